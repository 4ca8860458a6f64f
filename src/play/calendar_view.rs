//! The calendar of the days' puzzles, as plain values.

use super::{finish_view::streak, state::Play};
use crate::{action::Overlay, session::Session, text};
use nonet_core::Level;
use nonet_game::{Daily, DayMark, Month, archive::Archive};

/// A month of the days' puzzles of a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CalendarView {
    /// The month.
    pub month: Month,
    /// `November 2026`.
    pub title: String,
    /// The level.
    pub level: Level,
    /// Its days.
    pub days: Vec<DayView>,
    /// How many days of a week lie before the first one.
    pub offset: u32,
    /// Whether the month after it has begun.
    pub has_next: bool,
    /// The streak: `3 days in a row, at most 12`.
    pub streak: String,
    /// Whether it is paused.
    pub paused: bool,
}

/// A day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayView {
    /// Its puzzle.
    pub daily: Daily,
    /// Its name: `22 November, solved`.
    pub name: String,
    /// The mark of what was done.
    pub mark: DayMark,
    /// Whether it is today.
    pub is_today: bool,
    /// Whether it is still to come.
    pub is_ahead: bool,
}

/// The best mark of the games of a day's puzzle.
pub(super) fn mark(archive: &Archive, daily: Daily) -> DayMark {
    let games = archive.copies().iter().filter(|copy| copy.game.daily == Some(daily) && copy.binned.is_none());
    let marks = games.map(|copy| match (copy.game.day_in_time(), copy.game.is_solved()) {
        (Some(_), _) => DayMark::Solved,
        (None, true) => DayMark::SolvedLater,
        (None, false) if copy.game.moves().is_empty() => DayMark::None,
        (None, false) => DayMark::Begun,
    });
    marks.max().unwrap_or(DayMark::None)
}

/// The calendar, while it is open.
pub(crate) fn calendar(month: Month, level: Level, play: &Play, session: &Session) -> CalendarView {
    let today = session.making.day;
    let day = |day| {
        let daily = Daily { day, level };
        let mark = mark(&session.archive, daily);
        DayView { daily, name: text::returning::day(day, mark, today), mark, is_today: day == today, is_ahead: day > today }
    };
    let streak = streak(play, session);
    CalendarView {
        month,
        title: text::returning::month(month),
        level,
        days: month.days().map(day).collect(),
        offset: month.offset(),
        has_next: month < today.month(),
        streak: text::returning::streak(streak),
        paused: play.pauses.is_on(),
    }
}

/// The calendar as it is opened: this month, of the level that was played last.
pub(crate) fn opened(play: &Play, session: &Session) -> Overlay {
    let last = play.game.daily.or_else(|| session.archive.latest_daily());
    let level = last.map(|daily| daily.level).or(play.game.level).unwrap_or(Level::Easy);
    Overlay::Calendar(session.making.day.month(), level)
}
