//! A row of a file: a puzzle, or what is wrong where one should be.

use nonet_formats::{ReadError, Reading};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The sentence that earlier builds kept for [`RowFault::Damaged`].
pub(super) const DAMAGED: &str = "this row of the list is damaged";

/// A row of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The file's own columns, as many as its header has; of a list, the puzzle as it stands there.
    pub columns: Vec<Vec<u8>>,
    /// The puzzle, or why there is none.
    pub reading: Result<Reading, RowError>,
    /// Another fault of the row, where the puzzle itself can be read.
    pub objection: Option<RowError>,
}

impl Row {
    /// Returns a row without a puzzle.
    #[must_use]
    pub const fn bad(line: usize, columns: Vec<Vec<u8>>, error: RowError) -> Row {
        Row { line, columns, reading: Err(error), objection: None }
    }

    /// The error of the row. None where nothing is wrong.
    #[must_use]
    pub fn error(&self) -> Option<&RowError> {
        self.reading.as_ref().err().or(self.objection.as_ref())
    }
}

/// The error of a row, and the file that the row is in. [`Display`](fmt::Display) writes it in English, with its place in the file where
/// the fault has one.
///
/// ```
/// use nonet_collection::{RowError, RowFault};
/// let error = RowError { file: "mine.csv".to_owned(), fault: RowFault::SolutionWrong };
/// assert_eq!(error.to_string(), "mine.csv: the solution in this row does not solve its puzzle");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowError {
    /// The name of the file, where several were read together; else empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub file: String,
    /// The fault.
    pub fault: RowFault,
}

/// The fault of a row. A list that is kept has the names of the variants and of their values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RowFault {
    /// The text can't be read.
    Text(ReadError),
    /// The file has several columns of boards, and does not say which of them holds the puzzles.
    UnclearColumn,
    /// The file has no puzzle.
    NoPuzzles,
    /// The row's solution has this number of digits.
    SolutionLength(usize),
    /// The row's solution does not solve its puzzle.
    SolutionWrong,
    /// The row was kept, and can't be read any more.
    Damaged,
    /// An earlier build kept this sentence in place of a fault.
    Told(String),
}

impl From<RowFault> for RowError {
    fn from(fault: RowFault) -> RowError {
        RowError { file: String::new(), fault }
    }
}

impl From<ReadError> for RowError {
    fn from(error: ReadError) -> RowError {
        RowFault::Text(error).into()
    }
}

impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            write!(f, "{}: ", self.file)?;
        }
        match &self.fault {
            RowFault::Text(error) => error.fmt(f),
            RowFault::UnclearColumn => {
                f.write_str("it is not clear which of its columns holds the puzzles, open it by itself to choose")
            }
            RowFault::NoPuzzles => f.write_str("no puzzle was found from line 1 on"),
            RowFault::SolutionLength(digits) => write!(f, "the solution in this row has {digits} digits, expected 81"),
            RowFault::SolutionWrong => f.write_str("the solution in this row does not solve its puzzle"),
            RowFault::Damaged => f.write_str(DAMAGED),
            RowFault::Told(sentence) => f.write_str(sentence),
        }
    }
}
