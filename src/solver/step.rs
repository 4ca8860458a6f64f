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

use super::{lanes::Lanes, masks::StepMasks};

/// What a step makes of a digit's plane.
pub(super) struct Stepped<L> {
    /// The plane, with fewer cells.
    pub(super) plane: L,
    /// The cells where the digit now stands: the only place of a row and box.
    pub(super) placed: L,
    /// What the plane must be compared with to know whether the digit is to be stepped again: the plane, but marked as
    /// different where the columns emptied a minirow, since then the rows have to be looked at anew.
    pub(super) seen: L,
}

/// A step for the digit whose possible cells are `x`. `singles`: cells whose only candidate was found since the last step.
#[inline(always)]
pub(super) fn step<L: Lanes>(masks: &StepMasks<L>, x: L, singles: L) -> Stepped<L> {
    let x = clear_boxes_of(masks, x, x & singles);
    let minirows = masks.minirows_of(x);
    let minirows = minirows & on_whole_thread_of_band(minirows);
    let x = x & minirows.times_seven();
    let minicolumns = masks.minicolumns_of(x);
    let minicolumns = minicolumns & on_whole_thread_of_stack(masks, minicolumns);
    let x = x & fill_minicolumns(minicolumns);
    // Which minirows hold one cell, and which none: the three cells of a minirow brought onto its first one's bit.
    let (second, third) = (x.down::<1>(), x.down::<2>());
    let some = x | second;
    let several = x & second | third & some;
    let placed = x & (only_one_of_box(minirows) - several).times_seven();
    let emptied = minirows - (some | third);
    Stepped { plane: x, placed, seen: x ^ emptied }
}

/// Empties the boxes of the cells in `singles` but for those cells. Their rows and columns follow from the threads.
#[inline(always)]
fn clear_boxes_of<L: Lanes>(masks: &StepMasks<L>, x: L, singles: L) -> L {
    let minirows = masks.minirows_of(singles);
    let boxes = minirows | next_row(minirows) | previous_row(minirows);
    x - (boxes.times_seven() - singles)
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

/// The same for the minicolumns of a stack: bands in the place of rows, columns of a box in the place of boxes.
#[inline(always)]
fn on_whole_thread_of_stack<L: Lanes>(masks: &StepMasks<L>, minicolumns: L) -> L {
    let one = minicolumns.down::<1>() & masks.left_two | minicolumns.up::<2>() & masks.right;
    let two = minicolumns.down::<2>() & masks.left | minicolumns.up::<1>() & masks.right_two;
    (one & two.next_band() | two & one.next_band()).next_band()
}

/// The minirows that are the only one left in their box.
#[inline(always)]
pub(super) fn only_one_of_box<L: Lanes>(minirows: L) -> L {
    minirows - (next_row(minirows) | previous_row(minirows))
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

/// All three cells of each minicolumn.
#[inline(always)]
pub(super) fn fill_minicolumns<L: Lanes>(v: L) -> L {
    let two_rows = v | v.up::<11>();
    two_rows | v.up::<22>()
}
