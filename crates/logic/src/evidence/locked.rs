//! Locked candidates.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_house, prove},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, House, HouseSet};
use std::fmt;

/// In `from`, all places of the digit lie in `to` as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Locked {
    /// The digit.
    pub digit: Digit,
    /// The house that needs the digit there.
    pub from: House,
    /// The house that therefore has no other place for it.
    pub to: House,
    /// The digit's places in `from`.
    pub cells: CellSet,
}

impl Proof for Locked {
    fn len(&self) -> usize {
        self.cells.len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.from).with(self.to)
    }

    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.from.cells() - self.cells)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, of_house(self.digit, self.from, at).map(|it| vec![it]))
    }
}

impl fmt::Display for Locked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(HouseSet::of);
        write!(f, "locked {} {from}/{to} {}", self.digit, notation::cells(self.cells))
    }
}
