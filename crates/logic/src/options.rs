//! What the engine may use.

use super::{Technique, TechniqueSet};
use nonet_core::{
    board::Candidates,
    solver::{Problem, Solutions, solve},
};

/// Which techniques may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Techniques that are switched off.
    pub off: TechniqueSet,
    /// Whether techniques that rest on the puzzle's having one solution may be used. They are refused all the same where the
    /// givens of a position don't have exactly one solution, or where it has been lost on the way: that is looked at first.
    pub unique: bool,
}

impl Options {
    /// Everything that the position allows.
    pub const UNIQUE: Options = Options { off: TechniqueSet::EMPTY, unique: true };

    /// Whether `technique` may be used, as far as these options go.
    #[must_use]
    #[inline(always)] // asked for each technique at each step
    pub const fn allow(&self, technique: Technique) -> bool {
        !self.off.contains(technique) && (self.unique || !TechniqueSet::ASSUMING_ONE_SOLUTION.contains(technique))
    }

    /// What may be used at a position and at those that follow from it.
    pub(super) fn at(&self, candidates: &Candidates) -> Options {
        Options { unique: self.unique && has_one_solution(candidates), ..*self }
    }
}

/// Whether the givens have exactly one solution, and the position still allows it. Digits that were placed and candidates that were
/// removed don't count: a second solution that only they rule out is one that a deadly pattern could be exchanged into.
fn has_one_solution(candidates: &Candidates) -> bool {
    match solve(&candidates.grid().within(candidates.givens())) {
        Solutions::One(solution) => solution.grid().allowed().is_subset(&candidates.allowed()),
        Solutions::None | Solutions::Many(..) => false,
    }
}
