//! The techniques of which drills can be made while a learner waits.

use nonet_techniques::{Technique, TechniqueSet};

/// Returns the techniques of which drills are made: all but [`Technique::Trial`], which shows every digit, so that nothing can be asked of
/// it.
///
/// The position of a drill is made in less than a tenth of a second for nearly all of the others, and in up to three tenths for death
/// blossoms, chains through almost locked sets, and forcing (in a native program; a browser takes about twice as long). Where hardly any
/// random puzzle has the technique, the position is an image of a known one, so that none takes longer.
///
/// ```
/// use nonet_course::drillable;
/// use nonet_techniques::Technique;
///
/// assert!(drillable().contains(Technique::XWing));
/// assert!(!drillable().contains(Technique::Trial));
/// ```
#[must_use]
pub const fn drillable() -> TechniqueSet {
    TechniqueSet::ALL.without(Technique::Trial)
}
