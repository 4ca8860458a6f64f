//! Everything around the board as it is to be drawn. Sentences come ready to be shown.

use super::{
    BoardView, BookView, CalendarView, FixView, GameView, GamesView, LogView, LookView, RatingView, Room, SearchView, SetView,
    SolutionsView, TabsView, TechniquesView, VerdictView,
};
use crate::{
    action::{Action, Export, Theme},
    collection::view::CollectionsView,
    state::{Filters, OmittedWords, Overlay, Settings, Shared, Subject},
};
use nonet_core::board::{Digit, DigitSet};
use nonet_protocol::{SiteLink, Statistics};
use std::rc::Rc;

/// The whole page. What is `None` or empty is not drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// Which room it is.
    pub room: Room,
    /// The board.
    pub board: BoardView,
    /// What the page says about it.
    pub verdict: VerdictView,
    /// Which buttons are there, and which can be pressed.
    pub tools: ToolsView,
    /// The keys 1 to 9.
    pub keypad: KeypadView,
    /// The digits that are lit, and what else cells are picked out by.
    pub highlight: (DigitSet, Filters),
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// The typo doctor's suggestions, likeliest first (Solve).
    pub fixes: Vec<FixView>,
    /// The several solutions (Solve).
    pub solutions: Option<SolutionsView>,
    /// The puzzle that is set by hand (Make).
    pub set: Option<SetView>,
    /// The log of steps (Solve).
    pub log: LogView,
    /// How difficult the puzzle is, once the worker has rated it (Solve).
    pub rating: Option<RatingView>,
    /// The tabs of the Solve room.
    pub tabs: TabsView,
    /// Whether the details have the place of the keys.
    pub details: bool,
    /// The techniques, while their list is open.
    pub techniques: Option<TechniquesView>,
    /// How the search went, once it was asked for (Solve).
    pub search: Option<SearchView>,
    /// What the board shows in place of the sheet, and how to go back.
    pub look: Option<LookView>,
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
    /// The game (Play).
    pub game: Option<GameView>,
    /// The book (Make).
    pub book: Option<BookView>,
    /// Stored games, where they are listed (Play).
    pub games: GamesView,
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

/// The buttons. A `bool` named `can_..` says whether the button is enabled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct ToolsView {
    /// Whether the game takes what is done in it (Play).
    pub plays: bool,
    pub can_hint: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_clear: bool,
    pub can_restart: bool,
    pub can_erase: bool,
    pub can_use_as_puzzle: bool,
    pub can_solve: bool,
    pub can_step: bool,
    pub can_play: bool,
    /// Whether steps were taken, which can be copied.
    pub has_steps: bool,
    /// Whether givens are being typed.
    pub editing: bool,
    /// Whether typing a given goes on to the next cell.
    pub auto_advance: bool,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether the row that picks out cells is shown where there is little room.
    pub highlighting: bool,
    /// Whether only true candidates are shown; `None` where the view is not offered.
    pub true_candidates: Option<bool>,
}

/// The keys 1 to 9.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeypadView {
    /// They, in order.
    pub keys: [KeyView; 9],
    /// Whether they do nothing just now.
    pub off: bool,
    /// Whether they write notes.
    pub notes: bool,
    /// Whether they write colours.
    pub colours: bool,
    /// Whether there is a key that skips a cell.
    pub skips: bool,
    /// Whether a digit can be locked.
    pub locks: bool,
    /// The digit that every tapped cell gets.
    pub locked: Option<Digit>,
}

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyView {
    /// Its digit.
    pub digit: Digit,
    /// How many of it are still to be placed.
    pub left: u8,
    /// Whether the digit is lit on the board.
    pub lit: bool,
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

/// A short message; it leaves by itself after some seconds, or with `Action::Shell(ShellAction::Dismiss)`.
#[derive(Clone, Debug)]
pub struct Toast {
    /// A message with another number is another message, with the same words too.
    pub number: u32,
    /// What it says.
    pub words: String,
    /// Whether it says that something went wrong.
    pub fault: bool,
    /// Buttons that go with it.
    pub offers: Vec<Offer>,
}

impl PartialEq for Toast {
    fn eq(&self, other: &Toast) -> bool {
        self.number == other.number
    }
}

/// A button in a message.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its label.
    pub label: &'static str,
    /// What it does.
    pub action: Action,
}

/// A puzzle that is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SampleView {
    /// `Easy`, `32 solutions`.
    pub name: &'static str,
    /// One line about it.
    pub about: &'static str,
}

/// A row of the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShortcutView {
    /// The keys: `Ctrl+Z`.
    pub keys: &'static str,
    /// What they do.
    pub words: &'static str,
}
