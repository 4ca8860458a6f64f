//! Wings: XY, XYZ and WXYZ.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_cells, prove},
};
use nonet_core::board::{Candidates, CellSet, Digit};
use std::fmt;

/// As many cells as digits, of which all but one can be in one of the cells only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wing {
    /// The middle.
    pub pivot: CellSet,
    /// The other cells.
    pub pincers: CellSet,
    /// The digit that can be in several of them, and must be in one.
    pub digit: Digit,
}

impl Proof for Wing {
    fn len(&self) -> usize {
        (self.pivot | self.pincers).len()
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, of_cells(self.pivot | self.pincers, at))
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wing {} pivot {} pincers {}", self.digit, notation::cells(self.pivot), notation::cells(self.pincers))
    }
}
