//! The statistics of finished games: what the page hands over, and what comes back.

use super::TechniqueName;
use nonet_core::Level;
use serde::{Deserialize, Serialize};

/// What came of all games so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// How many are finished.
    pub games: usize,
    /// On how many days in a row the day's puzzle was finished.
    pub days: u32,
    /// Those whose level is known, in the order in which they were finished.
    pub finished: Vec<Finished>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Its level.
    pub level: Level,
    /// The seconds that it took.
    pub seconds: u32,
    /// How many hints were taken.
    pub hints: usize,
    /// The hardest step of the player's own, as far as it is known.
    pub hardest: Option<TechniqueName>,
}

/// The statistics of all finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics {
    /// How many games are finished, games of an unknown level among them.
    pub games: usize,
    /// On how many days in a row the day's puzzle was finished.
    pub days: u32,
    /// The levels in which a game is finished, the easiest first.
    pub levels: Vec<LevelStatistics>,
}

/// The statistics of the finished games of a level, of which there is at least one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LevelStatistics {
    /// The level.
    pub level: Level,
    /// How many games are finished.
    pub games: usize,
    /// The least time, in seconds.
    pub best: u32,
    /// The median of all times, in seconds.
    pub median: u32,
    /// How many hints were taken in all of them.
    pub hints: usize,
    /// The hardest step of the player's own in any of them, as far as it is known.
    pub hardest: Option<TechniqueName>,
    /// The seconds that the latest games took, the last of them at the end.
    pub latest: Vec<u32>,
}
