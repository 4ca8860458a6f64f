//! Junior exocets.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_cells, of_house, prove},
};
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};
use std::fmt;

/// Bases and targets that have to hold the same digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exocets {
    /// The digits of the bases.
    pub digits: DigitSet,
    /// One, or two of one band.
    pub exocets: Vec<Exocet>,
}

/// Two cells whose digits have to be in two others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exocet {
    /// The two cells, in a box and a line.
    pub base: CellSet,
    /// Two cells in the other boxes of the band.
    pub targets: CellSet,
    /// The lines on which, outside of the band, each digit of the base can be twice at most.
    pub lines: HouseSet,
}

impl Exocet {
    /// Returns the boxes of its band.
    fn band(&self) -> HouseSet {
        (self.base | self.targets).iter().map(Cell::block).collect()
    }

    /// Returns the cells of its lines outside of the band.
    #[must_use]
    pub fn outside(&self) -> CellSet {
        self.lines.cells() - self.band().cells()
    }
}

impl Exocets {
    /// Returns the clauses of the cells, and of the digits on the lines and in the boxes of the targets.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = of_cells(self.exocets.iter().fold(CellSet::EMPTY, |all, it| all | it.base | it.targets), at)?;
        let boxes: HouseSet = self.exocets.iter().flat_map(|it| it.targets.iter().map(Cell::block)).collect();
        for house in (self.houses() | boxes).iter() {
            clauses.extend(self.digits.iter().filter_map(|digit| of_house(digit, house, at)));
        }
        Some(clauses)
    }
}

impl Proof for Exocets {
    fn len(&self) -> usize {
        self.exocets.len() * (4 + 3 * self.digits.len())
    }

    fn houses(&self) -> HouseSet {
        self.exocets.iter().fold(HouseSet::EMPTY, |all, it| all | it.lines)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, self.clauses(at))
    }
}

impl fmt::Display for Exocets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.exocets.iter().map(|it| {
            let [base, targets] = [it.base, it.targets].map(notation::cells);
            format!(" base {base} targets {targets} lines {}", it.lines)
        });
        write!(f, "exocets {}{}", notation::digits(self.digits), notation::joined(each, ""))
    }
}
