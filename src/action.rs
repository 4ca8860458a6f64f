//! What can happen: everything that a key, a button, a file, the address or the worker may ask of the state.
//!
//! Components take the view value that they draw and one `onaction: Callback<Action>`; they emit these and decide nothing.

use super::{
    state::{ByHand, Day, Filter, Keeping, Mode, Sheet, Wish},
    view::{Room, Tab},
};
use nonet_core::{
    board::{Candidate, Cell, CellSet, Digit},
    formats::Position,
};
use nonet_game::archive::GameId;
use nonet_protocol::{Answer, QuestionId, TechniqueId, TechniqueSet};
use std::fmt;

/// Something that a person, the browser or the worker did. `State::after` says what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Goes to another room. The board of the room that is left stays as it is.
    Enter(Room),

    // The selection.
    /// Selects this cell alone.
    Select(Cell),
    /// Presses this cell: selects it; in a game it may be added to the selection, or get the locked digit.
    Tap(Cell),
    /// Adds the cell to the selection, or takes it out: Ctrl and a click, or a tap while several are selected.
    SelectAlso(Cell),
    /// Adds the cell to the selection: a drag passes over it.
    SelectOver(Cell),
    /// Adds everything between the cursor and this cell: Shift and a click.
    SelectTo(Cell),
    /// Moves the cursor.
    Go(Course),
    /// Moves the cursor and keeps what was selected.
    Extend(Course),
    /// Selects all cells.
    SelectAll,
    /// Selects every cell that holds what this cell holds: a double click.
    SelectSame(Cell),
    /// Closes what is open (a dialog, a look back, a walk); with nothing open, deselects.
    Escape,

    // Digits.
    /// The digit for the selected cells: a key of the board or of the keypad.
    Digit(Digit),
    /// The other kind of entry than [`Digit`](Action::Digit): a note where digits are written, a digit where notes are.
    Note(Digit),
    /// Empties the selected cells.
    Erase,
    /// The key `0`: empties the cell and, while givens are typed, goes on to the next.
    Zero,
    /// The key `.`: while givens are typed, empties the cell and goes on; else to the next empty cell.
    Dot,
    /// The key `,`: to the empty cell before.
    Comma,
    /// The space bar: while givens are typed, the same as [`Dot`](Action::Dot); in a game, [`ToggleNotes`](Action::ToggleNotes).
    Space,
    /// Switches between writing digits and writing notes (Play).
    ToggleNotes,
    /// What the keys write (Play).
    Mode(Mode),
    /// The digit is written into every cell that is tapped, until it is locked again (Play).
    Lock(Digit),
    /// Switches whether a tap adds a cell to the selection (Play).
    Adding(bool),
    /// Writes every possible note into every empty cell, as one act (Play).
    FillNotes,

    // The sheet.
    /// Takes the last act back.
    Undo,
    /// Does it again.
    Redo,
    /// Empties the board, as one act.
    Clear,
    /// Takes away all but the givens, as one act.
    Restart,
    /// Turns every digit that stands into a given.
    UseAsPuzzle,
    /// Switches the typing of givens on or off.
    EditGivens(bool),
    /// Switches going on to the next cell after a given was typed.
    AutoAdvance(bool),

    // A puzzle comes in.
    /// Opens or closes the box "Enter or paste a puzzle".
    EntryPanel(bool),
    /// The text in that box changed; nothing is read yet.
    EntryText(String),
    /// Reads what stands in that box.
    EntryRead,
    /// Text was pasted on the page.
    Pasted(String),
    /// The button "Paste": the clipboard is to be read.
    AskPaste,
    /// The clipboard could not be read, which its permission may forbid.
    PasteRefused,
    /// A file was opened or dropped, and is text.
    Opened {
        /// Its name, to be said again.
        name: String,
        /// What it holds.
        text: String,
    },
    /// A file was opened or dropped, but could not be taken.
    NotOpened {
        /// Its name.
        name: String,
        /// Why.
        why: FileFault,
    },
    /// The part of the address after `#`, at the start and whenever it changes.
    Address(String),
    /// Loads the sample with this number in `samples::ALL`.
    Sample(usize),
    /// Takes the other way to read what was read last, where there are two.
    TakeOther,
    /// Takes the typo doctor's suggestion with this number.
    TakeFix(usize),
    /// Writes this digit as a given: the one that would leave one solution.
    AddGiven(Candidate),

    // What is shown.
    /// Shows the candidates of empty cells, or not.
    Candidates(bool),
    /// Shows only those candidates that occur in some solution.
    TrueCandidates(bool),
    /// Shows which cells hold, or may hold, this digit; `None` ends it.
    Light(Option<Digit>),
    /// The next digit that is typed is to be lit, not written.
    LightNext,
    /// Picks out cells, or no more (Play).
    Filter(Filter),
    /// The next letter asks for something to be spoken.
    AskQuery,
    /// Asks for this to be spoken, after [`AskQuery`](Action::AskQuery).
    Query(Query),

    // Solving.
    /// Fills the board with its one solution.
    Solve,
    /// Takes the next step of reasoning.
    Step,
    /// Takes steps until none is found, as one act.
    AllSteps,
    /// Shows the board as it was at the step with this number, from 0; `None` goes back to now.
    LookAt(Option<usize>),
    /// Empties the log of steps; the board stays.
    ForgetSteps,
    /// Places all singles, as one act.
    PlaceSingles,
    /// Lists all steps that can be taken now, or no longer.
    ListSteps(bool),
    /// Takes the listed step with this number.
    TakeStep(usize),
    /// Goes to this step, from 0, of the path that the rating is of.
    GoTo(usize),
    /// Opens or closes the list of techniques.
    Techniques(bool),
    /// Brings the position of a lesson onto the board.
    Example(TechniqueId, usize),
    /// Uses these techniques, or no longer.
    Use(TechniqueSet, bool),
    /// Lights these cells: what a sentence speaks of is pointed at.
    Point(CellSet),
    /// Opens this tab of the Solve room.
    OpenTab(Tab),
    /// Shows the details in place of the keys, where there is no room for both.
    Details(bool),
    /// Shows or hides how the earlier programs' search goes.
    Trail(bool),
    /// Changes the whole puzzle that is being set.
    ByHand(ByHand),

    // Several solutions.
    /// Shows the solution with this number, from 0.
    Walk(usize),
    /// The solution before.
    WalkBack,
    /// The next solution.
    WalkOn,
    /// Writes the solution that is shown onto the board.
    TakeSolution,
    /// Asks for the exact number of solutions.
    CountAll,
    /// Stops that count.
    StopCount,

    // Out of the page.
    /// Chooses the form in which the board is copied or downloaded.
    Form(Export),
    /// Copies the board, or the log.
    Copy(Export),
    /// Downloads the board, or the log.
    Download(Export),
    /// The clipboard took what was copied, or refused.
    Copied(bool),

    // The page itself.
    /// Opens or closes the list of keys.
    Help(bool),
    /// Chooses how the page looks; `None` follows the system.
    Theme(Option<Theme>),
    /// Puts the short message away.
    Dismiss,

    // A game.
    /// Plays the puzzle on the board: opens a game of it.
    PlayThis,
    /// Starts a game of the sample with this number.
    PlaySample(usize),
    /// Goes on with the kept game with this id.
    Continue(GameId),
    /// Begins a game of the same puzzle; the one that stands is kept.
    StartAnew,
    /// Begins a game at this position of its puzzle; the one that stands is kept.
    TakePosition(Box<Position>),
    /// Puts the kept game with this id into the bin.
    Bin(GameId),
    /// Takes it out of the bin.
    PutBack(GameId),
    /// Downloads what is kept under this id and can't be read.
    TakeOut(GameId),
    /// Something happened to what is kept.
    Keeping(Keeping),
    /// Another tab plays the open game, or no more.
    Elsewhere(bool),
    /// This tab is to play it.
    TakeOver,
    /// Closes the list of what became of a backup's games.
    CloseRestored,
    /// Asks for a puzzle from the generator.
    Wish(Wish),
    /// Waits no longer for it.
    StopMaking,
    /// Makes the puzzles of a book.
    MakeBook,
    /// Makes no more of them.
    StopBook,
    /// Prints them.
    Print,
    /// Downloads them, as CSV or else a line each.
    DownloadBook {
        /// Whether as CSV.
        csv: bool,
    },
    /// What day it is.
    Today(Day),
    /// Looks at the game's puzzle in Solve.
    SolveThis,
    /// Asks whether there are mistakes.
    Check,
    /// Asks for a hint, or for more of the one that is open.
    Hint,
    /// Tells the next stage of what is shown.
    More,
    /// Tells this stage of it, of 0 to 4.
    Stage(u8),
    /// Does what the hint says, once it is told to its end.
    Apply,
    /// Puts the hint away.
    CloseHint,
    /// Writes the notes that the hint needs.
    WriteMissing,
    /// Back to where nothing was wrong for the last time.
    BackToFine,
    /// The next digit that is typed is asked about: why not here?
    WhyNotNext,
    /// Pauses the game, or goes on.
    Pause(bool),
    /// The key for that.
    TogglePause,
    /// A second went by.
    Tick,
    /// The page goes out of sight, or comes back.
    Away(bool),
    /// Sets a save point with this name; without one it gets a number.
    SetPoint(String),
    /// Everything stands again as after so many moves.
    BackTo(usize),
    /// Back to the last save point.
    LastPoint,
    /// What follows is a guess.
    Guess,
    /// The guess is one no more.
    KeepGuess,
    /// Everything stands again as before the guess.
    DropGuess,
    /// Opens or closes something over the room.
    Sheet(Sheet),
    /// Sets the setting with this number to its value with that.
    Choose(usize, u8),
    /// Downloads everything that is kept.
    Backup,

    // The worker.
    /// A question is being worked on: so many solutions were found.
    Progress {
        /// Its number.
        id: QuestionId,
        /// How many solutions there are so far.
        found: u64,
    },
    /// A question is answered.
    Answered {
        /// Its number.
        id: QuestionId,
        /// The answer.
        answer: Answer,
    },
    /// A question could not be answered.
    Failed {
        /// Its number.
        id: QuestionId,
        /// Why.
        why: String,
    },
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

/// Where the cursor goes. Nothing wraps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Course {
    Up,
    Down,
    Left,
    Right,
    RowStart,
    RowEnd,
    FirstCell,
    LastCell,
    BoxUp,
    BoxDown,
}

/// What can be copied or downloaded, and in which form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// The board as one line of 81 characters.
    Line,
    /// The board as a printed grid.
    Grid,
    /// The candidates as a grid.
    Candidates,
    /// The board as 9x9 CSV.
    Csv,
    /// The address that opens the givens.
    Link,
    /// The log of steps as text.
    LogText,
    /// The log of steps as CSV.
    LogCsv,
}

/// Why a file could not be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// It is larger than the page takes.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
    /// It is not UTF-8 text.
    NotText,
}

/// The end of a sentence that begins with the file's name.
impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileFault::TooLarge => "is larger than 200 MB, so it was not opened",
            FileFault::Unreadable => "could not be read",
            FileFault::NotText => "is not text in UTF-8, save it as plain text in UTF-8",
        })
    }
}

/// A chosen look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Theme {
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
