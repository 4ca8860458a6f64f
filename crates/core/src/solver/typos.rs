//! The typo doctor: which single slip would explain that a grid hasn't exactly one solution.

use super::problem::{Problem, Solutions, count, solve};
use crate::board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid};
use alloc::{vec, vec::Vec};

/// A correction of one cell or one candidate, after which there is exactly one solution.
///
/// ```
/// use nonet_core::{board::{Digit, Grid}, solver::Fix};
/// let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let cell = "r1c2".parse()?;
/// let mistyped = puzzle.with(cell, Some(Digit::D9)); // the puzzle has a 4 there
/// let fix = Fix::Change { cell, from: Digit::D9, to: Digit::D4 };
/// assert_eq!((fix.cell(), fix.apply(&mistyped)), (cell, puzzle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Fix {
    /// The cell holds a wrong digit.
    Change {
        /// The cell.
        cell: Cell,
        /// The digit on the board.
        from: Digit,
        /// The digit that leaves exactly one solution.
        to: Digit,
    },
    /// The cell should be empty.
    Remove {
        /// The cell.
        cell: Cell,
        /// The digit on the board.
        digit: Digit,
    },
    /// The candidate was ruled out wrongly.
    Restore(Candidate),
}

impl Fix {
    /// Returns the cell of the correction.
    #[must_use]
    pub const fn cell(self) -> Cell {
        match self {
            Fix::Change { cell, .. } | Fix::Remove { cell, .. } | Fix::Restore(Candidate { cell, .. }) => cell,
        }
    }

    /// Returns the grid with the correction made. A restored candidate changes no digit.
    #[must_use]
    pub fn apply(self, grid: &Grid) -> Grid {
        match self {
            Fix::Change { cell, to, .. } => grid.with(cell, Some(to)),
            Fix::Remove { cell, .. } => grid.with(cell, None),
            Fix::Restore(_) => *grid,
        }
    }
}

/// Digits that are easily taken for each other, in print or handwriting.
const LOOK_ALIKE: [[Digit; 2]; 8] = [
    [Digit::D1, Digit::D7],
    [Digit::D3, Digit::D8],
    [Digit::D5, Digit::D6],
    [Digit::D6, Digit::D8],
    [Digit::D6, Digit::D9],
    [Digit::D4, Digit::D9],
    [Digit::D3, Digit::D5],
    [Digit::D2, Digit::D7],
];

/// Returns every change of a given and every removal of a given that leaves exactly one solution, the likeliest first. Empty if
/// the grid has exactly one solution as it is.
///
/// ```
/// use nonet_core::{board::{Digit, Grid}, solver::{Fix, typos}};
/// let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let cell = "r1c2".parse()?;
/// let mistyped = puzzle.with(cell, Some(Digit::D9)); // the puzzle has a 4 there
/// assert!(typos(&mistyped).contains(&Fix::Change { cell, from: Digit::D9, to: Digit::D4 }));
/// assert!(typos(&puzzle).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The order: cells with the fewest fixes come first, since a cell that can be mended in many ways says little; then
/// changes before removals, since a slip is more often a wrong digit than one too many; then digits that look
/// alike; then reading order, lower digits first. Where equal digits of a house can be seen, every fix is of one of them: no
/// other leaves a solution.
#[must_use]
pub fn typos(grid: &Grid) -> Vec<Fix> {
    if count(grid, 2) == 1 {
        return Vec::new();
    }
    let mut ranked: Vec<(usize, u8, Fix)> = Vec::new();
    for (cell, digit) in grid.iter() {
        let fixes = fixes_of(grid, cell, digit);
        ranked.extend(fixes.iter().map(|&fix| (fixes.len(), unlikeliness(fix), fix)));
    }
    ranked.sort_by_cached_key(|&(_, unlikeliness, _)| usize::from(unlikeliness));
    ranked.sort_by_cached_key(|&(fixes, ..)| fixes); // of equal ones, the likeliest stays first
    ranked.into_iter().map(|(_, _, fix)| fix).collect()
}

/// The fixes of one given, the digits ascending.
fn fixes_of(grid: &Grid, cell: Cell, digit: Digit) -> Vec<Fix> {
    let without = grid.with(cell, None);
    let change = |to| Fix::Change { cell, from: digit, to };
    match solve(&without) {
        Solutions::None => Vec::new(),
        Solutions::One(solution) => vec![change(solution.digit(cell)), Fix::Remove { cell, digit }],
        Solutions::Many(..) => {
            let others = DigitSet::ALL.without(digit).iter();
            others.filter(|&to| count(&without.with(cell, Some(to)), 2) == 1).map(change).collect()
        }
    }
}

/// The rank of a fix by its kind: an unlikelier kind has a larger one.
fn unlikeliness(fix: Fix) -> u8 {
    match fix {
        Fix::Change { from, to, .. } if LOOK_ALIKE.contains(&[from.min(to), from.max(to)]) => 0,
        Fix::Change { .. } => 1,
        Fix::Remove { .. } | Fix::Restore(_) => 2,
    }
}

/// Returns every candidate that the digits allow and `allowed` lacks, and that leaves exactly one solution if it is restored; in
/// the order of digits.
///
/// ```
/// use nonet_core::{board::{Candidate, Candidates, Grid}, solver::{Fix, ruled_out_wrongly}};
/// let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let mut position = Candidates::new(&puzzle);
/// let needed: Candidate = "1r1c1".parse()?; // the solution has a 1 there
/// position.eliminate(&needed.into());
/// assert_eq!(ruled_out_wrongly(&puzzle, &position.possible()), [Fix::Restore(needed)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn ruled_out_wrongly(grid: &Grid, allowed: &CandidateSet) -> Vec<Fix> {
    let is_missed = |candidate: &Candidate| count(&(*allowed | CandidateSet::of(*candidate)), 2) == 1;
    (grid.domains() - *allowed).iter().filter(is_missed).map(Fix::Restore).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Candidates;

    const PUZZLE: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";

    /// By the definition, without any shortcut.
    fn all_fixes(grid: &Grid) -> Vec<Fix> {
        let mut fixes = Vec::new();
        for (cell, digit) in grid.iter() {
            let others = DigitSet::ALL.without(digit).iter();
            fixes.extend(others.map(|to| Fix::Change { cell, from: digit, to }).chain([Fix::Remove { cell, digit }]));
        }
        fixes.retain(|fix| count(&fix.apply(grid), 2) == 1);
        fixes
    }

    #[test]
    fn every_fix_is_found_and_no_other() {
        let puzzle: Grid = PUZZLE.parse().unwrap();
        assert_eq!(typos(&puzzle), []);
        for (cell, wrong) in [("r1c2", 2), ("r5c5", 3), ("r9c7", 9), ("r2c4", 5), ("r1c2", 9)] {
            let grid = puzzle.with(cell.parse().unwrap(), Digit::new(wrong));
            let mut fixes = typos(&grid);
            let original = Fix::Change {
                cell: cell.parse().unwrap(),
                from: Digit::new(wrong).unwrap(),
                to: puzzle[cell.parse().unwrap()].unwrap(),
            };
            assert!(fixes.contains(&original), "{cell} = {wrong}");
            fixes.sort_by_key(|fix| (fix.cell(), matches!(fix, Fix::Remove { .. }), fix.apply(&grid)[fix.cell()]));
            assert_eq!(fixes, all_fixes(&grid), "{cell} = {wrong}");
        }
        let several = puzzle.with("r1c2".parse().unwrap(), None);
        assert_eq!(typos(&several).len(), all_fixes(&several).len());
        assert_eq!(typos(&Grid::EMPTY), []);
    }

    #[test]
    fn a_clash_is_mended_in_one_of_its_cells() {
        let grid = PUZZLE.parse::<Grid>().unwrap().with("r1c2".parse().unwrap(), Some(Digit::D9));
        let clashing = grid.clashing_cells();
        assert!(!clashing.is_empty());
        for fix in typos(&grid) {
            assert!(clashing.contains(fix.cell()));
            assert_eq!(count(&Candidates::new(&fix.apply(&grid)), 2), 1);
        }
    }

    #[test]
    fn fewest_come_first_and_changes_before_removals() {
        let grid = PUZZLE.parse::<Grid>().unwrap().with("r9c7".parse().unwrap(), Some(Digit::D9));
        let fixes = typos(&grid);
        let of_cell = |fix: &Fix| fixes.iter().filter(|other| other.cell() == fix.cell()).count();
        assert!(fixes.is_sorted_by_key(|fix| (of_cell(fix), unlikeliness(*fix))));
    }
}
