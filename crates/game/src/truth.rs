//! The digits that some solution of a game has, and so the digits and removals that are mistakes.

use super::Standing;
use nonet_core::{
    board::{CandidateSet, CellSet, DigitSet, Grid},
    solver::{self, Problem, Verdict},
};

/// The candidates that occur in some solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Truth {
    allowed: CandidateSet,
    unique: bool,
}

impl Truth {
    /// The truth about these givens, by the verdict on them. None if they have no solution.
    #[must_use]
    pub fn new(givens: &Grid, verdict: &Verdict) -> Option<Truth> {
        match verdict {
            Verdict::None(_) => None,
            Verdict::One(solution) => Some(Truth { allowed: solution.grid().domains(), unique: true }),
            Verdict::Several { .. } => Some(Truth { allowed: solver::true_candidates(givens), unique: false }),
        }
    }

    /// The candidates that occur in some solution.
    #[must_use]
    pub const fn allowed(&self) -> &CandidateSet {
        &self.allowed
    }

    /// Whether there is only one solution.
    #[must_use]
    pub const fn is_unique(&self) -> bool {
        self.unique
    }

    /// The cells with a digit that no solution has there.
    #[must_use]
    pub fn wrong_digits(&self, standing: &Standing) -> CellSet {
        let wrong = standing.entered().iter().filter(|&(cell, digit)| !self.allowed.digits_in(cell).contains(digit));
        wrong.map(|(cell, _)| cell).collect()
    }

    /// The candidates that were ruled out by mistake: those of the empty cells in which everything that could be true was. Marks
    /// that were taken away in a cell whose notes were never complete are no mistakes (see [`RuledOut`](super::RuledOut)).
    #[must_use]
    pub fn wrongly_removed(&self, standing: &Standing) -> CandidateSet {
        let removed = standing.ruled_out().certain();
        let cells = removed.cells().iter().filter(|&cell| self.allowed.digits_in(cell).is_subset(removed.digits_in(cell)));
        CandidateSet::product(cells.collect(), DigitSet::ALL) & removed & self.allowed
    }

    /// Whether nothing that stands is a mistake.
    #[must_use]
    pub fn is_fine(&self, standing: &Standing) -> bool {
        self.wrong_digits(standing).is_empty() && self.wrongly_removed(standing).is_empty()
    }
}
