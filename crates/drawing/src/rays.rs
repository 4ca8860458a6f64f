//! The rays that show why a step is a single, and the crosses over the cells that are ruled out, as SVG path data on a board 900
//! wide and high.

use crate::note_place;
use nonet_core::board::{CandidateSet, Cell, CellSet, DigitSet, HouseKind};
use nonet_prose::{ExplainedStep, Ray};
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

/// Returns the rays and crosses of a step, on a board that shows these notes and has digits in the cells `filled`. A ray is broken
/// where it would cross a digit.
#[must_use]
pub fn rays(explained: &ExplainedStep, notes: &CandidateSet, filled: CellSet) -> RaysView {
    let reached: CellSet = explained.rays.iter().flat_map(|ray| ray.to).collect();
    // The cell of a naked single gets no cross: its small digits are crossed out instead.
    let closed = explained.ruled_out.cells() - explained.effect.placements().cells();
    RaysView {
        rays: explained.rays.iter().flat_map(ends).map(|(from, to)| line(from, to, filled)).collect(),
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

/// Returns a line that begins outside of the digit in `from`, ends short of the centre of `to`, and leaves out each digit of
/// `filled` that it would cross.
fn line(from: Cell, to: Cell, filled: CellSet) -> String {
    const CLEAR: f64 = 44.0;
    /// The distance from the middle of its cell to which a digit reaches.
    const DIGIT: f64 = 36.0;
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let (across, down) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = across.hypot(down);
    let (right, under) = (across / length, down / length);
    let mut path = String::new();
    let mut draw = |begin: f64, end: f64| {
        if begin < end {
            let at = |way: f64, start: i32, part: f64| start + (way * part).round() as i32;
            let [(from_x, from_y), (to_x, to_y)] = [begin, end].map(|way| (at(way, x, right), at(way, y, under)));
            let _ = write!(path, "M{from_x} {from_y}L{to_x} {to_y}");
        }
    };
    // Each crossed digit, as the distances along the line between which it lies.
    let mut crossed: Vec<[f64; 2]> = (filled - CellSet::from(from) - CellSet::from(to))
        .iter()
        .filter_map(|cell| {
            let (cell_x, cell_y) = middle(cell);
            let (beside, below) = (f64::from(cell_x - x), f64::from(cell_y - y));
            let (along, off) = (beside * right + below * under, (beside * under - below * right).abs());
            (off < DIGIT && 0.0 < along && along < length).then_some([along - DIGIT, along + DIGIT])
        })
        .collect();
    crossed.sort_by(|one, other| one[0].total_cmp(&other[0]));
    let mut begin = CLEAR;
    for [until, after] in crossed {
        draw(begin, until);
        begin = begin.max(after);
    }
    draw(begin, length - CLEAR / 2.0);
    path
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

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(row: usize, column: usize) -> Cell {
        Cell::all().find(|cell| (cell.row_index(), cell.column_index()) == (row, column)).unwrap_or(Cell::FIRST)
    }

    #[test]
    fn a_ray_leaves_out_the_digits_that_it_would_cross() {
        let (from, to) = (cell(2, 0), cell(2, 5));
        assert_eq!(line(from, to, CellSet::EMPTY), "M94 250L528 250");
        assert_eq!(line(from, to, cell(2, 2).into()), "M94 250L214 250M286 250L528 250");
        assert_eq!(
            line(from, to, CellSet::from(cell(2, 1)) | cell(2, 2).into()),
            "M94 250L114 250M186 250L214 250M286 250L528 250"
        );
        assert_eq!(line(to, from, cell(2, 2).into()), "M506 250L286 250M214 250L72 250");
        // Digits beside the ray, behind it and at its ends break nothing.
        let aside: CellSet = [cell(1, 2), cell(2, 7), from, to].into_iter().collect();
        assert_eq!(line(from, to, aside), "M94 250L528 250");
        // In a box a ray crosses the middle cell.
        assert_eq!(line(cell(0, 0), cell(2, 2), cell(1, 1).into()).matches('M').count(), 2);
    }
}
