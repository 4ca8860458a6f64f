//! The marks with which a learner answers a question on the board.

use nonet_core::board::{CandidateSet, CellSet, HouseSet};
use serde::{Deserialize, Serialize};

/// The marks on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Marked {
    /// Houses.
    Houses(HouseSet),
    /// Cells.
    Cells(CellSet),
    /// Candidates.
    Candidates(CandidateSet),
}

impl Marked {
    /// Returns whether nothing is marked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of marks.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Marked::Houses(houses) => houses.len(),
            Marked::Cells(cells) => cells.len(),
            Marked::Candidates(candidates) => candidates.len(),
        }
    }

    /// Returns the marks that the other has not. All of them if the other marks are of another sort.
    #[must_use]
    pub fn without(&self, other: &Marked) -> Marked {
        match (*self, *other) {
            (Marked::Houses(own), Marked::Houses(other)) => Marked::Houses(own - other),
            (Marked::Cells(own), Marked::Cells(other)) => Marked::Cells(own - other),
            (Marked::Candidates(own), Marked::Candidates(other)) => Marked::Candidates(own - other),
            (own, _) => own,
        }
    }
}
