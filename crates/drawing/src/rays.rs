//! The rays that show why a step is a single, and the crosses over the cells that are ruled out, as SVG path data on a board 900
//! wide and high.

use crate::note_place;
use nonet_core::board::{CandidateSet, Cell, CellSet, DigitSet, HouseKind};
use nonet_protocol::{ExplainedStep, Ray};
use std::fmt::Write;

/// The rays and crosses, as SVG path data. Empty if no single is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RaysView {
    /// The rays.
    pub rays: String,
    /// The crosses over cells that are ruled out by a ray.
    pub crosses: String,
    /// The crosses over cells that are ruled out by earlier steps.
    pub earlier: String,
}

/// Returns the rays and crosses of a step, on a board that shows these notes.
#[must_use]
pub fn rays(explained: &ExplainedStep, notes: &CandidateSet) -> RaysView {
    let reached: CellSet = explained.rays.iter().flat_map(|ray| ray.to).collect();
    // The cell of a naked single gets no cross: its small digits are crossed out instead.
    let closed = explained.ruled_out.cells() - explained.effect.placements().cells();
    RaysView {
        rays: explained.rays.iter().flat_map(ends).map(|(from, to)| line(from, to)).collect(),
        crosses: crosses(closed & reached, explained, notes),
        earlier: crosses(closed - reached, explained, notes),
    }
}

/// Returns the first and the last cell of each line of a ray. In a row or column, a line goes to the last ruled out cell on
/// either side. In a box, a line goes to each ruled out cell.
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

/// Returns a line that begins outside of the digit in `from` and ends short of the centre of `to`.
fn line(from: Cell, to: Cell) -> String {
    const CLEAR: f64 = 44.0;
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let (across, down) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = across.hypot(down);
    let at = |way: f64, start: i32, whole: f64| start + (whole * way / length).round() as i32;
    let end = length - CLEAR / 2.0;
    format!("M{} {}L{} {}", at(CLEAR, x, across), at(CLEAR, y, down), at(end, x, across), at(end, y, down))
}

/// Returns a cross in the centre of each cell. In a cell with notes, the cross is small and at the place of the ruled out digit,
/// so that it does not strike out other notes.
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
