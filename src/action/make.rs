//! Actions in the Make room.

use nonet_core::board::Candidate;
use nonet_protocol::Room;

/// An action in the Make room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MakeAction {
    /// Starts making the puzzles of a book.
    MakeBook,
    /// Stops making the puzzles of the book.
    StopBook,
    /// Downloads the puzzles of the book.
    DownloadBook {
        /// Whether the file is CSV; otherwise it has one puzzle per line.
        csv: bool,
    },
    /// Prints the book.
    Print,
    /// Sets the title of the book.
    Title(String),
    /// Opens this tab of the room.
    Open(MakeTab),
    /// Changes the whole puzzle of the editor.
    Edit(Edit),
    /// Adds this given to the puzzle of the editor.
    AddGiven(Candidate),
    /// Copies the puzzle of the Solve room into the editor.
    FromSolve,
    /// Opens the puzzle of the editor in this room.
    TakeTo(Room),
}

/// A tab of the Make room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MakeTab {
    /// The book: puzzles to print.
    #[default]
    Book,
    /// The editor: a puzzle that the player sets by hand.
    Editor,
}

/// A change of the whole puzzle in the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Removes givens as long as the puzzle has one solution.
    MakeMinimal,
    /// Adds givens until the puzzle has one solution.
    Complete,
    /// Turns the board by a quarter.
    Turn,
    /// Swaps left and right.
    Mirror,
    /// Renames the digits at random.
    Relabel,
    /// Permutes rows, columns and digits at random: the result is an equivalent puzzle.
    Shuffle,
    /// Replaces the puzzle by its canonical form, which all equivalent puzzles share.
    Canonical,
}
