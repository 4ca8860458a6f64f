//! The puzzles of rows by themselves.

use super::row::Row;
use nonet_formats::Reading;

/// A form in which the puzzles of rows follow each other. Rows that can't be read have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Form {
    Sdm,
    Sdk,
}

impl Form {
    /// The puzzle of a row; nothing if it can't be read.
    #[must_use]
    pub fn write(self, row: &Row) -> String {
        let Ok(Reading { grid, entered, about, .. }) = &row.reading else { return String::new() };
        let givens = grid.within(!*entered);
        match self {
            Form::Sdm => nonet_formats::sdm(&[givens]),
            Form::Sdk => format!("[Puzzle]\n{}\n", nonet_formats::sdk(&givens, about)),
        }
    }
}
