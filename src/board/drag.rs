//! The cells that a drag passes: those whose middle the pointer comes near.

use nonet_core::board::Cell;

/// A place on the board, in cells from its upper left corner: (0.5, 0.5) is the middle of the first cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// A drag over the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Drag {
    /// The last place of the pointer. `None` outside of the board.
    at: Option<Point>,
    /// The last cell that was passed.
    cell: Option<Cell>,
}

impl Drag {
    /// Begins a drag with the press of a cell.
    pub(super) const fn from(cell: Cell, at: Option<Point>) -> Drag {
        Drag { at, cell: Some(cell) }
    }

    /// Moves the pointer through these places. Returns the cells that it passes, without the one that it came from.
    pub(super) fn over(&mut self, places: impl IntoIterator<Item = Point>) -> Vec<Cell> {
        let mut passed = Vec::new();
        for place in places {
            let from = self.at.replace(place).unwrap_or(place);
            for cell in cells_between(from, place) {
                if self.cell.replace(cell) != Some(cell) {
                    passed.push(cell);
                }
            }
        }
        passed
    }

    /// The pointer leaves the board. Where it comes back the drag goes on: its way outside passes no cells.
    pub(super) const fn leave(&mut self) {
        self.at = None;
    }
}

/// The distance from the middle of a cell, in cells, at which a drag takes the cell. A drag along a diagonal touches the corners
/// of neighbours, whose middles are 0.7 cells away: it takes none of them as long as it keeps to a quarter of a cell.
const REACH: f64 = 0.45;

/// Returns the cells that a straight drag between two places passes, in their order. A quick pointer reports few places, so that
/// cells between two of them count as well.
fn cells_between(from: Point, to: Point) -> Vec<Cell> {
    let mut passed: Vec<(f64, Cell)> = Cell::all()
        .filter_map(|cell| {
            let (along, distance) = nearest(from, to, middle(cell));
            (distance < REACH).then_some((along, cell))
        })
        .collect();
    passed.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    passed.into_iter().map(|(_, cell)| cell).collect()
}

fn middle(cell: Cell) -> Point {
    Point { x: cell.column_index() as f64 + 0.5, y: cell.row_index() as f64 + 0.5 }
}

/// Returns where the straight line between two places is nearest to a third one, as a part of the line, and the distance there.
fn nearest(from: Point, to: Point, place: Point) -> (f64, f64) {
    let (across, down) = (to.x - from.x, to.y - from.y);
    let length = across * across + down * down;
    let along = if length > 0.0 { ((place.x - from.x) * across + (place.y - from.y) * down) / length } else { 0.0 };
    let along = along.clamp(0.0, 1.0);
    (along, (from.x + along * across - place.x).hypot(from.y + along * down - place.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(cells: &[Cell]) -> String {
        cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Returns the names of the cells that a drag takes which begins in the cell and goes through these places.
    fn dragged(pressed: &str, places: &[(f64, f64)]) -> String {
        let mut places = places.iter().map(|&(x, y)| Point { x, y });
        let mut drag = Drag::from(pressed.parse().unwrap(), places.next());
        names(&drag.over(places))
    }

    #[test]
    fn a_drag_takes_the_cells_whose_middles_it_comes_near_in_their_order() {
        for (what, pressed, places, cells) in [
            ("a diagonal, a little to the right", "r1c1", &[(0.62, 0.5), (4.62, 4.5)][..], "r2c2 r3c3 r4c4 r5c5"),
            ("a diagonal, a little to the left", "r1c1", &[(0.38, 0.5), (4.38, 4.5)], "r2c2 r3c3 r4c4 r5c5"),
            ("a diagonal upwards", "r9c1", &[(0.62, 8.5), (4.62, 4.5)], "r8c2 r7c3 r6c4 r5c5"),
            ("a row in one move", "r1c1", &[(0.5, 0.5), (8.5, 0.5)], "r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"),
            ("a row above its middle", "r1c9", &[(8.5, 0.1), (6.5, 0.1)], "r1c8 r1c7"),
            ("out of the board", "r3c7", &[(6.5, 2.5), (12.0, 2.5)], "r3c8 r3c9"),
            ("a hand that trembles", "r5c5", &[(4.5, 4.5), (4.53, 4.5)], ""),
            ("on the line between two cells", "r5c5", &[(4.96, 4.5), (5.02, 4.5)], ""),
            ("around a corner and back", "r1c1", &[(0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (1.5, 0.5)], "r1c2 r2c2 r1c2"),
        ] {
            assert_eq!(dragged(pressed, places), cells, "{what}");
        }
    }

    #[test]
    fn the_way_outside_of_the_board_passes_no_cells() {
        let mut drag = Drag::from("r3c6".parse().unwrap(), Some(Point { x: 5.5, y: 2.5 }));
        drag.leave();
        assert_eq!(names(&drag.over([Point { x: 5.5, y: 6.5 }])), "r7c6");
        assert_eq!(names(&drag.over([Point { x: 7.5, y: 6.5 }])), "r7c7 r7c8");
    }
}
