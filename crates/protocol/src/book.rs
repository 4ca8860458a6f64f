//! Books of puzzles: the puzzles that were made for a book, and the pages on which they are printed.

use nonet_core::board::Grid;
use nonet_formats::NonetLink;
use nonet_techniques::{Level, Technique};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A puzzle that was made, or that a book took from a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BookPuzzle {
    /// The givens.
    pub givens: Grid,
    /// The canonical form of the puzzle, which is equal for all equivalent puzzles.
    pub form: Grid,
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The hardest technique of the puzzle's path in rating order. None for a full grid, and for a technique that another version
    /// stored and this one lacks.
    pub hardest: Option<Technique>,
    /// Whether the puzzle meets the recipe. If not, it is the nearest puzzle that was found.
    pub meets: bool,
    /// The seed and the recipe as text, as a link has them: `seed-7.hard`. Empty if the puzzle was not made from a seed.
    pub recipe: String,
    /// Sudoku Explainer's rating in tenths. None if the recipe asks for no rating.
    pub explainer: Option<u16>,
}

impl BookPuzzle {
    /// Returns the link to the puzzle.
    #[must_use]
    pub fn link(&self) -> NonetLink {
        NonetLink::Generated { givens: self.givens, recipe: self.recipe.clone() }
    }
}

/// The properties of a book on which its pages depend.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paper {
    /// The puzzles that are made so far.
    pub puzzles: Rc<Vec<BookPuzzle>>,
    /// The number of puzzles of the complete book.
    pub wanted: usize,
    /// The number of puzzles on a page.
    pub on_a_page: usize,
}

/// A page of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BookPage {
    /// The page number, from 1.
    pub number: usize,
    /// The content of the page.
    pub content: PageContent,
}

/// The content of a page of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PageContent {
    /// The title page, which is the first page.
    Title {
        /// The number of puzzles that are made so far.
        puzzles: usize,
        /// The levels of the easiest and of the hardest puzzle. None if no puzzle is made yet.
        levels: Option<(Level, Level)>,
        /// The number of the first page with solutions.
        solutions_from: usize,
    },
    /// A page of puzzles.
    Puzzles {
        /// The number of puzzles beside each other.
        columns: usize,
        /// The puzzles, in order.
        puzzles: Vec<PrintedPuzzle>,
    },
    /// A page of solutions.
    Solutions {
        /// The number of solutions beside each other.
        columns: usize,
        /// The solutions, in order.
        solutions: Vec<PrintedSolution>,
    },
}

/// A puzzle on a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PrintedPuzzle {
    /// The number of the puzzle in the book, from 1.
    pub number: usize,
    /// The givens.
    pub givens: Grid,
    /// The level.
    pub level: Level,
    /// Whether the puzzle meets the recipe. If not, it is the nearest puzzle that was found.
    pub meets: bool,
    /// Sudoku Explainer's rating in tenths. None if the recipe asks for no rating.
    pub explainer: Option<u16>,
    /// The link to the puzzle. None if the puzzle was not made from a seed.
    pub link: Option<String>,
    /// The number of the page with the solution.
    pub solution_page: usize,
}

/// The solution of a puzzle on a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PrintedSolution {
    /// The number of the puzzle in the book, from 1.
    pub number: usize,
    /// The solved grid.
    pub grid: Grid,
    /// The number of the page with the puzzle.
    pub puzzle_page: usize,
}
