//! The board as it is to be drawn.

use crate::{
    board::{Cell, Digit, DigitSet, HouseSet},
    engine::Role,
};

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

impl Content {
    /// The digit, if any.
    #[must_use]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Content::Empty => None,
            Content::Given(digit) | Content::Entered(digit) | Content::Solved(digit) => Some(digit),
        }
    }
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
    /// Of those, the ones that are drawn lit (the digit of the selected cell, or the one that was asked for).
    pub lit: DigitSet,
    /// The part each small digit plays in the step that is shown, by digit index. A removed candidate is still among `notes`
    /// while the step that removed it is shown.
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

impl CellView {
    /// Its spoken name: `row 4, column 5, given 9`, `row 1, column 1, empty, notes 1 7`.
    #[must_use]
    pub fn name(&self) -> String {
        let (row, column) = (self.cell.row_index() + 1, self.cell.column_index() + 1);
        let content = match self.content {
            Content::Given(digit) => format!("given {digit}"),
            Content::Entered(digit) => format!("entered {digit}"),
            Content::Solved(digit) => format!("solved {digit}"),
            Content::Empty if self.notes.is_empty() => "empty".to_owned(),
            Content::Empty => format!("empty, notes {}", self.notes),
        };
        format!("row {row}, column {column}, {content}")
    }
}

/// All that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardView {
    /// The 81 cells in reading order.
    pub cells: Vec<CellView>,
    /// Whether givens are being typed: cells are drawn dashed.
    pub editing: bool,
    /// Whether the board is only looked at (a step of the log, a solution that is walked): nothing can be written on it.
    pub looking: bool,
    /// Whether several cells are selected.
    pub several_selected: bool,
    /// The houses that are framed: where the step's reasoning takes place, or the house of a clash.
    pub houses: HouseSet,
}

impl BoardView {
    /// The nine rows.
    pub fn rows(&self) -> impl Iterator<Item = &[CellView]> {
        self.cells.chunks(9)
    }

    /// Whether nothing stands on it: then the page invites a puzzle in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| cell.content == Content::Empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_for_the_ear() {
        let cell = "r4c5".parse().unwrap();
        let notes: DigitSet = [Digit::D1, Digit::D2, Digit::D5].into_iter().collect();
        for (content, notes, name) in [
            (Content::Given(Digit::D9), DigitSet::EMPTY, "row 4, column 5, given 9"),
            (Content::Entered(Digit::D3), DigitSet::EMPTY, "row 4, column 5, entered 3"),
            (Content::Solved(Digit::D3), notes, "row 4, column 5, solved 3"),
            (Content::Empty, DigitSet::EMPTY, "row 4, column 5, empty"),
            (Content::Empty, notes, "row 4, column 5, empty, notes 1 2 5"),
        ] {
            let view = CellView {
                cell,
                content,
                notes,
                lit: DigitSet::EMPTY,
                marks: [None; 9],
                relation: Relation::None,
                tab_stop: false,
                invalid: false,
                differs: false,
                role: None,
            };
            assert_eq!(view.name(), name);
        }
    }
}
