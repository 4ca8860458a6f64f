//! Naked and hidden subsets.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_cells, of_house, prove},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, House, HouseSet};
use std::fmt;

/// As many cells of a house as digits, and no other candidate in these cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NakedSubset {
    /// The houses that hold all the cells: one, or a line and a box.
    pub houses: HouseSet,
    /// The cells.
    pub cells: CellSet,
    /// Their candidates, all together.
    pub digits: DigitSet,
}

/// As many digits as cells of a house, and no other place for these digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenSubset {
    /// The house.
    pub house: House,
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
}

impl Proof for NakedSubset {
    fn len(&self) -> usize {
        self.cells.len()
    }

    fn houses(&self) -> HouseSet {
        self.houses
    }

    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        CandidateSet::product(self.cells, !self.digits)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, of_cells(self.cells, at))
    }
}

impl Proof for HiddenSubset {
    fn len(&self) -> usize {
        self.cells.len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.house)
    }

    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        CandidateSet::product(self.house.cells() - self.cells, self.digits)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, self.digits.iter().map(|digit| of_house(digit, self.house, at)).collect())
    }
}

impl fmt::Display for NakedSubset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_subset(f, "naked", self.digits, self.houses, self.cells)
    }
}

impl fmt::Display for HiddenSubset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_subset(f, "hidden", self.digits, self.houses(), self.cells)
    }
}

fn write_subset(f: &mut fmt::Formatter<'_>, kind: &str, digits: DigitSet, houses: HouseSet, cells: CellSet) -> fmt::Result {
    write!(f, "{kind} {} {houses} {}", notation::digits(digits), notation::cells(cells))
}
