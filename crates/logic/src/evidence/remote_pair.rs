//! Remote pairs.

use super::{Proof, notation};
use crate::{Link, Node, check::of_cells};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet};

/// A remote pair: an even number of cells with the same two candidates, each seeing the next. The two digits alternate along
/// them, so both are eliminated from the cells that see two cells an odd number of links apart.
///
/// ```text
///   . . .   . . .   . . .      A, B, C, D  the cells, with the candidates 1 and 2 alone
///   . A .   . . .   . B -                  A sees B, B sees C, and C sees D: three links from A to D
///   . . .   . . .   . . .      -           1 and 2 are eliminated: the cell sees A and D
///
///   . . .   . . .   . . .      Written remote pair 12 r2c2-r2c8-r5c8-r6c9.
///   . . .   . . .   . C .
///   . - .   . . .   . . D
/// ```
///
/// A, B, C and D hold 1, 2, 1, 2 or 2, 1, 2, 1, so A and D hold 1 and 2 between them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RemotePair {
    /// The cells in order, each seeing the next.
    pub cells: Vec<Cell>,
    /// The two digits that all cells have.
    pub digits: DigitSet,
}

impl Proof for RemotePair {
    fn complexity(&self) -> usize {
        self.cells.len()
    }

    /// Returns the links drawn on the first digit: on in every other cell.
    fn links(&self) -> Vec<Link> {
        let Some(digit) = self.digits.first() else { return Vec::new() };
        let node = |cell: Cell| Node::new(digit, CellSet::of(cell));
        self.cells.windows(2).map(|pair| Link { from: node(pair[0]), to: node(pair[1]), strong: true }).collect()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        of_cells(self.cells.iter().copied().collect(), at)
    }
}

impl fmt::Display for RemotePair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "remote pair {} {}", notation::digits(self.digits), notation::joined(&self.cells, "-"))
    }
}
