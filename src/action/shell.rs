//! Actions on the page as a whole, whichever room is shown.

use crate::action::Overlay;
use nonet_core::board::CellSet;
use nonet_formats::Output;
use nonet_game::Daily;
use nonet_protocol::{Level, PathForm, PicturedStep, ProfileName, Room, Technique, TechniqueSet};
use std::rc::Rc;
use yew::AttrValue;

/// An action on the page around the rooms.
#[derive(Clone, PartialEq, Debug)]
pub enum ShellAction {
    /// Goes to another room. The room that is left keeps its board.
    Enter(Room),
    /// Closes the topmost of the open things (a dialog, the view of an earlier step, a hint); if nothing is open, clears the
    /// selection.
    Escape,
    /// Shows this as a message.
    Say(AttrValue),
    /// Opens this overlay, in place of the one that is open.
    Open(Overlay),
    /// Closes the overlay.
    Close,
    /// The browser closed the dialog of the opening with this number, and with it the overlay unless another was opened since.
    Closed(u32),
    /// Closes the overlay and opens what waits until it is asked for.
    TakeWaiting,
    /// Sets the text of the dialog "Enter or paste a puzzle"; the text is not read yet.
    EntryText(String),
    /// Reads a text that was pasted in that dialog over a text which could not be read.
    EntryPasted(String),
    /// Reads the text of that dialog.
    EntryRead,
    /// Stops reading the text that arrived last.
    StopReading,
    /// Begins the typing of a puzzle on an empty board.
    TypePuzzle,
    /// Reads the clipboard: the button "Paste".
    AskPaste,
    /// Loads the sample with this index in `samples::ALL`.
    Sample(usize),
    /// Replaces the puzzle that was read last by the other reading of its text, if there is one.
    TakeOther,
    /// Chooses the form in which the board is copied or downloaded.
    Form(Export),
    /// Chooses the theme of the picture that is shared.
    Picture(Theme),
    /// Sets whether only the givens are copied or downloaded.
    GivensOnly(bool),
    /// Copies the board, or the log.
    Copy(Export),
    /// Downloads the board, or the log.
    Download(Export),
    /// Opens the dialog "Export" with this form chosen.
    OpenExport(Export),
    /// Prints the steps that were taken, as this export says; other exports are not printed so.
    PrintSteps(Export),
    /// Downloads the picture of a step, in the theme of shared pictures.
    SaveStep(Rc<PicturedStep>),
    /// Makes the next letter key a query, whose answer is spoken.
    AskQuery,
    /// Answers this query, after [`AskQuery`](ShellAction::AskQuery).
    Query(Query),
    /// Highlights these cells: the pointer or the focus is on words about them. An empty set ends that.
    Point(CellSet),
    /// Shows only this case of the shown step, counted from 0; `None` shows all cases.
    Case(Option<usize>),
    /// Sets the setting with this key to the value with this index.
    ChooseSetting(&'static str, usize),
    /// Changes or uses the profiles of techniques that the player named.
    Profile(ProfileAction),
    /// Closes the short message.
    Dismiss,
    /// Closes the offer of a newer build.
    DismissUpdate,
    /// Loads the newer build of the page.
    TakeVersion,
    /// Sets whether notes are printed with the puzzle.
    PrintNotes(bool),
    /// Prints the puzzle.
    Print,
    /// Opens a game of the puzzle on the board.
    PlayThis,
    /// Opens the puzzle of the game in Solve.
    SolveThis,
    /// Asks for a puzzle of the generator.
    NewPuzzle(PuzzleRequest),
    /// Opens what was asked for and came after the player went on.
    OpenLate,
    /// Stops waiting for the puzzle that was asked for.
    StopMaking,
}

/// An action on the profiles of techniques that the player named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProfileAction {
    /// Saves techniques under a name, in place of those that had it.
    Save(ProfileName, TechniqueSet),
    /// Gives the profile with the first name the second one.
    Rename(ProfileName, ProfileName),
    /// Deletes the profile with this name.
    Delete(ProfileName),
    /// Switches on the techniques of the profile with this name in Solve, and all others off.
    Use(ProfileName),
}

/// A query about the board whose answer is spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
pub enum Query {
    Row,
    Column,
    Box,
    Here,
    Remaining,
    Fullness,
}

/// Something to copy or download, with its form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// The board as text.
    Board(Output),
    /// The steps that were taken.
    Path {
        /// The form.
        form: PathForm,
        /// Whether texts have the sentences of each proof.
        proofs: bool,
        /// The steps at which the board is shown.
        boards: StepBoards,
    },
}

/// The steps at which a document of the steps that were taken shows the board. The position before the first step is always shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StepBoards {
    /// At no step.
    Start,
    /// At each step that is no single.
    #[default]
    BeyondSingles,
    /// At each step.
    All,
    /// At the steps that the player picked.
    Picked,
}

impl StepBoards {
    /// All choices, as they are offered.
    pub const ALL: [StepBoards; 4] = [StepBoards::Start, StepBoards::BeyondSingles, StepBoards::All, StepBoards::Picked];
}

/// A theme: the colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // the names say it
pub enum Theme {
    #[default]
    Light,
    Dark,
}

impl Theme {
    /// The name of the theme, as the style sheets and the storage have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this name; `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.name() == name)
    }
}

/// A puzzle that the player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleRequest {
    /// A puzzle of this level.
    Level(Level),
    /// The daily puzzle of a date.
    Day(Daily),
    /// A puzzle whose hardest technique is this one.
    Technique(Technique),
}

/// The part of the board that is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The givens.
    Puzzle,
    /// The whole position, without the step that is drawn on it.
    Position,
    /// The step that is drawn on it.
    Step,
}
