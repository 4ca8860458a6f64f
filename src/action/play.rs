//! What can be done in the Play room.

use nonet_core::board::Digit;
use nonet_formats::BoardState;
use nonet_game::archive::GameId;

/// Something that is done with the game, or with the games that are kept.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayAction {
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
    /// Goes on with the kept game with this id.
    Continue(GameId),
    /// Begins a game of the same puzzle; the one that stands is kept.
    StartAnew,
    /// Begins a game at this position of its puzzle; the one that stands is kept.
    TakePosition(Box<BoardState>),
    /// This tab is to play it.
    TakeOver,
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
    /// Looks at the finished game as it stood after so many of its steps.
    Replay(usize),
    /// Opens the calendar at this month, of the level that was played last.
    Calendar,
    /// Pauses the streak of days, or goes on with it.
    PauseStreak(bool),
    /// Downloads everything that is kept.
    Backup,
}

impl PlayAction {
    /// Whether it may change the game, or tell of it what the player does not know.
    #[must_use]
    pub const fn plays(&self) -> bool {
        matches!(
            self,
            PlayAction::FillNotes
                | PlayAction::Pause(_)
                | PlayAction::TogglePause
                | PlayAction::Check
                | PlayAction::Hint
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

/// What the keys write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Digits.
    Digit,
    /// The notes of the classic style, or corner notes.
    Corner,
    /// Centre notes.
    Centre,
    /// Colours.
    Colour,
    /// Lines from note to note.
    Line,
}
