//! The families of techniques.

/// The family that a technique belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Singles: one digit goes into one cell.
    Singles,
    /// Intersections and subsets, without links between houses.
    Subsets,
    /// Large subsets, fish, single-digit patterns, wings, colours.
    Patterns,
    /// What rests on the puzzle's having one solution.
    Uniqueness,
    /// Finned fish and bigger wings.
    Finned,
    /// Chains of any length.
    Chains,
    /// Chains with groups, and almost locked sets.
    Sets,
    /// Fish of rows, columns and boxes.
    Exotic,
    /// What follows in every case.
    Forcing,
    /// What is left when nothing else is.
    LastResort,
}
