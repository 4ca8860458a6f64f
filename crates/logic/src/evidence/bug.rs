//! Bivalue universal graves.

use super::{Proof, UniquenessExtra, notation};
use crate::check::of_house;
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Digit, House, HouseSet};

/// A bivalue universal grave (BUG): a grid in which, without the guardians, each empty cell has two candidates, and each house
/// two places for each of its open digits. These could be exchanged, so one of the guardians is true. It assumes one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bug {
    /// The guardians: the candidates beyond two a cell.
    pub guardians: CandidateSet,
    /// The condition that the proof needs beside the pattern.
    pub extra: UniquenessExtra,
}

impl Bug {
    /// Returns whether, without the guardians, each empty cell has two candidates and each house two places for each of its open
    /// digits.
    fn is_grave(&self, at: &Candidates) -> bool {
        let left = *at.open() - self.guardians;
        let cells = at.empty_cells().iter().all(|cell| left.digits_in(cell).len() == 2);
        cells
            && House::all().all(|house| {
                Digit::ALL.into_iter().all(|digit| {
                    let places = (left.cells_of(digit) & house.cells()).len();
                    places == if of_house(digit, house, at).is_some() { 2 } else { 0 }
                })
            })
    }
}

impl Proof for Bug {
    fn complexity(&self) -> usize {
        self.guardians.len() + self.extra.complexity()
    }

    fn houses(&self) -> HouseSet {
        self.extra.houses()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = self.extra.clauses(at).filter(|_| self.is_grave(at))?;
        clauses.push(self.guardians);
        Some(clauses)
    }
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bug guardians {}{}", notation::joined(self.guardians.iter(), ","), self.extra)
    }
}
