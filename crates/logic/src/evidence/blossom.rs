//! Death blossoms.

use super::{Proof, notation};
use crate::check::of_cells;
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet};

/// A death blossom: a cell, the stem, and for each of its candidates an almost locked set, a petal, that loses this candidate
/// if the stem holds it.
///
/// Whatever the stem holds, one of the petals has as many digits as cells then. So a digit that all petals have is eliminated
/// from the cells that see all its places in them.
///
/// ```text
///    .  .  .    .   .  .    .  .  .      123    the stem
///    . -4  .    .  24  .    .  .  .      14     the petal for 1
///    .  .  .    .   .  .    .  .  .      24     the petal for 2
///                                        46 36  the petal for 3, of two cells
///    .  .  .    .   .  .    .  .  .      -4     4 is eliminated: the cell sees all places of 4 in the petals
///    . 14  .    . 123  .    .  .  .
///    . 46  .    .  36  .    .  .  .      Written blossom 4 stem r5c5 petals r5c2 r2c5 r6c2,r6c5.
/// ```
///
/// If the stem is 1, r5c2 is 4; if it is 2, r2c5 is 4; if it is 3, r6c5 is 6 and r6c2 is 4.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Blossom {
    /// The stem cell.
    pub stem: Cell,
    /// The cells of each petal, in the order of the stem's candidates.
    pub petals: Vec<CellSet>,
    /// The digits that are eliminated: all petals have them, and the stem has not.
    pub digits: DigitSet,
}

impl Proof for Blossom {
    fn complexity(&self) -> usize {
        1 + self.petals.iter().map(|cells| cells.len()).sum::<usize>()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_cells(self.petals.iter().fold(CellSet::of(self.stem), |all, it| all | *it), at)
    }
}

impl fmt::Display for Blossom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let petals = self.petals.iter().copied().map(notation::cells);
        write!(f, "blossom {} stem {} petals {}", notation::digits(self.digits), self.stem, notation::joined(petals, " "))
    }
}
