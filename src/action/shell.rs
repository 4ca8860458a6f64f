//! What can be done with the page as a whole, whichever room is shown.

use crate::action::Overlay;
use nonet_core::{Level, board::CellSet};
use nonet_formats::{Output, Room};
use nonet_game::Daily;
use nonet_protocol::TechniqueId;

/// Something that is done around the rooms.
#[derive(Clone, PartialEq, Debug)]
pub enum ShellAction {
    /// Goes to another room. The board of the room that is left stays as it is.
    Enter(Room),
    /// Closes what is open (a dialog, a look back, a walk); with nothing open, deselects.
    Escape,
    /// Opens this over the room, in place of what is open.
    Open(Overlay),
    /// Closes what is open over the room.
    Close,
    /// The text in the box "Enter or paste a puzzle" changed; nothing is read yet.
    EntryText(String),
    /// A text was pasted over one in that box that could not be read.
    EntryPasted(String),
    /// Reads what stands in that box.
    EntryRead,
    /// Begins to type a puzzle on an empty board.
    TypePuzzle,
    /// The button "Paste": the clipboard is to be read.
    AskPaste,
    /// Loads the sample with this number in `samples::ALL`.
    Sample(usize),
    /// Takes the other way to read what was read last, where there are two.
    TakeOther,
    /// Chooses the form in which the board is copied or downloaded.
    Form(Export),
    /// Chooses the look of the picture that is shared.
    Picture(Theme),
    /// Whether only the givens are copied or downloaded.
    GivensOnly(bool),
    /// Copies the board, or the log.
    Copy(Export),
    /// Downloads the board, or the log.
    Download(Export),
    /// The next letter asks for something to be spoken.
    AskQuery,
    /// Asks for this to be spoken, after [`AskQuery`](ShellAction::AskQuery).
    Query(Query),
    /// Lights these cells: what a sentence speaks of is pointed at.
    Point(CellSet),
    /// Shows one case of the step that is shown by itself, counted from 0, or all.
    Case(Option<usize>),
    /// Chooses how the page looks; `None` follows the system.
    Theme(Option<Theme>),
    /// Sets the setting with this key to its value with this number.
    Choose(&'static str, usize),
    /// Puts the short message away.
    Dismiss,
    /// Puts the offer of a newer build away.
    DismissUpdate,
    /// Loads the newer build of the page.
    TakeVersion,
    /// Whether notes are printed with the puzzle.
    PrintNotes(bool),
    /// Prints the puzzle.
    Print,
    /// Plays the puzzle on the board: opens a game of it.
    PlayThis,
    /// Looks at the game's puzzle in Solve.
    SolveThis,
    /// Asks for a puzzle from the generator.
    NewPuzzle(PuzzleRequest),
    /// Waits no longer for it.
    StopMaking,
}

/// What can be asked for by ear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Query {
    Row,
    Column,
    Box,
    Here,
    Remaining,
    Fullness,
}

/// What can be copied or downloaded, and in which form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// The board as text.
    Board(Output),
    /// The log of steps as text.
    LogText,
    /// The log of steps as CSV.
    LogCsv,
}

/// A chosen look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // they say it themselves
pub enum Theme {
    #[default]
    Light,
    Dark,
}

impl Theme {
    /// Its name, for the style sheets and for storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The look with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.name() == name)
    }
}

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleRequest {
    /// A game of this level.
    Level(Level),
    /// The puzzle of a day.
    Day(Daily),
    /// A position to practise this technique at.
    Practise(TechniqueId),
}

/// What can be shared of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Its givens.
    Puzzle,
    /// All that it shows, but for a step that is drawn on it.
    Position,
    /// The step that is drawn on it.
    Step,
}
