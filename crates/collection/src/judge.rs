//! What there is to find out of a row.

use super::{facts::fingerprint, row::Row};
use nonet_core::{
    Level,
    board::{Candidates, Grid},
    solver::{COUNT_LIMIT, Solutions, count_with, solutions, solve},
};
use nonet_formats::Reading;
use nonet_generator::canonical;
use nonet_logic::{Limits, Options, Technique, rate, trail};
use nonet_se::Scale;
use serde::{Deserialize, Serialize};

/// What is to be found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisRequest {
    /// Up to which number solutions are counted.
    pub limit: u64,
    /// How difficult the puzzle is.
    pub rate: bool,
    /// What Sudoku Explainer 1.2.1 rates it.
    pub explainer: bool,
    /// How the search goes that fills singles and then guesses.
    pub search: bool,
    /// The canonical form of the givens.
    pub canonical: bool,
}

/// What was found out of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Assessment {
    /// How many solutions there are, counted up to the limit.
    pub solutions: u64,
    /// The first of them in reading order.
    pub solution: Option<Grid>,
    /// How difficult it is, where that was asked for, there is one solution, and the board isn't full.
    pub rating: Option<Rating>,
    /// Sudoku Explainer's ER, EP and ED in tenths, where they were asked for and there is one solution.
    pub explainer: Option<[u16; 3]>,
    /// Whether they were asked for.
    pub explained: bool,
    /// Guesses and depth of the plain search, where they were asked for and it isn't too long.
    pub search: Option<(usize, usize)>,
    /// The fingerprint of the canonical form of the givens, where it was asked for and there is a solution; else 0.
    pub canonical: u64,
}

/// How difficult a puzzle is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The hardest technique that it takes; none if it takes none.
    pub hardest: Option<Technique>,
    /// How many steps of each technique its path has.
    pub steps: Vec<(Technique, u16)>,
}

impl AnalysisRequest {
    /// What is found out of the rows of a collection. Solutions are counted as far as the verdict on a single puzzle counts them.
    pub const COLLECTION: AnalysisRequest =
        AnalysisRequest { limit: COUNT_LIMIT as u64, rate: true, explainer: false, search: false, canonical: true };

    /// What is found out of a row; nothing of one that can't be read.
    #[must_use]
    pub fn judge(&self, row: &Row) -> Option<Assessment> {
        let reading = row.reading.as_ref().ok()?;
        Some(self.judge_puzzle(reading))
    }

    /// What is found out of a puzzle.
    #[must_use]
    pub fn judge_puzzle(&self, reading: &Reading) -> Assessment {
        let position = &reading.position();
        let (solutions, solution, is_one) = match solve(reading) {
            Solutions::None => (0, None, false),
            Solutions::One(solution) => (1, Some(solution), true),
            Solutions::Many(..) if self.limit == 2 => (2, solutions(reading).next(), false),
            Solutions::Many(..) => (count_with(reading, self.limit, &mut |_| true).solutions, solutions(reading).next(), false),
        };
        // Of a full board there is nothing to be solved, so nothing is rated.
        let can_be_rated = is_one && !position.grid().empty_cells().is_empty();
        let has_all_candidates = *position == Candidates::new(position.grid()); // where Sudoku Explainer's scale starts
        Assessment {
            solutions,
            solution: solution.map(|solution| *solution.grid()),
            rating: if self.rate && can_be_rated { rating_of(position) } else { None },
            explained: self.explainer,
            explainer: if self.explainer && can_be_rated && has_all_candidates { explainer_of(position.grid()) } else { None },
            search: if self.search { search_of(position) } else { None },
            canonical: if self.canonical && solutions > 0 { fingerprint(&canonical(&reading.givens())) } else { 0 },
        }
    }
}

fn rating_of(position: &Candidates) -> Option<Rating> {
    let rating = rate(position, &Options::UNIQUE)?;
    let steps = rating.counts.iter().map(|&(technique, count)| (technique, count as u16)).collect();
    Some(Rating { level: rating.level, score: rating.score, hardest: rating.hardest, steps })
}

fn explainer_of(grid: &Grid) -> Option<[u16; 3]> {
    let nonet_se::Rating { er, ep, ed } = nonet_se::rate(grid, Scale::Full)?;
    Some([er.0, ep.0, ed.0])
}

fn search_of(position: &Candidates) -> Option<(usize, usize)> {
    let search = trail(position, Limits::FIRST);
    let is_whole = search.complete || search.solutions().next().is_some();
    is_whole.then_some((search.guesses, search.depth))
}
