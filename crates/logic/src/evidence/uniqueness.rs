//! What deadly patterns and universal graves take beside themselves.

use super::notation;
use crate::check::{of_cells, of_houses};
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet, House, HouseSet};
use std::fmt;

/// The condition that a proof needs beside a deadly pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UniquenessExtra {
    /// Nothing.
    None,
    /// The guardians are like one cell of a naked subset.
    Subset {
        /// The house of the subset.
        house: House,
        /// Its other cells.
        cells: CellSet,
        /// Its digits.
        digits: DigitSet,
    },
    /// A digit of the pattern has no places in these houses but the pattern's cells.
    Places {
        /// The digit.
        digit: Digit,
        /// The houses.
        houses: HouseSet,
    },
}

impl UniquenessExtra {
    /// Returns how much more there is to follow.
    pub(super) fn len(&self) -> usize {
        match self {
            UniquenessExtra::None => 0,
            UniquenessExtra::Subset { cells, .. } => cells.len(),
            UniquenessExtra::Places { houses, .. } => houses.len(),
        }
    }

    /// Returns the houses of which something is used.
    pub(super) fn houses(&self) -> HouseSet {
        match self {
            UniquenessExtra::None => HouseSet::EMPTY,
            UniquenessExtra::Subset { house, .. } => HouseSet::of(*house),
            UniquenessExtra::Places { houses, .. } => *houses,
        }
    }

    /// Returns the candidates that are needed beside the pattern.
    #[must_use]
    pub fn candidates(&self) -> CandidateSet {
        match self {
            UniquenessExtra::Subset { cells, digits, .. } => CandidateSet::product(*cells, *digits),
            UniquenessExtra::None | UniquenessExtra::Places { .. } => CandidateSet::EMPTY,
        }
    }

    /// Returns the clauses that are used beside the guardians.
    pub(super) fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        match *self {
            UniquenessExtra::None => Some(Vec::new()),
            UniquenessExtra::Subset { cells, .. } => of_cells(cells, at),
            UniquenessExtra::Places { digit, houses } => of_houses(digit, houses, at),
        }
    }
}

/// Writes what it takes after a space; nothing where it takes nothing.
impl fmt::Display for UniquenessExtra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            UniquenessExtra::None => Ok(()),
            UniquenessExtra::Subset { house, cells, digits } => {
                let (digits, house, cells) = (notation::digits(digits), HouseSet::of(house), notation::cells(cells));
                write!(f, " with naked {digits} {house} {cells}")
            }
            UniquenessExtra::Places { digit, houses } => write!(f, " with {digit} {houses}"),
        }
    }
}
