//! What the Make room keeps from one visit to the next beside the book: what is open, the title, and the puzzle that is set.

use crate::{action::Part, text};
use nonet_core::board::Grid;
use nonet_formats::line;
use nonet_game::History;
use std::rc::Rc;

/// What is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMake {
    /// The part that is open.
    pub part: Part,
    /// The puzzle that is set by hand, and what it was before.
    pub history: History<Grid>,
    /// What the book is called.
    pub title: Rc<str>,
}

impl KeptMake {
    /// How many acts can be taken back after the page was loaded anew.
    pub const ACTS: usize = 50;

    /// It as text: a line each, at the end one for each act that can be taken back.
    #[must_use]
    pub fn text(&self) -> String {
        let now = self.history.now();
        let head = format!("{}\n{}\n{}", u8::from(self.part == Part::ByHand), line(now), self.title);
        self.history.past().rev().fold(head, |text, before| text + "\n" + &line(before))
    }

    /// What [`text`](KeptMake::text) wrote; what is damaged is as it is at first.
    #[must_use]
    pub fn read(text: &str) -> KeptMake {
        let mut lines = text.lines();
        let mut kept = KeptMake::default();
        if lines.next() == Some("1") {
            kept.part = Part::ByHand;
        }
        let givens = lines.next().and_then(|line| line.parse().ok()).unwrap_or(Grid::EMPTY);
        kept.title = lines.next().map_or(kept.title, Rc::from);
        kept.history = History::with_past(lines.filter_map(|line| line.parse().ok()).collect(), givens);
        kept
    }
}

impl Default for KeptMake {
    fn default() -> KeptMake {
        KeptMake { part: Part::Book, history: History::new(Grid::EMPTY), title: text::book::DEFAULT_TITLE.into() }
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
        let kept = KeptMake { part: Part::ByHand, history, title: "For Ada".into() };
        assert_eq!(KeptMake::read(&kept.text()), kept);
        for text in ["", "\u{0}", "7\nnonsense", "0\n12"] {
            assert_eq!(KeptMake::read(text), KeptMake::default(), "{text:?}");
        }
    }
}
