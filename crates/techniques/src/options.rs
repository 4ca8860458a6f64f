//! Which techniques a search for steps may use.

use crate::{Phase, Technique, TechniqueSet};

/// Which techniques may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

    /// Returns the options in which the switches of these techniques are not at their default: those that are on by default are off,
    /// and those that are [off by default](TechniqueSet::OFF_BY_DEFAULT) are on.
    #[must_use]
    pub fn with_switched(switched: TechniqueSet, unique: bool) -> Options {
        Options { off: TechniqueSet::OFF_BY_DEFAULT ^ switched, unique }
    }

    /// Returns the techniques whose switch is not at its default.
    #[must_use]
    pub fn switched(&self) -> TechniqueSet {
        TechniqueSet::OFF_BY_DEFAULT ^ self.off
    }

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
}

/// Nothing that assumes one solution, and nothing that is looked for only if it is chosen.
impl Default for Options {
    fn default() -> Options {
        Options { unique: false, ..Options::UNIQUE }
    }
}
