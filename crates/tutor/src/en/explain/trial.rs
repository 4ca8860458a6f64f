//! Trials by contradiction.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, CellSet},
    words::digits_and,
};
use nonet_logic::{Contradiction, Evidence, Step, Technique};

/// The numbers of the sentences that tell what becomes true in a trial, what is assumed first: the board shows them beside it.
pub(crate) fn numbers(steps: &[Step]) -> Vec<usize> {
    let mut numbers = vec![1];
    let mut told = 1;
    for step in steps {
        told += sentences(step);
        if !step.placements().is_empty() {
            numbers.push(told);
        }
    }
    numbers
}

/// In how many sentences a step of a trial is told. One inside it begins with what is supposed, and ends with what cannot be and what
/// follows.
fn sentences(step: &Step) -> usize {
    match &step.evidence {
        Evidence::Trial { steps, .. } => 3 + steps.iter().map(sentences).sum::<usize>(),
        _ => 1,
    }
}

/// A trial, step by step.
pub(super) fn trial(assumed: Candidate, steps: &[Step], end: Contradiction, words: &mut Words) {
    tell(assumed, steps, end, false, words);
}

/// A trial, and those inside it.
fn tell(assumed: Candidate, steps: &[Step], end: Contradiction, inner: bool, words: &mut Words) {
    words.text(if inner { "Suppose as well that " } else { "Suppose that " }).equation(assumed, Role::On).stop();
    for step in steps {
        match &step.evidence {
            Evidence::Trial { assumed, steps, contradiction } => tell(*assumed, steps, *contradiction, true, words),
            _ => consequence(step, words),
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
