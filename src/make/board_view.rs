//! The board of the puzzle editor. It shows givens only, tinted by how much each of them restricts the puzzle, and in each empty
//! cell the digits that occur in some solution, tinted by the number of solutions that each leaves.

use super::editor::Editor;
use crate::board::{
    context::BoardContext,
    drawing::Drawing,
    view::{BoardView, Content, RuleMark},
};
use nonet_core::{board::Digit, solver::COUNT_LIMIT};

/// Returns the board of the puzzle that is being set.
pub(crate) fn board(editor: &Editor, context: &BoardContext) -> BoardView {
    let grid = editor.grid();
    let drawing = Drawing::of_verdict(&editor.verdict, grid.clashing_cells());
    let content = |cell| grid[cell].map_or(Content::Empty, Content::Given);
    // Above the counting limit the exact number of solutions is unknown, and so are the digits of the empty cells.
    let is_counted = editor.solutions() <= COUNT_LIMIT;
    // Of them only the forced ones are known.
    let notes = |cell| editor.leaving(cell).filter(|_| is_counted || editor.is_forced(cell)).map(|(digit, _)| digit).collect();
    let mut cells = context.cells(&drawing, content, notes);
    for view in &mut cells {
        view.colour = editor.without(view.cell).and_then(|solutions| weight(solutions, editor.solutions()));
        let forced = editor.is_forced(view.cell).then_some(RuleMark::Forced);
        view.rule = editor.rules.mark(view.cell, grid).or(forced);
        for (digit, solutions) in editor.leaving(view.cell) {
            view.tints[digit.index()] = heat(solutions);
        }
    }
    context.board(cells, &drawing)
}

/// Returns the tint of a given. `solutions` is the number of solutions without the given, `now` the number with it; the lightest
/// tint means that both are equal. None if `now` is above the counting limit.
fn weight(solutions: u64, now: u64) -> Option<Digit> {
    if now > COUNT_LIMIT { None } else { heat(solutions.div_ceil(now.max(1))) }
}

/// Returns the tint of a number of solutions: 1 for a single solution, up to 5 for a hundred or more.
fn heat(solutions: u64) -> Option<Digit> {
    const MOST: [u64; 4] = [1, 4, 20, 99];
    Digit::new(1 + MOST.iter().filter(|most| solutions > **most).count() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_given_without_which_nothing_changes_has_the_lightest_tint() {
        for (solutions, now, tint) in
            [(32, 32, Digit::D1), (33, 32, Digit::D2), (129, 32, Digit::D3), (1, 1, Digit::D1), (100, 1, Digit::D5)]
        {
            assert_eq!(weight(solutions, now), Some(tint), "{solutions} of {now}");
        }
        assert_eq!(weight(2_000, COUNT_LIMIT + 1), None);
    }
}
