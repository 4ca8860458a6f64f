//! The second way to find a grid: by its cells. A cell is a connected piece of paper with ink around it. Adjacent cells of
//! similar size are numbered by row and column, and a perspective map is fitted to them. This finds grids whose outline is
//! broken, cut by a shadow or joined to something else.

use crate::{
    components::{Extent, paper_extents},
    geometry::{Point, Quad},
    threshold::Darkness,
};

/// The minimum number of connected cells, of the 81 of a grid.
const LEAST_CELLS: usize = 30;
/// The smallest and the largest side of a cell, as shares of the picture's long side.
const CELL_SIDES: [f32; 2] = [0.012, 0.115];

/// A cell with its row and column in a lattice whose origin is arbitrary.
struct Placed {
    row: i32,
    column: i32,
    centre: Point,
}

/// Returns quadrilaterals around lattices of 9 by 9 adjacent cells.
pub(crate) fn quads_by_cells(darkness: &Darkness, level: u8) -> Vec<Quad> {
    let long = darkness.width.max(darkness.height) as f32;
    let cells: Vec<Extent> = paper_extents(darkness, level).into_iter().filter(|extent| is_cell_like(extent, long)).collect();
    let mut taken = vec![false; cells.len()];
    let mut quads = Vec::new();
    for first in 0..cells.len() {
        if taken[first] {
            continue;
        }
        let lattice = grow(&cells, first, &mut taken);
        if lattice.len() >= LEAST_CELLS && !is_larger(&lattice) {
            quads.extend(windows(&lattice).into_iter().filter_map(|window| fitted_quad(&window)));
        }
    }
    quads
}

fn is_cell_like(extent: &Extent, long: f32) -> bool {
    let (width, height) = (extent.width() as f32, extent.height() as f32);
    let [least, most] = CELL_SIDES.map(|side| side * long);
    let (short, wide) = (width.min(height), width.max(height));
    short >= least.max(6.0) && wide <= most && wide < 1.9 * short && extent.pixels as f32 > 0.35 * width * height
}

/// Returns the first cell and all cells that are connected with it through neighbours, numbered by row and column.
fn grow(cells: &[Extent], first: usize, taken: &mut [bool]) -> Vec<Placed> {
    taken[first] = true;
    let mut found = vec![(first, 0_i32, 0_i32)];
    let mut at = 0;
    while at < found.len() {
        let (cell, row, column) = found[at];
        at += 1;
        for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let place = (row + down, column + right);
            if found.iter().any(|&(_, row, column)| (row, column) == place) {
                continue;
            }
            if let Some(next) = neighbour(cells, cell, down as f32, right as f32)
                && !taken[next]
            {
                taken[next] = true;
                found.push((next, place.0, place.1));
            }
        }
    }
    found.into_iter().map(|(cell, row, column)| Placed { row, column, centre: cells[cell].centre() }).collect()
}

/// Returns the nearest cell of similar size in a direction, at most a cell and a half away and 35 degrees off the direction.
fn neighbour(cells: &[Extent], cell: usize, down: f32, right: f32) -> Option<usize> {
    let own = &cells[cell];
    let size = (own.width() + own.height()) as f32 / 2.0;
    let centre = own.centre();
    let mut best: Option<(f32, usize)> = None;
    for (i, other) in cells.iter().enumerate() {
        let way = other.centre() - centre;
        let along = way.x * right + way.y * down;
        let aside = (way.x * down - way.y * right).abs();
        let like = (other.width() + other.height()) as f32 / 2.0 / size;
        if i != cell
            && along > 0.5 * size
            && along < 1.6 * size
            && aside < 0.7 * along
            && (0.62..1.6).contains(&like)
            && best.is_none_or(|(nearest, _)| along + aside < nearest)
        {
            best = Some((along + aside, i));
        }
    }
    best.map(|(_, i)| i)
}

/// Returns whether the cells form a full lattice of more than 10 rows and columns: a part of it is no grid.
fn is_larger(lattice: &[Placed]) -> bool {
    let count = |place: &dyn Fn(&Placed) -> i32| {
        let (least, most) = (lattice.iter().map(place).min(), lattice.iter().map(place).max());
        most.unwrap_or(0) - least.unwrap_or(0) + 1
    };
    let (rows, columns) = (count(&|cell| cell.row), count(&|cell| cell.column));
    rows > 10 && columns > 10 && lattice.len() as i32 * 10 > rows * columns * 8
}

/// Returns the 9 by 9 parts of a lattice, those with the most cells first. A part with much fewer cells than the fullest one is
/// left out. Rows and columns are counted from the part's upper left corner.
fn windows(lattice: &[Placed]) -> Vec<Vec<Placed>> {
    let range = |places: &dyn Fn(&Placed) -> i32| {
        let least = lattice.iter().map(places).min().unwrap_or(0);
        let most = lattice.iter().map(places).max().unwrap_or(0);
        (least.min(most - 8), least.max(most - 8))
    };
    let (rows, columns) = (range(&|cell| cell.row), range(&|cell| cell.column));
    let mut all = Vec::new();
    for top in rows.0..=rows.1 {
        for left in columns.0..=columns.1 {
            let inside = lattice
                .iter()
                .map(|cell| Placed { row: cell.row - top, column: cell.column - left, centre: cell.centre })
                .filter(|cell| (0..9).contains(&cell.row) && (0..9).contains(&cell.column));
            all.push(inside.collect::<Vec<_>>());
        }
    }
    let fullest = all.iter().map(Vec::len).max().unwrap_or(0);
    all.retain(|window| window.len() >= LEAST_CELLS && window.len() * 20 >= fullest * 17);
    all.sort_by_key(|window| std::cmp::Reverse(window.len()));
    all.truncate(6);
    all
}

/// Returns the outline of the perspective map that fits the centres of the cells best.
fn fitted_quad(cells: &[Placed]) -> Option<Quad> {
    let map = fit(cells)?;
    let at = |u: f64, v: f64| {
        let w = map[6] * u + map[7] * v + 1.0;
        Point::new(((map[0] * u + map[1] * v + map[2]) / w) as f32, ((map[3] * u + map[4] * v + map[5]) / w) as f32)
    };
    let quad = Quad::new([at(0.0, 0.0), at(9.0, 0.0), at(9.0, 9.0), at(0.0, 9.0)])?;
    (quad.longest_side() < 3.0 * quad.shortest_side()).then_some(quad)
}

/// Returns the eight coefficients of the perspective map by least squares, from the normal equations.
fn fit(cells: &[Placed]) -> Option<[f64; 8]> {
    let mut equations = [[0.0_f64; 9]; 8];
    for cell in cells {
        let (u, v) = (f64::from(cell.column) + 0.5, f64::from(cell.row) + 0.5);
        let (x, y) = (f64::from(cell.centre.x), f64::from(cell.centre.y));
        for row in [[u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x, x], [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y, y]] {
            for i in 0..8 {
                for j in 0..9 {
                    equations[i][j] += row[i] * row[j];
                }
            }
        }
    }
    solved(equations)
}

/// Solves linear equations by Gaussian elimination with pivots. Each row has the coefficients and the right side.
fn solved(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for i in 0..8 {
        let pivot = (i..8).max_by(|&a, &b| rows[a][i].abs().total_cmp(&rows[b][i].abs()))?;
        rows.swap(i, pivot);
        if rows[i][i].abs() < 1e-9 {
            return None;
        }
        let own = rows[i];
        for (k, row) in rows.iter_mut().enumerate() {
            if k != i {
                let factor = row[i] / own[i];
                for (value, above) in row.iter_mut().zip(own) {
                    *value -= factor * above;
                }
            }
        }
    }
    Some(std::array::from_fn(|i| rows[i][8] / rows[i][i]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luminance::Luminance;

    #[test]
    fn a_lattice_without_an_outline_is_found_by_its_cells() {
        // Lines every 20 pixels; a tenth of the outer lines is missing.
        let line = |at: usize| (30..=211).contains(&at) && (at - 30) % 20 < 2;
        let ink = |x: usize, y: usize| {
            (line(x) || line(y)) && (30..=211).contains(&x) && (30..=211).contains(&y) && !(x < 33 && (50..68).contains(&y))
        };
        let pixels = (0..240 * 240).map(|i| if ink(i % 240, i / 240) { 40 } else { 220 }).collect();
        let darkness = Darkness::of(&Luminance::new(240, 240, pixels).unwrap());
        let quads = quads_by_cells(&darkness, 30);
        let [first, ..] = &quads[..] else { panic!("none found") };
        for (corner, (x, y)) in first.0.into_iter().zip([(30.5, 30.5), (210.5, 30.5), (210.5, 210.5), (30.5, 210.5)]) {
            assert!(corner.distance(Point::new(x, y)) < 2.0, "{corner:?}");
        }
    }

    #[test]
    fn empty_paper_has_no_cells() {
        let darkness = Darkness::of(&Luminance::new(100, 100, vec![200; 10_000]).unwrap());
        assert!(quads_by_cells(&darkness, 30).is_empty());
    }
}
