//! What the Make room shows of the book.

use super::wishes::{choices, objection, remark};
use crate::{
    shell::Choice,
    state::{Book, BookSettings, Setting, Settings, State},
    text::en,
};
use nonet_core::words::counted;
use nonet_protocol::{BookPage, TechniqueEntry};
use std::rc::Rc;

/// A book that is made.
#[derive(Clone, PartialEq, Debug)]
pub struct BookView {
    /// Its pages.
    pub pages: Rc<Vec<Rc<BookPage>>>,
    /// How many puzzles are made.
    pub made: usize,
    /// How many there will be.
    pub wanted: usize,
    /// Whether more are being made.
    pub running: bool,
    /// Whether it is of a list, or what the wishes ask for: what comes next is to print it.
    pub ready: bool,
    /// Whether it is made anew by the same wishes.
    pub again: bool,
    /// How far that has come.
    pub words: String,
    /// What is to be known of the wishes before puzzles are made.
    pub remark: String,
    /// Whether the wishes contradict each other.
    pub blocked: bool,
    /// Whether there is the book in whose place it came.
    pub has_other: bool,
    /// What it is called.
    pub title: Rc<str>,
    /// What was chosen.
    pub settings: Settings,
    entries: Option<Rc<Vec<TechniqueEntry>>>,
}

/// How the puzzles of a book are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PageLook {
    /// Whether pages have lines for name and date.
    pub names: bool,
    /// Whether digits are large.
    pub large: bool,
    /// Whether candidates are printed.
    pub candidates: bool,
}

impl BookView {
    /// How its puzzles are printed.
    #[must_use]
    pub const fn look(&self) -> PageLook {
        let BookSettings { names, large, candidates, .. } = self.settings.book;
        PageLook { names, large, candidates }
    }

    /// What can be chosen for a setting.
    #[must_use]
    pub fn choices(&self, setting: &Setting) -> Vec<Choice> {
        choices(setting, self.settings, entries(self.entries.as_ref()))
    }
}

pub(crate) fn book(state: &State) -> BookView {
    let Book { leaves, order, seconds, .. } = &state.make.book;
    let (running, wishes) = (state.make.book.is_running(), &state.session.settings.book);
    let near = leaves.iter().filter(|leaf| !leaf.meets).count();
    let known = entries(state.session.entries.as_ref());
    BookView {
        pages: state.make.pages.shown(),
        made: leaves.len(),
        wanted: state.make.puzzles_in_book(&state.session.settings),
        running,
        ready: !running && (state.make.book.is_taken() || state.make.book.is_of(wishes)),
        again: state.make.book.is_of(wishes),
        words: match state.make.book.is_taken() {
            true => counted(leaves.len(), "puzzle of a list", "puzzles of a list"),
            false => en::book_so_far(leaves.len(), near, order.wanted, *seconds, running),
        },
        remark: remark(wishes, known),
        blocked: objection(wishes, known).is_some(),
        has_other: state.make.other.is_some(),
        title: Rc::clone(&state.make.title),
        settings: state.session.settings,
        entries: state.session.entries.clone(),
    }
}

/// The techniques, once the worker has said which there are.
fn entries(known: Option<&Rc<Vec<TechniqueEntry>>>) -> &[TechniqueEntry] {
    known.map_or(&[], |entries| entries.as_slice())
}
