//! The texts of the Play room, other than those of its board.

use crate::text::Text;
pub use crate::text::generated::play::*;
use nonet_protocol::Level;

/// Returns the number of filled cells: `12 of 55`.
#[must_use]
pub fn filled_of(filled: usize, of: usize) -> String {
    format!("{filled} of {of}")
}

/// Returns the button that starts another game of a level: `Another Hard`.
#[must_use]
pub fn another(level: Level) -> String {
    format!("Another {}", super::page::level(level))
}

/// Returns the title of the daily puzzles: `Puzzle of the day, 22 November`.
#[must_use]
pub fn daily_of(day: &str) -> String {
    format!("{DAILY}, {day}")
}

/// Returns the button that returns to a save point: `Back to 2`.
#[must_use]
pub fn back_to(point: &str) -> String {
    format!("Back to {point}")
}

/// The weekdays, from Monday.
pub const WEEK: [Text; 7] = [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY];
/// Returns the default name of a save point: `Point 2`.
#[must_use]
pub fn point(number: usize) -> String {
    format!("Point {number}")
}

/// Returns the message that a save point was set.
#[must_use]
pub fn point_saved(name: &str) -> String {
    format!("Saved: {name}.")
}

/// Returns the message that the save point at this position was renamed.
#[must_use]
pub fn point_renamed(old: &str, name: &str) -> String {
    format!("The bookmark here, {old}, is called {name} now.")
}
