//! What the Make room shows, as plain values: the book, or the puzzle that is set by hand.

use super::{
    set_view::{SetRoomView, set_room},
    state::{Book, Make},
    wishes::{choices, objection, remark},
};
use crate::{
    action::MakeTab,
    controls::Choice,
    session::{
        Session,
        settings::{self, BookSettings, Settings},
    },
    text,
};
use nonet_core::board::Grid;
use nonet_protocol::{BookPage, TechniqueEntry};
use std::rc::Rc;
use yew::AttrValue;

/// All that the Make room shows.
#[derive(Clone, PartialEq, Debug)]
pub enum MakeView {
    /// The book.
    Book(Rc<BookView>),
    /// The puzzle that is set by hand.
    Set(Rc<SetRoomView>),
}

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
    pub words: AttrValue,
    /// What is to be known of the wishes before puzzles are made.
    pub remark: AttrValue,
    /// Whether the wishes contradict each other.
    pub blocked: bool,
    /// Whether there is the book in whose place it came.
    pub has_other: bool,
    /// What it is called.
    pub title: Rc<str>,
    /// What was chosen.
    pub settings: Settings,
    /// What can be chosen for each of the settings of a book.
    pub choices: Vec<Vec<Choice>>,
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
}

/// The room, beside the puzzle in Solve.
pub(crate) fn make(make: &Make, session: &Session, in_solve: &Grid) -> MakeView {
    match make.part {
        MakeTab::Book => MakeView::Book(Rc::new(book(make, session))),
        MakeTab::Editor => MakeView::Set(Rc::new(set_room(&make.editor, session, in_solve))),
    }
}

fn book(make: &Make, session: &Session) -> BookView {
    let settings = session.settings;
    let Book { puzzles, order, seconds, .. } = &make.book;
    let (running, wishes) = (make.book.is_running(), &settings.book);
    let near = puzzles.iter().filter(|puzzle| !puzzle.meets).count();
    let known = entries(session.entries.as_ref());
    BookView {
        pages: make.pages.shown(),
        made: puzzles.len(),
        wanted: make.puzzles_in_book(&settings),
        running,
        ready: !running && (make.book.is_taken() || make.book.is_of(wishes)),
        again: make.book.is_of(wishes),
        words: match make.book.is_taken() {
            true => text::book::of_list(puzzles.len()).into(),
            false => text::book_so_far(puzzles.len(), near, order.wanted, *seconds, running).into(),
        },
        remark: remark(wishes, known).into(),
        blocked: objection(wishes, known).is_some(),
        has_other: make.other.is_some(),
        title: Rc::clone(&make.title),
        settings,
        choices: settings::BOOK.iter().map(|setting| choices(setting, settings, known)).collect(),
    }
}

/// The techniques, once the worker has said which there are.
fn entries(known: Option<&Rc<Vec<TechniqueEntry>>>) -> &[TechniqueEntry] {
    known.map_or(&[], |entries| entries.as_slice())
}
