//! Sue de Coq.

use super::{Proof, notation};
use crate::check::of_cells;
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, House, HouseSet};

/// A Sue de Coq: cells of a line and a box that have as many digits between them as there are cells, where the cells in the
/// line alone share no digit with those in the box alone. So each of the digits is in exactly one of the cells.
///
/// ```text
///   1234 1234  #     -a  12  -a    -a  -a  -a      1234  the cells where the line and the box meet (`shared`)
///    -b   34  -b     .   .   .     .   .   .       12    the cell in the line alone (`in_line`)
///    -b   -b  -b     .   .   .     .   .   .       34    the cell in the box alone (`in_block`)
///                                                  #     a filled cell
///   1 and 2 are eliminated from the rest of the line (-a), and 3 and 4 from the rest of the box (-b).
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SueDeCoq {
    /// The row or column.
    pub line: House,
    /// The box.
    pub block: House,
    /// The cells of the pattern in both the line and the box.
    pub shared: CellSet,
    /// The cells of the pattern in the line alone.
    pub in_line: CellSet,
    /// The cells of the pattern in the box alone.
    pub in_block: CellSet,
}

impl SueDeCoq {
    /// Returns all cells of the pattern: those in both houses and those in one of them alone.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.shared | self.in_line | self.in_block
    }
}

impl Proof for SueDeCoq {
    fn complexity(&self) -> usize {
        self.cells().len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.line).with(self.block)
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_cells(self.cells(), at)
    }
}

impl fmt::Display for SueDeCoq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [shared, in_line, in_block] = [self.shared, self.in_line, self.in_block].map(notation::cells);
        write!(f, "sue de coq {} {shared} line {in_line} box {in_block}", self.houses())
    }
}
