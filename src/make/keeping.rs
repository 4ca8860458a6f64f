//! The stored state of the Make room other than the book: the open tab, the book's title, and the puzzle that is being set.

use super::earlier;
use crate::{
    action::MakeTab,
    record::{NewerVersion, Record, RecordFormat, or_default, without_damaged},
    text,
};
use nonet_core::board::Grid;
use nonet_game::History;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The stored state of the Make room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMake {
    /// The open tab.
    pub part: MakeTab,
    /// The puzzle that is being set, with its history.
    pub history: History<Grid>,
    /// The title of the book.
    pub title: Rc<str>,
}

/// The body of the record.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
pub(super) struct Body {
    #[serde(deserialize_with = "or_default")]
    pub(super) tab: MakeTab,
    #[serde(deserialize_with = "or_default")]
    pub(super) givens: Grid,
    /// The acts that can be undone, the latest last.
    #[serde(deserialize_with = "without_damaged")]
    pub(super) past: Vec<Grid>,
    #[serde(deserialize_with = "or_default")]
    pub(super) title: Option<Rc<str>>,
}

impl KeptMake {
    /// The stored form. Versions 0 and 1 have lines (`earlier.rs`).
    pub const FORMAT: RecordFormat = RecordFormat::new("make", 2);

    /// The number of acts that can be undone after a reload.
    pub const ACTS: usize = 50;

    /// Returns the state as text.
    #[must_use]
    pub fn text(&self) -> String {
        let (givens, past) = (*self.history.now(), self.history.past().rev().copied().collect());
        KeptMake::FORMAT.write_json(&Body { tab: self.part, givens, past, title: Some(Rc::clone(&self.title)) })
    }

    /// Reads a text of [`text`](KeptMake::text). Damaged parts get their default.
    #[must_use]
    pub fn read(text: &str) -> KeptMake {
        let body = match KeptMake::FORMAT.read(text) {
            Err(NewerVersion) => None,
            Ok(Record { version: 0, body }) => Some(earlier::read_unkeyed_make(body)),
            Ok(record @ Record { version: 1, .. }) => Some(earlier::read_make(record)),
            Ok(record) => record.json(),
        };
        let Body { tab, givens, past, title } = body.unwrap_or_default();
        let history = History::with_past(past, givens);
        KeptMake { part: tab, history, title: title.unwrap_or_else(|| text::book::DEFAULT_TITLE.into()) }
    }
}

impl Default for KeptMake {
    fn default() -> KeptMake {
        KeptMake::read("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{Cell, Digit};

    #[test]
    fn what_is_kept_is_read_back_and_what_is_damaged_does_no_harm() {
        let [one, two] = [Digit::D5, Digit::D7].map(|digit| Grid::EMPTY.with(Cell::FIRST, Some(digit)));
        let history = History::with_past(vec![Grid::EMPTY, one], two);
        let kept = KeptMake { part: MakeTab::Editor, history, title: "For Ada".into() };
        assert_eq!(KeptMake::read(&kept.text()), kept);
        let later = kept.text().replacen('2', "3", 1);
        let lines = "nonet make 1\npart x\ngivens 12\npast y\nlater z\n";
        let fields = "nonet make 2\n{\"tab\":\"x\",\"givens\":\"12\",\"past\":[\"y\",7],\"title\":[],\"later\":{}}\n";
        for text in ["", "\u{0}", "7\nnonsense", "0\n12", lines, fields, "nonet make 2\n", "nonet make 2\n[]\n", &later] {
            assert_eq!(KeptMake::read(text), KeptMake::default(), "{text:?}");
        }
    }
}
