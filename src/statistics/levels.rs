//! The statistics of finished games, level by level, and the questions for the reviews of these games, one after the other.

use super::{FinishedGames, results};
use crate::{
    session::{BrowserEffect, Context, Session},
    text,
};
use nonet_game::{
    Results, Streak,
    archive::{GameCopy, GameId},
    save, table,
};
use nonet_prose::{Reviewed, hardest_step};
use nonet_protocol::{Level, Question, Technique};
use std::rc::Rc;

/// The number of times in a level's statistics: those of the latest games.
const LATEST: usize = 30;

/// The statistics of all finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The number of finished games, including games whose level is not known.
    pub games: usize,
    /// The streak.
    pub streak: Streak,
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
    /// The shortest time of those that are compared, in seconds. None if none is.
    pub best: Option<u32>,
    /// The number of games whose times are left out of the best.
    pub left_out: usize,
    /// The median time of all games, in seconds.
    pub median: u32,
    /// The number of hints in all games.
    pub hints: usize,
    /// The technique of the hardest step that the player found in any of the games. None if it is not known.
    pub hardest: Option<Technique>,
    /// The times of the latest games, in seconds, the last game at the end. Each with whether it is compared with others.
    pub latest: Vec<(u32, bool)>,
}

impl LevelStatistics {
    /// The statistics of a level from its results, and from the hardest steps of its games. None if it has no finished game.
    fn of(level: Level, results: &Results, hardest: impl Iterator<Item = Technique>) -> Option<LevelStatistics> {
        let times = &results.times;
        Some(LevelStatistics {
            level,
            games: times.len(),
            best: results.best(),
            left_out: times.len() - results.compared(),
            median: results.median()?,
            hints: results.hints,
            hardest: hardest.max_by_key(|technique| technique.hardness()),
            latest: times[times.len().saturating_sub(LATEST)..].to_vec(),
        })
    }
}

impl FinishedGames {
    /// Returns the statistics of all finished games.
    #[must_use]
    pub fn statistics(&self, session: &Session) -> Statistics {
        let hardest = |id: GameId| *self.hardest.get(&id)?;
        let finished = session.archive.results();
        let level = |level: Level| {
            let games = finished.iter().filter(|it| it.copy.game.level == Some(level));
            LevelStatistics::of(level, results(session, level), games.filter_map(|it| hardest(it.copy.id)))
        };
        Statistics {
            games: finished.len(),
            streak: self.streak(session),
            levels: Level::ALL.into_iter().filter_map(level).collect(),
        }
    }

    /// Returns the question for the review of the next finished game whose hardest step is unknown. None if there is no such
    /// game.
    #[must_use]
    pub fn hardest_question(&self, session: &Session) -> Option<(GameId, Question)> {
        let is_unknown = |copy: &&GameCopy| copy.game.level.is_some() && !self.hardest.contains_key(&copy.id);
        let copy = session.archive.finished().into_iter().find(is_unknown)?;
        let unique = session.settings.uniqueness;
        Some((copy.id, Question::Review { game: save::save(&copy.game).into(), unique }))
    }

    /// Takes the worker's review of a game. It is empty if the review failed.
    pub fn take_hardest(&mut self, session: &Session, question: &Question, reviewed: &[Reviewed]) {
        if let Some((id, asked)) = self.hardest_question(session)
            && asked == *question
        {
            Rc::make_mut(&mut self.hardest).insert(id, hardest_step(reviewed));
        }
    }
}

/// Downloads the results of all finished games as a table, the game that was finished first at its top.
pub(crate) fn save_results(context: &mut Context<'_>) {
    let text = table(context.session.archive.results().iter().rev());
    context.session.effects.push(BrowserEffect::Download { name: text::statistics::TABLE_NAME.say(), text });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statistics_of_a_level_are_those_of_its_games() {
        let results = Results { times: vec![(245, true), (61, false), (200, true)], hints: 3 };
        let hardest = [Technique::HiddenSingle, Technique::NakedPair];
        let easy = LevelStatistics {
            level: Level::Easy,
            games: 3,
            best: Some(200),
            left_out: 1,
            median: 200,
            hints: 3,
            hardest: Some(Technique::NakedPair),
            latest: results.times.clone(),
        };
        assert_eq!(LevelStatistics::of(Level::Easy, &results, hardest.into_iter()), Some(easy));
        assert_eq!(LevelStatistics::of(Level::Hard, &Results::default(), [].into_iter()), None, "it has no finished game");
    }

    #[test]
    fn of_many_times_the_latest_are_told() {
        let results = Results { times: (1..=40).map(|seconds| (seconds, true)).collect(), hints: 0 };
        let level = LevelStatistics::of(Level::Easy, &results, [].into_iter()).unwrap();
        assert_eq!((level.games, level.best), (40, Some(1)));
        assert_eq!(level.latest, (11..=40).map(|seconds| (seconds, true)).collect::<Vec<_>>());
    }
}
