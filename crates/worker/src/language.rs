//! The language in which the worker speaks.

use nonet_words::{Messages, Notation, Speech, chosen, english};

/// Returns the messages of the language.
#[must_use]
pub fn messages() -> &'static Messages {
    chosen().unwrap_or_else(english)
}

/// Returns the speech of texts in which cells are named `r4c5`.
pub(crate) fn speech() -> Speech<'static> {
    Speech { messages: messages(), notation: Notation::default() }
}

/// Returns a number as the language writes it: `1,234,567`.
pub(crate) fn number(number: usize) -> String {
    speech().number(number as u64)
}

/// Returns clauses with semicolons between them.
pub(crate) fn clauses(clauses: Vec<String>) -> String {
    speech().clauses(clauses)
}
