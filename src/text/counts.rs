//! Numbers of things, written as the language writes them.

use crate::text::messages;
use nonet_words::Notation;

/// Returns a number with a sign between groups of three digits: `1,234,567`.
#[must_use]
pub fn number(number: u64) -> String {
    super::speech(Notation::default()).number(number)
}

/// Returns a number of tenths with its one decimal: `7.2`.
#[must_use]
pub fn tenths(number: u32) -> String {
    nonet_words::tenths(number).replace('.', &messages().decimal_sign())
}

/// Returns a number of givens: `1 given`, `2 givens`.
#[must_use]
pub fn givens(count: usize) -> String {
    messages().counts_givens(count, number(count as u64))
}

/// Returns a number of rows: `1 row`, `2 rows`.
#[must_use]
pub fn rows(count: usize) -> String {
    messages().counts_rows(count, number(count as u64))
}

/// Returns a number of games: `1 game`, `2 games`.
#[must_use]
pub fn games(count: usize) -> String {
    messages().counts_games(count, number(count as u64))
}

/// Returns a number of lists: `1 list`, `2 lists`.
#[must_use]
pub fn lists(count: usize) -> String {
    messages().counts_lists(count, number(count as u64))
}

/// Returns a number of analyses: `1 analysis`, `2 analyses`.
#[must_use]
pub fn analyses(count: usize) -> String {
    messages().counts_analyses(count, number(count as u64))
}

/// Returns a number of attempts at drills: `1 attempt`, `2 attempts`.
#[must_use]
pub fn attempts(count: usize) -> String {
    messages().counts_attempts(count, number(count as u64))
}

/// Returns a number of digits: `1 digit`, `2 digits`.
#[must_use]
pub fn digits(count: usize) -> String {
    messages().counts_digits(count, number(count as u64))
}

/// Returns a number of cells: `1 cell`, `2 cells`.
#[must_use]
pub fn cells(count: usize) -> String {
    messages().counts_cells(count, number(count as u64))
}

/// Returns a number of notes: `1 note`, `2 notes`.
#[must_use]
pub fn notes(count: usize) -> String {
    messages().counts_notes(count, number(count as u64))
}

/// Returns a number of solutions: `1 solution`, `2 solutions`.
#[must_use]
pub fn solutions(count: usize) -> String {
    messages().counts_solutions(count, number(count as u64))
}

/// Returns a number of puzzles: `1 puzzle`, `2 puzzles`.
#[must_use]
pub fn puzzles(count: usize) -> String {
    messages().counts_puzzles(count, number(count as u64))
}

/// Returns a number of hints: `1 hint`, `2 hints`.
#[must_use]
pub fn hints(count: usize) -> String {
    messages().counts_hints(count, number(count as u64))
}

/// Returns a number of days: `1 day`, `2 days`.
#[must_use]
pub fn days(count: usize) -> String {
    messages().counts_days(count, number(count as u64))
}

/// Returns a number of steps: `1 step`, `2 steps`.
#[must_use]
pub fn steps(count: usize) -> String {
    messages().counts_steps(count, number(count as u64))
}

/// Returns a number of minutes: `1 minute`, `2 minutes`.
#[must_use]
pub fn minutes(count: usize) -> String {
    messages().counts_minutes(count, number(count as u64))
}

/// Returns a number of mistakes: `1 mistake`, `2 mistakes`.
#[must_use]
pub fn mistakes(count: usize) -> String {
    messages().counts_mistakes(count, number(count as u64))
}

/// Returns a number of items: `1 item`, `2 items`.
#[must_use]
pub fn items(count: usize) -> String {
    messages().counts_items(count, number(count as u64))
}

/// Returns a number of candidates: `1 candidate`, `2 candidates`.
#[must_use]
pub fn candidates(count: usize) -> String {
    messages().counts_candidates(count, number(count as u64))
}

/// Returns a number of characters: `1 character`, `2 characters`.
#[must_use]
pub fn characters(count: usize) -> String {
    messages().counts_characters(count, number(count as u64))
}

/// Returns a number of eliminations: `1 elimination`, `2 eliminations`.
#[must_use]
pub fn eliminations(count: usize) -> String {
    messages().counts_eliminations(count, number(count as u64))
}

/// Returns a number of entered digits: `1 entered digit`, `2 entered digits`.
#[must_use]
pub fn entered_digits(count: usize) -> String {
    messages().counts_entered_digits(count, number(count as u64))
}

/// Returns a number of cells with notes: `1 cell with notes`, `2 cells with notes`.
#[must_use]
pub fn noted_cells(count: usize) -> String {
    messages().counts_noted_cells(count, number(count as u64))
}

/// Returns a number of coloured cells: `1 coloured cell`, `2 coloured cells`.
#[must_use]
pub fn coloured_cells(count: usize) -> String {
    messages().counts_coloured_cells(count, number(count as u64))
}

/// Returns a number of lines: `1 line`, `2 lines`.
#[must_use]
pub fn lines(count: usize) -> String {
    messages().counts_lines(count, number(count as u64))
}
