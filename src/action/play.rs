//! Actions in the Play room.

use nonet_core::board::Digit;
use nonet_formats::BoardState;
use nonet_game::archive::GameId;

/// An action on the game, or on the stored games.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayAction {
    /// Switches between the digit mode and the notes mode.
    ToggleNotes,
    /// Sets the mode: the kind of entry that the digit keys make.
    Mode(Mode),
    /// Locks the digit, so that every tapped cell gets it; unlocks it if it is locked.
    Lock(Digit),
    /// Sets whether a tap adds its cell to the selection.
    Adding(bool),
    /// Writes all candidates as notes into every empty cell, as one move.
    FillNotes,
    /// Opens the stored game with this id.
    Continue(GameId),
    /// Begins another game of the same puzzle; the current game stays stored.
    StartAnew,
    /// Begins a game at this position of its puzzle; the current game stays stored.
    TakePosition(Box<BoardState>),
    /// Makes this tab the one that plays the game, in place of another tab.
    TakeOver,
    /// Checks whether there are mistakes on the board.
    Check,
    /// Asks for a hint, or for the next stage of the open one.
    Hint,
    /// Asks for a hint that rests on nothing that only the player's notes rule out, in place of the open one.
    HintWithoutNotes,
    /// Shows the next stage of the open hint.
    More,
    /// Shows this stage of the open hint, from 0 to 4.
    Stage(u8),
    /// Shows all of the hint on a small screen, or only its first sentence.
    Unfold(bool),
    /// Takes the step of the hint, once its last stage is shown.
    Apply,
    /// Closes the hint.
    CloseHelp,
    /// Writes the notes that the hint needs and that are missing.
    WriteMissing,
    /// Returns to the last position without a mistake.
    BackToFine,
    /// Makes the next digit key ask why the digit can't be in the selected cell.
    WhyNotNext,
    /// Pauses the game, or continues it.
    TogglePause,
    /// Puts the card of a new day away, so that the board in sight is played.
    PlayThis,
    /// Sets a save point with this name; an empty name is replaced by a number.
    SetPoint(String),
    /// Returns to the position after this number of moves.
    BackTo(usize),
    /// Returns to the last save point.
    LastPoint,
    /// Begins a guess: the moves that follow can be dropped together.
    Guess,
    /// Ends the guess and keeps its moves.
    KeepGuess,
    /// Ends the guess and returns to the position before it.
    DropGuess,
    /// Shows the finished game as it was after this number of steps of its replay.
    Replay(usize),
    /// Opens the calendar at the current month, for the level that was played last.
    Calendar,
    /// Pauses the streak of days, or continues it.
    PauseStreak(bool),
    /// Downloads a backup of everything that is stored.
    Backup,
    /// Downloads the results of all finished games as a table.
    SaveResults,
}

impl PlayAction {
    /// Whether the action leaves the open game alone: it is about the days or about all games.
    #[must_use]
    pub const fn looks_around(&self) -> bool {
        matches!(self, PlayAction::Calendar | PlayAction::PauseStreak(_) | PlayAction::Backup | PlayAction::SaveResults)
    }
}

impl PlayAction {
    /// Whether the action may change the game or give the player information about the solution.
    #[must_use]
    pub const fn plays(&self) -> bool {
        matches!(
            self,
            PlayAction::FillNotes
                | PlayAction::TogglePause
                | PlayAction::Check
                | PlayAction::Hint
                | PlayAction::HintWithoutNotes
                | PlayAction::More
                | PlayAction::Stage(_)
                | PlayAction::Apply
                | PlayAction::WriteMissing
                | PlayAction::BackToFine
                | PlayAction::SetPoint(_)
                | PlayAction::BackTo(_)
                | PlayAction::LastPoint
                | PlayAction::Guess
                | PlayAction::KeepGuess
                | PlayAction::DropGuess
        )
    }
}

/// The kind of entry that the digit keys make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Digits.
    Digit,
    /// Notes in the classic style, or corner notes.
    Corner,
    /// Centre notes.
    Centre,
    /// Colours.
    Colour,
    /// Lines from note to note.
    Line,
}
