//! Fish, finned or not.

use super::{Proof, notation};
use crate::{
    Effect, Unproved,
    check::{of_houses, prove},
};
use nonet_core::board::{Candidates, CellSet, Digit, HouseSet};
use std::fmt;

/// A digit's places in the base lines lie in as many cover lines, but for the fins, which lie in one box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The lines that need the digit.
    pub base: HouseSet,
    /// The lines in which they have it.
    pub cover: HouseSet,
    /// The places outside of the cover lines; none in a basic fish.
    pub fins: CellSet,
}

impl Proof for Fish {
    fn len(&self) -> usize {
        2 * self.base.len() + self.fins.len()
    }

    fn houses(&self) -> HouseSet {
        self.base | self.cover
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, of_houses(self.digit, self.base, at))
    }
}

impl fmt::Display for Fish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fish {} {}/{}", self.digit, self.base, self.cover)?;
        if self.fins.is_empty() { Ok(()) } else { write!(f, " fins {}", notation::cells(self.fins)) }
    }
}
