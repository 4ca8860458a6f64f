//! What can be done in the Make room.

use nonet_core::board::Candidate;
use nonet_formats::Room;

/// Something that is to be made, or no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MakeAction {
    /// Makes the puzzles of a book.
    MakeBook,
    /// Makes no more of them.
    StopBook,
    /// Downloads them, as CSV or else a line each.
    DownloadBook {
        /// Whether as CSV.
        csv: bool,
    },
    /// Prints them.
    Print,
    /// Calls the book so.
    Title(String),
    /// Opens this part of the room.
    Open(MakeTab),
    /// Changes the whole puzzle that is set by hand.
    Edit(Edit),
    /// Writes this digit as a given of it.
    AddGiven(Candidate),
    /// Takes over the puzzle of the Solve room.
    FromSolve,
    /// Takes the puzzle to this room.
    TakeTo(Room),
}

/// The part of the Make room that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MakeTab {
    /// Puzzles to print.
    #[default]
    Book,
    /// A puzzle that is set by hand.
    Editor,
}

/// An act that changes the whole puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Givens go as long as there is one solution.
    MakeMinimal,
    /// Givens come until there is one solution.
    Complete,
    /// A quarter-turn.
    Turn,
    /// Left and right are exchanged.
    Mirror,
    /// The digits are renamed at random.
    Relabel,
    /// Lines are exchanged and digits renamed at random: the same puzzle in another guise.
    Shuffle,
    /// The guise that all guises of the puzzle share.
    Canonical,
}
