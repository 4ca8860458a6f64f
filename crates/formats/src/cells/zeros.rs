//! A 0 is an empty cell nearly always. In some programs it is the first of nine digits, from 0 to 8, and another sign is an empty cell.

use crate::{ReadErrorKind, ShownSign, form::Fillers};
use nonet_core::{
    board::{Cell, CellSet, Digit, Grid},
    solver,
};

/// The board whose digits are one higher and whose zeros are ones, if that is what the text means; nothing if a 0 is an empty cell. The
/// error is that nothing tells which it is, though a word stands for empty cells, or nothing: `word` is the first of them.
pub(super) fn digits(
    grid: &Grid,
    zeros: CellSet,
    fillers: Fillers,
    word: Option<(Cell, Option<char>)>,
) -> Result<Option<Grid>, ReadErrorKind> {
    let has_nine = grid.iter().any(|(_, digit)| digit == Digit::D9);
    let Some(zero) = zeros.first().filter(|_| !has_nine && !grid.filled_cells().is_empty()) else { return Ok(None) };
    let next = |digit: Digit| Digit::ALL.get(digit.index() + 1).copied();
    let raised = grid.iter().fold(Grid::EMPTY, |raised, (cell, digit)| raised.with(cell, next(digit)));
    let raised = zeros.iter().fold(raised, |raised, cell| raised.with(cell, Some(Digit::D1)));
    if fillers.are_only_zeros() {
        return Ok(Some(raised).filter(Grid::is_solved)); // else each of the nine cells of a digit were empty, and no other
    }
    let is_unique = |grid: &Grid| solver::count(grid, 2) == 1;
    match (is_unique(grid), is_unique(&raised), word) {
        (false, true, _) => Ok(Some(raised)),
        (true, false, _) | (_, _, None) => Ok(None),
        (_, _, Some((empty, sign))) => {
            let sign = ShownSign::of_filler(sign);
            Err(ReadErrorKind::ZeroBesideEmpty { zero, empty, sign })
        }
    }
}
