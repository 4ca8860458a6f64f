//! A step: what follows, and the evidence that proves it.

use super::{Effect, Evidence, Link, Technique};
use nonet_core::board::{Candidate, CandidateSet, Candidates, HouseSet};
use std::fmt;

/// One piece of reasoning, found at some position.
#[derive(Clone, PartialEq, Eq)]
pub struct Step {
    /// The technique that found it.
    pub technique: Technique,
    /// The candidates that it places or eliminates.
    pub effect: Effect,
    /// The pattern that proves the effect.
    pub evidence: Evidence,
}

/// What happens at once after a step: the naked singles that it leaves are placed as well, and stand beside it in a log,
/// `r8c2 = 7 | r6c2 = 8`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FollowingSingles {
    /// All candidates that have gone, but for the placed ones themselves.
    pub removed: CandidateSet,
    /// The naked singles that were placed, in reading order; the step's own placements are not among them.
    pub placed: Vec<Candidate>,
}

impl Step {
    /// Makes the step's effect come true, and then places the naked singles that it leaves. What these leave in turn is for the
    /// next step to find, as are naked singles that stood before.
    pub fn apply(&self, candidates: &mut Candidates) -> FollowingSingles {
        let (before, ready) = (*candidates.open(), candidates.univalue());
        self.take(candidates);
        let mut placed = Vec::new();
        for cell in candidates.univalue() - ready {
            let Some(digit) = candidates.of_cell(cell).single() else { continue }; // another of them took its candidate
            candidates.place(cell, digit);
            placed.push(Candidate::new(cell, digit));
        }
        let own: CandidateSet = placed.iter().copied().collect();
        FollowingSingles { removed: before - *candidates.open() - own - self.placements(), placed }
    }

    /// Makes the step's effect come true, and nothing more.
    pub fn take(&self, candidates: &mut Candidates) {
        self.effect.apply(candidates);
    }

    /// The candidates that are placed; none if the step eliminates.
    #[must_use]
    pub fn placements(&self) -> CandidateSet {
        self.effect.placements()
    }

    /// The candidates that are removed; none if the step places.
    #[must_use]
    pub fn eliminations(&self) -> CandidateSet {
        self.effect.eliminations()
    }

    /// The houses in which the reasoning takes place.
    #[must_use]
    pub fn houses(&self) -> HouseSet {
        self.evidence.proof().houses()
    }

    /// The links of a chain, to be drawn as lines; none where the evidence is no chain.
    #[must_use]
    pub fn links(&self) -> Vec<Link> {
        self.evidence.proof().links()
    }

    /// The candidates whose absence the step rests on: were one of them still there, it would prove nothing. All candidates for
    /// the harder techniques, which no trial uses.
    #[must_use]
    pub fn relies_on(&self) -> CandidateSet {
        self.evidence.proof().relies_on(&self.effect)
    }
}

/// For logs and tests: the technique's name and the effect.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.technique, self.effect)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
