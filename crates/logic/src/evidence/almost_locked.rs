//! Almost locked pairs and triples.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_cells, of_house, prove},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, House, HouseSet};
use std::fmt;

/// A line and a box meet; outside of it, cells of one take all of some digits but one, and the other has room for the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlmostLocked {
    /// The digits, one more than there are cells on either side.
    pub digits: DigitSet,
    /// The house whose cells have only these digits.
    pub sure: House,
    /// The house that has them in no other cells.
    pub other: House,
    /// The cells of the first house, outside of the second.
    pub naked: CellSet,
    /// The cells of the second house, outside of the first.
    pub hidden: CellSet,
}

impl AlmostLocked {
    /// Returns the clauses of the cells of one house, and of the digits in the other.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = of_cells(self.naked, at)?;
        for digit in self.digits {
            clauses.push(of_house(digit, self.other, at)?);
        }
        Some(clauses)
    }
}

impl Proof for AlmostLocked {
    fn len(&self) -> usize {
        (self.naked | self.hidden).len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.sure).with(self.other)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, self.clauses(at))
    }
}

impl fmt::Display for AlmostLocked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [sure, other] = [self.sure, self.other].map(HouseSet::of);
        let [naked, hidden] = [self.naked, self.hidden].map(notation::cells);
        write!(f, "almost locked {} {sure} {naked} {other} {hidden}", notation::digits(self.digits))
    }
}
