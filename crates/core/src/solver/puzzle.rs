//! A puzzle: givens that have been proved to have exactly one solution.

use super::problem::{Solution, Solutions, solve};
use crate::board::{CellSet, Grid};
use alloc::boxed::Box;
use core::{error, fmt};

/// A puzzle: givens with exactly one solution, and that solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Puzzle {
    givens: Grid,
    solution: Solution, // Invariant: the only solution of the givens.
}

/// The reason why a grid is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PuzzleError {
    /// These cells hold equal digits within a house.
    Clash(CellSet),
    /// No house has a digit twice, but there is no solution.
    NoSolution,
    /// There are several solutions, of which these are two.
    ManySolutions(Box<[Solution; 2]>),
}

impl Puzzle {
    /// Returns the puzzle with these givens, if they have exactly one solution.
    ///
    /// # Errors
    /// The reason why the grid is no puzzle: equal digits in a house, no solution, or several.
    ///
    /// ```
    /// use nonet_core::{board::Grid, solver::{Puzzle, PuzzleError}};
    /// let givens: Grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
    /// assert!(Puzzle::new(givens).is_ok());
    /// assert!(matches!(Puzzle::new(Grid::EMPTY), Err(PuzzleError::ManySolutions(_))));
    /// ```
    pub fn new(givens: Grid) -> Result<Puzzle, PuzzleError> {
        let clashing = givens.clashing_cells();
        if !clashing.is_empty() {
            return Err(PuzzleError::Clash(clashing));
        }
        match solve(&givens) {
            Solutions::None => Err(PuzzleError::NoSolution),
            Solutions::One(solution) => Ok(Puzzle { givens, solution }),
            Solutions::Many(a, b) => Err(PuzzleError::ManySolutions(Box::new([a, b]))),
        }
    }

    /// Returns the givens.
    #[must_use]
    pub const fn givens(&self) -> &Grid {
        &self.givens
    }

    /// Returns the only solution.
    #[must_use]
    pub const fn solution(&self) -> &Solution {
        &self.solution
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PuzzleError::Clash(_) => "equal digits in a house",
            PuzzleError::NoSolution => "no solution",
            PuzzleError::ManySolutions(_) => "several solutions",
        })
    }
}

impl error::Error for PuzzleError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;

    #[test]
    fn only_a_grid_with_one_solution_is_a_puzzle() {
        let givens: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let puzzle = Puzzle::new(givens).unwrap();
        assert_eq!(puzzle.givens(), &givens);
        let solution = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";
        assert_eq!(puzzle.solution().to_string(), solution);
        let (cell, other) = ("r1c1".parse().unwrap(), "r1c2".parse().unwrap());
        let Err(PuzzleError::Clash(cells)) = Puzzle::new(givens.with(cell, givens[other])) else { panic!("two 4s in row 1") };
        assert_eq!(cells, CellSet::of(cell).with(other));
        assert_eq!(Puzzle::new(givens.with(cell, crate::board::Digit::new(7))), Err(PuzzleError::NoSolution));
        let fewer = givens.within(CellSet::ALL - "r1c2".parse::<Cell>().unwrap().row().cells());
        let Err(PuzzleError::ManySolutions(two)) = Puzzle::new(fewer) else { panic!("no row 1") };
        assert_ne!(two[0], two[1]);
    }
}
