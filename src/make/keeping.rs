//! What the Make room keeps from one visit to the next beside the book: what is open, the title, and the puzzle that is set.

use crate::{
    action::MakeTab,
    session::record::{Form, Later, Record},
    text,
};
use nonet_core::board::Grid;
use nonet_formats::line;
use nonet_game::History;
use std::rc::Rc;

/// The part in which a puzzle is set, as it is kept.
const BY_HAND: &str = "hand";

/// What is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMake {
    /// The part that is open.
    pub part: MakeTab,
    /// The puzzle that is set by hand, and what it was before.
    pub history: History<Grid>,
    /// What the book is called.
    pub title: Rc<str>,
}

impl KeptMake {
    /// How it is kept. Version 0 has no keys: the part, the puzzle, the title, and one line for each act.
    pub const FORM: Form = Form::new("make", 1);

    /// How many acts can be taken back after the page was loaded anew.
    pub const ACTS: usize = 50;

    /// It as text, at the end a line for each act that can be taken back.
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

    /// What [`text`](KeptMake::text) wrote; what is damaged is as it is at first.
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
