//! The statistics of finished games: the streak of days, the calendar of daily puzzles, and the figures of each level.

mod calendar;
mod levels;
mod panel;

pub use calendar::{Calendar, CalendarView, DayView};
pub(crate) use calendar::{calendar, offered_level};
pub(crate) use levels::save_results;
pub use levels::{LevelStatistics, Statistics};
pub use panel::{StatisticsPanel, StatisticsPanelProps};

use crate::{record::RecordFormat, session::Session};
use nonet_game::{Pauses, Results, Streak, archive::GameId};
use nonet_protocol::{Level, Technique};
use std::{collections::BTreeMap, rc::Rc};

/// The stored form of the streak's [pauses](Pauses). Version 0 differs only in that it lacks the first line.
pub const PAUSES_FORMAT: RecordFormat = RecordFormat::new("pauses", 1);

/// The facts about finished games beside the games themselves, which the archive has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FinishedGames {
    /// The pauses of the streak.
    pub pauses: Pauses,
    /// The hardest step of each finished game. None for a game about which the worker knows nothing.
    pub hardest: Rc<BTreeMap<GameId, Option<Technique>>>,
}

impl FinishedGames {
    /// Returns the streak: the number of days in a row on which a game was finished.
    #[must_use]
    pub fn streak(&self, session: &Session) -> Streak {
        Streak::of(&session.archive.summary().days, &self.pauses, session.today)
    }
}

/// Returns the results of the finished games of a level.
pub(crate) fn results(session: &Session, level: Level) -> &Results {
    &session.archive.summary().results[level as usize]
}
