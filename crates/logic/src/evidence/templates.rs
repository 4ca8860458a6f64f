//! Templates.

use super::{Proof, notation};
use crate::{
    Effect, Step, Unproved,
    check::{of_house, prove_unknown, replay},
};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Digit, House};

/// The templates of a digit: all ways to place it in all houses at once. The cells that all templates have in common hold the
/// digit, and from the cells that no template has it is eliminated.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Templates {
    /// The digit whose templates are looked at.
    pub digit: Digit,
    /// The steps before, which templates of this digit or of others allow, each with its effect alone.
    pub before: Vec<Step>,
}

impl Proof for Templates {
    fn complexity(&self) -> usize {
        81 + self.before.iter().map(|step| step.evidence.complexity()).sum::<usize>()
    }

    /// Replays what templates place before, and then the digit's houses prove what is not known yet.
    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        let mut position = at.clone();
        replay(&self.before, &mut position)?;
        let known = match effect {
            Effect::Place(_) => *position.placed(),
            Effect::Eliminate(_) => CandidateSet::ALL - position.possible(),
        };
        let clauses: Vec<_> = House::all().filter_map(|house| of_house(self.digit, house, &position)).collect();
        prove_unknown(effect, &known, &clauses)
    }
}

impl fmt::Display for Templates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "templates {}", self.digit)?;
        if self.before.is_empty() {
            Ok(())
        } else {
            write!(f, " after {}", notation::joined(self.before.iter().map(notation::step), "; "))
        }
    }
}
