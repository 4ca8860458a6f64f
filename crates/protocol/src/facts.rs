//! The facts that forums ask of a puzzle, as page and worker exchange them.

use nonet_core::board::{Candidate, Cell, CellSet, Grid};
use serde::{Deserialize, Serialize};

/// The facts that forums ask of a puzzle. `nonet_assess` has the definitions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PuzzleFacts {
    /// The canonical form.
    pub canonical: Grid,
    /// The number of automorphisms of the givens.
    pub automorphisms: u32,
    /// The number of givens in each band and each stack.
    pub givens: BandsAndStacks,
    /// The facts that only a puzzle with one solution has. None if there is no solution, or more than one.
    pub unique: Option<UniqueFacts>,
}

/// The facts that forums ask of a puzzle with one solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UniqueFacts {
    /// Whether singles solve the puzzle, so that it needs no backdoor. Then none is listed.
    pub is_solved_by_singles: bool,
    /// The backdoors of one digit.
    pub backdoors: Vec<Candidate>,
    /// The backdoors of two digits of which neither is one by itself.
    pub pairs: Vec<[Candidate; 2]>,
    /// The least depth of trial and error that the puzzle may have.
    pub trial_depth: u8,
    /// Whether the depth may be greater than that.
    pub is_deeper: bool,
    /// The number of automorphisms of the solution.
    pub solution_automorphisms: u32,
    /// The numbers of the solution's bands and stacks, from 1 to 416.
    pub bands: BandsAndStacks,
    /// The givens each of which can be removed without a second solution.
    pub redundant: CellSet,
    /// For each given the number of solutions without it, counted up to [`MOST_WITHOUT`](UniqueFacts::MOST_WITHOUT).
    pub removals: Vec<(Cell, u64)>,
}

impl UniqueFacts {
    /// The number up to which solutions without a given are counted.
    pub const MOST_WITHOUT: u64 = 10_000;
}

/// A number of each band, from above, and of each stack, from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BandsAndStacks {
    /// The numbers of the bands.
    pub bands: [u16; 3],
    /// The numbers of the stacks.
    pub stacks: [u16; 3],
}
