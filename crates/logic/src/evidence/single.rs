//! Singles: the last cell of a house, the only place of a digit, the only digit of a cell.

use super::Proof;
use crate::{
    Effect, Unproved,
    check::{of_cell, of_house, prove},
};
use alloc::vec;
use core::fmt;
use nonet_core::board::{Candidate, CandidateSet, Candidates, DigitSet, House, HouseSet};

/// A full house: the cell that the step fills is the only empty one of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LastCell {
    /// The house that is full but for the cell.
    pub house: House,
}

/// A hidden single: the house has no other place for the digit than the one that the step fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OnlyPlace {
    /// The house that needs the digit.
    pub house: House,
}

/// A naked single: the cell has no other candidate than the one that the step places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OnlyDigit;

impl Proof for LastCell {
    fn complexity(&self) -> usize {
        1
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.house)
    }

    fn relies_on(&self, effect: &Effect) -> CandidateSet {
        other_places(self.house, effect)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let is_last = (at.empty_cells() & self.house.cells()).single().is_some();
        let place = placed(effect).filter(|_| is_last).and_then(|it| of_house(it.digit, self.house, at));
        prove(effect, place.map(|it| vec![it]))
    }
}

impl Proof for OnlyPlace {
    fn complexity(&self) -> usize {
        1
    }

    fn houses(&self) -> HouseSet {
        HouseSet::of(self.house)
    }

    fn relies_on(&self, effect: &Effect) -> CandidateSet {
        other_places(self.house, effect)
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let place = placed(effect).and_then(|it| of_house(it.digit, self.house, at));
        prove(effect, place.map(|it| vec![it]))
    }
}

impl Proof for OnlyDigit {
    fn complexity(&self) -> usize {
        1
    }

    fn relies_on(&self, effect: &Effect) -> CandidateSet {
        placed(effect).map_or(CandidateSet::ALL, |it| CandidateSet::of_cell(it.cell, !DigitSet::of(it.digit)))
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let digit = placed(effect).and_then(|it| of_cell(it.cell, at));
        prove(effect, digit.map(|it| vec![it]))
    }
}

/// Returns the candidate that a single places.
fn placed(effect: &Effect) -> Option<Candidate> {
    effect.placements().first()
}

/// Returns the places of the digit in the house besides the one that the single takes.
fn other_places(house: House, effect: &Effect) -> CandidateSet {
    placed(effect).map_or(CandidateSet::ALL, |it| CandidateSet::of_digit(it.digit, house.cells().without(it.cell)))
}

impl fmt::Display for LastCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "last cell {}", self.houses())
    }
}

impl fmt::Display for OnlyPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "only place {}", self.houses())
    }
}

impl fmt::Display for OnlyDigit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("only digit")
    }
}
