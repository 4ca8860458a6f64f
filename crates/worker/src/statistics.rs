//! The statistics of the finished games, level by level.

use nonet_core::Level;
use nonet_game::Results;
use nonet_protocol::{Finished, LevelStatistics, Played, Statistics};

/// The number of times in a level's statistics: those of the latest games.
const LATEST: usize = 30;

/// Returns the statistics of all levels with a finished game.
pub(super) fn statistics(played: &Played) -> Statistics {
    let levels = Level::ALL.into_iter().filter_map(|level| of_level(played, level)).collect();
    Statistics { games: played.games, days: played.days, levels }
}

/// Returns the statistics of a level. None if it has no finished game.
fn of_level(played: &Played, level: Level) -> Option<LevelStatistics> {
    let games = || played.finished.iter().filter(|game| game.level == level);
    let results = Results { times: games().map(|game| game.seconds).collect(), hints: games().map(|game| game.hints).sum() };
    let times = &results.times;
    Some(LevelStatistics {
        level,
        games: times.len(),
        best: results.best()?,
        median: results.median()?,
        hints: results.hints,
        hardest: games().filter_map(|game: &Finished| game.hardest).max_by_key(|technique| technique.hardness()),
        latest: times[times.len().saturating_sub(LATEST)..].to_vec(),
    })
}
