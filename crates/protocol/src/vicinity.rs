//! The search for puzzles near the one that is being set.

use super::Seed;
use nonet_core::board::{CellSet, Grid, Symmetry};
use nonet_techniques::{Level, Technique};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A request for a puzzle that is reached from the givens of a setter by exchanging some of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VicinityRequest {
    /// The givens with which the search begins.
    pub start: Grid,
    /// The cells that may be given.
    pub mask: CellSet,
    /// The cells whose digits stay.
    pub locked: CellSet,
    /// The symmetry of the givens.
    pub symmetry: Symmetry,
    /// The rating that the puzzle shall have.
    pub aim: Aim,
    /// The seed of the random choices.
    pub seed: Seed,
}

/// The rating that a puzzle shall have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// The lowest rating by Sudoku Explainer, in tenths.
    pub least: u16,
    /// The highest rating by Sudoku Explainer, in tenths.
    pub most: u16,
    /// The level. None for any.
    pub level: Option<Level>,
    /// Whether the puzzle must be minimal, so that no given can be removed.
    pub minimal: bool,
}

impl Default for Aim {
    /// Any minimal puzzle.
    fn default() -> Aim {
        Aim { least: 0, most: u16::MAX, level: None, minimal: true }
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum VicinityAnswer {
    /// The puzzle that was found.
    Found(Rc<FoundPuzzle>),
    /// Nothing was found with this seed.
    None,
    /// No puzzle keeps the rules of the setter.
    Impossible(VicinityObjection),
}

/// A puzzle that a search found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoundPuzzle {
    /// The givens.
    pub givens: Grid,
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The hardest technique of the path in rating order.
    pub hardest: Technique,
    /// The rating by Sudoku Explainer, in tenths.
    pub explainer: u16,
}

/// A reason why no puzzle keeps the rules of the setter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum VicinityObjection {
    /// The locked digits have no solution.
    Locked,
    /// The mask lacks cells that are symmetric to locked ones.
    Asymmetric,
    /// The mask and the symmetry leave this number of cells, too few for one solution.
    TooFewCells(usize),
}
