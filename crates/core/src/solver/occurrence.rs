//! The candidates that occur in solutions: the true candidates, and those that would leave exactly one solution if they were given;
//! and the givens that are redundant.

use super::problem::{Problem, Solution, Solutions, any_solution, count, solve};
use crate::board::{CandidateSet, Cell, CellSet, DigitSet, Grid, House, HouseKind};

/// Returns the candidates that occur in some solution. Empty if there is no solution.
///
/// ```
/// use nonet_core::{board::Grid, solver};
/// let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
/// let candidates = solver::true_candidates(&grid);
/// assert_eq!(candidates.digits_in("r1c1".parse()?).to_string(), "1 3 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Each search is for a solution that shows something new: first one where all cells of some row hold what isn't proven yet,
/// which in an open grid proves nine candidates and more at a time; then one where a certain cell does. It proves a
/// candidate, or what was left in that cell is false.
#[must_use]
pub fn true_candidates(problem: &impl Problem) -> CandidateSet {
    let mut allowed = problem.domains();
    let mut proven = CandidateSet::EMPTY;
    for row in House::of_kind(HouseKind::Row) {
        while let Some(solution) = something_new(&allowed, &proven, row.cells()) {
            proven |= solution.grid().domains();
        }
    }
    for cell in Cell::all() {
        while let Some(solution) = something_new(&allowed, &proven, cell.into()) {
            proven |= solution.grid().domains();
        }
        allowed.set_digits(cell, proven.digits_in(cell));
    }
    proven
}

/// A solution in which each of `cells` that has anything unproven holds such a digit; `None` also if no cell has.
fn something_new(allowed: &CandidateSet, proven: &CandidateSet, cells: CellSet) -> Option<Solution> {
    let unproven = *allowed - *proven;
    let cells = cells & unproven.cells();
    let problem = cells.iter().fold(*allowed, |problem, cell| with_digits(problem, cell, unproven.digits_in(cell)));
    if cells.is_empty() { None } else { any_solution(&problem) }
}

/// Returns the candidates each of which leaves exactly one solution if it alone is added as a given: those that occur in exactly
/// one solution. Where there is only one solution, these are all of its digits.
///
/// ```
/// use nonet_core::{board::Grid, solver::{Puzzle, completing_givens}};
/// let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
/// assert!(Puzzle::new(grid).is_err());
/// let given = completing_givens(&grid).first().unwrap();
/// assert!(Puzzle::new(grid.with(given.cell, Some(given.digit))).is_ok());
/// # Ok::<(), nonet_core::board::ParseGridError>(())
/// ```
#[must_use]
pub fn completing_givens(problem: &impl Problem) -> CandidateSet {
    let allowed = problem.domains();
    let (mut completing, mut in_several) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for candidate in allowed.iter() {
        if in_several.contains(candidate) {
            continue;
        }
        match solve(&with_digits(allowed, candidate.cell, DigitSet::of(candidate.digit))) {
            Solutions::None => {}
            Solutions::One(_) => {
                completing.insert(candidate);
            }
            Solutions::Many(a, b) => in_several |= a.grid().domains() & b.grid().domains(),
        }
    }
    completing
}

/// Returns the redundant givens: the solutions stay the same if any one of them, but not all of them, is removed. A puzzle
/// without redundant givens is minimal.
///
/// ```
/// use nonet_core::{board::{Digit, Grid}, solver};
/// let minimal: Grid = "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
/// assert!(solver::redundant_givens(&minimal).is_empty());
/// let more = minimal.with("r1c1".parse()?, Some(Digit::D6)); // as in the solution
/// assert!(solver::redundant_givens(&more).contains("r1c1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn redundant_givens(grid: &Grid) -> CellSet {
    let allowed = grid.domains();
    let others = |cell, digit| with_digits(allowed, cell, DigitSet::ALL.without(digit));
    grid.iter().filter(|&(cell, digit)| count(&others(cell, digit), 1) == 0).map(|(cell, _)| cell).collect()
}

fn with_digits(mut allowed: CandidateSet, cell: Cell, digits: DigitSet) -> CandidateSet {
    allowed.set_digits(cell, digits);
    allowed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Candidates, Digit},
        solver::solutions,
    };

    /// A puzzle with 32 solutions, and a table of the candidates that occur in them, which its author published.
    const SEVERAL: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";
    const TABLE: &str = "134 79 134 78 1589 45 2 67 1346  1234 5 8 127 129 6 3479 379 134  126 79 26 3 129 14 479 8 5
        8 1 35 4 7 25 6 239 39  9 34 346 168 68 12 5 23 7  56 2 7 56 3 9 1 4 8
        7 6 1234 12 1245 8 349 359 2349  2345 34 2345 9 2456 7 8 1 2346  145 8 9 1256 12456 3 47 567 246";

    #[test]
    fn true_candidates_are_those_of_all_solutions() {
        let grid: Grid = SEVERAL.parse().unwrap();
        let found = true_candidates(&grid);
        for (cell, digits) in Cell::all().zip(TABLE.split_whitespace()) {
            assert_eq!(found.digits_in(cell).iter().map(Digit::to_char).collect::<String>(), digits, "{cell}");
        }
        assert_eq!(found, solutions(&grid).fold(CandidateSet::EMPTY, |all, solution| all | solution.grid().domains()));
        assert_eq!(true_candidates(&Candidates::new(&grid)), found);
        assert_eq!(true_candidates(&Grid::EMPTY), CandidateSet::ALL);
        assert!(true_candidates(&grid.with(Cell::all().next().unwrap(), Some(Digit::D2))).is_empty());
    }

    #[test]
    fn completing_givens_occur_in_one_solution() {
        let grid: Grid = SEVERAL.parse().unwrap();
        let found = completing_givens(&grid);
        assert_eq!(found.len(), 27);
        assert!(found.digits_in("r1c5".parse().unwrap()).contains(Digit::D5));
        let times = |candidate| solutions(&grid).filter(|s| s.grid().domains().contains(candidate)).count();
        assert!(true_candidates(&grid).iter().all(|candidate| (times(candidate) == 1) == found.contains(candidate)));
        assert!(completing_givens(&Grid::EMPTY).is_empty());
    }

    #[test]
    fn redundant_givens_can_go_one_at_a_time() {
        let grid: Grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
        let found = redundant_givens(&grid);
        for (cell, _) in grid.iter() {
            assert_eq!(count(&grid.with(cell, None), 2) == 1, found.contains(cell), "{cell}");
        }
        let solution = any_solution(&grid).unwrap();
        assert_eq!(redundant_givens(solution.grid()), CellSet::ALL);
    }
}
