//! The texts of the Learn room.

pub use crate::text::generated::course::*;
use crate::text::{level, messages, query, returning, speech, title};
use jiff::civil::Date;
use nonet_core::board::{CandidateSet, CellSet, House};
use nonet_course::{Finding, PlottedAttempt, RowFigures};
use nonet_protocol::{Level, Technique};
use nonet_words::{Messages, Notation};

/// Returns what "Go on" leads to: a technique that is asked again.
#[must_use]
pub fn next_review(technique: Technique) -> String {
    messages().course_next_review(title(technique))
}

/// Returns what "Go on" leads to: the lesson on a technique.
#[must_use]
pub fn next_lesson(technique: Technique) -> String {
    messages().course_next_lesson(title(technique))
}

/// Returns what "Go on" leads to: more practice of a technique.
#[must_use]
pub fn next_practice(technique: Technique) -> String {
    messages().course_next_practice(title(technique))
}

/// Returns the button that starts a game whose hardest technique is this one.
#[must_use]
pub fn game_for_you(technique: Technique) -> String {
    messages().course_game_for_you(title(technique))
}

/// Returns the number of techniques that are due today, in a sentence.
#[must_use]
pub fn due(count: usize) -> String {
    messages().course_due(count)
}

/// Returns how many techniques a learner lacks for a level, in a sentence.
#[must_use]
pub fn lacking(count: usize, goal: Level) -> String {
    messages().course_lacking(count, level(goal).say())
}

/// Returns how many techniques of a chapter are known: `3 of 7`.
#[must_use]
pub fn known_of(known: usize, all: usize) -> String {
    messages().course_known_of(known, all)
}

/// Returns the place of a position in the test, from 1: `2 of at most 6`.
#[must_use]
pub fn position_of(number: usize, all: usize) -> String {
    messages().course_position_of(number, all)
}

/// Returns the place of a position in a row against the clock, from 1: `Position 3 of 10`.
#[must_use]
pub fn position_in_row(number: usize, all: usize) -> String {
    messages().course_position_in_row(number, all)
}

/// Returns the result of a row against the clock.
#[must_use]
pub fn row_is_over(row: RowFigures) -> String {
    messages().course_row_is_over(row.found, row.positions, query::time(row.seconds_each()))
}

/// Returns the best result of as many positions in a row.
#[must_use]
pub fn best_row(row: RowFigures) -> String {
    messages().course_best_row(row.found, row.positions, query::time(row.seconds_each()))
}

/// Returns the number of positions of a sheet that are made.
#[must_use]
pub fn sheet_so_far(made: usize, all: u8) -> String {
    messages().course_sheet_so_far(made, all)
}

/// Returns the message at the end of the positions of a sheet.
#[must_use]
pub fn sheet_is_over(all: u8) -> String {
    messages().course_sheet_is_over(all)
}

/// Returns the caption of a position on a sheet: `3 X-wing`.
#[must_use]
pub fn numbered(number: usize, technique: Technique) -> String {
    messages().course_numbered(number, title(technique))
}

/// Returns the reply to a technique that is not at the position.
#[must_use]
pub fn is_not_there(technique: Technique) -> String {
    messages().course_is_not_there(title(technique))
}

/// Returns the message at the end of the test, in which so many of all techniques were found.
#[must_use]
pub fn test_is_over(right: usize, all: usize) -> String {
    messages().course_test_is_over(right, all)
}

/// Returns the technique that was there when a digit was guessed at this time of a game.
#[must_use]
pub fn guessed_at(at: u32, technique: Technique) -> String {
    messages().course_guessed_at(query::time(at), title(technique))
}

/// Returns the technique whose step a hint showed.
#[must_use]
pub fn hinted(technique: Technique) -> String {
    messages().course_hinted(title(technique))
}

/// Returns which houses are marked: `Marked: row 3 and row 7`.
#[must_use]
pub fn marked_houses(houses: Vec<House>, notation: Notation) -> String {
    let speech = speech(notation);
    marked(houses.into_iter().map(|house| speech.house(house)).collect(), notation)
}

/// Returns which cells are marked: `Marked: r1c1 and r2c5`.
#[must_use]
pub fn marked_cells(cells: CellSet, notation: Notation) -> String {
    marked(cells.iter().map(|cell| notation.name(cell)).collect(), notation)
}

/// Returns which candidates are marked: `Marked: 5 in r1c1`.
#[must_use]
pub fn marked_candidates(candidates: &CandidateSet, notation: Notation) -> String {
    let name =
        |it: nonet_core::board::Candidate| messages().course_marked_candidate(it.digit.to_string(), notation.name(it.cell));
    marked(candidates.iter().map(name).collect(), notation)
}

fn marked(marks: Vec<String>, notation: Notation) -> String {
    messages().course_marked(speech(notation).list(marks, Messages::list_and))
}

/// Returns a day of the calendar of practice, with its number of attempts.
#[must_use]
pub fn attempts_on(day: Date, attempts: usize) -> String {
    messages().course_attempts_on(returning::day_of_year(day), attempts)
}

/// Returns the latest attempts at a technique in words, the earliest of them first.
#[must_use]
pub fn plotted(latest: &[PlottedAttempt]) -> String {
    let told = |it: &PlottedAttempt| match it.finding {
        Finding::Alone => messages().course_attempt_alone(query::time(it.seconds)),
        Finding::WithHelp => messages().course_attempt_with_help(query::time(it.seconds)),
        Finding::NotFound => messages().course_attempt_not_found(query::time(it.seconds)),
    };
    messages().course_plotted(latest.iter().map(told).collect::<Vec<_>>().join(", "))
}

/// Returns a number of seconds as a time: `0:48`.
#[must_use]
pub fn seconds(seconds: u32) -> String {
    query::time(seconds)
}
