//! Trials by contradiction.

use crate::{
    board::{Candidate, CandidateSet, CellSet},
    engine::{Contradiction, Evidence, Role, Step, Technique},
    text::{Notation, Prose, en::words::Words},
};

/// A trial, step by step.
pub(super) fn trial(assumed: Candidate, steps: &[Step], end: Contradiction, notation: Notation) -> Vec<Prose> {
    let mut sentences = Vec::new();
    tell(assumed, steps, end, false, notation, &mut sentences);
    sentences
}

/// A trial, and those inside it.
fn tell(assumed: Candidate, steps: &[Step], end: Contradiction, inner: bool, notation: Notation, sentences: &mut Vec<Prose>) {
    let words = || Words::new(notation);
    let opening = if inner { "Suppose as well that " } else { "Suppose that " };
    sentences.push(words().text(opening).equation(assumed, Role::On).stop());
    for step in steps {
        if let Evidence::Trial { assumed, steps, contradiction } = &step.evidence {
            tell(*assumed, steps, *contradiction, true, notation, sentences);
        } else {
            sentences.push(consequence(step, notation));
        }
    }
    sentences.push(cannot_be(end, notation));
    let so = if inner { "So, with what was supposed before, " } else { "So " };
    sentences.push(words().text(so).not(&CandidateSet::single(assumed)).stop());
}

fn cannot_be(contradiction: Contradiction, notation: Notation) -> Prose {
    let words = Words::new(notation).text("But then ");
    match contradiction {
        Contradiction::Twice { digit, house } => words.text(format!("there are two {digit}s in ")).house(house),
        Contradiction::NoCandidate { cell } => words.cells(CellSet::of(cell), Role::Cause).text(" has no candidate left"),
        Contradiction::NoPlace { digit, house } => {
            let places = CandidateSet::of(digit, house.cells());
            let words = words.text("there is no place left for ");
            words.candidates(digit.to_string(), places, Role::Cause).text(" in ").house(house)
        }
    }
    .stop()
}

/// A step of a trial in one sentence.
fn consequence(step: &Step, notation: Notation) -> Prose {
    let words = || Words::new(notation);
    let Some(it) = step.placements().first() else {
        let pattern = match &step.evidence {
            Evidence::NakedSubset { houses, cells, digits } => {
                words().text("Then ").cells(*cells, Role::Cause).text(format!(" hold {digits} of ")).houses(*houses)
            }
            Evidence::HiddenSubset { house, cells, digits } => words()
                .text("Then ")
                .digits_in(*digits, *cells, Role::Cause)
                .text(" of ")
                .house(*house)
                .text(" lie in ")
                .cells(*cells, Role::Cause),
            _ => {
                return words()
                    .text(format!("By {}, ", step.technique.title().to_ascii_lowercase()))
                    .not(&step.eliminations())
                    .stop();
            }
        };
        return pattern.text(", so ").not(&step.eliminations()).stop();
    };
    let then = words().text("Then ").equation(it, Role::On);
    match (&step.evidence, step.technique) {
        (Evidence::OnlyPlace { house }, _) => then.text(", the only place in ").house(*house).stop(),
        (_, Technique::NakedSingle) => then.text(", the only digit left there").stop(),
        _ => then.stop(),
    }
}
