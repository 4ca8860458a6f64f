//! Text that leaves the page: boards, logs and books.

use super::{BookPuzzle, Position};
use nonet_formats::Output;
use nonet_prose::ExplainedStep;
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
    /// The steps that were taken.
    Path(Rc<ExportedPath>),
    /// The puzzles of a book.
    Book {
        /// The puzzles, in order.
        puzzles: Rc<Vec<BookPuzzle>>,
        /// Whether the book is written as CSV. If not, it has one line for each puzzle.
        csv: bool,
    },
}

/// Steps that were taken one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportedPath {
    /// The position before the first step.
    pub start: Position,
    /// The position now.
    pub now: Position,
    /// The steps in order.
    pub steps: Vec<Rc<ExplainedStep>>,
    /// The ratings of the puzzle in words, each a line. Empty if there are none.
    pub ratings: Vec<String>,
    /// The form.
    pub form: PathForm,
    /// Whether texts have the sentences of each proof.
    pub proofs: bool,
}

/// A form in which a path of steps is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PathForm {
    /// Plain text, as the command `nonet steps` writes it.
    Text,
    /// BBCode, in which forums are written.
    BbCode,
    /// Markdown.
    Markdown,
    /// CSV: a row for each step.
    Csv,
    /// A line of JSON, as the command `nonet steps --json` writes it.
    Json,
}

impl PathForm {
    /// All forms, as they are offered.
    pub const ALL: [PathForm; 5] = [PathForm::Text, PathForm::BbCode, PathForm::Markdown, PathForm::Csv, PathForm::Json];

    /// Returns whether the form has sentences of proofs if they are wanted. Records always have them, and tables never.
    #[must_use]
    pub const fn can_leave_proofs(self) -> bool {
        matches!(self, PathForm::Text | PathForm::BbCode | PathForm::Markdown)
    }
}

/// The exported text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Written {
    /// The text.
    pub text: String,
    /// The file name for the text.
    pub file_name: String,
}
