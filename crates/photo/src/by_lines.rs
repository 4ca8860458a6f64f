//! Finds the grid of a screenshot by its straight lines. They may be a pixel wide and hardly darker than the cells, so that digits
//! and notes outshine them; but they go on from edge to edge along a row of pixels, as nothing else does.

use crate::{geometry::Point, luminance::Luminance};

/// The distances to either side at which a pixel on a line is darker than both neighbours, or lighter than both. A gap between two
/// cells is as wide as a few lines.
const BESIDE: [usize; 3] = [3, 6, 12];
/// The minimum difference in brightness to both sides.
const LEAST_STEP: i32 = 4;
/// The maximum lengths of a break in a line, as shares of the picture's short side: at a crossing line, and beside a marked cell that
/// is as dark as the line. With the longer one, a line may go on into what stands beside the grid.
const BREAKS: [f32; 2] = [0.02, 0.12];
/// The minimum share of a line's pixels that differ from both sides.
const LEAST_COVER: f32 = 0.7;
/// The minimum length of a line, as a share of the picture's short side.
const LEAST_LENGTH: f32 = 0.3;
/// The maximum distance of a line from its even place, as a share of a cell.
const OFF: f32 = 0.04;
/// The maximum distance of a line's end from the edge of the grid, as a share of a cell.
const END_OFF: f32 = 0.4;
/// The maximum length by which another line may be shorter at an end, in cells: it is not seen beside a marked cell there.
const MOST_SHORT: f32 = 1.2;
/// The number of lines between nine rows of cells. The outer lines may be missing, where the page has the colour of a line.
const INNER_LINES: usize = 8;
/// The number of these lines that must be there.
const LEAST_LINES: usize = 7;
/// The minimum number of cells between two lines by which the others are placed.
const LEAST_APART: f32 = 4.0;
/// The maximum number of lines that are tried. A picture with more has some texture.
const MOST_LINES: usize = 160;

/// A straight line along a row of pixels, or along a column.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The place across the line.
    at: f32,
    from: f32,
    to: f32,
}

/// The lines between nine rows, or nine columns, of cells.
#[derive(Clone, Copy, Debug)]
struct Family {
    /// The edge of the grid before the first cells.
    start: f32,
    /// The distance of the lines.
    cell: f32,
    /// The place at which the lines begin.
    from: f32,
    /// The number of inner lines that are there.
    lines: usize,
}

/// Returns the corners of the grid of 9 by 9 that straight lines make: top left, top right, bottom right, bottom left. None if
/// there is none.
pub(crate) fn corners_by_lines(picture: &Luminance) -> Option<[Point; 4]> {
    let (rows, columns) = (families(&lines(picture, false)), families(&lines(picture, true)));
    let pairs = rows.iter().flat_map(|row| columns.iter().map(move |column| (row, column)));
    let fitting = pairs.filter(|(row, column)| {
        let off = row.cell * END_OFF;
        (row.cell - column.cell).abs() < row.cell * OFF
            && (row.from - column.start).abs() < off
            && (column.from - row.start).abs() < off
    });
    // The largest with the most lines: keys beside the grid may stand in rows and columns too.
    let worth = |(row, column): &(&Family, &Family)| row.cell * (row.lines + column.lines) as f32;
    let (row, column) = fitting.max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    let (top, bottom) = (row.start, row.start + 9.0 * row.cell);
    let (left, right) = (column.start, column.start + 9.0 * column.cell);
    Some([(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point::new(x, y)))
}

/// Returns the long straight lines along rows of pixels, or along columns.
fn lines(picture: &Luminance, along_columns: bool) -> Vec<Line> {
    let (width, height) = (picture.width(), picture.height());
    let (length, count) = if along_columns { (height, width) } else { (width, height) };
    let pixels = picture.pixels();
    let brightness = |along: usize, across: usize| {
        let (x, y) = if along_columns { (across, along) } else { (along, across) };
        i32::from(pixels[y * width + x])
    };
    let short = width.min(height) as f32;
    let mut found: Vec<Line> = Vec::new();
    for beside in BESIDE {
        for sign in [1, -1] {
            let mut same = BREAKS.map(|_| Vec::new()); // the lines of this kind, first to last across
            for across in beside..count.saturating_sub(beside) {
                let differs = |along: &usize| {
                    let here = brightness(*along, across);
                    let step = |other: usize| sign * (brightness(*along, other) - here);
                    step(across - beside) >= LEAST_STEP && step(across + beside) >= LEAST_STEP
                };
                let numbers: Vec<usize> = (0..length).filter(differs).collect();
                for (lines, gap) in same.iter_mut().zip(BREAKS) {
                    let runs = runs(&numbers, (gap * short) as usize, (LEAST_LENGTH * short) as usize);
                    lines.extend(runs.map(|(from, to)| Line { at: across as f32, from: from as f32, to: to as f32 + 1.0 }));
                }
            }
            for line in same.iter().flat_map(|lines| joined(lines)) {
                if !found.iter().any(|other| is_same(other, &line)) {
                    found.push(line);
                }
            }
        }
    }
    found
}

fn is_same(a: &Line, b: &Line) -> bool {
    (a.at - b.at).abs() <= 1.0 && (a.from - b.from).abs() <= 2.0 && (a.to - b.to).abs() <= 2.0
}

/// Returns the ranges of numbers without a break longer than `gap`, of which most are there and which are long enough.
fn runs(numbers: &[usize], gap: usize, least: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut runs: Vec<(usize, usize, usize)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, to, count)) if number - *to <= gap + 1 => (*to, *count) = (number, *count + 1),
            _ => runs.push((number, number, 1)),
        }
    }
    let long =
        move |&(from, to, count): &(usize, usize, usize)| to - from >= least && count as f32 >= LEAST_COVER * (to - from) as f32;
    runs.into_iter().filter(long).map(|(from, to, _)| (from, to))
}

/// Joins lines that lie side by side: a line that is a few pixels wide.
fn joined(lines: &[Line]) -> Vec<Line> {
    let mut groups: Vec<(Line, f32)> = Vec::new(); // the first line of each group, and the place of its last one
    for line in lines {
        let near = |(first, last): &&mut (Line, f32)| {
            line.at - *last < 2.5 && (line.from - first.from).abs() < 8.0 && (line.to - first.to).abs() < 8.0
        };
        match groups.iter_mut().rev().find(near) {
            Some((_, last)) => *last = line.at,
            None => groups.push((*line, line.at)),
        }
    }
    groups.into_iter().map(|(first, last)| Line { at: (first.at + last + 1.0) / 2.0, ..first }).collect()
}

/// Returns the families of evenly spaced lines that are nine times as long as their distance.
fn families(lines: &[Line]) -> Vec<Family> {
    if lines.len() > MOST_LINES {
        return Vec::new();
    }
    let mut families = Vec::new();
    for first in lines {
        for last in lines.iter().filter(|last| last.at > first.at) {
            // Their length tells which two of the lines they are, but for the number of those before them.
            let apart = ((last.at - first.at) * 9.0 / (first.to - first.from)).round();
            if apart < LEAST_APART {
                continue;
            }
            let cell = (last.at - first.at) / apart;
            let at_place = |place: f32| {
                let fitting = lines.iter().filter(|other| {
                    (other.at - place).abs() <= OFF * cell
                        && (-END_OFF..=MOST_SHORT).contains(&((other.from - first.from) / cell))
                        && (-END_OFF..=MOST_SHORT).contains(&((first.to - other.to) / cell))
                });
                fitting.map(|other| other.at).min_by(|a, b| (a - place).abs().total_cmp(&(b - place).abs()))
            };
            for before in 1..=INNER_LINES {
                let start = first.at - before as f32 * cell;
                let places = (1..=INNER_LINES).map(|line| line as f32);
                let there: Vec<(f32, f32)> = places.filter_map(|line| Some((line, at_place(start + line * cell)?))).collect();
                if there.len() >= LEAST_LINES && ((first.to - first.from) - 9.0 * cell).abs() < 2.0 * END_OFF * cell {
                    let (start, cell) = fitted(&there);
                    families.push(Family { start, cell, from: first.from, lines: there.len() });
                }
            }
        }
    }
    families
}

/// Returns the place of line 0 and the distance of the lines that fit these best, each a number and a place.
fn fitted(lines: &[(f32, f32)]) -> (f32, f32) {
    let count = lines.len() as f32;
    let mean = |of: &dyn Fn(&(f32, f32)) -> f32| lines.iter().map(of).sum::<f32>() / count;
    let (number, place) = (mean(&|line| line.0), mean(&|line| line.1));
    let both = mean(&|line| (line.0 - number) * (line.1 - place));
    let cell = both / mean(&|line| (line.0 - number) * (line.0 - number)).max(0.1);
    (place - number * cell, cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of 400 by 300 with the lines of a grid, a shade darker than its cells.
    fn ruled(cell: usize, inner: usize) -> Luminance {
        let pixels = (0..300).flat_map(|y| (0..400).map(move |x| (x, y))).map(|(x, y): (usize, usize)| {
            let within = |at: usize, start: usize| at >= start && at <= start + (inner + 1) * cell;
            let on = |at: usize, start: usize| (at - start).is_multiple_of(cell);
            if within(x, 90) && within(y, 20) && (on(x, 90) || on(y, 20)) { 240 } else { 250 }
        });
        Luminance::new(400, 300, pixels.collect()).unwrap()
    }

    #[test]
    fn lines_a_shade_darker_than_the_cells_are_found() {
        let corners = corners_by_lines(&ruled(28, INNER_LINES)).unwrap();
        let expected = [(90.5, 20.5), (342.5, 20.5), (342.5, 272.5), (90.5, 272.5)];
        assert!(corners.iter().zip(expected).all(|(a, (x, y))| a.distance(Point::new(x, y)) < 1.5), "{corners:?}");
    }

    #[test]
    fn another_number_of_lines_is_no_grid() {
        assert_eq!(corners_by_lines(&ruled(40, 5)), None);
        assert_eq!(corners_by_lines(&ruled(16, 15)), None);
    }
}
