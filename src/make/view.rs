//! The view of the Make room, as plain values.

use super::{
    book_validation::{choices, objection, remark},
    editor_room::{EditorView, editor},
    state::{Book, Make},
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
use nonet_protocol::BookPage;
use std::rc::Rc;
use yew::AttrValue;

/// The view of the Make room.
#[derive(Clone, PartialEq, Debug)]
pub enum MakeView {
    /// The book's tab.
    Book(Rc<BookView>),
    /// The puzzle editor's tab.
    Editor(Rc<EditorView>),
}

/// The view of the book.
#[derive(Clone, PartialEq, Debug)]
pub struct BookView {
    /// The pages of the book.
    pub pages: Rc<Vec<Rc<BookPage>>>,
    /// The number of puzzles that are made.
    pub made: usize,
    /// The number of puzzles that the book is going to have.
    pub wanted: usize,
    /// Whether puzzles are being made.
    pub running: bool,
    /// Whether the primary button prints the book: its puzzles are from a list or fit the settings, and none is still being made.
    pub ready: bool,
    /// Whether the book was made by the current settings, so that the button reads "Make again".
    pub again: bool,
    /// The progress in words.
    pub words: AttrValue,
    /// A remark on the settings. Empty if there is none.
    pub remark: AttrValue,
    /// Whether the settings contradict each other, so that no book can be made.
    pub blocked: bool,
    /// Whether there is a book that this one replaced.
    pub has_other: bool,
    /// The title of the book.
    pub title: Rc<str>,
    /// The current settings.
    pub settings: Settings,
    /// The choices for each setting of [`settings::BOOK`].
    pub choices: Vec<Vec<Choice>>,
}

/// The print options of a book's puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PageLook {
    /// Whether pages have lines for a name and a date.
    pub names: bool,
    /// Whether the digits are large.
    pub large: bool,
    /// Whether candidates are printed.
    pub candidates: bool,
}

impl BookView {
    /// Returns the print options of the settings.
    #[must_use]
    pub const fn look(&self) -> PageLook {
        let BookSettings { names, large, candidates, .. } = self.settings.book;
        PageLook { names, large, candidates }
    }
}

/// Returns the view of the room. `in_solve` is the puzzle of the Solve room.
pub(crate) fn make(make: &Make, session: &Session, in_solve: &Grid) -> MakeView {
    match make.part {
        MakeTab::Book => MakeView::Book(Rc::new(book(make, session))),
        MakeTab::Editor => MakeView::Editor(Rc::new(editor(&make.editor, session, in_solve))),
    }
}

fn book(make: &Make, session: &Session) -> BookView {
    let settings = session.settings;
    let Book { puzzles, order, seconds, .. } = &make.book;
    let (running, chosen) = (make.book.is_running(), &settings.book);
    let near = puzzles.iter().filter(|puzzle| !puzzle.meets).count();
    BookView {
        pages: make.pages.shown(),
        made: puzzles.len(),
        wanted: make.puzzles_in_book(&settings),
        running,
        ready: !running && (make.book.is_taken() || make.book.is_of(chosen)),
        again: make.book.is_of(chosen),
        words: match make.book.is_taken() {
            true => text::book::of_list(puzzles.len()).into(),
            false => text::book_so_far(puzzles.len(), near, order.wanted, *seconds, running).into(),
        },
        remark: remark(chosen).into(),
        blocked: objection(chosen).is_some(),
        has_other: make.other.is_some(),
        title: Rc::clone(&make.title),
        settings,
        choices: settings::BOOK.settings.iter().map(|setting| choices(setting, settings)).collect(),
    }
}
