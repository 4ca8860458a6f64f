//! The symmetries that the pattern of the givens may have.

use super::{Cell, CellSet};

/// A symmetry of the square: the cells that are given stay the same cells when the board is moved so. These ten are all that
/// there are, the subgroups of the square's symmetries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
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
    /// Top and bottom exchanged, and left and right too.
    Mirrors,
    /// Mirrored in the diagonal from the first cell to the last.
    Diagonal,
    /// Mirrored in the other diagonal.
    AntiDiagonal,
    /// Mirrored in both diagonals.
    Diagonals,
    /// All symmetries of the square.
    Full,
}

impl Symmetry {
    /// All ten symmetries.
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

    /// The name of the symmetry in commands and links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// The symmetry with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Symmetry> {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name)
    }

    /// The cell and those that are given if it is.
    #[must_use]
    pub fn orbit(self, cell: Cell) -> CellSet {
        let (_, moves) = ROWS[self as usize];
        (0..8).filter(|one| moves >> one & 1 != 0).filter_map(|one| moved(cell, one)).collect()
    }

    /// The cells of this set whose symmetric cells are all in it as well: what is left for givens of the symmetry.
    #[must_use]
    pub fn interior(self, cells: CellSet) -> CellSet {
        cells.iter().filter(|&cell| self.orbit(cell).is_subset(cells)).collect()
    }

    /// The cells and those that are given if they are.
    #[must_use]
    pub fn closure(self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::EMPTY, |all, cell| all | self.orbit(cell))
    }
}

/// For each symmetry, in the order of [`Symmetry::ALL`], its name, and the moves of the square that leave the pattern as it is, as bits:
/// bit *i* stands for the move with this number in [`moved`].
const ROWS: [(&str, u8); 10] = [
    ("none", 0b0000_0001),
    ("half_turn", 0b0000_1001),
    ("quarter_turn", 0b0110_1001),
    ("horizontal", 0b0000_0101),
    ("vertical", 0b0000_0011),
    ("mirrors", 0b0000_1111),
    ("diagonal", 0b0001_0001),
    ("anti_diagonal", 0b1000_0001),
    ("diagonals", 0b1001_1001),
    ("full", 0b1111_1111),
];

/// The cell to which one of the eight moves takes a cell: bit 0 of the move's number exchanges left and right, then bit 1 top and
/// bottom, then bit 2 rows and columns.
fn moved(cell: Cell, one: u8) -> Option<Cell> {
    let back = |bit: u8, line: usize| if one & bit == 0 { line } else { 8 - line };
    let (row, column) = (back(2, cell.row_index()), back(1, cell.column_index()));
    if one & 4 == 0 { Cell::new(row, column) } else { Cell::new(column, row) }
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
                assert_eq!((symmetry.closure(orbit), symmetry.interior(orbit)), (orbit, orbit));
                let without_one = CellSet::ALL.without(cell);
                assert_eq!(symmetry.interior(without_one), CellSet::ALL - orbit, "{symmetry:?} {cell}");
            }
        }
        assert_eq!(Symmetry::named("Full"), None);
    }
}
