//! The language that was chosen for a program.

use crate::Messages;
use std::cell::Cell;

thread_local! {
    /// Programs in a browser have one thread; tests have one for each test, so that a test chooses for itself alone.
    static CHOSEN: Cell<Option<&'static Messages>> = const { Cell::new(None) };
}

/// Chooses the language in which this thread speaks from now on. `file` has the messages of the language, in Fluent's format: those of one
/// build, which knows that none of them is missing. They are kept as long as the program runs, since texts refer to them.
///
/// # Errors
/// The reason if `tag` is no tag of a language (BCP 47: `de`, `pt-BR`), or if the file can't be read.
pub fn choose(tag: &str, file: &str) -> Result<(), String> {
    let messages = Messages::new(tag, file.as_bytes()).map_err(|error| format!("{error:?}"))?;
    CHOSEN.set(Some(Box::leak(Box::new(messages))));
    Ok(())
}

/// Returns the messages of the chosen language. None if no language was chosen: then a program speaks English.
#[must_use]
pub fn chosen() -> Option<&'static Messages> {
    CHOSEN.get()
}
