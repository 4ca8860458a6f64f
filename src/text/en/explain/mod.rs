//! A step in short sentences that a learner follows, one after the other.

mod singles;
mod subsets;
mod trial;

use crate::{
    board::Candidates,
    engine::{Evidence, Step},
    text::{Notation, Prose},
};

/// The proof of a step in short sentences, to be shown as a numbered list; the last one says what follows. `at` is the position
/// at which the step was found: it tells which digits close a cell.
#[must_use]
pub fn explain(step: &Step, at: &Candidates, notation: Notation) -> Vec<Prose> {
    match &step.evidence {
        Evidence::LastCell { house } => singles::last_cell(step, *house, notation),
        Evidence::OnlyPlace { house } => singles::only_place(step, *house, at, notation),
        Evidence::OnlyDigit => singles::only_digit(step, at, notation),
        Evidence::Locked { digit, from, to, cells } => subsets::locked(step, *digit, *from, *to, *cells, notation),
        Evidence::NakedSubset { houses, cells, digits } => subsets::naked(step, *houses, *cells, *digits, notation),
        Evidence::HiddenSubset { house, cells, digits } => subsets::hidden(step, *house, *cells, *digits, notation),
        Evidence::Trial { assumed, steps, contradiction } => trial::trial(*assumed, steps, *contradiction, notation),
    }
}
