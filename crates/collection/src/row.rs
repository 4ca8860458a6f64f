//! A row of a file: a puzzle, or what is wrong where one should be.

use nonet_formats::Reading;
use serde::{Deserialize, Serialize};

/// A row of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The file's own columns, as many as its header has; of a list, the puzzle as it stands there.
    pub columns: Vec<Vec<u8>>,
    /// The puzzle, or what is wrong, with its line.
    pub reading: Result<Reading, String>,
    /// What else is wrong with the row, where the puzzle itself can be read; else empty.
    pub objection: String,
}

impl Row {
    /// What is wrong with the row; empty where nothing is.
    #[must_use]
    pub fn error(&self) -> &str {
        self.reading.as_ref().err().unwrap_or(&self.objection)
    }
}
