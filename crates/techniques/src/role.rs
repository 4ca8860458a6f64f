//! What a cell, candidate or house is to a step.

/// The part that something plays in a step. The same words stand in the style sheets and in the sentences.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Role {
    /// It proves the step.
    Cause,
    /// It is placed.
    Target,
    /// It is removed.
    Elimination,
    /// An extra cell of a finned fish.
    Fin,
    /// The middle of a wing.
    Pivot,
    /// True in the reasoning of a chain.
    On,
    /// False in the reasoning of a chain.
    Off,
    /// The house in which the reasoning takes place.
    House,
}
