//! Sets of rank 0, also called locked sectors: multi-sector locked sets and SK-loops.
//!
//! # The idea
//!
//! Some cells are empty, and some houses, for each digit its own, have all their candidates between them. Each cell takes a digit from one
//! of these houses, and no house gives its digit twice. If there are as many houses as cells, each house gives its digit to one of
//! the cells, and its other places are eliminated. In the set logic of Allan Barker (XSudo) the cells are *truths*, the houses
//! *links*, and the number of links less that of truths is the *rank*: of rank 0, every candidate of a link but outside of the truths goes.
//!
//! A **multi-sector locked set** takes the cells where some rows and some columns cross, and for each digit either those of the rows or
//! those of the columns that have it, whichever are fewer. David P Bird described the search for such sets in "Using Multi-Sector Locked
//! Sets", New Sudoku Players' Forum. An **SK-loop** takes sixteen cells around four boxes, two in the row and two in the column of a cell
//! of each box, and for each digit lines and boxes that join two such pairs. It is named after Steve Kurzhals, who saw it in the puzzle
//! "Easter Monster".
//!
//! # An example
//!
//! Rows 1 and 4 cross columns 1, 4, 7 and 8 in six empty cells:
//!
//! ```text
//!        c1    c4    c6    c7    c8
//!   r1   12    16   -1    158    25       six cells    r1c1478, r4c47
//!   r4         16          18             six houses   1 in rows 1 and 4, 2 and 5 in row 1, 6 in column 4, 8 in column 7
//!   r7                     -8
//!                                         So 1 is in no other cell of row 1, and 8 in no other cell of column 7.
//! ```
//!
//! ```
//! use nonet_core::board::{Candidate, Candidates, Grid};
//! use nonet_logic::{Options, Technique, steps_of};
//!
//! let grid: Grid = ".39.7...47654.2....8439576.592.37.4.81754.2..64382..7.47196....9562..4.7328754619".parse()?;
//! let mut position = Candidates::new(&grid);
//! for gone in "1r2c7 1r4c9 3r7c8 8r1c8 8r2c7 8r2c9 8r7c8 8r8c6".split(' ') {
//!     position.eliminate(&gone.parse::<Candidate>()?.into());
//! }
//! let step = &steps_of(Technique::MultiSectorLockedSet, &position, &Options::default())[0];
//! assert_eq!(step.evidence.to_string(), "sectors r1c1,r1c4,r1c7,r1c8,r4c4,r4c7 by 1r14 2r1 5r1 6c4 8c7");
//! assert_eq!(step.effect.to_string(), "r1c6<>1 r7c7<>8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - There are as many houses as cells, and each candidate of a cell is in a house of its digit.
//! - A step says something that no step before it has said, and no subset: sets of one row or one column are looked at first, and what
//!   they eliminate counts as known.
//!
//! # What bounds the work
//!
//! There are 512 sets of rows and 512 of columns. For each the places of each digit are tabled once, so a choice takes nine counts of bits.
//! At most [`MOST_LINES`] rows and columns are taken together, since the other rows and the other columns are a set that
//! says the same: that leaves three fifths of the choices. Of loops there are 27 pairs of rows in different bands by as many of columns, 729.

use super::closed::ones;
use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, RankZeroSet},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

/// The minimum number of rows, and of columns, of a multi-sector locked set. A set of one line is a naked or a hidden subset, which has its
/// own finder. Such sets are looked at first all the same, so that no step repeats what they eliminate: where the cells of further lines
/// are filled, a set of several lines may be a subset in disguise.
const FEWEST_LINES: u32 = 2;

/// The maximum number of its lines. The other rows and the other columns are a set that says the same.
const MOST_LINES: u32 = 9;

/// The fewest cells of an SK-loop: some of its sixteen may be filled.
const FEWEST_OF_LOOP: usize = 12;

/// Multi-sector locked sets, those of few lines first.
pub(super) fn crossed(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let lines = Lines::new(candidates);
    let mut sets: Vec<u16> = (1..512).collect();
    sets.sort_by_cached_key(|set| set.count_ones() as usize);
    let single = sets.partition_point(|set| set.count_ones() < FEWEST_LINES);
    let (subset, several) = (&sets[..single], &sets[single..]);
    let mut known = CandidateSet::EMPTY;
    let own = Some(Technique::MultiSectorLockedSet);
    for (technique, rows, columns) in [(None, subset, &sets[..]), (None, several, subset), (own, several, several)] {
        for &rows in rows {
            let cells = lines.cells_in(rows);
            for &columns in columns.iter().take_while(|set| set.count_ones() + rows.count_ones() <= MOST_LINES) {
                let is_locked = lines.houses(rows, columns, cells[usize::from(columns)]) == Some(cells[usize::from(columns)]);
                if is_locked && lines.any_beside(rows, columns) {
                    put(technique, lines.step(rows, columns, candidates), &mut known, candidates, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The places of each digit, for sets of lines as bits.
struct Lines {
    /// For each set of rows and digit, the columns in which they have it.
    columns: [[u16; 9]; 512],
    /// For each set of columns and digit, the rows in which they have it.
    rows: [[u16; 9]; 512],
    /// For each column, the rows that are empty there.
    empty: [u16; 9],
}

impl Lines {
    fn new(candidates: &Candidates) -> Lines {
        let of_each = |kind| {
            let mut of_set = [[0; 9]; 512];
            for house in House::of_kind(kind) {
                let last = 1 << house.number();
                for set in last..2 * last {
                    let before: [u16; 9] = of_set[set - last];
                    of_set[set] = Digit::ALL.map(|digit| before[digit.index()] | candidates.places(digit, house));
                }
            }
            of_set
        };
        let mut empty = [0; 9];
        for cell in candidates.empty_cells() {
            empty[cell.column_index()] |= 1 << cell.row_index();
        }
        Lines { columns: of_each(HouseKind::Row), rows: of_each(HouseKind::Column), empty }
    }

    /// For each set of columns, how many empty cells it has in these rows.
    fn cells_in(&self, rows: u16) -> [usize; 512] {
        let mut cells = [0; 512];
        for set in 1usize..512 {
            cells[set] = cells[set & (set - 1)] + ones(self.empty[set.trailing_zeros() as usize] & rows);
        }
        cells
    }

    /// The number of houses that it takes to cover the cells where rows and columns cross; none if it is more than `most`.
    fn houses(&self, rows: u16, columns: u16, most: usize) -> Option<usize> {
        let mut count = 0;
        for (in_rows, in_columns) in self.columns[usize::from(rows)].iter().zip(&self.rows[usize::from(columns)]) {
            let [columns_with, rows_with] = [in_rows & columns, in_columns & rows];
            count += ones(columns_with).min(ones(rows_with));
            if count > most {
                return None;
            }
        }
        Some(count)
    }

    /// Whether a digit is in its houses beside the cells where rows and columns cross.
    fn any_beside(&self, rows: u16, columns: u16) -> bool {
        (0..9).any(|digit| {
            let columns_with = self.columns[usize::from(rows)][digit] & columns;
            let rows_with = self.rows[usize::from(columns)][digit] & rows;
            let [by_columns, by_rows] = [columns_with, rows_with].map(ones);
            by_rows <= by_columns && self.columns[usize::from(rows_with)][digit] & !columns != 0
                || by_columns <= by_rows && self.rows[usize::from(columns_with)][digit] & !rows != 0
        })
    }

    /// The cells, and the houses of each digit: where rows and columns are as many, those that rule out more.
    fn step(&self, rows: u16, columns: u16, candidates: &Candidates) -> (CellSet, [HouseSet; 9]) {
        let lines = |kind, set: u16| House::of_kind(kind).filter(move |house| set >> house.number() & 1 != 0).collect();
        let [of_rows, of_columns]: [HouseSet; 2] = [lines(HouseKind::Row, rows), lines(HouseKind::Column, columns)];
        let cells = of_rows.cells() & of_columns.cells() & candidates.empty_cells();
        let houses = Digit::ALL.map(|digit| {
            let with =
                |set: HouseSet| set.iter().filter(|it| it.cells().intersects(cells & candidates.of_digit(digit))).collect();
            let [in_rows, in_columns]: [HouseSet; 2] = [with(of_rows), with(of_columns)];
            better([in_rows, in_columns], digit, cells, candidates)
        });
        (cells, houses)
    }
}

/// Of two choices of houses the one with fewer, and else the one that rules out more.
fn better([one, two]: [HouseSet; 2], digit: Digit, cells: CellSet, candidates: &Candidates) -> HouseSet {
    let ruled_out = |houses: HouseSet| (candidates.of_digit(digit) & (houses.cells() - cells)).len();
    let is_second = two.len() < one.len() || two.len() == one.len() && ruled_out(two) > ruled_out(one);
    if is_second { two } else { one }
}

/// SK-loops.
pub(super) fn loops(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let empty = candidates.empty_cells();
    let mut known = CandidateSet::EMPTY;
    for first in Cell::all() {
        for last in Cell::all().filter(|last| is_opposite(first, *last)) {
            let Some(pairs) = pairs(first, last) else { continue };
            let cells = pairs.iter().fold(CellSet::EMPTY, |all, pair| all | *pair) & empty;
            if cells.len() >= FEWEST_OF_LOOP
                && pairs.iter().all(|pair| pair.intersects(empty))
                && let Some(houses) = around(&pairs, cells, candidates)
            {
                put(Some(Technique::SkLoop), (cells, houses), &mut known, candidates, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the second cell lies below the first and to its right, in another band and another stack.
fn is_opposite(first: Cell, last: Cell) -> bool {
    first.row_index() / 3 < last.row_index() / 3 && first.column_index() / 3 < last.column_index() / 3
}

/// The pairs of cells around the loop through four boxes: in each box two in the row of its middle cell and two in the column,
/// where the middles are the corners of a rectangle.
fn pairs(first: Cell, last: Cell) -> Option<[CellSet; 8]> {
    let [top, bottom] = [first.row_index(), last.row_index()];
    let [left, right] = [first.column_index(), last.column_index()];
    let of = |row, column, is_row: bool| {
        let middle = Cell::new(row, column)?;
        let line = if is_row { middle.row() } else { middle.column() };
        Some((middle.block().cells() & line.cells()).without(middle))
    };
    Some([
        of(top, left, true)?,
        of(top, right, true)?,
        of(top, right, false)?,
        of(bottom, right, false)?,
        of(bottom, right, true)?,
        of(bottom, left, true)?,
        of(bottom, left, false)?,
        of(top, left, false)?,
    ])
}

/// For each digit the houses that join neighbouring pairs which have it, as few as can be; none if they are not as many as the cells.
fn around(pairs: &[CellSet; 8], cells: CellSet, candidates: &Candidates) -> Option<[HouseSet; 9]> {
    let mut left = cells.len();
    let mut houses = [HouseSet::EMPTY; 9];
    for digit in DigitSet::ALL {
        let open = candidates.of_digit(digit) & cells;
        let chosen = better([1, 7].map(|step| joined(pairs, open, step)), digit, cells, candidates);
        left = left.checked_sub(chosen.len())?;
        houses[digit.index()] = chosen;
    }
    (left == 0).then_some(houses)
}

/// Houses that hold all these places: each pair that has one is joined with the one after it, or already with the one before.
/// Of pairs in a row, the first is joined onward, or, from behind, backward.
fn joined(pairs: &[CellSet; 8], open: CellSet, step: usize) -> HouseSet {
    let has = |i: usize| open.intersects(pairs[i % 8]);
    let house = |i: usize, j: usize| (pairs[i % 8] | pairs[j % 8]).common_houses().next();
    // After a pair without it, if there is one.
    let start = (0..8).find(|&i| !has(i)).map_or(0, |gap| gap + step);
    let mut houses = HouseSet::EMPTY;
    let (mut at, mut done) = (start, 0);
    while done < 8 {
        if has(at) {
            houses |= house(at, at + step).map_or(HouseSet::EMPTY, HouseSet::of);
            (at, done) = (at + 2 * step, done + 2);
        } else {
            (at, done) = (at + step, done + 1);
        }
    }
    houses
}

/// Puts the step that removes a digit from its houses, beside the cells. A step that says only what is known already is left out, and one
/// of no technique is only known.
fn put(
    technique: Option<Technique>,
    (cells, houses): (CellSet, [HouseSet; 9]),
    known: &mut CandidateSet,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let of = |digit: Digit| CandidateSet::of_digit(digit, houses[digit.index()].cells() - cells);
    let removed = DigitSet::ALL.iter().fold(CandidateSet::EMPTY, |all, digit| all | of(digit)) & *candidates.open();
    let is_known = removed.is_subset(known);
    *known |= removed;
    match (technique, Effect::eliminate(removed)) {
        (Some(technique), Some(effect)) if !is_known => {
            sink(Step { technique, effect, evidence: Evidence::RankZeroSet(RankZeroSet { cells, houses }) })
        }
        _ => ControlFlow::Continue(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;

    /// The puzzle "Easter Monster", which has an SK-loop, and one of the hardest, which has a multi-sector locked set.
    const EASTER_MONSTER: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    const CROSSED: &str = "98.7.....6...5.9....4....7.5...9.....3.8..6.......2..1.6..3.8....1....2......7.64";

    fn steps(find: fn(&Candidates, &mut Sink<'_>) -> ControlFlow<()>, puzzle: &str) -> (Candidates, Vec<Step>) {
        let candidates = Candidates::new(&puzzle.parse().unwrap());
        let mut steps = Vec::new();
        let _ = find(&candidates, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        (candidates, steps)
    }

    #[test]
    fn there_are_as_many_houses_as_cells_and_they_have_all_candidates_of_these() {
        for (candidates, steps) in [steps(crossed, CROSSED), steps(loops, EASTER_MONSTER)] {
            assert!(!steps.is_empty());
            for step in steps {
                let Evidence::RankZeroSet(set) = &step.evidence else { panic!("{step}") };
                let houses: usize = set.houses.iter().map(|houses| houses.len()).sum();
                assert_eq!(houses, set.cells.len(), "{step}");
                for (digit, houses) in set.by_digit() {
                    assert!((candidates.of_digit(digit) & set.cells).is_subset(houses.cells()), "{step}");
                }
                assert_eq!(check(&step, &candidates), Ok(()), "{step}");
            }
        }
    }

    #[test]
    fn each_step_eliminates_something_new_and_nothing_that_a_subset_does() {
        let (candidates, steps) = steps(crossed, CROSSED);
        let mut known = CandidateSet::EMPTY;
        for step in steps {
            assert!(!step.eliminations().is_subset(&known), "{step}");
            known |= step.eliminations();
            let Evidence::RankZeroSet(set) = &step.evidence else { panic!("{step}") };
            let lines = |of: fn(Cell) -> House| set.cells.iter().map(of).collect::<HouseSet>().len();
            assert!(lines(Cell::row) >= 2 && lines(Cell::column) >= 2, "{step}");
        }
        assert!(known.is_subset(candidates.open()));
    }

    /// The cells of a loop, in four boxes, each pair in a line with the next.
    #[test]
    fn the_pairs_of_a_loop_are_joined_by_lines_and_boxes() {
        let [first, last]: [Cell; 2] = ["r2c2", "r8c8"].map(|cell| cell.parse().unwrap());
        assert!(is_opposite(first, last) && !is_opposite(first, "r8c3".parse().unwrap()));
        let pairs = pairs(first, last).unwrap();
        assert_eq!(pairs.iter().fold(CellSet::EMPTY, |all, pair| all | *pair).len(), 16);
        for i in 0..8 {
            let kinds: Vec<HouseKind> = (pairs[i] | pairs[(i + 1) % 8]).common_houses().map(House::kind).collect();
            let is_box = i % 2 == 1;
            assert_eq!(kinds.len(), 1, "{i}");
            assert_eq!(kinds[0] == HouseKind::Box, is_box, "{i}");
        }
    }
}
