//! The texts on the pages of a book.

use super::counts;
pub use crate::text::generated::paper::*;
use crate::text::messages;
use nonet_protocol::Level;

/// Returns the content of a book: `100 puzzles, Easy to Extreme`.
#[must_use]
pub fn holds(puzzles: usize, least: Level, most: Level) -> String {
    let (number, first) = (counts::puzzles(puzzles), super::page::level(least).say());
    if least == most {
        messages().paper_holds(number, first)
    } else {
        messages().paper_holds_levels(number, first, super::page::level(most).say())
    }
}

/// Returns the caption of a puzzle: `12 Hard`. A puzzle that does not meet every setting has `12 Hard, nearest found`. If a
/// rating by Sudoku Explainer was asked for, the caption has it: `12 Hard, SE 7.2`.
#[must_use]
pub fn puzzle(number: usize, level: Level, meets: bool, explainer: Option<u16>) -> String {
    let level = super::page::level(level).say();
    match (explainer.map(|rating| counts::tenths(rating.into())), meets) {
        (Some(rating), true) => messages().paper_puzzle_rated(number, level, rating),
        (Some(rating), false) => messages().paper_puzzle_near_rated(number, rating), // with the level the caption would be too long
        (None, true) => messages().paper_puzzle(number, level),
        (None, false) => messages().paper_puzzle_near(number, level),
    }
}

/// Returns the page of a puzzle's solution: `solution p. 9`. It is abbreviated beside a longer caption.
#[must_use]
pub fn solution_on(page: usize, meets: bool) -> String {
    if meets { messages().paper_solution_on(page) } else { messages().paper_solution_on_short(page) }
}

/// Returns the first page of solutions.
#[must_use]
pub fn solutions_from(page: usize) -> String {
    messages().paper_solutions_from(page)
}

/// Returns the page of a puzzle: `page 4`.
#[must_use]
pub fn on_page(page: usize) -> String {
    messages().paper_on_page(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A caption has a rating by Sudoku Explainer if one was asked for, even if the puzzle's rating is another one.
    #[test]
    fn a_puzzle_says_its_rating_where_one_was_asked_for() {
        assert_eq!(puzzle(1, Level::Extreme, true, Some(92)), "1 Extreme, SE 9.2");
        assert_eq!(puzzle(2, Level::Extreme, false, Some(89)), "2 SE 8.9, nearest found");
        assert_eq!(puzzle(3, Level::Extreme, false, None), "3 Extreme, nearest found");
        assert_eq!(puzzle(4, Level::Easy, true, None), "4 Easy");
    }
}
