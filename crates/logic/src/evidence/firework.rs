//! Fireworks.

use super::{Proof, notation};
use crate::check::of_houses;
use alloc::{format, vec::Vec};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};

/// A firework: digits whose places in a row and a column, beside the box where the two cross, are the wings alone. There are as
/// many of these digits as crossings and wings, which therefore hold them and nothing else.
///
/// ```text
///   - - .   . . .   . . .      X  the crossing of row 3 and column 3
///   - - .   . . .   . . .      W  the wings: beside the box, 1, 2 and 3 have no other place in row 3 and column 3
///   . . X   o o o   W o o      o  no 1, 2 or 3; rows 7 to 9 of column 3 are so too
///                              -  1, 2 and 3 are eliminated
///   . . o   . . .   . . .
///   . . W   . . .   . . .      X and the two W hold 1, 2 and 3: their other candidates are eliminated.
///   . . o   . . .   . . .
/// ```
///
/// Each of the digits is in the crossing or in a wing: were it in neither wing, the row would need it in the box, and the
/// column too.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Firework {
    /// The crossings: one of three digits, or two opposite ones of two each.
    pub corners: Vec<FireworkCorner>,
    /// The two wings: a cell of the row and a cell of the column.
    pub wings: CellSet,
}

/// A crossing of a firework: a cell, and digits whose places in its row and its column, beside its box, are one cell each at
/// most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FireworkCorner {
    /// The cell where the row and the column cross.
    pub crossing: Cell,
    /// The digits of the crossing.
    pub digits: DigitSet,
}

impl FireworkCorner {
    /// Returns its row and its column.
    fn lines(&self) -> HouseSet {
        HouseSet::of(self.crossing.row()).with(self.crossing.column())
    }
}

impl Proof for Firework {
    fn complexity(&self) -> usize {
        2 + self.corners.iter().map(|corner| 1 + corner.digits.len()).sum::<usize>()
    }

    fn houses(&self) -> HouseSet {
        self.corners.iter().fold(HouseSet::EMPTY, |all, corner| all | corner.lines())
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = Vec::new();
        for corner in &self.corners {
            for digit in corner.digits {
                clauses.extend(of_houses(digit, corner.lines(), at)?);
            }
        }
        Some(clauses)
    }
}

impl fmt::Display for Firework {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let corners = self.corners.iter().map(|it| format!("{}{}", notation::digits(it.digits), it.crossing));
        write!(f, "firework {} wings {}", notation::joined(corners, " "), notation::cells(self.wings))
    }
}
