//! The texts of the controls that all rooms share.

pub use crate::text::generated::controls::*;
use crate::text::{Text, messages};

/// The choices: all cases, then each case by its number. No step has more than nine cases.
pub const CASE_NAMES: [Text; 10] = [
    ALL_CASES,
    Text::sign("1"),
    Text::sign("2"),
    Text::sign("3"),
    Text::sign("4"),
    Text::sign("5"),
    Text::sign("6"),
    Text::sign("7"),
    Text::sign("8"),
    Text::sign("9"),
];

/// Returns how many of a digit are still to be placed: `4 left`.
#[must_use]
pub fn digits_left(number: u8) -> String {
    messages().controls_digits_left(number)
}
