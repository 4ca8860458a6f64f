//! The statistics of finished games, level by level, and the questions for the reviews of these games, one after the other.

use super::{finish_view::streak, state::Play};
use crate::session::Session;
use nonet_core::Level;
use nonet_game::{
    Results,
    archive::{Copy, GameId},
    save,
};
use nonet_protocol::{Question, Reviewed, Technique, hardest_step};

/// The number of times in a level's statistics: those of the latest games.
const LATEST: usize = 30;

/// The statistics of all finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The number of finished games, including games whose level is not known.
    pub games: usize,
    /// The number of days in a row on which the player finished the day's puzzle.
    pub days: u32,
    /// The statistics of each level with a finished game, the easiest level first.
    pub levels: Vec<LevelStatistics>,
}

/// The statistics of a level, which has at least one finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// A finished game whose level is known.
struct Finished {
    level: Level,
    seconds: u32,
    hints: usize,
    hardest: Option<Technique>,
}

impl Statistics {
    /// The statistics of so many games, from those of a known level in the order in which they were finished.
    fn of(games: usize, days: u32, finished: &[Finished]) -> Statistics {
        let levels = Level::ALL.into_iter().filter_map(|level| LevelStatistics::of(level, finished)).collect();
        Statistics { games, days, levels }
    }
}

impl LevelStatistics {
    /// The statistics of a level. None if it has no finished game.
    fn of(level: Level, finished: &[Finished]) -> Option<LevelStatistics> {
        let games = || finished.iter().filter(|game| game.level == level);
        let results = Results { times: games().map(|game| game.seconds).collect(), hints: games().map(|game| game.hints).sum() };
        let times = &results.times;
        Some(LevelStatistics {
            level,
            games: times.len(),
            best: results.best()?,
            median: results.median()?,
            hints: results.hints,
            hardest: games().filter_map(|game| game.hardest).max_by_key(|technique| technique.hardness()),
            latest: times[times.len().saturating_sub(LATEST)..].to_vec(),
        })
    }
}

impl Play {
    /// Returns the statistics of all finished games.
    #[must_use]
    pub fn statistics(&self, session: &Session) -> Statistics {
        let hardest = |id: GameId| self.hardest.iter().find(|(known, _)| *known == id)?.1;
        let finished = |copy: &&Copy| {
            let game = &copy.game;
            Some(Finished { level: game.level?, seconds: game.seconds, hints: game.hint_count(), hardest: hardest(copy.id) })
        };
        let games = session.archive.finished();
        let finished: Vec<Finished> = games.iter().rev().filter_map(finished).collect();
        Statistics::of(games.len(), streak(self, session).now, &finished)
    }

    /// Returns the question for the review of the next finished game whose hardest step is unknown. None if there is no such
    /// game.
    #[must_use]
    pub fn hardest_question(&self, session: &Session) -> Option<(GameId, Question)> {
        let is_unknown = |copy: &&Copy| copy.game.level.is_some() && self.hardest.iter().all(|(known, _)| *known != copy.id);
        let copy = session.archive.finished().into_iter().find(is_unknown)?;
        let unique = session.settings.uniqueness;
        Some((copy.id, Question::Review { game: save::save(&copy.game).into(), unique }))
    }

    /// Takes the worker's review of a game. It is empty if the review failed.
    pub fn take_hardest(&mut self, session: &Session, question: &Question, reviewed: &[Reviewed]) {
        if let Some((id, asked)) = self.hardest_question(session)
            && asked == *question
        {
            self.hardest.push((id, hardest_step(reviewed)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn finished(level: Level, seconds: u32, hardest: Option<Technique>) -> Finished {
        Finished { level, seconds, hints: 1, hardest }
    }

    #[test]
    fn the_statistics_of_a_level_are_those_of_its_games() {
        let finished = [
            finished(Level::Easy, 245, Some(Technique::HiddenSingle)),
            finished(Level::Hard, 3723, None),
            finished(Level::Easy, 61, Some(Technique::NakedPair)),
            finished(Level::Easy, 200, None),
        ];
        let hardest = finished[2].hardest;
        let easy = LevelStatistics {
            level: Level::Easy,
            games: 3,
            best: 61,
            median: 200,
            hints: 3,
            hardest,
            latest: vec![245, 61, 200],
        };
        let hard = LevelStatistics {
            level: Level::Hard,
            games: 1,
            best: 3723,
            median: 3723,
            hints: 1,
            hardest: None,
            latest: vec![3723],
        };
        // A level without a finished game is left out. A game of an unknown level counts only in the number of all games.
        assert_eq!(Statistics::of(5, 2, &finished), Statistics { games: 5, days: 2, levels: vec![easy, hard] });
    }

    #[test]
    fn of_many_times_the_latest_are_told() {
        let finished: Vec<Finished> = (1..=40).map(|seconds| finished(Level::Easy, seconds, None)).collect();
        let level = LevelStatistics::of(Level::Easy, &finished).unwrap();
        assert_eq!((level.games, level.best, level.latest), (40, 1, (11..=40).collect()));
    }
}
