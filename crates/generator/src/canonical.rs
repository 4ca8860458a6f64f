//! The canonical form: of all isomorphs of a puzzle the first one in the order of their lines. Two puzzles are isomorphic
//! just if their canonical forms are equal.
//!
//! The first row of the first isomorph has its empty cells in front as far as can be, which few rows admit, and those only with few
//! orders of the columns; its digits are then called 1, 2, 3 and so on as they come. With the columns fixed, each next row is the
//! one that reads the least, and an isomorph is left as soon as it reads more than the best so far.

use nonet_core::board::{Cell, Digit, Grid, Transform};

/// The first isomorph of a grid, where an empty cell comes before a digit.
///
/// ```
/// use nonet_core::board::{Grid, Transform};
/// use nonet_generator::canonical;
/// let grid: Grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// assert_eq!(canonical(&Transform::TURN.grid(&grid)), canonical(&grid));
/// ```
#[must_use]
pub fn canonical(grid: &Grid) -> Grid {
    let boards = [lines_of(grid), lines_of(&Transform::TRANSPOSE.grid(grid))];
    let least = boards.iter().flatten().map(first_counts).min().unwrap_or_default();
    let mut best = Best([u64::MAX; 9]);
    for lines in &boards {
        for first in (0..9).filter(|&row| first_counts(&lines[row]) == least) {
            Isomorph { lines, first, least, columns: [0; 9] }.columns(&mut best, 0, 0);
        }
    }
    best.grid()
}

/// The digits of each row: 0 for an empty cell.
type Lines = [[u8; 9]; 9];

fn lines_of(grid: &Grid) -> Lines {
    let values = grid.values();
    std::array::from_fn(|row| std::array::from_fn(|column| values[9 * row + column]))
}

/// The number of filled cells that each stack has in this row, in the best order of the stacks. In the best order of the columns they
/// stand at the end of their stack, so these numbers say all of what a first row reads.
fn first_counts(line: &[u8; 9]) -> [usize; 3] {
    let mut counts = [0, 1, 2].map(|stack| filled(&line[3 * stack..3 * stack + 3]));
    counts.sort_unstable();
    counts
}

fn filled(cells: &[u8]) -> usize {
    cells.iter().filter(|&&digit| digit > 0).count()
}

/// The least isomorph so far: its rows, four bits a cell, the first cell's the highest.
struct Best([u64; 9]);

impl Best {
    /// Whether an isomorph that was as good up to this row is as good with it. If it is better, it is the best so far.
    fn admits(&mut self, at: usize, row: u64) -> bool {
        if row < self.0[at] {
            self.0[at] = row;
            self.0[at + 1..].fill(u64::MAX);
        }
        row == self.0[at]
    }

    fn grid(&self) -> Grid {
        let value = |cell: Cell| (self.0[cell.row_index()] >> (4 * (8 - cell.column_index())) & 15) as u8;
        Cell::all().fold(Grid::EMPTY, |grid, cell| grid.with(cell, Digit::new(value(cell))))
    }
}

/// The names that the digits have so far, in the order in which they came; 0 for a digit that has not come.
#[derive(Clone, Copy, Default)]
struct Names {
    of: [u8; 10],
    given: u8,
}

/// A board with its columns in an order, as far as they have been chosen.
struct Isomorph<'a> {
    lines: &'a Lines,
    first: usize,
    least: [usize; 3],
    columns: [usize; 9],
}

impl Isomorph<'_> {
    /// Puts each column at this place that leaves the first row least, and goes on; after the last one, with the rows. Of a stack
    /// that has other counts than are wanted here no column is left to go on with.
    fn columns(&mut self, best: &mut Best, at: usize, used: u16) {
        if at == 9 {
            return self.rows(best, 0, 1 << self.first, 0, Names::default());
        }
        let filled = at % 3 + self.least[at / 3] > 2;
        for column in (0..9).filter(|column| used >> column & 1 == 0) {
            let in_stack = at.is_multiple_of(3) || column / 3 == self.columns[at - 1] / 3;
            if in_stack && (self.lines[self.first][column] > 0) == filled {
                self.columns[at] = column;
                self.columns(best, at + 1, used | 1 << column);
            }
        }
    }

    /// Puts the least of the rows that are open to choice at this place, and goes on; each of them where several are the least.
    fn rows(&self, best: &mut Best, at: usize, choice: u16, used: u16, names: Names) {
        let rows = || (0..9).filter(|row| choice >> row & 1 != 0);
        let Some(least) = rows().map(|row| self.read(row, names).0).min() else { return };
        if !best.admits(at, least) {
            return;
        }
        for row in rows() {
            let (text, names) = self.read(row, names);
            if text != least {
                continue;
            }
            let used = used | 1 << row;
            let in_band = 0o7 << (row / 3 * 3) & !used;
            self.rows(best, at + 1, if at % 3 < 2 { in_band } else { !used & 0o777 }, used, names);
            if text == 0 && !at.is_multiple_of(3) {
                return; // empty rows of a band can be exchanged
            }
        }
    }

    /// A row by the names of its digits, and the names once those that are new in it have theirs.
    fn read(&self, row: usize, mut names: Names) -> (u64, Names) {
        let mut text = 0;
        for column in self.columns {
            let digit = usize::from(self.lines[row][column]);
            if digit > 0 && names.of[digit] == 0 {
                names.given += 1;
                names.of[digit] = names.given;
            }
            text = text << 4 | u64::from(names.of[digit]);
        }
        (text, names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seed, minimal, shuffled};
    use proptest::prelude::*;

    #[test]
    fn the_first_isomorph_is_known_where_it_is_plain() {
        let one = "000000000".repeat(8) + "000000001";
        assert_eq!(format!("{:#}", canonical(&Grid::EMPTY)), "0".repeat(81));
        assert_eq!(format!("{:#}", canonical(&Grid::EMPTY.with(Cell::FIRST, Some(Digit::D7)))), one);
        // Two digits in a row and a box: side by side, in the last row.
        let pair = format!("3..7{}", ".".repeat(77)).parse().unwrap();
        assert_eq!(format!("{:#}", canonical(&pair)), "000000000".repeat(8) + "000001002");
        let pair = format!("3.7{}", ".".repeat(78)).parse().unwrap();
        assert_eq!(format!("{:#}", canonical(&pair)), "000000000".repeat(8) + "000000012");
    }

    /// A good part of all isomorphs, made the plain way: by moves of bands, rows, stacks and columns, and by transposition.
    #[test]
    fn no_isomorph_comes_before_the_first() {
        let grid: Grid = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".parse().unwrap();
        let found = canonical(&grid).values();
        let lines: Vec<[u8; 9]> = line_orders();
        let boards = [lines_of(&grid), lines_of(&Transform::TRANSPOSE.grid(&grid))];
        let mut least = [u8::MAX; 81];
        for board in boards {
            for rows in lines.iter().step_by(17) {
                for columns in lines.iter().step_by(13) {
                    let isomorph = named(&board, rows, columns);
                    least = least.min(isomorph);
                }
            }
        }
        assert!(found <= least, "{found:?} {least:?}");
        assert_eq!(canonical(&canonical(&grid)), canonical(&grid));
    }

    /// All 1,296 orders of nine lines that keep threes together.
    fn line_orders() -> Vec<[u8; 9]> {
        const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let mut all = Vec::new();
        for threes in ORDERS {
            for [a, b, c] in ORDERS.into_iter().flat_map(|a| ORDERS.into_iter().flat_map(move |b| ORDERS.map(|c| [a, b, c]))) {
                let lines = [a, b, c].into_iter().zip(threes).flat_map(|(order, three)| order.map(|i| 3 * three + i));
                all.push(lines.collect::<Vec<_>>().try_into().unwrap());
            }
        }
        all
    }

    fn named(board: &Lines, rows: &[u8; 9], columns: &[u8; 9]) -> [u8; 81] {
        let mut names = [0; 10];
        let mut given = 0;
        std::array::from_fn(|at| {
            let digit = usize::from(board[usize::from(rows[at / 9])][usize::from(columns[at % 9])]);
            if digit > 0 && names[digit] == 0 {
                given += 1;
                names[digit] = given;
            }
            names[digit]
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn all_isomorphs_of_a_puzzle_have_one_canonical_form(puzzle: u64, relabelling: u64) {
            let grid = *minimal(Seed(puzzle)).unwrap().givens();
            let moved = shuffled(Seed(relabelling)).grid(&grid);
            let first = canonical(&grid);
            prop_assert_eq!(canonical(&moved), first);
            prop_assert!(first.values() <= grid.values());
            let other = *minimal(Seed(puzzle.wrapping_add(1))).unwrap().givens();
            prop_assert_ne!(canonical(&other), first);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn full_and_nearly_empty_boards_have_one_too(puzzle: u64, relabelling: u64, kept in 0usize..6) {
            let solution = *minimal(Seed(puzzle)).unwrap().solution().grid();
            let few = solution.within(Cell::all().skip(puzzle as usize % 70).take(kept).collect());
            for grid in [solution, few] {
                prop_assert_eq!(canonical(&shuffled(Seed(relabelling)).grid(&grid)), canonical(&grid));
                prop_assert_eq!(canonical(&Transform::TRANSPOSE.grid(&grid)), canonical(&grid));
            }
        }
    }
}
