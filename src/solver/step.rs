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

/// What a step makes of a digit's plane.
#[derive(Clone, Copy)]
pub(super) struct Stepped<L> {
    /// The plane, with fewer cells.
    pub(super) plane: L,
    /// The cells where the digit now stands: the only place of a row and box.
    pub(super) placed: L,
    /// What the plane must be compared with to know whether the digit is to be stepped again: the plane, but marked as
    /// different where the columns emptied a minirow, since then the rows have to be looked at anew.
    pub(super) seen: L,
}

impl<L: Lanes> Stepped<L> {
    /// That of each digit of a group.
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
    let minirows = masks.minirows_of(x);
    let minirows = minirows & on_whole_thread_of_band(minirows);
    let x = x & fill_minirows(minirows);
    let x = x & on_whole_thread_of_stack(masks, next_row(x) | previous_row(x) | x);
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

/// The same for the columns of a stack: bands in the place of rows, columns of a box in the place of boxes. `columns` has all
/// three cells of each minicolumn or none of them, and so has the answer.
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
