//! The view of the whole page, as plain values. Sentences are complete.

use crate::{
    action::{Export, Overlay, Subject, Theme},
    board::view::BoardView,
    controls::SampleView,
    learn::view::TechniquesView,
    library::view::CollectionsView,
    make::view::MakeView,
    photo::{camera_view::CameraView, view::PhotoView},
    play::{Statistics, calendar_view::CalendarView, view::PlayView},
    session::{Settings, Toast},
    shell::state::{OmittedWords, Shared},
    solve::view::SolveView,
};
use nonet_formats::Site;
use nonet_protocol::Room;
use std::rc::Rc;
use yew::{AttrValue, Properties};

/// The view of the page. A field that is None or empty is not drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// The current room.
    pub room: RoomView,
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// What it is called that takes a while to read. None if nothing does, or it is a file of many puzzles.
    pub reading: Option<Rc<str>>,
    /// Whether the browser's storage still tells which games are kept.
    pub reads_games: bool,
    /// The techniques. None unless their dialog is open.
    pub techniques: Option<TechniquesView>,
    /// The form in which the board is exported.
    pub form: Export,
    /// Whether only the givens are exported.
    pub givens_only: bool,
    /// The links that open the board, each with its site. Empty unless they are shown.
    pub links: Vec<(Site, String)>,
    /// The sentences on what each form omits. Empty unless they are shown.
    pub omitted: OmittedWords,
    /// The view of the dialog "Share". None unless it is open.
    pub sharing: Option<ShareView>,
    /// Whether digits are printed without notes and drawings.
    pub prints_digits_only: bool,
    /// The short message. None if there is none.
    pub toast: Option<Toast>,
    /// The offer of a newer build. None if there is none.
    pub update_offer: Option<Toast>,
    /// The words on the latest change that are only spoken. May be empty.
    pub spoken: AttrValue,
    /// The samples.
    pub samples: Vec<SampleView>,
    /// The calendar. None unless it is open.
    pub calendar: Option<CalendarView>,
    /// The statistics. None unless their dialog is open.
    pub statistics: Option<Rc<Statistics>>,
    /// The view of collections and of the library.
    pub collections: CollectionsView,
    /// The camera. None unless its dialog is open.
    pub camera: Option<CameraView>,
    /// The picture that is being read. None unless its dialog is open.
    pub photo: Option<PhotoView>,
    /// The number of pictures that came in and are neither opened nor discarded.
    pub pictures_left: usize,
    /// The number of things that came from outside while a dialog was open, and that wait to be opened.
    pub waiting: usize,
    /// The overlay over the room. None if none is open.
    pub overlay: Option<Overlay>,
    /// The number of the opening of the overlay.
    pub opening: u32,
    /// The chosen theme. None follows the system.
    pub theme: Option<Theme>,
    /// The settings.
    pub settings: Settings,
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
}

impl RoomView {
    /// Returns the current room.
    #[must_use]
    pub const fn room(&self) -> Room {
        match self {
            RoomView::Play(_) => Room::Play,
            RoomView::Solve(_) => Room::Solve,
            RoomView::Make(_) => Room::Make,
        }
    }

    /// Returns the board of the room. None for a book.
    #[must_use]
    pub fn board(&self) -> Option<&BoardView> {
        match self {
            RoomView::Play(play) => Some(&play.board),
            RoomView::Solve(solve) => Some(&solve.board),
            RoomView::Make(MakeView::Set(set)) => Some(&set.board),
            RoomView::Make(MakeView::Book(_)) => None,
        }
    }
}

/// The view of the dialog "Share".
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ShareView {
    /// The subject that is shared: the puzzle, the position or the step.
    pub subject: Subject,
    /// The link with its pictures. None until the pictures are drawn.
    pub shared: Option<Shared>,
    /// The theme of the picture.
    pub look: Theme,
    /// Whether there is a step that can be shared.
    pub has_step: bool,
    /// The sentence on what the link omits. None if nothing is omitted.
    pub omitted: Option<String>,
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
