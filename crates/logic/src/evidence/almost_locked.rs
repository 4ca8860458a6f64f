//! Almost locked pairs and triples.

use super::{Proof, notation};
use crate::check::{of_cells, of_house};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, House, HouseSet};

/// An almost locked pair or triple where a line and a box meet: outside of the meeting, cells of one of the two take all of
/// some digits but one, and the other has room for the same digits in as many cells.
///
/// ```text
///   *  *  .    .  12 .    -  .  -      12  the cell of the line (`naked`), with the digits 1 and 2 alone
///   .  X  .    .  .  .    .  .  .      *   places of 1 and 2 in the box where it meets the line
///   .  .  .    .  .  .    .  .  .      X   their only place in the rest of the box (`hidden`)
///                                      -   1 and 2 are eliminated
/// ```
///
/// The cell 12 takes one of the digits, which the box then has in X; so all other candidates are eliminated from X, and the other
/// digit is at one of the places `*`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AlmostLocked {
    /// The digits of the pattern, one more than there are cells on either side.
    pub digits: DigitSet,
    /// The house whose `naked` cells have only these digits.
    pub sure: House,
    /// The house that has the digits, outside of the meeting, in the `hidden` cells alone.
    pub other: House,
    /// The cells with only these digits, in `sure` and outside of `other`.
    pub naked: CellSet,
    /// The places of the digits in `other` outside of `sure`.
    pub hidden: CellSet,
}

impl Proof for AlmostLocked {
    fn complexity(&self) -> usize {
        (self.naked | self.hidden).len()
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.sure).with(self.other)
    }

    /// Returns the clauses of the cells of one house, and of the digits in the other.
    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = of_cells(self.naked, at)?;
        for digit in self.digits {
            clauses.push(of_house(digit, self.other, at)?);
        }
        Some(clauses)
    }
}

impl fmt::Display for AlmostLocked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [sure, other] = [self.sure, self.other].map(HouseSet::of);
        let [naked, hidden] = [self.naked, self.hidden].map(notation::cells);
        write!(f, "almost locked {} {sure} {naked} {other} {hidden}", notation::digits(self.digits))
    }
}
