//! Assessments of puzzles, and requests for them. `nonet-assess` makes the assessments.

use nonet_core::{board::Grid, solver::COUNT_LIMIT};
use nonet_techniques::{Level, Technique};
use serde::{Deserialize, Serialize};

/// A request for an assessment: the findings that are wanted. Each costs time, so that only what is shown is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisRequest {
    /// The number up to which solutions are counted.
    pub limit: u64,
    /// Whether the puzzle is rated: its level, score and techniques.
    pub rate: bool,
    /// Whether the puzzle is rated on the scale of Sudoku Explainer 1.2.1.
    pub explainer: bool,
    /// Whether the puzzle is searched through with singles and guesses.
    pub search: bool,
    /// Whether the canonical form of the givens is computed, by which isomorphs are found.
    pub canonical: bool,
    /// Whether the redundant givens are counted.
    pub redundant: bool,
}

/// An assessment: the findings about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Assessment {
    /// The number of solutions, counted up to the limit.
    pub solutions: u64,
    /// The first solution in reading order. None if there is no solution.
    pub solution: Option<Grid>,
    /// The rating, where it was asked for, there is one solution, and the board isn't full.
    pub rating: Option<Rating>,
    /// Sudoku Explainer's ER, EP and ED in tenths, where they were asked for and there is one solution.
    pub explainer: Option<[u16; 3]>,
    /// Whether Sudoku Explainer's ratings were asked for.
    pub explained: bool,
    /// The number of guesses and the depth of the search, where they were asked for and it isn't too long.
    pub search: Option<(usize, usize)>,
    /// The fingerprint of the canonical form of the givens, where it was asked for and there is a solution; else 0.
    pub canonical: u64,
    /// The number of redundant givens, those without any one of which there is still one solution, where it was asked for and there is
    /// one solution. 0 of a minimal puzzle.
    pub redundant: Option<u8>,
}

/// A rating: the difficulty of a puzzle by the techniques on its path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The level.
    pub level: Level,
    /// The score, in HoDoKu's points.
    pub score: u32,
    /// The hardest technique on the path. None if there is none.
    pub hardest: Option<Technique>,
    /// The techniques on the path, each with its number of steps.
    pub steps: Vec<(Technique, u16)>,
}

impl AnalysisRequest {
    /// The request for the rows of a collection. Solutions are counted as far as the verdict on a single puzzle counts them.
    pub const COLLECTION: AnalysisRequest =
        AnalysisRequest { limit: COUNT_LIMIT, rate: true, explainer: false, search: false, canonical: true, redundant: true };
}
