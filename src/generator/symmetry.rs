//! The symmetries that the pattern of the givens may have.

use crate::board::{Cell, CellSet};

/// A symmetry of the square: the cells that are given stay the same cells when the board is moved so. These ten are all that
/// there are, the subgroups of the square's symmetries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
    /// Any pattern.
    #[default]
    None,
    /// Turned by half: what newspapers print.
    HalfTurn,
    /// Turned by a quarter.
    QuarterTurn,
    /// Top and bottom exchanged.
    Horizontal,
    /// Left and right exchanged.
    Vertical,
    /// Both of these.
    Mirrors,
    /// Mirrored in the diagonal from the first cell to the last.
    Diagonal,
    /// Mirrored in the other diagonal.
    AntiDiagonal,
    /// Both of these.
    Diagonals,
    /// All of them.
    Full,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Symmetry; 10] = {
        use Symmetry as S;
        [
            S::None,
            S::HalfTurn,
            S::QuarterTurn,
            S::Horizontal,
            S::Vertical,
            S::Mirrors,
            S::Diagonal,
            S::AntiDiagonal,
            S::Diagonals,
            S::Full,
        ]
    };

    /// Its name in commands and links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::HalfTurn => "half_turn",
            Symmetry::QuarterTurn => "quarter_turn",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Vertical => "vertical",
            Symmetry::Mirrors => "mirrors",
            Symmetry::Diagonal => "diagonal",
            Symmetry::AntiDiagonal => "anti_diagonal",
            Symmetry::Diagonals => "diagonals",
            Symmetry::Full => "full",
        }
    }

    /// The symmetry with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Symmetry> {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name)
    }

    /// The cell and those that are given if it is.
    #[must_use]
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::of(cell);
        // No two generators take more than three moves from a cell to any other of its orbit.
        for _ in 0..3 {
            for member in orbit {
                orbit.extend(self.generators().iter().filter_map(|&[row, column]| moved(member, row, column)));
            }
        }
        orbit
    }

    /// The cells and those that are given if they are.
    #[must_use]
    pub fn closure(self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::EMPTY, |all, cell| all | self.orbit(cell))
    }

    /// Moves that make up all others: where a cell's new row and its new column come from.
    const fn generators(self) -> &'static [[Axis; 2]] {
        use Axis::{Column, ColumnBack, Row, RowBack};
        match self {
            Symmetry::None => &[],
            Symmetry::HalfTurn => &[[RowBack, ColumnBack]],
            Symmetry::QuarterTurn => &[[Column, RowBack]],
            Symmetry::Horizontal => &[[RowBack, Column]],
            Symmetry::Vertical => &[[Row, ColumnBack]],
            Symmetry::Mirrors => &[[RowBack, Column], [Row, ColumnBack]],
            Symmetry::Diagonal => &[[Column, Row]],
            Symmetry::AntiDiagonal => &[[ColumnBack, RowBack]],
            Symmetry::Diagonals => &[[Column, Row], [ColumnBack, RowBack]],
            Symmetry::Full => &[[Column, Row], [Column, RowBack]],
        }
    }
}

/// What a coordinate becomes: the cell's row or column, counted from the front or from the back.
#[derive(Clone, Copy)]
enum Axis {
    Row,
    RowBack,
    Column,
    ColumnBack,
}

fn moved(cell: Cell, row: Axis, column: Axis) -> Option<Cell> {
    let of = |axis: Axis| match axis {
        Axis::Row => cell.row_index(),
        Axis::RowBack => 8 - cell.row_index(),
        Axis::Column => cell.column_index(),
        Axis::ColumnBack => 8 - cell.column_index(),
    };
    Cell::new(of(row), of(column))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orbit(symmetry: Symmetry, cell: &str) -> String {
        let cells = symmetry.orbit(cell.parse().unwrap());
        cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn orbits_are_what_the_names_say() {
        for (symmetry, cells) in [
            (Symmetry::None, "r1c2"),
            (Symmetry::HalfTurn, "r1c2 r9c8"),
            (Symmetry::QuarterTurn, "r1c2 r2c9 r8c1 r9c8"),
            (Symmetry::Horizontal, "r1c2 r9c2"),
            (Symmetry::Vertical, "r1c2 r1c8"),
            (Symmetry::Mirrors, "r1c2 r1c8 r9c2 r9c8"),
            (Symmetry::Diagonal, "r1c2 r2c1"),
            (Symmetry::AntiDiagonal, "r1c2 r8c9"),
            (Symmetry::Diagonals, "r1c2 r2c1 r8c9 r9c8"),
            (Symmetry::Full, "r1c2 r1c8 r2c1 r2c9 r8c1 r8c9 r9c2 r9c8"),
        ] {
            assert_eq!(orbit(symmetry, "r1c2"), cells);
            assert_eq!(orbit(symmetry, "r5c5"), "r5c5");
        }
    }

    #[test]
    fn orbits_share_out_the_board() {
        for symmetry in Symmetry::ALL {
            assert_eq!(Symmetry::named(symmetry.name()), Some(symmetry));
            for cell in Cell::all() {
                let orbit = symmetry.orbit(cell);
                assert!(orbit.iter().all(|other| symmetry.orbit(other) == orbit), "{symmetry:?} {cell}");
                assert_eq!(symmetry.closure(orbit), orbit);
            }
        }
        assert_eq!(Symmetry::named("Full"), None);
    }
}
