//! Tridagons.

use super::{Proof, notation};
use crate::check::of_cells;
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};

/// A tridagon: twelve cells in four boxes at the corners of a rectangle that three digits alone cannot fill. So one of the
/// guardians is true.
///
/// ```text
///   X . .   . . X      X  the twelve cells, with the digits 1, 2 and 3; all other candidates in them are guardians
///   . X .   . X .
///   . . X   X . .      In one or three of the boxes, here one, the cells run down to the left, and in the others to
///                      the right. Cells in columns 2, 3, 1 or 3, 1, 2 of a box, from row to row, run to the right too,
///   X . .   X . .      and their mirror images to the left.
///   . X .   . X .
///   . . X   . . X
/// ```
///
/// A single guardian is placed. Of several, the candidates that all of them rule out are eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tridagon {
    /// The twelve cells, three in each box.
    pub cells: CellSet,
    /// The three digits that alone cannot fill the cells.
    pub digits: DigitSet,
    /// The guardians: the other candidates in the cells.
    pub guardians: CandidateSet,
}

impl Proof for Tridagon {
    fn complexity(&self) -> usize {
        self.cells.len() + self.guardians.len()
    }

    fn houses(&self) -> HouseSet {
        self.cells.iter().map(Cell::block).collect()
    }

    /// That the cells can't be filled without a guardian is found out by the search.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let others = *at.open() & CandidateSet::product(self.cells, !self.digits);
        of_cells(self.cells, at).filter(|_| others == self.guardians)
    }
}

impl fmt::Display for Tridagon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let guardians = notation::joined(self.guardians.iter(), ",");
        write!(f, "tridagon {} {} guardians {guardians}", notation::digits(self.digits), notation::cells(self.cells))
    }
}
