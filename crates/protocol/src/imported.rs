//! What comes of a file of many puzzles beside its rows: what is to be asked or known of it, and games that were begun elsewhere.

use nonet_formats::{ColumnChoice, SavedGame};
use serde::{Deserialize, Serialize};

/// What is to be known of a file that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ImportReport {
    /// How many rows it has.
    pub rows: u32,
    /// In words: how many rows can't be read, and why, each with its line; or that there is no puzzle among full boards.
    pub note: Option<String>,
    /// The games in it that were begun.
    pub begun: Vec<BegunGame>,
}

/// A game that was begun in another program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BegunGame {
    /// What stands on its board, as a link holds it.
    pub position: String,
    /// How long it was played, in seconds.
    pub seconds: u32,
}

/// A column of a table that may hold the puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PuzzleColumn {
    /// Its number, from 0.
    pub column: u32,
    /// What it is called.
    pub name: String,
    /// What stands in it in the first rows.
    pub fields: Vec<String>,
}

impl BegunGame {
    /// The game that was read.
    #[must_use]
    pub fn of(game: &SavedGame) -> BegunGame {
        BegunGame { position: game.position.to_string(), seconds: game.seconds }
    }
}

impl PuzzleColumn {
    /// The column that may be chosen.
    #[must_use]
    pub fn of(choice: &ColumnChoice) -> PuzzleColumn {
        let ColumnChoice { column, name, fields } = choice.clone();
        PuzzleColumn { column: u32::try_from(column).unwrap_or(u32::MAX), name, fields }
    }
}
