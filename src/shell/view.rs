//! Everything around the rooms as it is to be drawn. Sentences come ready to be shown.

use crate::{
    action::{Export, Overlay, Subject, Theme},
    board::view::BoardView,
    controls::SampleView,
    learn::view::TechniquesView,
    library::view::CollectionsView,
    make::view::MakeView,
    play::{calendar_view::CalendarView, view::PlayView},
    session::{Settings, Toast},
    shell::state::{OmittedWords, Shared},
    solve::view::SolveView,
};
use nonet_formats::Room;
use nonet_protocol::{SiteLink, Statistics};
use std::rc::Rc;

/// The whole page. What is `None` or empty is not drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// The room that is shown.
    pub room: RoomView,
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// The techniques, while their list is open.
    pub techniques: Option<TechniquesView>,
    /// The form in which the board is copied or downloaded.
    pub form: Export,
    /// Whether only the givens are copied or downloaded.
    pub givens_only: bool,
    /// The links that open the board at other sites, while they are shown.
    pub links: Option<Rc<Vec<SiteLink>>>,
    /// What the forms of text leave out of the board, while they are shown.
    pub omitted: OmittedWords,
    /// What is shared, while that is open.
    pub sharing: Option<ShareView>,
    /// Whether notes are printed with the puzzle.
    pub prints_notes: bool,
    /// The short message.
    pub toast: Option<Toast>,
    /// The offer of a newer build.
    pub update_offer: Option<Toast>,
    /// The puzzles that are offered.
    pub samples: Vec<SampleView>,
    /// The calendar, while it is open.
    pub calendar: Option<CalendarView>,
    /// The statistics, while they are open and once they are known (Play).
    pub statistics: Option<Rc<Statistics>>,
    /// What is shown of collections and of the library.
    pub collections: CollectionsView,
    /// What is open over the room.
    pub overlay: Option<Overlay>,
    /// The chosen look; `None` follows the system.
    pub theme: Option<Theme>,
    /// What else was chosen.
    pub settings: Settings,
    /// What is to be said for as long as the browser does not take everything that is to be kept.
    pub warning: Option<String>,
}

/// The room that is shown, with all that it shows.
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
    /// The room.
    #[must_use]
    pub const fn room(&self) -> Room {
        match self {
            RoomView::Play(_) => Room::Play,
            RoomView::Solve(_) => Room::Solve,
            RoomView::Make(_) => Room::Make,
        }
    }

    /// The board of the room; a book has none.
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

/// What is shared.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareView {
    /// What it is.
    pub subject: Subject,
    /// Its link and its pictures, once these are drawn.
    pub shared: Option<Shared>,
    /// How the picture of the board looks.
    pub look: Theme,
    /// Whether there is a step that can be shared.
    pub has_step: bool,
    /// What the link leaves out.
    pub omitted: Option<String>,
}

/// The box "Enter or paste a puzzle".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EntryView {
    /// The text in it.
    pub text: String,
    /// Why the text was not taken, with its place: `line 4 has 8 cells, expected 9`.
    pub error: Option<String>,
    /// The place in the text, as a range of characters counted in UTF-16 units as a text area does, to be selected.
    pub error_at: Option<(u32, u32)>,
    /// The puzzle that the text most likely was before it was damaged, to be offered.
    pub mended: Option<String>,
}
