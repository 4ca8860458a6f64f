//! A book of puzzles: what was made for it, and how it is printed.

use nonet_core::{Level, board::Grid};
use nonet_formats::Address;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A puzzle of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BookPuzzle {
    /// Its givens.
    pub givens: Grid,
    /// Its canonical form, which all equivalent puzzles share.
    pub form: Grid,
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The name of its hardest technique, as files have it.
    pub hardest: String,
    /// Whether it is what was asked for, or only the nearest that was found.
    pub meets: bool,
    /// Seed and recipe as text: `seed-7.hard`.
    pub recipe: String,
    /// Sudoku Explainer's rating in tenths, where the recipe asks for one.
    pub explainer: Option<u16>,
}

impl BookPuzzle {
    /// The link to it.
    #[must_use]
    pub fn address(&self) -> Address {
        Address::Generated { givens: self.givens, recipe: self.recipe.clone() }
    }
}

/// A book, as far as it decides what stands on which page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paper {
    /// The puzzles that are made.
    pub puzzles: Rc<Vec<BookPuzzle>>,
    /// How many there will be.
    pub wanted: usize,
    /// How many stand on a page.
    pub on_a_page: usize,
}

/// A page of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BookPage {
    /// Its number, from 1.
    pub number: usize,
    /// What stands on it.
    pub content: PageContent,
}

/// What stands on a page of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PageContent {
    /// What the book holds, on its first page.
    Title {
        /// How many puzzles are made.
        puzzles: usize,
        /// The levels of the easiest and of the hardest of them; none if none is made.
        levels: Option<(Level, Level)>,
        /// The page that solutions begin on.
        solutions_from: usize,
    },
    /// Puzzles.
    Puzzles {
        /// How many stand beside each other.
        columns: usize,
        /// The puzzles, in order.
        puzzles: Vec<PrintedPuzzle>,
    },
    /// Solutions.
    Solutions {
        /// How many stand beside each other.
        columns: usize,
        /// The solutions, in order.
        solutions: Vec<PrintedSolution>,
    },
}

/// A puzzle on a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PrintedPuzzle {
    /// Its number in the book, from 1.
    pub number: usize,
    /// Its givens.
    pub givens: Grid,
    /// Its level.
    pub level: Level,
    /// Whether it is what was asked for, or only the nearest that was found.
    pub meets: bool,
    /// Sudoku Explainer's rating in tenths, where one was asked for.
    pub explainer: Option<u16>,
    /// The link to it; none of one that was not made to order.
    pub link: Option<String>,
    /// The page of its solution.
    pub solution_page: usize,
}

/// The solution of a puzzle on a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PrintedSolution {
    /// The number of the puzzle in the book, from 1.
    pub number: usize,
    /// The solved grid.
    pub grid: Grid,
    /// The page of the puzzle.
    pub puzzle_page: usize,
}
