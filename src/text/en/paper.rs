//! What stands on the pages of a book, beside its boards.

use nonet_core::{Level, words::counted};

/// The name of the region that holds the pages.
pub const PAGES: &str = "Pages";

/// What is above solutions.
pub const SOLUTIONS: &str = "Solutions";

/// What is to be written on the first line at the head of a page.
pub const NAME: &str = "Name";

/// What is to be written on the second line.
pub const DATE: &str = "Date";

/// What a book holds: `100 puzzles, Easy to Extreme`.
#[must_use]
pub fn holds(puzzles: usize, least: Level, most: Level) -> String {
    let number = counted(puzzles, "puzzle", "puzzles");
    if least == most { format!("{number}, {}", least.name()) } else { format!("{number}, {} to {}", least.name(), most.name()) }
}

/// A puzzle of a book: `12 Hard`; one that does not meet every wish, `12 Hard, nearest found`; where a rating by Sudoku Explainer was asked
/// for, `12 Hard, SE 7.2`.
#[must_use]
pub fn puzzle(number: usize, level: Level, meets: bool, explainer: Option<u16>) -> String {
    let rating = explainer.map(|tenths| format!("SE {}.{}", tenths / 10, tenths % 10));
    match (rating, meets) {
        (Some(rating), true) => format!("{number} {}, {rating}", level.name()),
        (Some(rating), false) => format!("{number} {rating}, nearest found"), // the level would be too long beside it
        (None, true) => format!("{number} {}", level.name()),
        (None, false) => format!("{number} {}, nearest found", level.name()),
    }
}

/// Where a solution stands: `solution p. 9`; where the words beside it are longer, less.
#[must_use]
pub fn solution_on(page: usize, meets: bool) -> String {
    format!("{} p. {page}", if meets { "solution" } else { "sol." })
}

/// Where solutions begin.
#[must_use]
pub fn solutions_from(page: usize) -> String {
    format!("Solutions from page {page}")
}

/// Where something stands: `page 4`.
#[must_use]
pub fn on_page(page: usize) -> String {
    format!("page {page}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a rating by Sudoku Explainer was asked for, it is told, and so is that a puzzle has another.
    #[test]
    fn a_puzzle_says_its_rating_where_one_was_asked_for() {
        assert_eq!(puzzle(1, Level::Extreme, true, Some(92)), "1 Extreme, SE 9.2");
        assert_eq!(puzzle(2, Level::Extreme, false, Some(89)), "2 SE 8.9, nearest found");
        assert_eq!(puzzle(3, Level::Extreme, false, None), "3 Extreme, nearest found");
        assert_eq!(puzzle(4, Level::Easy, true, None), "4 Easy");
    }
}
