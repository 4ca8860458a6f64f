//! The way in which a reader is spoken to.

use crate::{Messages, Notation, english, thousands};
use nonet_core::board::{DigitSet, House};

/// The way in which a reader is spoken to: the language, and the notation of cells.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    /// The messages of the language.
    pub messages: &'a Messages,
    /// The notation of cells.
    pub notation: Notation,
}

impl Speech<'static> {
    /// Returns the speech of files and tests: English, with cells as `r4c5`.
    #[must_use]
    pub fn english() -> Speech<'static> {
        Speech { messages: english(), notation: Notation::RowColumn }
    }
}

impl Speech<'_> {
    /// Returns the name of a house: `row 3`.
    #[must_use]
    pub fn house(&self, house: House) -> String {
        self.messages.house(house.kind().name(), house.number() + 1)
    }

    /// Returns a number with a sign between groups of three digits: `1,234,567`.
    #[must_use]
    pub fn number(&self, number: u64) -> String {
        thousands(number).replace(',', &self.messages.group_sign())
    }

    /// Returns digits as a list: `2`, `2 and 8`, `2, 5 and 8`.
    #[must_use]
    pub fn digits_and(&self, digits: DigitSet) -> String {
        self.list(digits.iter().map(|digit| digit.to_string()).collect(), Messages::list_and)
    }

    /// Returns digits of which one holds: `2`, `2 or 8`, `2, 5 or 8`.
    #[must_use]
    pub fn digits_or(&self, digits: DigitSet) -> String {
        self.list(digits.iter().map(|digit| digit.to_string()).collect(), Messages::list_or)
    }

    /// Returns items with commas, and a word before the last one, which `last` puts there: [`Messages::list_and`] or
    /// [`Messages::list_or`].
    #[must_use]
    pub fn list(&self, mut items: Vec<String>, last: impl Fn(&Messages, String, String) -> String) -> String {
        let end = items.pop().unwrap_or_default();
        let before = items.into_iter().reduce(|before, next| self.messages.list_more(before, next));
        before.map_or_else(|| end.clone(), |before| last(self.messages, before, end.clone()))
    }

    /// Returns clauses with semicolons between them.
    #[must_use]
    pub fn clauses(&self, clauses: Vec<String>) -> String {
        clauses.into_iter().reduce(|before, next| self.messages.list_of_clauses(before, next)).unwrap_or_default()
    }
}
