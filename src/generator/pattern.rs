//! Givens for a pattern of cells that is asked for: digits in just these cells, so that there is one solution.

use super::{
    clues::{Clues, random_solution},
    random::Random,
};
use crate::{
    board::{CellSet, Digit, Grid},
    solver::{Solutions, count, solve},
};

/// Up to so many solutions are counted.
const MOST_SOLUTIONS: usize = 2_000;
/// After so many changes that brought nothing another solution is begun with.
const PATIENCE: usize = 60;
/// After so many changes in all the pattern is given up, as are those that cannot have one solution.
const MOST_CHANGES: usize = 1_500;

/// Digits for the cells such that they have one solution; if none were found, those with few solutions, and as many givens more as
/// leave one.
///
/// Digits are changed one at a time, to what some solution has there, and each change that leaves no more solutions is kept.
pub(super) fn fill(cells: CellSet, random: &mut Random) -> Option<Clues> {
    let mut changes = 0;
    loop {
        let mut grid = random_solution(random)?.grid().within(cells);
        let mut solutions = count(&grid, MOST_SOLUTIONS);
        let mut in_vain = 0;
        while solutions > 1 && in_vain < PATIENCE && changes < MOST_CHANGES {
            changes += 1;
            in_vain += 1;
            let Some(changed) = change(&grid, cells, random) else { continue };
            let found = count(&changed, solutions + 1);
            if found == 0 || found > solutions {
                continue;
            }
            if found < solutions {
                in_vain = 0;
            }
            (grid, solutions) = (changed, found);
        }
        if solutions == 1 || changes >= MOST_CHANGES {
            return completed(&grid, random);
        }
    }
}

/// The grid with another digit in one of the cells.
fn change(grid: &Grid, cells: CellSet, random: &mut Random) -> Option<Grid> {
    let cells: Vec<_> = cells.iter().collect();
    let cell = random.pick(&cells)?;
    let others: Vec<Digit> = (!grid.seen_from(cell)).iter().filter(|&digit| grid[cell] != Some(digit)).collect();
    Some(grid.with(cell, Some(random.pick(&others)?)))
}

/// The givens, and more of them where two solutions differ, until there is one.
fn completed(grid: &Grid, random: &mut Random) -> Option<Clues> {
    let mut grid = *grid;
    loop {
        match solve(&grid) {
            Solutions::None => return None,
            Solutions::One(solution) => return Some(Clues::new(solution, grid.filled())),
            Solutions::Many(a, b) => {
                let differ: Vec<_> = grid.empty().iter().filter(|&cell| a.digit(cell) != b.digit(cell)).collect();
                let cell = random.pick(&differ)?;
                grid[cell] = Some(a.digit(cell));
            }
        }
    }
}
