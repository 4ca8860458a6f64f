//! Which cells are selected, and where the cursor goes.

use crate::action::CursorMove;
use nonet_core::board::{Cell, CellSet};

/// The selected cells, and the cursor: the cell that keys move from, and the board's one tab stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The selected cells; there may be none.
    pub cells: CellSet,
    /// The cursor.
    pub cursor: Cell,
}

impl Selection {
    /// This cell alone.
    #[must_use]
    pub const fn of(cell: Cell) -> Selection {
        Selection { cells: CellSet::of(cell), cursor: cell }
    }

    /// The first cell alone.
    #[must_use]
    pub const fn first() -> Selection {
        Selection::of(Cell::FIRST)
    }

    /// Nothing selected; the cursor stays.
    #[must_use]
    pub const fn none(self) -> Selection {
        Selection { cells: CellSet::EMPTY, ..self }
    }

    /// With the cell added, or taken out if it was in.
    #[must_use]
    pub fn toggled(self, cell: Cell) -> Selection {
        Selection { cells: self.cells ^ CellSet::of(cell), cursor: cell }
    }

    /// With the cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Selection {
        Selection { cells: self.cells.with(cell), cursor: cell }
    }

    /// With the rectangle between the cursor and the cell added.
    #[must_use]
    pub fn with_all_to(self, cell: Cell) -> Selection {
        let between = |n: usize, a: usize, b: usize| n >= a.min(b) && n <= a.max(b);
        let cells = CellSet::ALL.iter().filter(|it| {
            between(it.row_index(), self.cursor.row_index(), cell.row_index())
                && between(it.column_index(), self.cursor.column_index(), cell.column_index())
        });
        Selection { cells: self.cells | cells.collect(), cursor: cell }
    }

    /// The cell that one comes to from the cursor; at the edge the cursor's own.
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

    /// The next of `cells` after the cursor in reading order, or the one before it; from the other end where there is none.
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
