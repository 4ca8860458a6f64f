//! Trials by contradiction.

use super::{Proof, notation};
use crate::{Contradiction, Effect, Step, Unproved, check::replay};
use alloc::{format, string::String, vec::Vec};
use core::fmt;
use nonet_core::board::{Candidate, CandidateSet, Candidates};

/// A trial by contradiction: a candidate is assumed to be true, and steps lead from it to a contradiction. So the candidate is
/// eliminated.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Trial {
    /// The candidate that is assumed.
    pub assumed: Candidate,
    /// The steps that follow from the assumption, in order, each with its effect alone.
    pub steps: Vec<Step>,
    /// The contradiction at which the position arrives after these steps.
    pub contradiction: Contradiction,
}

impl Proof for Trial {
    fn complexity(&self) -> usize {
        1 + self.steps.iter().map(|step| step.evidence.complexity()).sum::<usize>()
    }

    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        self.steps.iter().fold(self.contradiction.absent(), |all, step| all | step.relies_on())
    }

    /// Replays the steps, each proved where it is taken: the contradiction is there at the end.
    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        if *effect != Effect::Eliminate(self.assumed.into()) {
            return Err(Unproved::Evidence);
        }
        let mut position = at.clone();
        position.place(self.assumed.cell, self.assumed.digit);
        replay(&self.steps, &mut position)?;
        let allowed = position.possible();
        let impossible = match self.contradiction {
            Contradiction::NoCandidate { cell } => allowed.digits_in(cell).is_empty(),
            Contradiction::NoPlace { digit, house } => allowed.cells_of(digit).is_disjoint(house.cells()),
            Contradiction::Twice { digit, house } => (position.grid().cells_of(digit) & house.cells()).len() > 1,
        };
        if impossible { Ok(()) } else { Err(Unproved::Evidence) }
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: String = self.steps.iter().map(|step| format!("; {}", notation::step(step))).collect();
        write!(f, "trial {}{steps}; {}", self.assumed, self.contradiction)
    }
}
