//! One step for one digit: every locked candidate and hidden single of all rows, columns and boxes, without a branch or a table.
//!
//! In a band a digit takes one minirow of each row and each box. That leaves six ways, the *threads* of the band:
//!
//! ```text
//!   box 0 1 2    0 1 2    0 1 2      0 1 2    0 1 2    0 1 2
//!  row 0  x . .    . x .    . . x      x . .    . x .    . . x
//!  row 1  . x .    . . x    x . .      . . x    x . .    . x .
//!  row 2  . . x    x . .    . x .      . x .    . . x    x . .
//! ```
//!
//! Each minirow lies on two of them: going one box to the right, one thread goes down a row and the other goes up. A minirow
//! stays exactly when one of its two threads has all three of its minirows, and that is every locked candidate of the band,
//! pointing and claiming, and every empty row or box. Stacks are the same with columns for rows.

use super::{
    lanes::{Group, Lanes},
    masks::{Filled, StepMasks},
};

/// The result of a step with a digit's plane.
#[derive(Clone, Copy)]
pub(super) struct Stepped<L> {
    /// The plane, with fewer cells.
    pub(super) plane: L,
    /// The cells where the digit now stands: the only place of a row and box.
    pub(super) placed: L,
    /// The plane to compare with later, to know whether the digit is to be stepped again. It is `plane`, but marked as different where
    /// the columns emptied a minirow, since then the rows have to be looked at anew.
    pub(super) seen: L,
}

impl<L: Lanes> Stepped<L> {
    /// The result for each digit of a group.
    #[inline(always)]
    pub(super) fn each<P>(self) -> [Stepped<P>; 4]
    where
        L: Group<P>,
    {
        let [plane_a, plane_b, plane_c, plane_d] = self.plane.planes();
        let [placed_a, placed_b, placed_c, placed_d] = self.placed.planes();
        let [seen_a, seen_b, seen_c, seen_d] = self.seen.planes();
        [
            Stepped { plane: plane_a, placed: placed_a, seen: seen_a },
            Stepped { plane: plane_b, placed: placed_b, seen: seen_b },
            Stepped { plane: plane_c, placed: placed_c, seen: seen_c },
            Stepped { plane: plane_d, placed: placed_d, seen: seen_d },
        ]
    }
}

/// A step for the digit whose possible cells are `x`. `singles`: cells whose only candidate was found since the last step.
#[inline(always)]
pub(super) fn step<L: Lanes>(masks: &StepMasks<L>, x: L, singles: L) -> Stepped<L> {
    let singles = x & singles;
    let x = x - (whole_rows_of(masks, singles) - singles);
    let x = x.stage();
    let minirows = masks.minirows_of(x);
    let minirows = minirows & on_whole_thread_of_band(minirows);
    let x = (x & fill_minirows(minirows)).stage();
    let x = x & on_whole_thread_of_stack(masks, next_row(x) | previous_row(x) | x);
    let x = x.stage();
    let Filled { some, several } = masks.filled_minirows(x);
    let placed = x & fill_minirows(only_one_of_row(masks, minirows) - several);
    let emptied = minirows - some;
    Stepped { plane: x, placed, seen: x ^ emptied }
}

/// The rows of the cells in `singles`, which the rest of their digit has to leave. (Their boxes and columns follow from the threads.)
///
/// A row as a number of nine bits, plus 511, reaches 512 unless it is empty. And 512 less 1 is a whole row.
#[inline(always)]
fn whole_rows_of<L: Lanes>(masks: &StepMasks<L>, singles: L) -> L {
    let some = singles.plus(masks.rows) & masks.row_ends;
    some.minus(some.down::<9>())
}

/// For each minirow, whether one of its two threads is whole but for itself.
///
/// `one` and `two` hold at each minirow the one of the same row one box and two boxes on. (Rotated by shifts of 3 and 6; what
/// falls over an edge of the nine bits lands on bits that no minirow uses.) Seen from the minirow above, the thread that goes
/// down has `one` in the next row and `two` in the one after it, which is the row before it.
#[inline(always)]
fn on_whole_thread_of_band<L: Lanes>(minirows: L) -> L {
    let one = minirows.down::<3>() | minirows.up::<6>();
    let two = minirows.down::<6>() | minirows.up::<3>();
    next_row(one & next_row(two) | two & next_row(one))
}

/// The same as [`on_whole_thread_of_band`] for the columns of a stack: bands in the place of rows, columns of a box in the place of
/// boxes. `columns` has all three cells of each minicolumn or none of them, and so has the answer.
#[inline(always)]
fn on_whole_thread_of_stack<L: Lanes>(masks: &StepMasks<L>, columns: L) -> L {
    let one = columns.down::<1>() & masks.first_two | columns.up::<2>() & masks.last;
    let two = columns.down::<2>() & masks.first | columns.up::<1>() & masks.last_two;
    (one & two.next_band() | two & one.next_band()).next_band()
}

/// The minirows that are the only one left in their row, which must not be empty.
///
/// When each lies on a whole thread, such a minirow is also the only one of its box. Taking 4, the first minirow's bit, from a
/// row clears the lowest bit that is set and touches no other minirow's.
#[inline(always)]
pub(super) fn only_one_of_row<L: Lanes>(masks: &StepMasks<L>, minirows: L) -> L {
    let all_but_first = minirows & minirows.minus(masks.first_minirow);
    minirows - all_but_first - all_but_first.down::<3>() - all_but_first.down::<6>()
}

/// Each row gets what the next row of its band held, the last row what the first held.
#[inline(always)]
pub(super) fn next_row<L: Lanes>(v: L) -> L {
    v.down::<11>() | v.up::<22>()
}

/// Each row gets what the previous row of its band held, the first row what the last held.
#[inline(always)]
pub(super) fn previous_row<L: Lanes>(v: L) -> L {
    v.down::<22>() | v.up::<11>()
}

/// All three cells of each minirow: 4 is made 4 | (4 - 1).
#[inline(always)]
pub(super) fn fill_minirows<L: Lanes>(v: L) -> L {
    v | v.minus(v.down::<2>())
}

/// All three cells of each minicolumn.
#[inline(always)]
pub(super) fn fill_minicolumns<L: Lanes>(v: L) -> L {
    let two_rows = v | v.up::<11>();
    two_rows | v.up::<22>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Cell, CellSet, Digit, House, HouseKind},
        solver::{
            lanes::{AnyTask, Plane, on_best_machine, on_plain_machine},
            masks::Masks,
            planes::Planes,
        },
    };

    /// The cells that are on a whole thread of their band, or of their stack: three minilines, each with a cell, in three lines
    /// and three boxes.
    fn on_whole_threads(cells: CellSet, lines: HouseKind) -> CellSet {
        const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let threads = (0..3).flat_map(|chute| ORDERS.map(|order| (chute, order)));
        threads.fold(CellSet::EMPTY, |on, (chute, order)| {
            let minilines = [0, 1, 2].map(|i| {
                let number = if lines == HouseKind::Row { 3 * chute + order[i] } else { chute + 3 * order[i] };
                let [line, block] =
                    [(lines, 3 * chute + i), (HouseKind::Box, number)].map(|(kind, n)| House::new(kind, n).unwrap().cells());
                line & block & cells
            });
            if minilines.iter().any(|miniline| miniline.is_empty()) {
                on
            } else {
                minilines.into_iter().fold(on, |on, miniline| on | miniline)
            }
        })
    }

    /// A step in plain words: the cells that are left, those that are placed, and whether the columns emptied a minirow.
    fn plainly_stepped(cells: CellSet, singles: CellSet) -> (CellSet, CellSet, bool) {
        let singles = cells & singles;
        let others = singles.iter().fold(CellSet::EMPTY, |others, single| others | single.row().cells()) - singles;
        let in_bands = on_whole_threads(cells - others, HouseKind::Row);
        let left = on_whole_threads(in_bands, HouseKind::Column);
        let minirow = |cell: Cell| cell.row().cells() & cell.block().cells();
        let is_placed =
            |&cell: &Cell| (left & minirow(cell)).len() == 1 && (in_bands & cell.row().cells()).is_subset(minirow(cell));
        (left, left.iter().filter(is_placed).collect(), in_bands.iter().any(|cell| left.is_disjoint(minirow(cell))))
    }

    /// A step on some machine, of as many of these digits as it steps at once, given by their cells and singles.
    struct Steps([(CellSet, CellSet); 4]);

    impl AnyTask for Steps {
        type Output = Vec<(CellSet, CellSet, bool)>;

        fn run_on<P: Plane>(self) -> Self::Output {
            let masks = Masks::<P>::load();
            let planes = self.0.map(|(cells, _)| P::load(&Planes::lanes_of(cells)) | (masks.all() - masks.cells));
            let singles = self.0.map(|(_, singles)| P::load(&Planes::lanes_of(singles)));
            let after = step(&masks.step.repeated(), P::Group::of(planes), P::Group::of(singles));
            let cells_of = |plane: P| Planes([plane.store(); 9]).cells_of(Digit::D1);
            let each = after.each().into_iter().take(P::Group::SIZE);
            each.map(|after| (cells_of(after.plane), cells_of(after.placed), (after.plane ^ after.seen).any())).collect()
        }
    }

    #[test]
    fn a_step_finds_locked_candidates_and_hidden_singles() {
        let mut state = 1u128;
        let mut random = || {
            state = state.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(1); // a linear congruential generator
            CellSet::from_bits(state >> 47)
        };
        let (mut placed, mut emptied) = (0, 0);
        for round in 0..6_000 {
            let digits = [(); 4].map(|()| {
                let cells = if round % 3 == 0 { random() | random() } else { random() };
                let singles = random() & random() & random() & random() & random();
                (cells, if round % 2 == 0 { singles } else { CellSet::EMPTY })
            });
            let plainly = digits.map(|(cells, singles)| plainly_stepped(cells, singles));
            for after in [on_plain_machine(Steps(digits)), on_best_machine(Steps(digits))] {
                assert!(after.len() >= 2);
                assert!(after == plainly[..after.len()], "{digits:?}");
            }
            placed += plainly[0].1.len();
            emptied += usize::from(plainly[0].2);
        }
        assert!(placed > 1_000 && emptied > 100, "{placed} placed, {emptied} times a minirow emptied");
    }
}
