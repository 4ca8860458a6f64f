//! The advice for a player who asks for a hint.

use super::Hint;
use nonet_core::board::{CandidateSet, CellSet};
use serde::{Deserialize, Serialize};

/// The advice for a player who asks for a hint; the next step is `H`, explained unless another type is named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // only one exists at a time
pub enum Advice<H = Hint> {
    /// The game has mistakes. The page shows them before any step.
    Mistakes {
        /// The cells with a wrong digit.
        digits: CellSet,
        /// The notes that the player removed though they are true.
        removed: CandidateSet,
    },
    /// The next step.
    Step(H),
    /// No technique finds a step.
    Stuck,
}

impl<H> Advice<H> {
    /// Returns the advice with its step as something else.
    pub fn map<T>(self, explain: impl FnOnce(H) -> T) -> Advice<T> {
        match self {
            Advice::Mistakes { digits, removed } => Advice::Mistakes { digits, removed },
            Advice::Step(hint) => Advice::Step(explain(hint)),
            Advice::Stuck => Advice::Stuck,
        }
    }
}
