//! What there is to find out of a row.

use super::row::Row;
use nonet_core::{
    board::{Candidates, Grid},
    formats::Reading,
    solver::{Problem, Solutions, count_with, solutions, solve},
};
use nonet_logic::{
    Limits, Options, Rating, rate,
    se::{self, Scale},
    trail,
};

/// What is to be found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Up to which number solutions are counted.
    pub limit: u64,
    /// How difficult the puzzle is.
    pub rate: bool,
    /// What Sudoku Explainer 1.2.1 rates it.
    pub explainer: bool,
    /// How the search goes that fills singles and then guesses.
    pub search: bool,
}

/// What was found out of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judged {
    /// How many solutions there are, counted up to the limit.
    pub solutions: u64,
    /// The first of them in reading order.
    pub solution: Option<Grid>,
    /// How difficult it is, where that was asked for and there is one solution.
    pub rating: Option<Rating>,
    /// What Sudoku Explainer rates it, where that was asked for and there is one solution.
    pub explainer: Option<se::Rating>,
    /// Guesses and depth of the plain search, where they were asked for and it isn't too long.
    pub search: Option<(usize, usize)>,
}

impl Order {
    /// What is found out of the rows of a collection.
    pub const COLLECTION: Order = Order { limit: 2, rate: true, explainer: false, search: false };

    /// What is found out of a row; nothing of one that can't be read.
    #[must_use]
    pub fn judge(&self, row: &Row) -> Option<Judged> {
        let reading = row.reading.as_ref().ok()?;
        Some(self.judge_puzzle(reading))
    }

    /// What is found out of a puzzle.
    #[must_use]
    pub fn judge_puzzle(&self, reading: &Reading) -> Judged {
        let position = reading.position();
        match reading.candidates {
            None => self.judge_problem(&reading.grid, &position),
            Some(_) => self.judge_problem(&position, &position),
        }
    }

    fn judge_problem(&self, problem: &impl Problem, position: &Candidates) -> Judged {
        let (solutions, solution, is_one) = match solve(problem) {
            Solutions::None => (0, None, false),
            Solutions::One(solution) => (1, Some(solution), true),
            Solutions::Many(..) if self.limit == 2 => (2, solutions(problem).next(), false),
            Solutions::Many(..) => (count_with(problem, self.limit, &mut |_| true).solutions, solutions(problem).next(), false),
        };
        let has_all_candidates = *position == Candidates::new(position.grid()); // where Sudoku Explainer's scale starts
        Judged {
            solutions,
            solution: solution.map(|solution| *solution.grid()),
            rating: if self.rate && is_one { rate(position, &Options::UNIQUE) } else { None },
            explainer: (self.explainer && is_one && has_all_candidates).then(|| se::rate(position.grid(), Scale::Full)),
            search: if self.search { search_of(position) } else { None },
        }
    }
}

fn search_of(position: &Candidates) -> Option<(usize, usize)> {
    let search = trail(position, Limits::FIRST);
    let is_whole = search.complete || search.solutions().next().is_some();
    is_whole.then_some((search.guesses, search.depth))
}
