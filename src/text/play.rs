//! The texts of the Play room, other than those of its board.

pub use crate::text::generated::play::*;
use crate::text::{Text, messages};
use nonet_protocol::Level;

/// Returns the number of filled cells: `12 of 55`.
#[must_use]
pub fn filled_of(filled: usize, of: usize) -> String {
    messages().play_filled_of(filled, of)
}

/// Returns the button that starts another game of a level: `Another Hard`.
#[must_use]
pub fn another(level: Level) -> String {
    messages().play_another(super::page::level(level).say())
}

/// Returns the title of the daily puzzles: `Puzzle of the day, 22 November`.
#[must_use]
pub fn daily_of(day: &str) -> String {
    messages().play_daily_of(day)
}

/// Returns the button that returns to a save point: `Back to 2`.
#[must_use]
pub fn back_to(point: &str) -> String {
    messages().play_back_to(point)
}

/// The weekdays, from Monday.
pub const WEEK: [Text; 7] = [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY];
/// Returns the default name of a save point: `Point 2`.
#[must_use]
pub fn point(number: usize) -> String {
    messages().play_point(number)
}

/// Returns the message that a save point was set.
#[must_use]
pub fn point_saved(name: &str) -> String {
    messages().play_point_saved(name)
}

/// Returns the message that the save point at this position was renamed.
#[must_use]
pub fn point_renamed(old: &str, name: &str) -> String {
    messages().play_point_renamed(old, name)
}
