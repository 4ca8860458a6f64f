//! The texts of actions between rooms, and of imports and exports.

use crate::action::FileFault;
pub use crate::text::generated::app::*;
use crate::text::messages;

/// Returns the message that a puzzle was made after the player went on: `Made: Extreme.`
#[must_use]
pub fn made_late(what: &str) -> String {
    messages().app_made_late(what)
}

/// Returns the message that a file was not opened: `big.csv is larger than 200 MB, so it was not opened.`
#[must_use]
pub fn not_opened(name: &str, why: FileFault) -> String {
    match why {
        FileFault::TooLarge => messages().app_too_large(name),
        FileFault::NotText => messages().app_no_text(name),
    }
}
