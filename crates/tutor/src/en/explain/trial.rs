//! Trials by contradiction.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, CellSet},
    words::digits_and,
};
use nonet_logic::{Contradiction, Evidence, Step, Technique};

/// A trial, step by step.
pub(super) fn trial(assumed: Candidate, steps: &[Step], end: Contradiction, words: &mut Words) {
    tell(assumed, steps, end, false, words);
}

/// A trial, and those inside it.
fn tell(assumed: Candidate, steps: &[Step], end: Contradiction, inner: bool, words: &mut Words) {
    words.text(if inner { "Suppose as well that " } else { "Suppose that " }).equation(assumed, Role::On);
    numbered(1, inner, words).stop();
    let mut drawn = 1;
    for step in steps {
        match &step.evidence {
            Evidence::Trial { assumed, steps, contradiction } => tell(*assumed, steps, *contradiction, true, words),
            _ if step.placements().is_empty() => consequence(step, words),
            _ => {
                drawn += 1;
                placed(step, words);
                numbered(drawn, inner, words).stop();
            }
        }
    }
    cannot_be(end, words);
    let so = if inner { "So, with what was supposed before, " } else { "So " };
    words.text(so).not(&CandidateSet::single(assumed)).stop();
}

fn cannot_be(contradiction: Contradiction, words: &mut Words) {
    words.text("But then ");
    match contradiction {
        Contradiction::Twice { digit, house } => words.text(format!("there are two {digit}s in ")).house(house),
        Contradiction::NoCandidate { cell } => words.cells(CellSet::of(cell), Role::Off).text(" has no candidate left"),
        Contradiction::NoPlace { digit, house } => {
            words.text("there is no place left for ").digit_in(digit, house.cells(), Role::Off).text(" in ").house(house)
        }
    }
    .stop();
}

/// A step of a trial in one sentence.
pub(super) fn consequence(step: &Step, words: &mut Words) {
    if !step.placements().is_empty() {
        return placed(step, words).stop();
    }
    match &step.evidence {
        Evidence::NakedSubset { houses, cells, digits } => words
            .text("Then ")
            .cells(*cells, Role::Cause)
            .text(format!(" hold {} of ", digits_and(*digits)))
            .houses(*houses)
            .text(", so "),
        Evidence::HiddenSubset { house, cells, digits } => words
            .text("Then ")
            .digits_in(*digits, *cells, Role::Cause)
            .text(" of ")
            .house(*house)
            .text(" lie in ")
            .cells(*cells, Role::Cause)
            .text(", so "),
        _ => words.text(format!("By {}, ", step.technique.title().to_ascii_lowercase())),
    }
    .not(&step.eliminations())
    .stop();
}

/// The digit that a step of a trial places, and why.
fn placed<'a>(step: &Step, words: &'a mut Words) -> &'a mut Words {
    if let Some(it) = step.placements().first() {
        words.text("Then ").equation(it, Role::On);
    }
    match (&step.evidence, step.technique) {
        (Evidence::OnlyPlace { house }, _) => words.text(", the only place in ").house(*house),
        (_, Technique::NakedSingle) => words.text(", the only digit left there"),
        _ => words,
    }
}

/// The number that a digit has on the board, where only the outermost trial is drawn, if it is another than the sentence's.
fn numbered(number: usize, inner: bool, words: &mut Words) -> &mut Words {
    if inner || number == words.count() + 1 { words } else { words.text(format!(" ({number} on the board)")) }
}
