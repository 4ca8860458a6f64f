//! The report on a file of many puzzles: its errors, the columns to choose from, and games that were begun in another program.

use nonet_formats::{ColumnChoice, SavedGame};
use serde::{Deserialize, Serialize};

/// The report on an imported file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ImportReport {
    /// The number of rows.
    pub rows: u32,
    /// A note for the player: how many rows can't be read, and the errors of some of them with their lines; or that all boards
    /// are full. None if there is nothing to say.
    pub note: Option<String>,
    /// The games of the file that were begun in another program.
    pub begun: Vec<BegunGame>,
}

/// A game that was begun in another program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BegunGame {
    /// The board with its digits and notes, in the format of a link.
    pub position: String,
    /// The playing time, in seconds.
    pub seconds: u32,
}

/// A column of a table that may hold the puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PuzzleColumn {
    /// The index of the column, from 0.
    pub column: u32,
    /// The name of the column.
    pub name: String,
    /// The fields of the column in the first rows, as examples.
    pub fields: Vec<String>,
}

impl BegunGame {
    /// Returns the game that was read from a file.
    #[must_use]
    pub fn of(game: &SavedGame) -> BegunGame {
        BegunGame { position: game.position.to_string(), seconds: game.seconds }
    }
}

impl PuzzleColumn {
    /// Returns the column that the player may choose.
    #[must_use]
    pub fn of(choice: &ColumnChoice) -> PuzzleColumn {
        let ColumnChoice { column, name, fields } = choice.clone();
        PuzzleColumn { column: u32::try_from(column).unwrap_or(u32::MAX), name, fields }
    }
}
