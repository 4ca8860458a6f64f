//! The selected cells and the moves of the cursor.

use crate::action::CursorMove;
use nonet_core::board::{Cell, CellSet};

/// The selected cells, and the cursor: the cell that keys move from, and the board's one tab stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The selected cells. May be empty.
    pub cells: CellSet,
    /// The cursor.
    pub cursor: Cell,
}

impl Selection {
    /// Selects one cell.
    #[must_use]
    pub const fn of(cell: Cell) -> Selection {
        Selection { cells: CellSet::of(cell), cursor: cell }
    }

    /// Selects the first cell.
    #[must_use]
    pub const fn first() -> Selection {
        Selection::of(Cell::FIRST)
    }

    /// Returns the selection without cells. The cursor stays.
    #[must_use]
    pub const fn none(self) -> Selection {
        Selection { cells: CellSet::EMPTY, ..self }
    }

    /// Returns the selection with a cell added, or removed if it was selected. The cursor moves to the cell.
    #[must_use]
    pub fn toggled(self, cell: Cell) -> Selection {
        Selection { cells: self.cells ^ CellSet::of(cell), cursor: cell }
    }

    /// Returns the selection with a cell added. The cursor moves to the cell.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Selection {
        Selection { cells: self.cells.with(cell), cursor: cell }
    }

    /// Returns the selection with the rectangle between the cursor and a cell added. The cursor moves to the cell.
    #[must_use]
    pub fn with_all_to(self, cell: Cell) -> Selection {
        let between = |n: usize, a: usize, b: usize| n >= a.min(b) && n <= a.max(b);
        let cells = CellSet::ALL.iter().filter(|it| {
            between(it.row_index(), self.cursor.row_index(), cell.row_index())
                && between(it.column_index(), self.cursor.column_index(), cell.column_index())
        });
        Selection { cells: self.cells | cells.collect(), cursor: cell }
    }

    /// Returns the cell to which a move takes the cursor. At the edge of the board the cursor stays.
    #[must_use]
    pub fn after(self, to: CursorMove) -> Cell {
        let (down, right) = match to {
            CursorMove::Up => (-1, 0),
            CursorMove::Down => (1, 0),
            CursorMove::Left => (0, -1),
            CursorMove::Right => (0, 1),
            CursorMove::RowStart => (0, -8),
            CursorMove::RowEnd => (0, 8),
            CursorMove::FirstCell => (-8, -8),
            CursorMove::LastCell => (8, 8),
            CursorMove::BoxUp => (-3, 0),
            CursorMove::BoxDown => (3, 0),
        };
        self.cursor.moved(down, right)
    }

    /// Returns the next of `cells` after the cursor in reading order, or the previous one, wrapping around at the ends. None if
    /// `cells` holds no other cell than the cursor.
    #[must_use]
    pub fn next_among(self, cells: CellSet, forward: bool) -> Option<Cell> {
        let mut rest = cells.without(self.cursor).iter();
        if forward {
            rest.clone().find(|&cell| cell > self.cursor).or(rest.next())
        } else {
            rest.clone().rfind(|&cell| cell < self.cursor).or(rest.next_back())
        }
    }
}
