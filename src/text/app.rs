//! The texts of actions between rooms, and of imports and exports.

use crate::action::FileFault;
use crate::text::Text;
pub use crate::text::generated::app::*;

/// Returns the message that a puzzle was made after the player went on: `Made: Extreme.`
#[must_use]
pub fn made_late(what: &str) -> String {
    format!("Made: {what}.")
}

/// Returns the message that a file was not opened: `big.csv is larger than 200 MB, so it was not opened.`
#[must_use]
pub fn not_opened(name: &str, why: FileFault) -> String {
    let why = match why {
        FileFault::TooLarge => "is larger than 200 MB, so it was not opened",
        FileFault::NotText => "is not text in UTF-8, save it as plain text in UTF-8",
    };
    format!("{name} {why}.")
}
