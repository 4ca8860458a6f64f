//! The board that was read, as the board widget draws it: printed digits are givens, digits by hand are entered. Doubtful cells
//! have the mark of cells that may differ, and digits that clash are marked as wrong.

use super::state::ReadBoard;
use crate::{
    board::{
        context::BoardContext,
        drawing::Drawing,
        view::{BoardView, Content},
    },
    session::{BoardUi, Settings},
};
use nonet_core::board::DigitSet;

/// Returns the board.
pub(super) fn board(read: &ReadBoard, settings: &Settings) -> BoardView {
    let (digits, clashing) = (&read.digits, read.digits.all.clashing_cells());
    let drawing = Drawing::of_verdict(&read.verdict, clashing);
    let content = |cell| match digits.all[cell] {
        Some(digit) if digits.by_hand.contains(cell) => Content::Entered(digit),
        Some(digit) => Content::Given(digit),
        None => Content::Empty,
    };
    let context = BoardContext::of(&BoardUi::new(read.selection), settings);
    let mut cells = context.cells(&drawing, content, |_| DigitSet::EMPTY);
    for view in &mut cells {
        view.differs = read.grid.doubtful.contains(&view.cell) && !read.checked.contains(view.cell);
    }
    context.board(cells, &drawing)
}
