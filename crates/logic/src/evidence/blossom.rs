//! Death blossoms.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_cells, prove},
};
use nonet_core::board::{Candidates, Cell, CellSet, DigitSet};
use std::fmt;

/// A cell, and for each of its candidates an almost locked set that loses this candidate if the cell holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blossom {
    /// The cell.
    pub stem: Cell,
    /// The sets, in the order of the cell's candidates.
    pub petals: Vec<CellSet>,
    /// The digits that go: all sets have them, and the cell has not.
    pub digits: DigitSet,
}

impl Proof for Blossom {
    fn len(&self) -> usize {
        1 + self.petals.iter().map(|cells| cells.len()).sum::<usize>()
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, of_cells(self.petals.iter().fold(CellSet::of(self.stem), |all, it| all | *it), at))
    }
}

impl fmt::Display for Blossom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let petals = self.petals.iter().copied().map(notation::cells);
        write!(f, "blossom {} stem {} petals {}", notation::digits(self.digits), self.stem, notation::joined(petals, " "))
    }
}
