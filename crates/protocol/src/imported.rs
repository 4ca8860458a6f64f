//! The report on a file of many puzzles: its errors, and games that were begun in another program.

use nonet_formats::SavedGame;
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

impl BegunGame {
    /// Returns the game that was read from a file.
    #[must_use]
    pub fn of(game: &SavedGame) -> BegunGame {
        BegunGame { position: game.position.to_string(), seconds: game.seconds }
    }
}
