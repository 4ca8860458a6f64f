//! The texts of the header, the dialogs and the messages.

pub use crate::text::generated::shell::*;

/// Returns the sentence on what came from outside and waits to be opened.
#[must_use]
pub fn waits(count: usize) -> String {
    match count {
        1 => "What was pasted, dropped or sent here waits to be opened.".to_owned(),
        _ => format!("{count} things that were pasted, dropped or sent here wait to be opened."),
    }
}
