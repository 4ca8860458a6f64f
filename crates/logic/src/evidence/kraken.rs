//! Kraken fish.

use super::{Case, Proof, cases::of_chains, notation};
use crate::{
    Effect, Link, Unproved,
    check::{of_houses, prove},
};
use nonet_core::board::{Candidates, Digit, HouseSet};
use std::fmt;

/// A fish, and from each of its fins a chain to what goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kraken {
    /// The digit.
    pub digit: Digit,
    /// The lines that need the digit.
    pub base: HouseSet,
    /// The lines in which they have it, but for the fins.
    pub cover: HouseSet,
    /// The cases, one for each fin, each with the same conclusion.
    pub cases: Vec<Case>,
}

impl Proof for Kraken {
    fn len(&self) -> usize {
        2 * self.base.len() + self.cases.iter().map(Case::len).sum::<usize>()
    }

    fn houses(&self) -> HouseSet {
        self.base | self.cover
    }

    fn links(&self) -> Vec<Link> {
        self.cases.iter().flat_map(Case::links).collect()
    }

    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let lines = of_houses(self.digit, self.base, at);
        prove(effect, lines.zip(of_chains(&self.cases, at)).map(|(lines, chains)| [lines, chains].concat()))
    }
}

impl fmt::Display for Kraken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kraken {} {}/{} fins {}", self.digit, self.base, self.cover, notation::joined(&self.cases, " | "))
    }
}
