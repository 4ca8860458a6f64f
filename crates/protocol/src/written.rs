//! Text and pictures that leave the page: boards, logs and books.

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
    /// The picture of a step.
    Step(Rc<PicturedStep>),
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
    pub steps: Vec<ExportedStep>,
    /// The ratings of the puzzle in words, each a line. Empty if there are none.
    pub ratings: Vec<String>,
    /// The form.
    pub form: PathForm,
    /// Whether texts have the sentences of each proof.
    pub proofs: bool,
    /// Whether pictures are dark.
    pub dark: bool,
}

/// A step of an exported path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportedStep {
    /// The position before the step. It may have digits and eliminations that were written by hand after the step before.
    pub before: Position,
    /// The step.
    pub explained: Rc<ExplainedStep>,
    /// Whether the document shows the board at the step: its candidates in a text, its drawing in pictures and on paper.
    pub has_board: bool,
}

/// A step that is exported as a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PicturedStep {
    /// The position that the step is drawn on.
    pub at: Position,
    /// The step.
    pub explained: Rc<ExplainedStep>,
    /// The index of the case that is drawn. None draws all cases.
    pub case: Option<usize>,
    /// The form of the picture.
    pub form: PictureForm,
    /// Whether the picture is dark.
    pub dark: bool,
}

/// The form of a picture's file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PictureForm {
    /// Lines and shapes, which stay sharp at any size.
    Svg,
    /// Pixels, which every forum shows. The page makes them of the SVG text.
    Png,
}

/// A path of steps as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PathDocument {
    /// The puzzle in a line.
    pub puzzle: String,
    /// The ratings of the puzzle in words, each a line.
    pub ratings: Vec<String>,
    /// The picture of the position before the first step, as the text of an SVG file.
    pub start: String,
    /// The steps in order.
    pub steps: Vec<DocumentStep>,
    /// The sentence about the end of the path.
    pub end: String,
}

/// A step of a path as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DocumentStep {
    /// The name of the pattern. None if the notation begins with it.
    pub name: Option<String>,
    /// The step in one line, in the notation of experts.
    pub notation: String,
    /// The sentences of the proof. Empty if they are not wanted.
    pub sentences: Vec<String>,
    /// The picture of the step, as the text of an SVG file. None if it is not wanted.
    pub picture: Option<String>,
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
    /// A sheet with the pictures of the steps whose boards are shown.
    Pictures(PictureForm),
    /// Pages to be printed, as a [`PathDocument`]. As text it is written like [`PathForm::Text`].
    Paper,
}

impl PathForm {
    /// All forms, as they are offered.
    pub const ALL: [PathForm; 8] = [
        PathForm::Text,
        PathForm::BbCode,
        PathForm::Markdown,
        PathForm::Csv,
        PathForm::Json,
        PathForm::Pictures(PictureForm::Svg),
        PathForm::Pictures(PictureForm::Png),
        PathForm::Paper,
    ];

    /// Returns whether the form has sentences of proofs if they are wanted. Records always have them, and tables never.
    #[must_use]
    pub const fn can_leave_proofs(self) -> bool {
        matches!(self, PathForm::Text | PathForm::BbCode | PathForm::Markdown | PathForm::Paper)
    }

    /// Returns whether the form shows the board at the steps that are chosen for it.
    #[must_use]
    pub const fn can_show_boards(self) -> bool {
        !matches!(self, PathForm::Csv | PathForm::Json)
    }
}

/// The exported text. A picture is the text of an SVG file, whatever form it is to have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Written {
    /// The text.
    pub text: String,
    /// The file name for the text.
    pub file_name: String,
}
