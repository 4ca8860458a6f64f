//! The families of techniques.

/// The family that a technique belongs to. A family that comes later is harder to find.
///
/// ```
/// use nonet_techniques::{Family, Technique};
///
/// assert_eq!(Technique::XWing.family(), Family::Patterns);
/// assert!(Family::Patterns < Family::Chains);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Family {
    /// Singles: one digit goes into one cell.
    Singles,
    /// Intersections and subsets, without links between houses.
    Subsets,
    /// Large subsets, fish, patterns of one digit, wings and colours.
    Patterns,
    /// Techniques that assume that the puzzle has one solution.
    Uniqueness,
    /// Finned fish and bigger wings.
    Finned,
    /// Chains of any length.
    Chains,
    /// Chains with groups, and almost locked sets.
    Sets,
    /// Fish of rows, columns and boxes, and patterns of many cells: SK-loops, multi-sector locked sets, tridagons and exocets.
    Exotic,
    /// Forcing chains and nets, whose conclusion follows in every case, and templates.
    Forcing,
    /// Trials, for positions at which no other technique finds a step.
    LastResort,
}
