//! What the statistics are told of.

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
