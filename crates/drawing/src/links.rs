//! The paths of the links of a chain. A link runs along the gutters between cells and between small digits, so that it crosses
//! neither.

use crate::note_place;
use nonet_core::board::{Candidate, CandidateSet, Cell};
use nonet_protocol::{Link, Node};
use std::fmt::Write;

/// The drawing of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkView {
    /// The SVG path data, on a board 9000 wide and high.
    pub path: String,
    /// Whether the link is strong. A strong link is solid, a weak link is dashed.
    pub strong: bool,
}

/// The x and y coordinates of a point on a board 9000 wide and high. A cell is 1000 wide.
type Point = (i32, i32);

const CELL: i32 = 1000;
/// The distance between the centres of neighbouring small digits.
const TRACK: i32 = 277;
/// The distance from the centre of a small digit to the end of a link, which lies outside of the shape that marks the digit.
const REACH: i32 = 150;
/// The size of a link's rounded corners.
const ROUND: i32 = 110;
/// The length below which the path of a link is one bow, with corners rounded as far as possible.
const SHORT: i32 = 1600;
/// The distance between the three lanes of a gutter, in which links lie beside each other.
const LANE: i32 = 55;

/// Returns the drawings of links. A link with an empty node is left out.
pub fn links(links: &[Link]) -> Vec<LinkView> {
    let draw = |(number, link): (usize, &Link)| {
        let (from, to) = nearest(link.from, link.to)?;
        let lane = [0, LANE, -LANE][number % 3];
        Some(LinkView { path: path(&trimmed(way(from, to, lane))), strong: link.strong })
    };
    links.iter().enumerate().filter_map(draw).collect()
}

/// Returns a line that the player draws between two notes: straight, whatever it crosses. `notes` has the corner notes and the
/// centre notes of the board.
pub fn line(ends: [Candidate; 2], strong: bool, notes: [&CandidateSet; 2]) -> LinkView {
    LinkView { path: path(&trimmed(ends.map(|end| note(end, notes)).into())), strong }
}

/// Returns the mark at the start of a line whose end is not chosen yet: a ring around the small digit. `notes` has the corner
/// notes and the centre notes of the board.
pub fn start(from: Candidate, notes: [&CandidateSet; 2]) -> LinkView {
    let (x, y) = note(from, notes);
    let path = format!("M{} {y}a{REACH} {REACH} 0 1 0 {} 0a{REACH} {REACH} 0 1 0 -{} 0", x - REACH, 2 * REACH, 2 * REACH);
    LinkView { path, strong: true }
}

/// Returns the ends of the link between two nodes. If a node has several cells, its end is in the cell nearest to the other node.
/// Returns None if a node has no cells.
fn nearest(from: Node, to: Node) -> Option<(Candidate, Candidate)> {
    let far = |a: Cell, b: Cell| a.row_index().abs_diff(b.row_index()) + a.column_index().abs_diff(b.column_index());
    let pairs = from.cells.iter().flat_map(|a| to.cells.iter().map(move |b| (a, b)));
    let (a, b) = pairs.min_by_key(|(a, b)| far(*a, *b))?;
    Some((Candidate::new(a, from.digit), Candidate::new(b, to.digit)))
}

/// Returns the points of the path from one candidate to another, with both ends.
fn way(from: Candidate, to: Candidate, lane: i32) -> Vec<Point> {
    let ([row, column], [to_row, to_column]) = (place(from.cell), place(to.cell));
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    if (x - to_x).abs() <= TRACK && (y - to_y).abs() <= TRACK {
        return vec![(x, y), (to_x, to_y)]; // neighbours, with nothing between them
    }
    if (row - to_row).abs() <= 1 && (column - to_column).abs() >= (row - to_row).abs() {
        let gutter = inside(shared(row, to_row, y + to_y) + lane);
        return joined(up_or_down(from, gutter, to_x), up_or_down(to, gutter, x));
    }
    if (column - to_column).abs() <= 1 {
        let gutter = inside(shared(column, to_column, x + to_x) + lane);
        return joined(sideways(from, gutter, to_y), sideways(to, gutter, y));
    }
    // The path runs along the border of the first cell that faces the second cell, then along the border of the second cell that
    // faces the first.
    let level = inside(CELL * if to_row > row { row + 1 } else { row } + lane);
    let upright = inside(CELL * if to_column > column { to_column } else { to_column + 1 } + lane);
    let mut way = up_or_down(from, level, upright);
    way.push((upright, level));
    joined(way, sideways(to, upright, level))
}

/// Returns the points from a candidate to the gutter above or below it. The path is straight, or passes other small digits of the
/// cell on the side of `towards`.
fn up_or_down(from: Candidate, gutter: i32, towards: i32) -> Vec<Point> {
    let (x, y) = middle(from);
    if (gutter - y).abs() < TRACK + LANE {
        return vec![(x, y), (x, gutter)];
    }
    let aside = x + if towards >= x { TRACK / 2 } else { -TRACK / 2 };
    vec![(x, y), (aside, y + (gutter - y).signum() * TRACK / 2), (aside, gutter)]
}

/// Returns the points from a candidate to the gutter on its left or right, like [`up_or_down`].
fn sideways(from: Candidate, gutter: i32, towards: i32) -> Vec<Point> {
    let (x, y) = middle(from);
    if (gutter - x).abs() < TRACK + LANE {
        return vec![(x, y), (gutter, y)];
    }
    let aside = y + if towards >= y { TRACK / 2 } else { -TRACK / 2 };
    vec![(x, y), (x + (gutter - x).signum() * TRACK / 2, aside), (gutter, aside)]
}

/// Returns the position of the gutter between two neighbouring rows or columns. For candidates of one row or column, returns the
/// gutter on the side nearer to both.
fn shared(one: i32, other: i32, sum_of_places: i32) -> i32 {
    if one != other {
        return CELL * one.max(other);
    }
    CELL * if sum_of_places > CELL * (2 * one + 1) { one + 1 } else { one }
}

fn joined(mut way: Vec<Point>, back: Vec<Point>) -> Vec<Point> {
    way.extend(back.into_iter().rev());
    way.dedup();
    way
}

/// Returns the path without its ends, which are covered by the marks of the candidates.
fn trimmed(mut way: Vec<Point>) -> Vec<Point> {
    for _ in 0..2 {
        if let [first, second, ..] = way[..] {
            way[0] = towards(first, second, REACH);
        }
        way.reverse();
    }
    way
}

/// Returns the path with rounded corners, as SVG path data.
fn path(way: &[Point]) -> String {
    let mut path = String::new();
    let Some(((x, y), (end_x, end_y))) = way.first().zip(way.last()) else { return path };
    let length: i32 = way.windows(2).map(|leg| (leg[1].0 - leg[0].0).abs() + (leg[1].1 - leg[0].1).abs()).sum();
    let round = if length < SHORT { length } else { ROUND };
    // Writing to a string can't fail.
    let _ = write!(path, "M{x} {y}");
    for corner in way.windows(3) {
        let (before, (x, y), after) = (towards(corner[1], corner[0], round), corner[1], towards(corner[1], corner[2], round));
        let _ = write!(path, "L{} {}Q{x} {y} {} {}", before.0, before.1, after.0, after.1);
    }
    let _ = write!(path, "L{end_x} {end_y}");
    path
}

/// Returns the point at this distance from `from` towards `to`, but at most half way.
fn towards(from: Point, to: Point, distance: i32) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).isqrt();
    if length < 2 * distance {
        return (from.0 + dx / 2, from.1 + dy / 2);
    }
    (from.0 + dx * distance / length, from.1 + dy * distance / length)
}

/// Moves a gutter at the rim of the board inside of the frame.
fn inside(gutter: i32) -> i32 {
    gutter.clamp(LANE, 9 * CELL - LANE)
}

fn place(cell: Cell) -> [i32; 2] {
    [cell.row_index() as i32, cell.column_index() as i32]
}

/// Returns the centre of a candidate's small digit in a cell without centre notes.
fn middle(candidate: Candidate) -> Point {
    note(candidate, [&CandidateSet::EMPTY; 2])
}

/// Returns the centre of a candidate's small digit in a cell with these corner notes and centre notes.
fn note(candidate: Candidate, [corner, centre]: [&CandidateSet; 2]) -> Point {
    let [row, column] = place(candidate.cell);
    let (across, down) = note_place(candidate.digit, corner.digits_in(candidate.cell), centre.digits_in(candidate.cell));
    (column * CELL + across, row * CELL + down)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Digit;

    #[test]
    fn a_line_ends_where_its_notes_are() {
        let [from, to] = ["r1c1", "r1c9"].map(|name| Candidate::new(name.parse().unwrap(), Digit::D5));
        let none = CandidateSet::EMPTY;
        let own: CandidateSet = [from, to].into_iter().collect();
        let others: CandidateSet = [from, to].map(|end| Candidate::new(end.cell, Digit::D8)).into_iter().collect();
        assert!(line([from, to], true, [&own, &none]).path.contains(" 500"), "the 5 is in the middle of nine");
        assert!(!line([from, to], true, [&own, &others]).path.contains(" 500"), "both are above the centre notes");
        let both: CandidateSet = own | others;
        assert!(start(from, [&none, &both]).path.starts_with("M275 500a"), "left of the 8 in the middle");
        assert!(start(from, [&own, &others]).path.contains(" 223a"));
    }

    /// A link runs horizontally or vertically, and on gutters. Only its first and last parts, beside its own small digits, may be
    /// slanted.
    #[test]
    fn links_keep_to_the_gutters() {
        let candidates = || Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(cell, digit)));
        for from in candidates().step_by(5) {
            for to in candidates().step_by(7).filter(|to| to.cell != from.cell) {
                let way = way(from, to, LANE);
                assert_eq!((way.first(), way.last()), (Some(&middle(from)), Some(&middle(to))), "{from} {to}");
                for leg in way.windows(2).skip(1).rev().skip(1) {
                    let [(x, y), (to_x, to_y)] = [leg[0], leg[1]];
                    assert!(x == to_x || y == to_y, "{from} {to}: {way:?}");
                    let crossed = if y == to_y { y } else { x };
                    let from_gutter = (crossed % CELL).min(CELL - crossed % CELL);
                    let short = (x - to_x).abs() + (y - to_y).abs() < CELL;
                    assert!(from_gutter <= LANE || short, "{from} {to}: {way:?}");
                }
            }
        }
    }

    #[test]
    fn a_path_has_round_corners() {
        assert_eq!(path(&[(0, 0), (1000, 0), (1000, 1000)]), "M0 0L890 0Q1000 0 1000 110L1000 1000");
        assert_eq!(path(&[(0, 0), (400, 0), (400, 400)]), "M0 0L200 0Q400 0 400 200L400 400", "a short one is a bow");
    }
}
