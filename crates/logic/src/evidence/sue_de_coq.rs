//! Sue de Coq.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_cells, prove},
};
use nonet_core::board::{Candidates, CellSet, House, HouseSet};
use std::fmt;

/// Cells of a line and a box with as many digits as cells, those in the line alone without a digit of those in the box alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SueDeCoq {
    /// The line.
    pub line: House,
    /// The box.
    pub block: House,
    /// The cells where the two meet.
    pub shared: CellSet,
    /// The cells in the line alone.
    pub in_line: CellSet,
    /// The cells in the box alone.
    pub in_block: CellSet,
}

impl SueDeCoq {
    /// Returns all its cells.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.shared | self.in_line | self.in_block
    }
}

impl Proof for SueDeCoq {
    fn len(&self) -> usize {
        self.cells().len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.line).with(self.block)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, of_cells(self.cells(), at))
    }
}

impl fmt::Display for SueDeCoq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [shared, in_line, in_block] = [self.shared, self.in_line, self.in_block].map(notation::cells);
        write!(f, "sue de coq {} {shared} line {in_line} box {in_block}", self.houses())
    }
}
