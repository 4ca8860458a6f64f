//! Givens for a pattern of cells that is asked for: digits in just these cells, so that there is one solution.

use super::{
    clues::{Clues, draw_solution, random_solution},
    edit::completed,
    random::Random,
};
use nonet_core::{
    board::{CellSet, DigitSet, Grid},
    solver::count,
};

/// Up to so many solutions are counted.
const MOST_SOLUTIONS: u64 = 2_000;
/// After so many changes that brought nothing another solution is begun with.
const STALL_AFTER: u32 = 60;
/// After so many changes in all the pattern is given up, as are those that cannot have one solution.
const MOST_CHANGES: u32 = 1_500;

/// Digits for the cells such that they have one solution; if none were found, those with few solutions, and as many givens more
/// as leave one. Says as well how many changes that took.
///
/// Digits are changed one at a time, to one that clashes with no other, and each change that leaves a solution and no more of
/// them than before is kept.
pub(super) fn fill(cells: CellSet, random: &mut Random) -> Option<(Clues, u32)> {
    let mut changes = 0;
    loop {
        let mut grid = random_solution(random)?.grid().within(cells);
        let mut solutions = count(&grid, MOST_SOLUTIONS);
        let mut in_vain = 0;
        while solutions > 1 && in_vain < STALL_AFTER && changes < MOST_CHANGES {
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
            let clues = Clues::new(draw_solution(grid, random)?, grid.filled_cells());
            return Some((completed(clues, random), changes));
        }
    }
}

/// The grid with another digit in one of the cells.
pub(super) fn change(grid: &Grid, cells: CellSet, random: &mut Random) -> Option<Grid> {
    let cell = random.cell_of(cells)?;
    let others = grid[cell].into_iter().fold(!grid.peer_digits(cell), DigitSet::without);
    Some(grid.with(cell, Some(random.digit_of(others)?)))
}
