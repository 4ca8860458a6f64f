//! Why a single is one: rays from the digits that stand to the cells that they close, which are crossed out. As paths on a board of 900
//! by 900.

use crate::note_place;
use nonet_core::board::{CandidateSet, Cell, CellSet, DigitSet, HouseKind};
use nonet_protocol::{ExplainedStep, Ray};
use std::fmt::Write;

/// The rays and the crosses; empty where no single is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RaysView {
    /// The rays.
    pub rays: String,
    /// The crosses over cells that rays close.
    pub crosses: String,
    /// The crosses over cells that earlier steps have closed.
    pub earlier: String,
}

/// What shows that the step is a single, on a board with these small digits.
#[must_use]
pub fn rays(explained: &ExplainedStep, notes: &CandidateSet) -> RaysView {
    let reached: CellSet = explained.rays.iter().flat_map(|ray| ray.to).collect();
    // Of a naked single, small digits are crossed out, not its cell.
    let closed = explained.ruled_out.cells() - explained.effect.placements().cells();
    RaysView {
        rays: explained.rays.iter().flat_map(ends).map(|(from, to)| line(from, to)).collect(),
        crosses: crosses(closed & reached, explained, notes),
        earlier: crosses(closed - reached, explained, notes),
    }
}

/// From where to where a ray goes: along a line to the last cell that it closes on either side, within a box to each.
fn ends(ray: &Ray) -> Vec<(Cell, Cell)> {
    let from = ray.from.cell;
    match ray.house.kind() {
        HouseKind::Box => ray.to.iter().map(|to| (from, to)).collect(),
        HouseKind::Row | HouseKind::Column => {
            let sides = [ray.to.iter().rfind(|to| *to > from), ray.to.iter().find(|to| *to < from)];
            sides.into_iter().flatten().map(|to| (from, to)).collect()
        }
    }
}

/// A line that begins outside of the digit and ends short of the middle of the other cell.
fn line(from: Cell, to: Cell) -> String {
    const CLEAR: f64 = 44.0;
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let (across, down) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = across.hypot(down);
    let at = |way: f64, start: i32, whole: f64| start + (whole * way / length).round() as i32;
    let end = length - CLEAR / 2.0;
    format!("M{} {}L{} {}", at(CLEAR, x, across), at(CLEAR, y, down), at(end, x, across), at(end, y, down))
}

/// A cross in the middle of a cell; a small one at the place of the digit where others have small digits there, which it would strike out.
fn crosses(cells: CellSet, explained: &ExplainedStep, notes: &CandidateSet) -> String {
    let mut path = String::new();
    for cell in cells {
        let (x, y) = middle(cell);
        let digit = explained.ruled_out.digits_in(cell).first().filter(|_| !notes.digits_in(cell).is_empty());
        let (x, y, size) = digit.map_or((x, y, 28), |digit| {
            let (across, down) = note_place(digit, DigitSet::ALL, DigitSet::EMPTY);
            (x - 50 + across / 10, y - 50 + down / 10, 18)
        });
        let _ = write!(path, "M{} {}l{size} {size}m0-{size}l-{size} {size}", x - size / 2, y - size / 2);
    }
    path
}

fn middle(cell: Cell) -> (i32, i32) {
    (cell.column_index() as i32 * 100 + 50, cell.row_index() as i32 * 100 + 50)
}
