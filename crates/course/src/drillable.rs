//! The techniques of which drills can be made while a learner waits.

use nonet_techniques::{Technique, TechniqueSet};

/// Returns the techniques of which drills are made: all but [`Technique::Trial`], which shows every digit, so that nothing can be asked of
/// it.
///
/// A first drill takes a few hundredths of a second for most of the others, and some tenths for chains and almost locked sets. Where hardly
/// any random puzzle has the technique, the position is an image of a known one, so that none takes longer.
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
