//! The texts on days, finished games and results.

use super::{counts, query::time};
pub use crate::text::generated::returning::*;
use crate::text::{Text, messages};
use jiff::civil::Date;
use nonet_game::{Advantage, Daily, DayMark, Due, Game, Made, Move, Results, Standing, Streak};
use nonet_protocol::Level;
use nonet_words::Notation;

/// Returns a date: `22 November`; with the year if that is not the current one.
#[must_use]
pub fn date(day: Date, today: Date) -> String {
    if day.year() == today.year() {
        day_of_year(day)
    } else {
        messages().returning_with_year(day_of_year(day), day.year().to_string())
    }
}

/// Returns a date without its year: `22 November`.
#[must_use]
pub fn day_of_year(day: Date) -> String {
    messages().returning_day_of_year(day.month(), day.day())
}

/// Returns the month of a date: `November 2026`.
#[must_use]
pub fn month(day: Date) -> String {
    messages().returning_month(day.month(), day.year().to_string())
}

/// Returns the result of a game for sharing: its time, its hints and its strip. It reveals no digit.
#[must_use]
pub fn result(game: &str, seconds: u32, hint_count: usize, strip: &[Option<Level>]) -> String {
    let title = messages().returning_result_title(game);
    format!("{title}\n{}, {}{}", time(seconds), hints(hint_count), bars(strip))
}

/// Returns the daily puzzle of a level: `Hard, 22 November`.
#[must_use]
pub fn daily(daily: Daily, today: Date) -> String {
    messages().returning_daily(super::page::level(daily.level).say(), date(daily.day, today))
}

/// Returns the name of a game: `Hard`, `Hard of 22 November`, `Own puzzle`.
#[must_use]
pub fn which(game: &Game, today: Date) -> String {
    let level = game.level.map(super::page::level);
    match game.daily {
        Some(daily) => {
            let level = level.unwrap_or(super::page::level(daily.level)).say();
            messages().returning_which(level, date(daily.day, today))
        }
        None => level.unwrap_or(super::page::OWN_PUZZLE).say(),
    }
}

/// Returns the name of a day in the calendar: `22 November, solved, counts for the streak`.
#[must_use]
pub fn day(day: Date, mark: DayMark, counts: bool, today: Date) -> String {
    let done = match mark {
        DayMark::None if day > today => STILL_TO_COME,
        DayMark::None => NOT_PLAYED,
        DayMark::Begun => BEGUN,
        DayMark::SolvedLater => SOLVED_LATER,
        DayMark::Solved => SOLVED,
    };
    let (day, done) = (day_of_year(day), done.say());
    if counts { messages().returning_day_that_counts(day, done) } else { messages().returning_day(day, done) }
}

/// Returns a number of days in a row.
#[must_use]
pub fn in_a_row(number: u32) -> String {
    messages().returning_in_a_row(days(number))
}

/// Returns when the puzzles of the next day open: `The puzzles of 23 November open at midnight.`
#[must_use]
pub fn opens(day: Date) -> String {
    messages().returning_opens(day_of_year(day))
}

/// Returns a number of days: `3 days`.
#[must_use]
pub fn days(number: u32) -> String {
    counts::days(number as usize)
}

/// Returns the streak: `3 days in a row. Best: 12 days`.
#[must_use]
pub fn streak(Streak { now, best, .. }: Streak) -> String {
    match (now, best) {
        (0, 0) => NO_STREAK_YET.say(),
        (0, _) => messages().returning_no_streak_now(days(best)),
        _ if best > now => messages().returning_streak_and_best(in_a_row(now), days(best)),
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
    messages().returning_streak_kept(streak(now), keeps(now, paused).say())
}

/// Returns the title of the card of a new day where there is nothing to say of a streak: `Today, 22 November`.
#[must_use]
pub fn today(today: Date) -> String {
    messages().returning_today(day_of_year(today))
}

/// Returns the title of the card of a new day: `Keep your 2-day streak`.
#[must_use]
pub fn welcome(day: Date, now: Streak, paused: bool) -> String {
    match now {
        Streak { best: 0, .. } => today(day),
        Streak { now: number @ 1.., due: Due::Today | Due::BegunYesterday, .. } if !paused => {
            messages().returning_keep_streak(number)
        }
        _ => streak(now),
    }
}

/// Returns the sentence below that title: `Any game today, 22 November, keeps it.`
#[must_use]
pub fn welcome_words(today: Date, now: Streak, paused: bool) -> String {
    if now.best == 0 {
        BEGINS_STREAK.say()
    } else {
        messages().returning_welcome_words(day_of_year(today), keeps(now, paused).say())
    }
}

/// Returns the button that plays the puzzle of the day: `Play today's Easy`.
#[must_use]
pub fn play_today(level: Level, mark: DayMark) -> String {
    let level = super::page::level(level).say();
    if mark == DayMark::Begun { messages().returning_continue_today(level) } else { messages().returning_play_today(level) }
}

/// Returns a finished game in words: `Hard, 12:47`.
#[must_use]
pub fn finished_game(level: Option<Text>, seconds: u32) -> String {
    messages().returning_finished_game(level.unwrap_or(super::page::OWN_PUZZLE).say(), time(seconds))
}

/// Returns the date of a daily puzzle: `Puzzle of 22 November`.
#[must_use]
pub fn puzzle_of(daily: Daily, today: Date) -> String {
    messages().returning_puzzle_of(date(daily.day, today))
}

/// Returns the detail of a finished game: `Puzzle of 22 November, no hints, played before`.
#[must_use]
pub fn finished_detail(game: &Game, advantages: &[Advantage], today: Date) -> String {
    let day = match (game.daily, game.finished) {
        (Some(daily), _) => Some(puzzle_of(daily, today)),
        (None, finished) => finished.map(|day| date(day, today)),
    };
    let hints = match game.hint_count() {
        0 if day.is_none() => NONE_OF_HINTS.say(),
        number => hints(number),
    };
    let others = advantages.iter().filter(|it| **it != Advantage::Hints).map(|it| advantage(*it, game));
    day.into_iter().chain([hints]).chain(others).collect::<Vec<_>>().join(", ")
}

/// Returns the number of hints: `no hints`, `2 hints`.
#[must_use]
pub fn hints(hints: usize) -> String {
    if hints == 0 { NO_HINTS.say() } else { counts::hints(hints) }
}

/// Returns what made a game easier than others of its level: `2 hints`, `3 cells to fill`, `played before`.
#[must_use]
pub fn advantage(advantage: Advantage, game: &Game) -> String {
    match advantage {
        Advantage::Hints => hints(game.hint_count()),
        Advantage::FewCells => messages().returning_cells_to_fill(counts::cells(game.cells_to_fill())),
        Advantage::PlayedBefore => PLAYED_BEFORE.say(),
    }
}

/// Returns why the time of a game is no best time: `Left out of best times: 2 hints, played before`.
#[must_use]
pub fn left_out(advantages: &[Advantage], game: &Game) -> String {
    let why: Vec<String> = advantages.iter().map(|it| advantage(*it, game)).collect();
    messages().returning_left_out(why.join(", "))
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
    let name = super::page::level(level).say();
    match (results.best(), results.compared()) {
        _ if results.times.len() < 2 => messages().returning_first_game(name),
        (Some(best), _) if best < seconds => messages().returning_best_time(best_of(level).say(), time(best)),
        (_, 0 | 1) => messages().returning_your_best_time(name),
        (_, compared) => messages().returning_your_best_of(compared, name),
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
        None => messages().returning_step_start(of),
        Some(made) => messages().returning_step(at, of, time(made.at), what(&made.what, after, notation)),
    }
}

/// Returns a move in words. `after` is the position after the move.
fn what(one: &Move, after: &Standing, notation: Notation) -> String {
    let cells = one.cells();
    let place = cells.single().map_or_else(|| counts::cells(cells.len()), |cell| notation.name(cell));
    match one {
        Move::Set(cells, digit) if cells.len() == 1 => format!("{place} = {digit}"),
        Move::Set(_, digit) => messages().returning_digit_in(digit.to_string(), place),
        Move::Note(sort, cells, digit) if (after.notes(*sort).cells_of(*digit) & *cells).is_empty() => {
            messages().returning_note_out(digit.to_string(), place)
        }
        Move::Note(_, _, digit) => messages().returning_note_in(digit.to_string(), place),
        Move::Write(..) => messages().returning_notes_in(place),
        Move::Strike(_) => messages().returning_notes_removed(place),
        Move::Fill(_) => NOTES_FILLED.say(),
        Move::Clear(_) => messages().returning_was_cleared(place),
        Move::Colour(..) | Move::Tint(..) => messages().returning_was_coloured(place),
        Move::Line(_) => LINE_DRAWN.say(),
        Move::Guess => GUESS_BEGINS.say(),
        Move::Keep => GUESS_KEPT.say(),
        Move::Back(_) => WENT_BACK.say(),
    }
}
