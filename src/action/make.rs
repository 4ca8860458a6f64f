//! Actions in the Make room.

use nonet_core::board::Candidate;
use nonet_protocol::{Edit, Room};
use serde::{Deserialize, Serialize};

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
    /// Has the worker change the whole puzzle of the editor.
    Edit(Edit),
    /// Turns the puzzle of the editor by a quarter.
    Turn,
    /// Swaps left and right in the puzzle of the editor.
    Mirror,
    /// Adds this given to the puzzle of the editor.
    AddGiven(Candidate),
    /// Copies the puzzle of the Solve room into the editor.
    FromSolve,
    /// Opens the puzzle of the editor in this room.
    TakeTo(Room),
}

/// A tab of the Make room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MakeTab {
    /// The book: puzzles to print.
    #[default]
    Book,
    /// The editor: a puzzle that the player sets by hand.
    Editor,
}
