//! What can be done in the Make room.

use super::by_hand::{ByHand, Part};
use crate::view::Room;
use nonet_core::board::Candidate;

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
    Open(Part),
    /// Changes the whole puzzle that is set by hand.
    ByHand(ByHand),
    /// Writes this digit as a given of it.
    AddGiven(Candidate),
    /// Takes over the puzzle of the Solve room.
    FromSolve,
    /// Takes the puzzle to this room.
    TakeTo(Room),
}
