//! Actions in the Make room.

use nonet_core::board::{Candidate, Symmetry};
use nonet_protocol::{Aim, Edit, Room};
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
    /// Changes the rules of the puzzle of the editor.
    Rule(RuleAction),
    /// Searches for puzzles near the puzzle of the editor.
    Search(SearchAction),
}

/// An action on the rules that the givens of the editor keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleAction {
    /// Sets the symmetry of the givens.
    Symmetry(Symmetry),
    /// Makes the selected cells, each with its symmetric ones, the mask.
    MaskSelected,
    /// Adds the selected cells, each with its symmetric ones, to the mask.
    AddSelected,
    /// Removes the selected cells, each with its symmetric ones, from the mask.
    RemoveSelected,
    /// Makes the cells of the givens, each with its symmetric ones, the mask.
    MaskGivens,
    /// Allows givens in all cells.
    AllCells,
    /// Locks the digits of the selected cells, or unlocks them if all of them are locked.
    LockSelected,
    /// Keeps the mask.
    KeepMask,
    /// Takes the kept mask with this index.
    UseMask(usize),
    /// Removes the mask from the kept ones.
    ForgetMask,
}

/// An action on the search for puzzles near the puzzle of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchAction {
    /// Sets the rating that is searched for.
    Aim(Aim),
    /// Begins to search.
    Start,
    /// Begins to search for puzzles with a higher rating than this one.
    Harder,
    /// Begins to search for puzzles with a lower rating than this one.
    Easier,
    /// Ends the search.
    Stop,
    /// Opens the puzzle of the list with this index in the editor.
    Open(usize),
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
