//! The texts of the list of techniques, other than its lessons.

use nonet_core::Level;

/// The switch for all techniques that assume that the puzzle has one solution.
pub const ASSUME_ONE_SOLUTION: &str = "Techniques that assume one solution";

/// The field in which a technique is searched.
pub const SEARCH: &str = "Search by name";

/// The note that no technique has the searched name.
pub const NONE_CALLED_SO: &str = "No technique is called so.";

/// Returns the switch for all techniques of a level: `All Hard techniques`.
#[must_use]
pub fn all_of(level: Level) -> String {
    format!("All {} techniques", level.name())
}

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
