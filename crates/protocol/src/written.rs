//! What goes out of the page as text.

use super::{BookPuzzle, Position};
use nonet_formats::Output;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// What is to be written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // there are a few of it at a time
pub enum Exported {
    /// A board.
    Board {
        /// What stands on it.
        at: Position,
        /// In which form.
        output: Output,
    },
    /// The log of steps.
    Log {
        /// Its lines.
        lines: Vec<LogLine>,
        /// Whether as CSV, else as text.
        csv: bool,
    },
    /// The puzzles of a book.
    Book {
        /// They, in order.
        puzzles: Rc<Vec<BookPuzzle>>,
        /// Whether as CSV, else a line each.
        csv: bool,
    },
}

/// A line of the log of steps, as [`Wording`](super::Wording) has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// What the step does.
    pub action: String,
    /// What is placed at once after it; may be empty.
    pub consequences: String,
}

/// What was written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What a file of it is called.
    pub file_name: String,
}

/// A link that opens a board at another site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SiteLink {
    /// What the site is called.
    pub site: String,
    /// The address.
    pub address: String,
}
