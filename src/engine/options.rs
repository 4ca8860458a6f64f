//! What the engine may use.

use super::{Technique, TechniqueSet};

/// Which techniques may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Techniques that are switched off.
    pub off: TechniqueSet,
    /// Whether the position is known to have exactly one solution. Techniques that rest on that keep silent without it.
    pub unique: bool,
}

impl Options {
    /// Everything that the position allows, for one that is known to have exactly one solution.
    pub const UNIQUE: Options = Options { off: TechniqueSet::EMPTY, unique: true };

    /// Whether `technique` may be used.
    #[must_use]
    pub const fn allow(&self, technique: Technique) -> bool {
        !self.off.contains(technique) && (self.unique || !technique.assumes_one_solution())
    }
}
