//! Tridagons.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_cells, prove},
};
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};
use std::fmt;

/// Twelve cells in four boxes that three digits cannot fill, if none of the guardians is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tridagon {
    /// The cells.
    pub cells: CellSet,
    /// The three digits.
    pub digits: DigitSet,
    /// The other candidates in the cells.
    pub guardians: CandidateSet,
}

impl Proof for Tridagon {
    fn len(&self) -> usize {
        self.cells.len() + self.guardians.len()
    }

    fn houses(&self) -> HouseSet {
        self.cells.iter().map(Cell::block).collect()
    }

    /// That the cells can't be filled without a guardian is found out by the search.
    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let others = *at.open() & CandidateSet::product(self.cells, !self.digits);
        prove(effect, of_cells(self.cells, at).filter(|_| others == self.guardians))
    }
}

impl fmt::Display for Tridagon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let guardians = notation::joined(self.guardians.iter(), ",");
        write!(f, "tridagon {} {} guardians {guardians}", notation::digits(self.digits), notation::cells(self.cells))
    }
}
