//! Naked and hidden subsets.

use super::{Proof, notation};
use crate::{
    Effect,
    check::{of_cells, of_house},
};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, House, HouseSet};

/// A naked subset: cells of a house that have as many candidates between them as there are cells. A naked pair in row 1:
///
/// ```text
///   - 12 -   - 12 -   - - -      12  the two cells, with the candidates 1 and 2 alone
///                                -   1 and 2 are eliminated from the other cells of the row
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NakedSubset {
    /// The houses that all the cells lie in: one, or a line and a box.
    pub houses: HouseSet,
    /// The cells of the subset.
    pub cells: CellSet,
    /// The candidates of the cells, all together.
    pub digits: DigitSet,
}

/// A hidden subset: digits that have as many places between them in a house as there are digits. A hidden pair in a box:
///
/// ```text
///   12+  o   o       12+  the only two places of 1 and 2 in the box: all other candidates are eliminated from them
///    o   o  12+      o    no 1 and no 2
///    o   o   o
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HiddenSubset {
    /// The house that needs the digits.
    pub house: House,
    /// The places of the digits, as many cells as digits.
    pub cells: CellSet,
    /// The digits of the subset.
    pub digits: DigitSet,
}

impl Proof for NakedSubset {
    fn complexity(&self) -> usize {
        self.cells.len()
    }

    fn houses(&self) -> HouseSet {
        self.houses
    }

    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        CandidateSet::product(self.cells, !self.digits)
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_cells(self.cells, at)
    }
}

impl Proof for HiddenSubset {
    fn complexity(&self) -> usize {
        self.cells.len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.house)
    }

    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        CandidateSet::product(self.house.cells() - self.cells, self.digits)
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        self.digits.iter().map(|digit| of_house(digit, self.house, at)).collect()
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
