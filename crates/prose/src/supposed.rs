//! The answer about a candidate that a person asks about, with all that is drawn of it.

use super::{InEachNotation, Prose, WhyNot};
use nonet_core::board::{Candidate, CellSet, HouseSet};
use serde::{Deserialize, Serialize};

/// The answer about a candidate: why it is false, what follows from its being true or false, and how it is linked to another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Supposed {
    /// The reason why the candidate is false, or that nothing proves it.
    pub why_not: WhyNot,
    /// The consequences of its being true. None if the position does not have the candidate.
    pub if_true: Option<Supposition>,
    /// The consequences of its being false. None if the position does not have the candidate.
    pub if_false: Option<Supposition>,
    /// How it is linked to the other candidate. None if there is none.
    pub linked: Option<InEachNotation<Vec<Prose>>>,
}

/// The consequences of a supposition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Supposition {
    /// The candidates that become true, in order. The supposed one is the first, if it is supposed to be true.
    pub placed: Vec<Candidate>,
    /// Whether the supposition leads to a contradiction, so that it is wrong.
    pub is_refuted: bool,
    /// The cell that has no candidate left. Empty unless that is the contradiction.
    pub cells: CellSet,
    /// The house in which the contradiction shows. Empty if there is none.
    pub houses: HouseSet,
    /// The sentences: what is supposed, what follows, and where that ends.
    pub lines: InEachNotation<Vec<Prose>>,
}
