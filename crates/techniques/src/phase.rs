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
    /// Techniques that assume that the puzzle has one solution.
    Uniqueness,
    /// Finned fish and bigger wings.
    Finned,
    /// Chains of any length.
    Chains,
    /// Chains with groups, and almost locked sets.
    Sets,
    /// Fish of rows, columns and boxes.
    Exotic,
    /// Forcing chains and nets: a conclusion that follows in every case.
    Forcing,
    /// Templates and trials, for positions at which no other technique finds a step.
    LastResort,
}
