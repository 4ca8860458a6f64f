//! The texts of the header, the dialogs and the messages.

pub use crate::text::generated::shell::*;
use crate::text::messages;

/// Returns the sentence on what came from outside and waits to be opened.
#[must_use]
pub fn waits(count: usize) -> String {
    messages().shell_waits(count)
}
