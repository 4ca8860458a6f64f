//! Automorphisms: the symmetries that map a grid to itself.

use nonet_core::board::{Grid, Transform};

/// Returns the number of automorphisms of a grid: the ways to exchange rows, columns, bands and stacks, and to reflect the board or not,
/// after which the grid is the old one but for the names of its digits. The identity is one, so the number is 1 for nearly all grids, and
/// always a divisor of 3,359,232, the number of ways to move the cells.
///
/// A grid that has more than one is called automorphic (forum of Sudoku Players, "Sudoku Symmetry - Formalized"). Of the 5,472,730,538
/// essentially different solution grids 560,151 are, by the table of gsf, and the one of the example has the most.
///
/// ```
/// use nonet_assess::automorphisms;
///
/// let rows = ["123456789", "456789123", "789123456", "231564897", "564897231", "897231564", "312645978", "645978312", "978312645"];
/// assert_eq!(automorphisms(&rows.concat().parse()?), 648);
/// # Ok::<(), nonet_core::board::ParseGridError>(())
/// ```
#[must_use]
pub fn automorphisms(grid: &Grid) -> u32 {
    let target = Lines::of(grid);
    let boards = [Lines::of(grid), Lines::of(&Transform::TRANSPOSE.grid(grid))];
    boards.iter().map(|source| Search { source, target: &target, columns: [0; 9] }.columns(0, 0)).sum()
}

/// The digits of each row, 0 for an empty cell, and the number of digits in each column.
struct Lines {
    rows: [[u8; 9]; 9],
    filled: [usize; 9],
}

impl Lines {
    fn of(grid: &Grid) -> Lines {
        let values = grid.values();
        let rows: [[u8; 9]; 9] = std::array::from_fn(|row| std::array::from_fn(|column| values[9 * row + column]));
        let filled = std::array::from_fn(|column| rows.iter().filter(|row| row[column] > 0).count());
        Lines { rows, filled }
    }
}

/// The new names of the digits as far as they are given, and the digits that have each name; 0 where there is none yet.
#[derive(Clone, Copy, Default)]
struct Names {
    of: [u8; 10],
    from: [u8; 10],
}

impl Names {
    /// Returns the names after a digit has taken a name. None if either of them is taken otherwise, or only one of two cells is empty.
    fn with(mut self, digit: u8, name: u8) -> Option<Names> {
        let (of, from) = (&mut self.of[usize::from(digit) % 10], &mut self.from[usize::from(name) % 10]);
        if *of == 0 && *from == 0 && digit > 0 && name > 0 {
            (*of, *from) = (name, digit);
        }
        (*of == name && *from == digit).then_some(self)
    }
}

/// The search for the ways to put the lines of one board over those of another.
struct Search<'a> {
    source: &'a Lines,
    target: &'a Lines,
    columns: [usize; 9],
}

impl Search<'_> {
    /// Counts the ways to put columns at this place and those behind it.
    fn columns(&mut self, at: usize, used: u16) -> u32 {
        if at == 9 {
            return self.rows(0, &mut [0; 9], 0, Names::default());
        }
        let mut count = 0;
        for column in (0..9).filter(|column| used >> column & 1 == 0) {
            let in_stack = at.is_multiple_of(3) || column / 3 == self.columns[at - 1] / 3;
            if in_stack && self.source.filled[column] == self.target.filled[at] {
                self.columns[at] = column;
                count += self.columns(at + 1, used | 1 << column);
            }
        }
        count
    }

    /// Counts the ways to put rows at this place and those behind it, with the columns as they are.
    fn rows(&self, at: usize, rows: &mut [usize; 9], used: u16, names: Names) -> u32 {
        if at == 9 {
            return 1;
        }
        let mut count = 0;
        for row in (0..9).filter(|row| used >> row & 1 == 0) {
            let in_band = at.is_multiple_of(3) || row / 3 == rows[at - 1] / 3;
            if in_band && let Some(names) = self.names_with(row, at, names) {
                rows[at] = row;
                count += self.rows(at + 1, rows, used | 1 << row, names);
            }
        }
        count
    }

    /// Returns the names with those that this row gives when it is put at this place. None if it does not fit there.
    fn names_with(&self, row: usize, at: usize, names: Names) -> Option<Names> {
        let source = self.columns.iter().map(|&column| self.source.rows[row][column]);
        source.zip(self.target.rows[at]).try_fold(names, |names, (digit, name)| names.with(digit, name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{HALF_TURN, LOKI, THREEFOLD};
    use nonet_core::board::{Cell, Digit};
    use nonet_generator::{Seed, minimal, shuffled};
    use proptest::prelude::*;

    /// The number of ways to move the cells.
    const GROUP: u32 = 3_359_232;

    /// All 1,296 orders of nine lines that keep threes together.
    fn line_orders() -> Vec<[u8; 9]> {
        const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let inner = || ORDERS.into_iter().flat_map(|a| ORDERS.into_iter().flat_map(move |b| ORDERS.map(|c| [a, b, c])));
        let order = |threes: [u8; 3], [a, b, c]: [[u8; 3]; 3]| {
            let lines = [a, b, c].into_iter().zip(threes).flat_map(|(order, three)| order.map(|i| 3 * three + i));
            lines.collect::<Vec<_>>().try_into().unwrap()
        };
        ORDERS.into_iter().flat_map(|threes| inner().map(move |orders| order(threes, orders))).collect()
    }

    /// Moves the cells in each of the 3,359,232 ways, and compares with the digits as they come.
    fn by_brute_force(grid: &Grid) -> u32 {
        let orders = line_orders();
        let values = grid.values();
        let is_same = |rows: &[u8; 9], columns: &[u8; 9], transposed: bool| {
            let mut names = Names::default();
            (0..81).all(|at| {
                let (row, column) = (usize::from(rows[at / 9]), usize::from(columns[at % 9]));
                let from = if transposed { 9 * column + row } else { 9 * row + column };
                names.with(values[from], values[at]).is_some_and(|with| {
                    names = with;
                    true
                })
            })
        };
        let mut count = 0;
        for rows in &orders {
            for columns in &orders {
                count += u32::from(is_same(rows, columns, false)) + u32::from(is_same(rows, columns, true));
            }
        }
        count
    }

    #[test]
    fn all_ways_to_move_the_cells_are_counted() {
        let diagonal = "100000000020000000003000000000400000000050000000006000000000700000000080000000009";
        for (line, expected) in [(THREEFOLD, 3), (HALF_TURN, 4), (LOKI, 1), (diagonal, 2_592)] {
            let grid: Grid = line.parse().unwrap();
            assert_eq!((automorphisms(&grid), by_brute_force(&grid)), (expected, expected), "{line}");
        }
    }

    #[test]
    fn the_most_symmetric_grids_are_counted() {
        assert_eq!(automorphisms(&Grid::EMPTY), GROUP);
        assert_eq!(automorphisms(&Grid::EMPTY.with(Cell::FIRST, Some(Digit::D7))), GROUP / 81);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_number_divides_the_order_of_the_group_and_is_that_of_each_isomorph(seed: u64, symmetry: u64, few in 0u128..) {
            let puzzle = minimal(Seed(seed)).unwrap();
            let cells = nonet_core::board::CellSet::from_bits(few);
            for grid in [*puzzle.givens(), *puzzle.solution().grid(), puzzle.givens().within(cells)] {
                let own = automorphisms(&grid);
                prop_assert_eq!(GROUP % own, 0);
                prop_assert_eq!(automorphisms(&shuffled(Seed(symmetry)).grid(&grid)), own);
            }
        }
    }
}
