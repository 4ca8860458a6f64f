//! The texts of the list of techniques, other than its lessons.

/// The switch for all techniques that assume that the puzzle has one solution.
pub const ASSUME_ONE_SOLUTION: &str = "Techniques that assume one solution";

/// The button that makes another position for practising a technique.
pub const MAKE_ANOTHER: &str = "Make another";

/// Returns the number of techniques that are switched on: `3 of 7`.
#[must_use]
pub fn used_of(used: usize, all: usize) -> String {
    format!("{used} of {all}")
}

/// Returns the button of a lesson's position, whose index counts from 0: `Position 1`.
#[must_use]
pub fn position(number: usize) -> String {
    format!("Position {}", number + 1)
}
