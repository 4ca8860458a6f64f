//! The effect of a step: the candidates that it places or eliminates.

use nonet_core::board::{CandidateSet, Candidates};
use std::fmt;

/// The effect of a step. Its set of candidates is never empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Effect {
    /// The candidates are true.
    Place(CandidateSet),
    /// The candidates are false.
    Eliminate(CandidateSet),
}

impl Effect {
    /// Returns the candidates that the step places. Empty if the step eliminates.
    #[must_use]
    pub const fn placements(&self) -> CandidateSet {
        match self {
            Effect::Place(set) => *set,
            Effect::Eliminate(_) => CandidateSet::EMPTY,
        }
    }

    /// Returns the candidates that the step eliminates. Empty if the step places.
    #[must_use]
    pub const fn eliminations(&self) -> CandidateSet {
        match self {
            Effect::Place(_) => CandidateSet::EMPTY,
            Effect::Eliminate(set) => *set,
        }
    }

    /// Places or eliminates the candidates.
    pub fn apply(&self, position: &mut Candidates) {
        match self {
            Effect::Place(set) => {
                for it in set.iter() {
                    position.place(it.cell, it.digit);
                }
            }
            Effect::Eliminate(set) => position.eliminate(set),
        }
    }
}

/// Writes `r1c1=5`, or `r1c1<>5 r1c2<>5`, with the cells in reading order.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (set, sign) = match self {
            Effect::Place(set) => (set, "="),
            Effect::Eliminate(set) => (set, "<>"),
        };
        for (i, cell) in set.cells().iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}{sign}")?;
            set.digits_in(cell).iter().try_for_each(|digit| write!(f, "{digit}"))?;
        }
        Ok(())
    }
}
