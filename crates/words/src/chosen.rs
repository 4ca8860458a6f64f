//! The language that was chosen for a program.

use crate::Messages;
use std::cell::Cell;

thread_local! {
    /// Programs in a browser have one thread; tests have one for each test, so that a test chooses for itself alone.
    static CHOSEN: Cell<Option<(&'static str, &'static Messages)>> = const { Cell::new(None) };
}

/// Chooses the language in which this thread speaks from now on. `file` has the messages of the language, in Fluent's format: those of one
/// build, which knows that none of them is missing. They are kept as long as the program runs, since texts refer to them.
///
/// # Errors
/// The reason if `tag` is no tag of a language (BCP 47: `de`, `pt-BR`), or if the file can't be read.
pub fn choose(tag: &str, file: &str) -> Result<(), String> {
    let messages = Messages::new(tag, file.as_bytes()).map_err(|error| format!("{error:?}"))?;
    CHOSEN.set(Some((tag.to_owned().leak(), Box::leak(Box::new(messages)))));
    Ok(())
}

/// Returns the messages of the chosen language. None if no language was chosen: then a program speaks English.
#[must_use]
pub fn chosen() -> Option<&'static Messages> {
    CHOSEN.get().map(|(_, messages)| messages)
}

/// Returns the tag of the chosen language. None if no language was chosen.
#[must_use]
pub fn chosen_tag() -> Option<&'static str> {
    CHOSEN.get().map(|(tag, _)| tag)
}
