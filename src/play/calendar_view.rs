//! The view of the calendar of daily puzzles, as plain values.

use super::{
    finish_view::{counted_days, streak},
    state::Play,
};
use crate::{action::Overlay, session::Session, text};
use jiff::{ToSpan, civil::Date};
use nonet_core::Level;
use nonet_game::{Daily, DayMark, archive::Archive};
use yew::Properties;

/// The daily puzzles of one level in one month.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct CalendarView {
    /// The first day of the month.
    pub month: Date,
    /// The title of the month: `November 2026`.
    pub title: String,
    /// The level of the puzzles.
    pub level: Level,
    /// The days of the month.
    pub days: Vec<DayView>,
    /// The number of weekdays before the first day.
    pub offset: i8,
    /// Whether the next month has begun.
    pub has_next: bool,
    /// The streak in words, with what keeps it: `3 days in a row. Any game today keeps it.`
    pub streak: String,
    /// The next day's puzzles in words: `The puzzles of 23 November open at midnight.`
    pub next: String,
    /// Whether the streak is paused.
    pub paused: bool,
}

/// A day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayView {
    /// The puzzle of the day.
    pub daily: Daily,
    /// The name of the day: `22 November, solved`.
    pub name: String,
    /// The progress of the day's puzzle.
    pub mark: DayMark,
    /// Whether the day counts for the streak.
    pub counts: bool,
    /// Whether the day is today.
    pub is_today: bool,
    /// Whether the day is in the future.
    pub is_ahead: bool,
}

/// Returns the best mark of the games of a daily puzzle. Games in the bin don't count.
pub(super) fn mark(archive: &Archive, daily: Daily) -> DayMark {
    let games = archive.copies().filter(|copy| copy.game.daily == Some(daily) && copy.binned.is_none());
    let marks = games.map(|copy| match (copy.game.day_in_time(), copy.game.is_solved()) {
        (Some(_), _) => DayMark::Solved,
        (None, true) => DayMark::SolvedLater,
        (None, false) if copy.game.moves().is_empty() => DayMark::None,
        (None, false) => DayMark::Begun,
    });
    marks.max().unwrap_or(DayMark::None)
}

/// Returns the view of the calendar for the month that begins on `month`.
pub(crate) fn calendar(month: Date, level: Level, play: &Play, session: &Session) -> CalendarView {
    let today = session.making.day;
    let counted = counted_days(session);
    let day = |day| {
        let daily = Daily { day, level };
        let mark = mark(&session.archive, daily);
        let counts = counted.contains(day);
        let name = text::returning::day(day, mark, counts, today);
        DayView { daily, name, mark, counts, is_today: day == today, is_ahead: day > today }
    };
    let streak = streak(play, session);
    CalendarView {
        month,
        title: text::returning::month(month),
        level,
        days: month.series(1.day()).take_while(|day| *day <= month.last_of_month()).map(day).collect(),
        offset: month.weekday().to_monday_zero_offset(),
        has_next: month < today.first_of_month(),
        streak: text::returning::streak_kept(streak, play.pauses.is_on()),
        next: text::returning::opens(today.saturating_add(1.day())),
        paused: play.pauses.is_on(),
    }
}

/// Returns the level of the puzzles of the day that are offered: the one that was played last.
pub(super) fn level(play: &Play, session: &Session) -> Level {
    let last = play.game.daily.or_else(|| session.archive.latest_daily());
    last.map(|daily| daily.level).or(play.game.level).unwrap_or(Level::Easy)
}

/// Returns the overlay of the calendar at the current month, with the level that was played last.
pub(crate) fn opened(play: &Play, session: &Session) -> Overlay {
    Overlay::Calendar(session.making.day.first_of_month(), level(play, session))
}
