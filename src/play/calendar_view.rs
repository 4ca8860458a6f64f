//! The calendar of the days' puzzles, as plain values.

use super::{finish_view::streak, state::Play};
use crate::{
    session::Session,
    state::{Daily, Month, Overlay, State},
    text,
};
use nonet_core::Level;
use nonet_game::archive::Archive;

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
    pub mark: Mark,
    /// Whether it is today.
    pub is_today: bool,
    /// Whether it is still to come.
    pub is_ahead: bool,
}

/// The mark of a day: how far its puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Nothing.
    None,
    /// It was begun.
    Begun,
    /// It was solved on another date.
    SolvedLater,
    /// It was solved on its own date.
    Solved,
}

/// The best mark of the games of a day's puzzle.
pub(super) fn mark(archive: &Archive, daily: Daily) -> Mark {
    let games = archive.copies().iter().filter(|copy| copy.game.daily == Some(daily) && copy.binned.is_none());
    let marks = games.map(|copy| match (copy.game.day_in_time(), copy.game.is_solved()) {
        (Some(_), _) => Mark::Solved,
        (None, true) => Mark::SolvedLater,
        (None, false) if copy.game.moves().is_empty() => Mark::None,
        (None, false) => Mark::Begun,
    });
    marks.max().unwrap_or(Mark::None)
}

/// The calendar, while it is open.
pub(crate) fn calendar(state: &State) -> Option<CalendarView> {
    let Some(Overlay::Calendar(month, level)) = state.shell.overlay else { return None };
    let today = state.session.making.day;
    let day = |day| {
        let daily = Daily { day, level };
        let mark = mark(&state.session.archive, daily);
        DayView { daily, name: text::returning::day(day, mark, today), mark, is_today: day == today, is_ahead: day > today }
    };
    let streak = streak(state);
    Some(CalendarView {
        month,
        title: text::returning::month(month),
        level,
        days: month.days().map(day).collect(),
        offset: month.offset(),
        has_next: month < today.month(),
        streak: text::returning::streak(streak),
        paused: state.play.pauses.is_on(),
    })
}

/// The calendar as it is opened: this month, of the level that was played last.
pub(crate) fn opened(play: &Play, session: &Session) -> Overlay {
    let last = play.game.daily.or_else(|| session.archive.latest_daily());
    let level = last.map(|daily| daily.level).or(play.game.level).unwrap_or(Level::Easy);
    Overlay::Calendar(session.making.day.month(), level)
}
