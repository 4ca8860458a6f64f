//! Wings: XY, XYZ and WXYZ.

use super::{Proof, notation};
use crate::check::of_cells;
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit};

/// A wing (XY, XYZ or WXYZ): as many cells as digits between them, where each digit but one can be in one of the cells only,
/// since the cells that have it see each other. So the last digit is in one of the cells, and is eliminated from the cells that
/// see all its places in the wing. An XY-wing:
///
/// ```text
///   .  .  .    .  .  .    .  .  .      XY      the pivot
///   . XY  .    .  .  .   XZ  .  .      XZ, YZ  the pincers, which see the pivot
///   .  .  .    .  .  .    .  .  .      -Z      Z is eliminated: the cell sees both pincers
///
///   .  .  .    .  .  .    .  .  .
///   . YZ  .    .  .  .   -Z  .  .
///   .  .  .    .  .  .    .  .  .
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Wing {
    /// The pivot, the middle of the wing: one cell or several.
    pub pivot: CellSet,
    /// The pincers, the other cells of the wing.
    pub pincers: CellSet,
    /// The digit that can be in several of the cells, and must be in one.
    pub digit: Digit,
}

impl Proof for Wing {
    fn complexity(&self) -> usize {
        (self.pivot | self.pincers).len()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_cells(self.pivot | self.pincers, at)
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wing {} pivot {} pincers {}", self.digit, notation::cells(self.pivot), notation::cells(self.pincers))
    }
}
