//! The texts on days, finished games and results.

use super::query::time;
use crate::text::Text;
pub use crate::text::generated::returning::*;
use jiff::civil::Date;
use nonet_game::{Advantage, Daily, DayMark, Due, Game, Made, Move, Results, Standing, Streak};
use nonet_protocol::Level;
use nonet_words::{Notation, counted};

/// Returns a date: `22 November`; with the year if that is not the current one.
#[must_use]
pub fn date(day: Date, today: Date) -> String {
    if day.year() == today.year() { day_of_year(day) } else { format!("{} {}", day_of_year(day), day.year()) }
}

/// Returns a date without its year: `22 November`.
#[must_use]
pub fn day_of_year(day: Date) -> String {
    format!("{} {}", day.day(), month_name(day))
}

/// The names of the months.
const MONTHS: [&str; 12] =
    ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

fn month_name(day: Date) -> &'static str {
    MONTHS[usize::from(day.month().unsigned_abs()) - 1] // a date's month is 1 to 12
}

/// Returns the month of a date: `November 2026`.
#[must_use]
pub fn month(day: Date) -> String {
    format!("{} {}", month_name(day), day.year())
}

/// Returns the result of a game for sharing: its time, its hints and its strip. It reveals no digit.
#[must_use]
pub fn result(game: &str, seconds: u32, hint_count: usize, strip: &[Option<Level>]) -> String {
    format!("Nonet: {game}\n{}, {}{}", time(seconds), hints(hint_count), bars(strip))
}

/// Returns the daily puzzle of a level: `Hard, 22 November`.
#[must_use]
pub fn daily(daily: Daily, today: Date) -> String {
    format!("{}, {}", super::page::level(daily.level), date(daily.day, today))
}

/// Returns the name of a game: `Hard`, `Hard of 22 November`, `Own puzzle`.
#[must_use]
pub fn which(game: &Game, today: Date) -> String {
    match (game.daily, game.level) {
        (Some(daily), level) => format!("{} of {}", super::page::level(level.unwrap_or(daily.level)), date(daily.day, today)),
        (None, level) => level.map_or(super::page::OWN_PUZZLE, super::page::level).say(),
    }
}

/// Returns the name of a day in the calendar: `22 November, solved, counts for the streak`.
#[must_use]
pub fn day(day: Date, mark: DayMark, counts: bool, today: Date) -> String {
    let done = match mark {
        DayMark::None if day > today => "still to come",
        DayMark::None => "not played",
        DayMark::Begun => "begun",
        DayMark::SolvedLater => "solved later",
        DayMark::Solved => "solved",
    };
    format!("{}, {done}{}", day_of_year(day), if counts { ", counts for the streak" } else { "" })
}

/// Returns a number of days in a row.
#[must_use]
pub fn in_a_row(number: u32) -> String {
    days(number) + " in a row"
}

/// Returns when the puzzles of the next day open: `The puzzles of 23 November open at midnight.`
#[must_use]
pub fn opens(day: Date) -> String {
    format!("The puzzles of {} open at midnight.", day_of_year(day))
}

/// Returns a number of days: `3 days`.
#[must_use]
pub fn days(number: u32) -> String {
    counted(number as usize, "day", "days")
}

/// Returns the streak: `3 days in a row. Best: 12 days`.
#[must_use]
pub fn streak(Streak { now, best, .. }: Streak) -> String {
    match (now, best) {
        (0, 0) => "No streak yet".to_owned(),
        (0, _) => format!("No streak now. Best: {}", days(best)),
        _ if best > now => format!("{}. Best: {}", in_a_row(now), days(best)),
        _ => in_a_row(now),
    }
}

/// Returns what keeps a streak, or begins one: `Any game today keeps it.`
#[must_use]
pub const fn keeps(streak: Streak, paused: bool) -> Text {
    match (streak.due, streak.now) {
        _ if paused => STREAK_PAUSED,
        (Due::Today, 0) => STREAK_BEGINS_TODAY,
        (Due::Today, _) => STREAK_KEPT_TODAY,
        (Due::BegunYesterday, _) => STREAK_KEPT_BY_YESTERDAY,
        (Due::Tomorrow, _) => STREAK_KEPT_TOMORROW,
    }
}

/// Returns the streak with what keeps it: `3 days in a row. Any game tomorrow keeps it.`
#[must_use]
pub fn streak_kept(now: Streak, paused: bool) -> String {
    format!("{}. {}", streak(now), keeps(now, paused))
}

/// Returns the title of the card of a new day where there is nothing to say of a streak: `Today, 22 November`.
#[must_use]
pub fn today(today: Date) -> String {
    format!("Today, {}", day_of_year(today))
}

/// Returns the title of the card of a new day: `Keep your 2-day streak`.
#[must_use]
pub fn welcome(day: Date, now: Streak, paused: bool) -> String {
    match now {
        Streak { best: 0, .. } => today(day),
        Streak { now: number @ 1.., due: Due::Today | Due::BegunYesterday, .. } if !paused => {
            format!("Keep your {number}-day streak")
        }
        _ => streak(now),
    }
}

/// Returns the sentence below that title: `Any game today, 22 November, keeps it.`
#[must_use]
pub fn welcome_words(today: Date, now: Streak, paused: bool) -> String {
    let keeps = keeps(now, paused);
    if now.best == 0 { "Any game today begins a streak.".to_owned() } else { format!("Today, {}. {keeps}", day_of_year(today)) }
}

/// Returns the button that plays the puzzle of the day: `Play today's Easy`.
#[must_use]
pub fn play_today(level: Level, mark: DayMark) -> String {
    let play = if mark == DayMark::Begun { "Continue" } else { "Play" };
    format!("{play} today\u{2019}s {}", super::page::level(level))
}

/// Returns a finished game in words: `Hard, 12:47`.
#[must_use]
pub fn finished_game(level: Option<Text>, seconds: u32) -> String {
    format!("{}, {}", level.unwrap_or(super::page::OWN_PUZZLE), time(seconds))
}

/// Returns the date of a daily puzzle: `Puzzle of 22 November`.
#[must_use]
pub fn puzzle_of(daily: Daily, today: Date) -> String {
    format!("Puzzle of {}", date(daily.day, today))
}

/// Returns the detail of a finished game: `Puzzle of 22 November, no hints, played before`.
#[must_use]
pub fn finished_detail(game: &Game, advantages: &[Advantage], today: Date) -> String {
    let others = advantages.iter().filter(|it| **it != Advantage::Hints);
    let hints = others.fold(hints(game.hint_count()), |all, it| format!("{all}, {}", advantage(*it, game)));
    match (game.daily, game.finished) {
        (Some(daily), _) => puzzle_of(daily, today) + ", " + &hints,
        (None, Some(day)) => format!("{}, {hints}", date(day, today)),
        (None, None) => hints.replacen('n', "N", usize::from(game.hint_count() == 0)),
    }
}

/// Returns the number of hints: `no hints`, `2 hints`.
#[must_use]
pub fn hints(hints: usize) -> String {
    if hints == 0 { "no hints".to_owned() } else { counted(hints, "hint", "hints") }
}

/// Returns what made a game easier than others of its level: `2 hints`, `3 cells to fill`, `played before`.
#[must_use]
pub fn advantage(advantage: Advantage, game: &Game) -> String {
    match advantage {
        Advantage::Hints => hints(game.hint_count()),
        Advantage::FewCells => counted(game.cells_to_fill(), "cell", "cells") + " to fill",
        Advantage::PlayedBefore => "played before".to_owned(),
    }
}

/// Returns why the time of a game is no best time: `Left out of best times: 2 hints, played before`.
#[must_use]
pub fn left_out(advantages: &[Advantage], game: &Game) -> String {
    let why: Vec<String> = advantages.iter().map(|it| advantage(*it, game)).collect();
    format!("Left out of best times: {}", why.join(", "))
}

/// Returns the name of the best time of a level.
#[must_use]
pub const fn best_of(level: Level) -> Text {
    match level {
        Level::Easy => BEST_OF_EASY,
        Level::Medium => BEST_OF_MEDIUM,
        Level::Hard => BEST_OF_HARD,
        Level::Unfair => BEST_OF_UNFAIR,
        Level::Extreme => BEST_OF_EXTREME,
    }
}

/// Returns a comparison of a finished game with those of its level that it can be compared with. `results` includes the game.
#[must_use]
pub fn compared(level: Level, seconds: u32, results: &Results) -> String {
    let name = super::page::level(level);
    match (results.best(), results.compared()) {
        _ if results.times.len() < 2 => format!("Your first {name} game"),
        (Some(best), _) if best < seconds => format!("{}: {}", best_of(level), time(best)),
        (_, 0 | 1) => format!("Your best {name} time"),
        (_, compared) => format!("Your best of {compared} {name} games"),
    }
}

/// Returns a strip as a line of bar characters. Empty if there is no strip.
#[must_use]
pub fn bars(levels: &[Option<Level>]) -> String {
    const BARS: [char; 6] = ['\u{2581}', '\u{2582}', '\u{2583}', '\u{2585}', '\u{2586}', '\u{2587}'];
    let height = |level: &Option<Level>| level.map_or(0, |level| level as usize + 1);
    let wide = levels.len().div_ceil(MOST_BARS).max(1);
    let bars = levels.chunks(wide).map(|part| BARS[part.iter().map(height).max().unwrap_or(0)]);
    if levels.is_empty() { String::new() } else { format!("\n{}", bars.collect::<String>()) }
}

/// The maximum number of bars on a line.
const MOST_BARS: usize = 20;

/// Returns a step of a finished game, with the content of its cell after the step: `12 of 55, 2:14: r4c5 = 3`.
#[must_use]
pub fn step(at: usize, of: usize, made: Option<&Made>, after: &Standing, notation: Notation) -> String {
    match made {
        None => format!("0 of {of}: the puzzle"),
        Some(made) => format!("{at} of {of}, {}: {}", time(made.at), what(&made.what, after, notation)),
    }
}

/// Returns a move in words. `after` is the position after the move.
fn what(one: &Move, after: &Standing, notation: Notation) -> String {
    let cells = one.cells();
    let place = cells.single().map_or_else(|| counted(cells.len(), "cell", "cells"), |cell| notation.name(cell));
    match one {
        Move::Set(cells, digit) if cells.len() == 1 => format!("{place} = {digit}"),
        Move::Set(_, digit) => format!("{digit} in {place}"),
        Move::Note(sort, cells, digit) => {
            let is_there = !(after.notes(*sort).cells_of(*digit) & *cells).is_empty();
            format!("note {digit} {} {place}", if is_there { "in" } else { "out of" })
        }
        Move::Write(..) => format!("notes in {place}"),
        Move::Strike(_) => format!("notes removed in {place}"),
        Move::Fill(_) => "all notes filled in".to_owned(),
        Move::Clear(_) => format!("{place} cleared"),
        Move::Colour(..) | Move::Tint(..) => format!("{place} coloured"),
        Move::Line(_) => "a line drawn".to_owned(),
        Move::Guess => "a guess begins".to_owned(),
        Move::Keep => "the guess is kept".to_owned(),
        Move::Back(_) => "back".to_owned(),
    }
}
