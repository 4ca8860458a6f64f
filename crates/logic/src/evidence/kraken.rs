//! Kraken fish.

use super::{Case, Proof, cases::of_chains, notation};
use crate::{Link, check::of_houses};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Digit, HouseSet};

/// A kraken fish: a [fish](super::Fish), and from each of its fins a chain to the same elimination. If no fin is true,
/// the fish eliminates the same candidate by itself.
///
/// ```text
///   . . .   . . .   . . .      X     the places of the digit in rows 2 and 8, the base, that lie in columns 2 and 7, the cover
///   . X .   . F .   X . .      F     the fin: the only other place in the base
///   . . .   . . .   . . .      G, H  the only two places in row 5: a strong link; F and G see each other in column 5
///                              -     eliminated: the cell lies in the cover, and sees H
///   . - .   . . .   . . .
///   . . H   . G .   . . .      Written kraken 1 r28/c27 fins 1r2c5-1r5c5=1r5c3, if the digit is 1.
///   . - .   . . .   . . .
///
///   . . .   . . .   . . .
///   . X .   . . .   X . .
///   . . .   . . .   . . .
/// ```
///
/// If F is false, the X-wing eliminates the digit from the marked cells; if F is true, G is false and H is true, and H eliminates
/// it from them too.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Kraken {
    /// The digit of the fish.
    pub digit: Digit,
    /// The lines of the base, which need the digit.
    pub base: HouseSet,
    /// The lines of the cover, in which the base has the digit but for the fins.
    pub cover: HouseSet,
    /// The cases, one for each fin, each with the same conclusion.
    pub cases: Vec<Case>,
}

impl Proof for Kraken {
    fn complexity(&self) -> usize {
        2 * self.base.len() + self.cases.iter().map(Case::complexity).sum::<usize>()
    }

    fn houses(&self) -> HouseSet {
        self.base | self.cover
    }

    fn links(&self) -> Vec<Link> {
        self.cases.iter().flat_map(Case::links).collect()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses = of_houses(self.digit, self.base, at)?;
        clauses.extend(of_chains(&self.cases, at)?);
        Some(clauses)
    }
}

impl fmt::Display for Kraken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kraken {} {}/{} fins {}", self.digit, self.base, self.cover, notation::joined(&self.cases, " | "))
    }
}
