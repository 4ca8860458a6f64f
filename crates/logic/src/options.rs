//! What the engine may use.

use super::{Phase, Technique, TechniqueSet};
use nonet_core::{
    board::Candidates,
    solver::{Problem, Solutions, solve},
};

/// Which techniques may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Techniques that are switched off.
    pub off: TechniqueSet,
    /// Whether techniques that rest on the puzzle's having one solution may be used. They are refused all the same where the
    /// givens of a position don't have exactly one solution, or where it has been lost on the way: that is looked at first.
    pub unique: bool,
}

impl Options {
    /// Everything that the position allows, but for what is [looked for only if it is chosen](TechniqueSet::OFF_BY_DEFAULT).
    pub const UNIQUE: Options = Options { off: TechniqueSet::OFF_BY_DEFAULT, unique: true };

    /// What a technique is practised with: what a hint uses, but what is of a harder family, or would nearly always find the same
    /// before it. Fish of rows, columns and boxes and templates are practised after the patterns of one digit.
    #[must_use]
    pub fn to_practise(technique: Technique) -> Options {
        let is_left_out = |other: &Technique| match technique.phase() {
            Phase::Exotic => other.phase() > Phase::Uniqueness,
            _ if TechniqueSet::OFF_BY_DEFAULT.contains(technique) => other.phase() > Phase::Uniqueness,
            Phase::Sets | Phase::Forcing => false,
            _ => !technique.is_beyond_chains() && other.is_beyond_chains(),
        };
        let chosen = TechniqueSet::EMPTY.with(technique);
        let off = Technique::ALL.into_iter().filter(is_left_out).collect::<TechniqueSet>() | TechniqueSet::OFF_BY_DEFAULT;
        Options { off: off - chosen, unique: true }
    }

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

/// Nothing that assumes one solution, and nothing that is looked for only if it is chosen.
impl Default for Options {
    fn default() -> Options {
        Options { unique: false, ..Options::UNIQUE }
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
