//! Statistics of finished games: the games that the page sends, and the figures that the worker computes.

use nonet_core::Level;
use nonet_techniques::Technique;
use serde::{Deserialize, Serialize};

/// The finished games of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The number of finished games, including games whose level is not known.
    pub games: usize,
    /// The number of days in a row on which the player finished the day's puzzle.
    pub days: u32,
    /// The finished games whose level is known, in the order in which they were finished.
    pub finished: Vec<Finished>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The level.
    pub level: Level,
    /// The playing time, in seconds.
    pub seconds: u32,
    /// The number of hints that the player took.
    pub hints: usize,
    /// The technique of the hardest step that the player found. None if it is not known.
    pub hardest: Option<Technique>,
}

/// The statistics of all finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics {
    /// The number of finished games, including games whose level is not known.
    pub games: usize,
    /// The number of days in a row on which the player finished the day's puzzle.
    pub days: u32,
    /// The statistics of each level with a finished game, the easiest level first.
    pub levels: Vec<LevelStatistics>,
}

/// The statistics of a level, which has at least one finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LevelStatistics {
    /// The level.
    pub level: Level,
    /// The number of finished games.
    pub games: usize,
    /// The shortest time, in seconds.
    pub best: u32,
    /// The median time, in seconds.
    pub median: u32,
    /// The number of hints in all games.
    pub hints: usize,
    /// The technique of the hardest step that the player found in any of the games. None if it is not known.
    pub hardest: Option<Technique>,
    /// The times of the latest games, in seconds, the last game at the end.
    pub latest: Vec<u32>,
}
