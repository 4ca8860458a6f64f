//! The view of the whole page, as plain values. Sentences are complete.

use crate::{
    board::view::BoardView,
    controls::SampleView,
    learn::view::LearnView,
    library::{ListBarView, imports::Imports},
    make::view::MakeView,
    play::view::PlayView,
    session::Toast,
    shell::dialog::DialogView,
    solve::view::SolveView,
};
use nonet_protocol::{PathDocument, Room};
use std::rc::Rc;
use yew::{AttrValue, Properties};

/// The view of the page. A field that is None or empty is not drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// The current room.
    pub room: RoomView,
    /// The dialog over the room. None if none is open.
    pub dialog: Option<DialogView>,
    /// The name of the text that takes a while to be read. None if none does; a file of many puzzles shows its progress itself.
    pub reading: Option<Rc<str>>,
    /// The running imports, and the outcomes of the latest.
    pub imports: Imports,
    /// The bar of the open list. None if it is not shown.
    pub list_bar: Option<ListBarView>,
    /// Whether digits are printed without notes and drawings.
    pub prints_digits_only: bool,
    /// The steps that are being printed, in place of the room. None if the room is.
    pub document: Option<Rc<PathDocument>>,
    /// The short message. None if there is none.
    pub toast: Option<Toast>,
    /// The offer of a newer build. None if there is none.
    pub update_offer: Option<Toast>,
    /// The words on the latest change that are only spoken. May be empty.
    pub spoken: AttrValue,
    /// The samples.
    pub samples: Vec<SampleView>,
    /// The warning that something can't be stored. None if everything is stored.
    pub warning: Option<String>,
}

/// The current room with its view.
#[derive(Clone, PartialEq, Debug)]
pub enum RoomView {
    /// The Play room.
    Play(Rc<PlayView>),
    /// The Solve room.
    Solve(Rc<SolveView>),
    /// The Make room.
    Make(MakeView),
    /// The Learn room.
    Learn(LearnView),
}

impl RoomView {
    /// Returns the current room.
    #[must_use]
    pub const fn room(&self) -> Room {
        match self {
            RoomView::Play(_) => Room::Play,
            RoomView::Solve(_) => Room::Solve,
            RoomView::Make(_) => Room::Make,
            RoomView::Learn(_) => Room::Learn,
        }
    }

    /// Returns the board of the room. None for a book, and for the pages of the course that show no position.
    #[must_use]
    pub fn board(&self) -> Option<&BoardView> {
        match self {
            RoomView::Play(play) => Some(&play.board),
            RoomView::Solve(solve) => Some(&solve.board),
            RoomView::Make(MakeView::Editor(set)) => Some(&set.board),
            RoomView::Learn(LearnView::Task(task)) => Some(&task.board),
            RoomView::Make(MakeView::Book(_))
            | RoomView::Learn(LearnView::Map(_) | LearnView::Progress(_) | LearnView::Sheet(_)) => None,
        }
    }
}

/// The box "Enter or paste a puzzle".
#[derive(Properties, Clone, PartialEq, Eq, Debug, Default)]
pub struct EntryView {
    /// The text in it.
    pub text: String,
    /// The error of the text, with its place: `line 4 has 8 cells, expected 9`. None if there is no error.
    pub error: Option<String>,
    /// The place of the error, which is selected, as a range of UTF-16 code units. None if the error has no place.
    pub error_at: Option<(u32, u32)>,
    /// The probable original of a damaged text, which is offered. None if there is none.
    pub mended: Option<String>,
    /// Whether the text is being read, which takes a while.
    pub is_reading: bool,
}
