//! Locked candidates.

use super::{Proof, notation};
use crate::{Effect, check::of_house};
use alloc::{vec, vec::Vec};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, House, HouseSet};

/// Locked candidates: all places of a digit in one house, `from`, lie in another house too, `to`. So the digit is eliminated
/// from the rest of `to`.
///
/// ```text
///   X X o   - - -   - - -      X  the places of the digit in box 1 (`from`): all of them lie in row 1 (`to`)
///   o o o   . . .   . . .      o  no places of the digit
///   o o o   . . .   . . .      -  eliminated: the other places in row 1
/// ```
///
/// From a box to a line this is pointing, and from a line to a box claiming.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Locked {
    /// The digit that is locked.
    pub digit: Digit,
    /// The house that needs the digit in `cells`.
    pub from: House,
    /// The house that therefore has no other place for the digit.
    pub to: House,
    /// The places of the digit in `from`.
    pub cells: CellSet,
}

impl Proof for Locked {
    fn complexity(&self) -> usize {
        self.cells.len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.from).with(self.to)
    }

    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.from.cells() - self.cells)
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_house(self.digit, self.from, at).map(|it| vec![it])
    }
}

impl fmt::Display for Locked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(HouseSet::of);
        write!(f, "locked {} {from}/{to} {}", self.digit, notation::cells(self.cells))
    }
}
