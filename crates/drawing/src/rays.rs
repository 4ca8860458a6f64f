//! Why a single is one: rays from the digits that stand to the cells that they close, which are crossed out. As paths on a board of 900
//! by 900.

use nonet_core::board::{Cell, CellSet, HouseKind};
use nonet_protocol::{Ray, Told};
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

/// What shows that the step is a single.
pub fn rays(told: &Told) -> RaysView {
    let reached: CellSet = told.rays.iter().flat_map(|ray| ray.to).collect();
    // Of a naked single, small digits are crossed out, not its cell.
    let closed = told.ruled_out.cells() - told.effect.placements().cells();
    RaysView {
        rays: told.rays.iter().flat_map(ends).map(|(from, to)| line(from, to)).collect(),
        crosses: crosses(closed & reached),
        earlier: crosses(closed - reached),
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

fn crosses(cells: CellSet) -> String {
    let mut path = String::new();
    for (x, y) in cells.iter().map(middle) {
        let _ = write!(path, "M{} {}l28 28m0-28l-28 28", x - 14, y - 14);
    }
    path
}

fn middle(cell: Cell) -> (i32, i32) {
    (cell.column_index() as i32 * 100 + 50, cell.row_index() as i32 * 100 + 50)
}
