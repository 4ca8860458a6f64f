//! What is to be drawn, as plain values: no markup, no rules. A component draws one of these; an equal value is not drawn again.

use crate::board::{Cell, Digit, DigitSet};
use crate::engine::Role;

/// What stands in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the player wrote.
    Entered(Digit),
    /// A digit that the program put there.
    Solved(Digit),
}

/// How a cell stands to the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Not at all.
    None,
    /// It shares a house with the selected cell.
    Peer,
    /// It holds the same digit.
    Same,
    /// It is selected.
    Selected,
}

/// All that one cell shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellView {
    /// Which cell it is.
    pub cell: Cell,
    /// What stands in it.
    pub content: Content,
    /// The small digits, drawn at fixed 3x3 places.
    pub notes: DigitSet,
    /// Of those, the ones that are drawn lit (the digit of the selected cell).
    pub lit: DigitSet,
    /// The part each small digit plays in the step that is shown, by digit index.
    pub marks: [Option<Role>; 9],
    /// How it stands to the selection.
    pub relation: Relation,
    /// Whether it is the board's one tab stop.
    pub tab_stop: bool,
    /// Whether its digit clashes or is shown as wrong.
    pub invalid: bool,
    /// Whether solutions differ in it.
    pub differs: bool,
    /// The part the cell plays in the step, or in the reason why there is no solution.
    pub role: Option<Role>,
}

/// All that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardView {
    /// The 81 cells in reading order.
    pub cells: Vec<CellView>,
    /// Whether givens are being typed: cells are drawn dashed.
    pub editing: bool,
}

impl BoardView {
    /// The nine rows.
    pub fn rows(&self) -> impl Iterator<Item = &[CellView]> {
        self.cells.chunks(9)
    }
}
