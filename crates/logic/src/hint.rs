//! A hint for a game that is being played: the next step, or the mistake that comes before any step.

use super::{Options, Step, next_step};
use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Clash, Grid},
    solver::{Puzzle, PuzzleError},
};

/// A mistake on a player's board, because of which there is no hint.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Mistake {
    /// The givens are no puzzle: they clash, or have no solution, or several. Which givens exclude all solutions together is told by
    /// [`conflicting_givens`](nonet_core::solver::conflicting_givens).
    Givens(PuzzleError),
    /// A house has a digit twice. The givens alone don't clash, so at least one of the cells was filled by the player.
    Clash(Clash),
    /// The player has entered these digits, each of which differs from the solution.
    WrongDigits(CandidateSet),
    /// The player has ruled out these candidates of empty cells, each of which is the digit of the solution.
    WronglyRuledOut(CandidateSet),
}

/// Returns the step that a player should look for next: the first in hint order that can be taken at the player's own board. None
/// if the board is full, or if no technique that is on by default finds a step.
///
/// `entered` holds the digits that the player has entered; where there is a given, the given counts. `ruled_out` holds the
/// candidates that the player has eliminated, beyond those that the digits on the board exclude. A program whose players write
/// pencil marks rules out what is not marked in the cells that have marks.
///
/// # Errors
///
/// The [`Mistake`] that the player has made, or that the givens have. Of several kinds it is the first in the order of the variants,
/// with all digits or candidates that are wrong in this way.
///
/// ```
/// use nonet_core::board::{Candidate, CandidateSet, Digit, Grid};
/// use nonet_logic::{Mistake, hint};
///
/// let givens: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let none = CandidateSet::EMPTY;
/// let step = hint(&givens, &Grid::EMPTY, &none)?.ok_or("no step")?;
/// assert_eq!(step.effect.to_string(), "r5c1=3");
///
/// let entered = Grid::EMPTY.with("r5c1".parse()?, Some(Digit::D3));
/// let step = hint(&givens, &entered, &none)?.ok_or("no step")?;
/// assert_ne!(step.effect.to_string(), "r5c1=3"); // the player has found that one
///
/// let wrong: Candidate = "7r1c1".parse()?;
/// let entered = Grid::EMPTY.with(wrong.cell, Some(wrong.digit));
/// assert_eq!(hint(&givens, &entered, &none), Err(Mistake::WrongDigits(wrong.into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[allow(clippy::result_large_err)] // a mistake is smaller than a step
pub fn hint(givens: &Grid, entered: &Grid, ruled_out: &CandidateSet) -> Result<Option<Step>, Mistake> {
    let puzzle = Puzzle::new(*givens).map_err(Mistake::Givens)?;
    let board = givens.iter().fold(*entered, |board, (cell, digit)| board.with(cell, Some(digit)));
    if let Some(mistake) = mistake(&puzzle, &board, ruled_out) {
        return Err(mistake);
    }
    let mut position = Candidates::with_givens(&board, givens.filled_cells());
    position.eliminate(ruled_out);
    Ok(next_step(&position, &Options::UNIQUE))
}

/// Returns the player's mistake on a board of the puzzle. None if the board and what is ruled out agree with the solution.
fn mistake(puzzle: &Puzzle, board: &Grid, ruled_out: &CandidateSet) -> Option<Mistake> {
    if let Some(clash) = board.clashes().next() {
        return Some(Mistake::Clash(clash));
    }
    let solution: CandidateSet = candidates_of(puzzle.solution().grid());
    let wrong_digits = candidates_of(board) - solution;
    if !wrong_digits.is_empty() {
        return Some(Mistake::WrongDigits(wrong_digits));
    }
    let wrongly_ruled_out = (solution & *ruled_out) - candidates_of(board);
    (!wrongly_ruled_out.is_empty()).then_some(Mistake::WronglyRuledOut(wrongly_ruled_out))
}

/// Returns the digits of a grid, each with its cell.
fn candidates_of(grid: &Grid) -> CandidateSet {
    grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect()
}

/// Writes the candidates with blanks between them.
fn listed(candidates: &CandidateSet) -> String {
    candidates.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

/// Writes `the givens have several solutions`, `two 5s in row 1`, `wrong digits: 7r1c1` or `wrongly ruled out: 1r1c1`.
impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::Givens(error) => write!(f, "the givens have {error}"),
            Mistake::Clash(clash) => write!(f, "two {}s in {}", clash.digit, clash.house),
            Mistake::WrongDigits(digits) => write!(f, "wrong digits: {}", listed(digits)),
            Mistake::WronglyRuledOut(candidates) => write!(f, "wrongly ruled out: {}", listed(candidates)),
        }
    }
}

impl Error for Mistake {}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{Cell, CellSet, Digit};

    const GIVENS: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    const SOLUTION: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

    fn givens() -> Grid {
        GIVENS.parse().unwrap()
    }

    fn candidate(name: &str) -> Candidate {
        name.parse().unwrap()
    }

    fn entered(names: &[&str]) -> Grid {
        names.iter().map(|name| candidate(name)).fold(Grid::EMPTY, |grid, it| grid.with(it.cell, Some(it.digit)))
    }

    fn set(names: &[&str]) -> CandidateSet {
        names.iter().map(|name| candidate(name)).collect()
    }

    #[test]
    fn hints_lead_to_the_solution() {
        // The puzzle takes eliminations, so hints that overlooked what is ruled out would go round in circles.
        let (mut entered, mut ruled_out) = (Grid::EMPTY, CandidateSet::EMPTY);
        while let Some(step) = hint(&givens(), &entered, &ruled_out).unwrap() {
            entered = step.placements().iter().fold(entered, |grid, it| grid.with(it.cell, Some(it.digit)));
            ruled_out |= step.eliminations();
        }
        assert_eq!(hint(&givens(), &SOLUTION.parse().unwrap(), &ruled_out), Ok(None));
        let board = givens().iter().fold(entered, |grid, (cell, digit)| grid.with(cell, Some(digit)));
        assert_eq!(board.to_string(), SOLUTION);
    }

    #[test]
    fn a_wrong_digit_is_told_with_all_the_others_that_are_wrong() {
        let mistake = hint(&givens(), &entered(&["7r1c1", "3r5c1", "7r2c5"]), &set(&["1r1c4"])).unwrap_err();
        assert_eq!(mistake, Mistake::WrongDigits(set(&["7r1c1", "7r2c5"])));
        assert_eq!(mistake.to_string(), "wrong digits: 7r1c1 7r2c5");
    }

    #[test]
    fn a_digit_that_stands_twice_is_told_with_its_house() {
        let mistake = hint(&givens(), &entered(&["7r9c1"]), &CandidateSet::EMPTY).unwrap_err();
        let cells: CellSet = ["r9c1", "r9c7"].map(|name| name.parse::<Cell>().unwrap()).into();
        assert_eq!(mistake, Mistake::Clash(Clash { house: "row 9".parse().unwrap(), digit: Digit::D7, cells }));
        assert_eq!(mistake.to_string(), "two 7s in row 9");
    }

    #[test]
    fn a_digit_of_the_solution_that_is_ruled_out_is_told_unless_it_was_entered_since() {
        let ruled_out = set(&["1r1c1", "7r1c1", "5r9c1"]);
        let mistake = hint(&givens(), &entered(&["5r9c1"]), &ruled_out).unwrap_err();
        assert_eq!(mistake, Mistake::WronglyRuledOut(set(&["1r1c1"])));
        assert_eq!(mistake.to_string(), "wrongly ruled out: 1r1c1");
        assert!(hint(&givens(), &entered(&["1r1c1", "5r9c1"]), &ruled_out).is_ok());
    }

    #[test]
    fn givens_that_are_no_puzzle_are_told_by_their_reason() {
        let reason = |givens: &Grid| match hint(givens, &Grid::EMPTY, &CandidateSet::EMPTY) {
            Err(Mistake::Givens(reason)) => reason,
            other => panic!("{other:?}"),
        };
        let cell: Cell = "r1c1".parse().unwrap();
        assert!(matches!(reason(&Grid::EMPTY), PuzzleError::ManySolutions(_)));
        assert_eq!(reason(&givens().with(cell, Some(Digit::D7))), PuzzleError::NoSolution);
        assert!(matches!(reason(&givens().with(cell, Some(Digit::D4))), PuzzleError::Clash(cells) if cells.contains(cell)));
    }

    #[test]
    fn a_given_counts_where_something_else_was_entered() {
        assert!(hint(&givens(), &entered(&["9r1c2"]), &CandidateSet::EMPTY).is_ok());
    }
}
