//! What can be asked of the generator.

use crate::state::Wish;

/// Something that is to be made, or no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MakeAction {
    /// Asks for a puzzle from the generator.
    Wish(Wish),
    /// Waits no longer for it.
    StopMaking,
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
}
