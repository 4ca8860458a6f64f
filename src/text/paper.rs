//! The texts on the pages of a book.

pub use crate::text::generated::paper::*;
use nonet_protocol::Level;
use nonet_words::{counted, tenths};

/// Returns the content of a book: `100 puzzles, Easy to Extreme`.
#[must_use]
pub fn holds(puzzles: usize, least: Level, most: Level) -> String {
    let number = counted(puzzles, "puzzle", "puzzles");
    if least == most {
        format!("{number}, {}", super::page::level(least))
    } else {
        format!("{number}, {} to {}", super::page::level(least), super::page::level(most))
    }
}

/// Returns the caption of a puzzle: `12 Hard`. A puzzle that does not meet every setting has `12 Hard, nearest found`. If a
/// rating by Sudoku Explainer was asked for, the caption has it: `12 Hard, SE 7.2`.
#[must_use]
pub fn puzzle(number: usize, level: Level, meets: bool, explainer: Option<u16>) -> String {
    let rating = explainer.map(|rating| format!("SE {}", tenths(rating.into())));
    match (rating, meets) {
        (Some(rating), true) => format!("{number} {}, {rating}", super::page::level(level)),
        (Some(rating), false) => format!("{number} {rating}, nearest found"), // with the level the caption would be too long
        (None, true) => format!("{number} {}", super::page::level(level)),
        (None, false) => format!("{number} {}, nearest found", super::page::level(level)),
    }
}

/// Returns the page of a puzzle's solution: `solution p. 9`. It is abbreviated beside a longer caption.
#[must_use]
pub fn solution_on(page: usize, meets: bool) -> String {
    format!("{} p. {page}", if meets { "solution" } else { "sol." })
}

/// Returns the first page of solutions.
#[must_use]
pub fn solutions_from(page: usize) -> String {
    format!("Solutions from page {page}")
}

/// Returns the page of a puzzle: `page 4`.
#[must_use]
pub fn on_page(page: usize) -> String {
    format!("page {page}")
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
