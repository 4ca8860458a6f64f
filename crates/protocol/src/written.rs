//! Text that leaves the page: boards, logs and books.

use super::{BookPuzzle, Position};
use nonet_formats::Output;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A board, a log or a book that is exported as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // only a few exist at a time
pub enum Exported {
    /// A board.
    Board {
        /// The digits and candidates of the board.
        at: Position,
        /// The format.
        output: Output,
    },
    /// The log of the steps.
    Log {
        /// The lines of the log.
        lines: Vec<LogLine>,
        /// Whether the log is written as CSV. If not, it is plain text.
        csv: bool,
    },
    /// The puzzles of a book.
    Book {
        /// The puzzles, in order.
        puzzles: Rc<Vec<BookPuzzle>>,
        /// Whether the book is written as CSV. If not, it has one line for each puzzle.
        csv: bool,
    },
}

/// A line of the log of steps, taken from a [`Wording`](nonet_prose::Wording).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// The effect of the step.
    pub action: String,
    /// The naked singles that are placed with the step. May be empty.
    pub consequences: String,
}

/// The exported text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Written {
    /// The text.
    pub text: String,
    /// The file name for the text.
    pub file_name: String,
}
