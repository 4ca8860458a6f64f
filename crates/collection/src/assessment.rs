//! What there is to find out of a puzzle, and what was found. `nonet-assess` finds it.

use nonet_core::{Level, board::Grid, solver::COUNT_LIMIT};
use nonet_techniques::Technique;
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
}
