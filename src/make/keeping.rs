//! The stored state of the Make room other than the book: the open tab, the book's title, and the puzzle that is being set.

use crate::{
    action::MakeTab,
    session::record::{Form, Later, Record},
    text,
};
use nonet_core::board::Grid;
use nonet_formats::line;
use nonet_game::History;
use std::rc::Rc;

/// The stored name of the editor's tab.
const BY_HAND: &str = "hand";

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

impl KeptMake {
    /// The stored form. Version 0 has no keys: the tab, the puzzle, the title, and one line for each undoable act.
    pub const FORM: Form = Form::new("make", 1);

    /// The number of acts that can be undone after a reload.
    pub const ACTS: usize = 50;

    /// Returns the state as text. The last lines are the undoable acts, the latest first.
    #[must_use]
    pub fn text(&self) -> String {
        let part = match self.part {
            MakeTab::Book => "book",
            MakeTab::Editor => BY_HAND,
        };
        let head = format!("part {part}\ngivens {}\ntitle {}\n", line(self.history.now()), self.title);
        let acts = self.history.past().rev();
        KeptMake::FORM.write(&acts.fold(head, |text, before| format!("{text}past {}\n", line(before))))
    }

    /// Reads a text of [`text`](KeptMake::text). Damaged parts get their default.
    #[must_use]
    pub fn read(text: &str) -> KeptMake {
        match KeptMake::FORM.read(text) {
            Err(Later) => KeptMake::default(),
            Ok(Record { version: 0, body }) => KeptMake::read_unversioned(body),
            Ok(record) => KeptMake::read_lines(record),
        }
    }

    fn read_lines(record: Record<'_>) -> KeptMake {
        let mut kept = KeptMake::default();
        let (mut givens, mut past) = (Grid::EMPTY, Vec::new());
        for (key, value) in record.lines() {
            match key {
                "part" if value == BY_HAND => kept.part = MakeTab::Editor,
                "givens" => givens = value.parse().unwrap_or(Grid::EMPTY),
                "title" => kept.title = value.into(),
                "past" => past.extend(value.parse::<Grid>()),
                _ => {}
            }
        }
        kept.history = History::with_past(past, givens);
        kept
    }

    fn read_unversioned(text: &str) -> KeptMake {
        let mut lines = text.lines();
        let mut kept = KeptMake::default();
        if lines.next() == Some("1") {
            kept.part = MakeTab::Editor;
        }
        let givens = lines.next().and_then(|line| line.parse().ok()).unwrap_or(Grid::EMPTY);
        kept.title = lines.next().map_or(kept.title, Rc::from);
        kept.history = History::with_past(lines.filter_map(|line| line.parse().ok()).collect(), givens);
        kept
    }
}

impl Default for KeptMake {
    fn default() -> KeptMake {
        KeptMake { part: MakeTab::Book, history: History::new(Grid::EMPTY), title: text::book::DEFAULT_TITLE.into() }
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
        let later = kept.text().replacen('1', "2", 1);
        for text in ["", "\u{0}", "7\nnonsense", "0\n12", "nonet make 1\npart x\ngivens 12\npast y\nlater z\n", &later] {
            assert_eq!(KeptMake::read(text), KeptMake::default(), "{text:?}");
        }
    }
}
