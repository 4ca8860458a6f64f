//! The role of a cell, candidate or house in a step.

/// The part that a cell, candidate or house plays in a step. The same words stand in the style sheets and in the sentences.
///
/// The enum is not `#[non_exhaustive]`, so that the compiler lists where a new role has no style, no sign or no words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Role {
    /// A part of the pattern that proves the step.
    Cause,
    /// The candidate that the step places, or its cell.
    Target,
    /// A candidate that the step eliminates, or its cell.
    Elimination,
    /// A fin of a fish: a place in its base outside of its cover.
    Fin,
    /// The pivot of a wing, its middle.
    Pivot,
    /// A candidate that is true in the reasoning of a chain.
    On,
    /// A candidate that is false in the reasoning of a chain.
    Off,
    /// A house in which the reasoning takes place.
    House,
}
