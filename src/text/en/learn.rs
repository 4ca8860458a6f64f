//! The words of the list of techniques around the lessons.

/// The switch for all techniques that rest on the puzzle's having one solution.
pub const ASSUME_ONE_SOLUTION: &str = "Techniques that assume one solution";

/// The button that makes another position to practise a technique at.
pub const MAKE_ANOTHER: &str = "Make another";

/// How many of some techniques are used: `3 of 7`.
#[must_use]
pub fn used_of(used: usize, all: usize) -> String {
    format!("{used} of {all}")
}

/// The button of a lesson's position, counted from 0: `Position 1`.
#[must_use]
pub fn position(number: usize) -> String {
    format!("Position {}", number + 1)
}
