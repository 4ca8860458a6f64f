//! Fireworks.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_houses, prove},
};
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};
use std::fmt;

/// Digits that a row and a column have, beside the box where they cross, in the wings alone: as many as there are crossings
/// and wings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Firework {
    /// The crossings: one of three digits, or two opposite ones of two each.
    pub corners: Vec<FireworkCorner>,
    /// The cell of the row and the cell of the column.
    pub wings: CellSet,
}

/// A cell, and digits that its row and its column have, beside its box, in one cell at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FireworkCorner {
    /// The cell where the row and the column cross.
    pub crossing: Cell,
    /// The digits.
    pub digits: DigitSet,
}

impl FireworkCorner {
    /// Returns its row and its column.
    fn lines(&self) -> HouseSet {
        HouseSet::of(self.crossing.row()).with(self.crossing.column())
    }

    /// Returns the clauses of its digits on its lines.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let each: Option<Vec<_>> = self.digits.iter().map(|digit| of_houses(digit, self.lines(), at)).collect();
        Some(each?.concat())
    }
}

impl Proof for Firework {
    fn len(&self) -> usize {
        2 + self.corners.iter().map(|corner| 1 + corner.digits.len()).sum::<usize>()
    }

    fn houses(&self) -> HouseSet {
        self.corners.iter().fold(HouseSet::EMPTY, |all, corner| all | corner.lines())
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let each: Option<Vec<_>> = self.corners.iter().map(|corner| corner.clauses(at)).collect();
        prove(effect, each.map(|each| each.concat()))
    }
}

impl fmt::Display for Firework {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let corners = self.corners.iter().map(|it| format!("{}{}", notation::digits(it.digits), it.crossing));
        write!(f, "firework {} wings {}", notation::joined(corners, " "), notation::cells(self.wings))
    }
}
