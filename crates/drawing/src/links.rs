//! Where the links of a chain run: along the gutters between cells and between small digits, so that they cross neither.

use crate::note_place;
use nonet_core::board::{Candidate, CandidateSet, Cell};
use nonet_protocol::{Link, Node};
use std::fmt::Write;

/// A link as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkView {
    /// Its way as an SVG path on a board of 9000 by 9000.
    pub path: String,
    /// Whether it is strong: solid rather than dashed.
    pub strong: bool,
}

/// A point on a board of 9000 by 9000: a cell is 1000 wide.
type Point = (i32, i32);

const CELL: i32 = 1000;
/// From the middle of one small digit to that of the next.
const TRACK: i32 = 277;
/// How far from the middle of a small digit a link ends: outside of the shape that marks it.
const REACH: i32 = 150;
/// How round its corners are.
const ROUND: i32 = 110;
/// A way that is shorter than this is a bow: all of it corners.
const SHORT: i32 = 1600;
/// Links that share a gutter lie beside each other in three lanes this far apart.
const LANE: i32 = 55;

/// The links, each on its way.
pub fn links(links: &[Link]) -> Vec<LinkView> {
    let draw = |(number, link): (usize, &Link)| {
        let (from, to) = nearest(link.from, link.to)?;
        let lane = [0, LANE, -LANE][number % 3];
        Some(LinkView { path: path(&trimmed(way(from, to, lane))), strong: link.strong })
    };
    links.iter().enumerate().filter_map(draw).collect()
}

/// A line that a player draws on these corner and centre notes: straight, as a hand draws it, whatever it crosses.
pub fn line(ends: [Candidate; 2], strong: bool, notes: [&CandidateSet; 2]) -> LinkView {
    LinkView { path: path(&trimmed(ends.map(|end| note(end, notes)).into())), strong }
}

/// Where a line begins that has no end yet: a ring around the small digit.
pub fn start(from: Candidate, notes: [&CandidateSet; 2]) -> LinkView {
    let (x, y) = note(from, notes);
    let path = format!("M{} {y}a{REACH} {REACH} 0 1 0 {} 0a{REACH} {REACH} 0 1 0 -{} 0", x - REACH, 2 * REACH, 2 * REACH);
    LinkView { path, strong: true }
}

/// The ends of the link between two nodes: of groups, the cells that lie nearest to each other.
fn nearest(from: Node, to: Node) -> Option<(Candidate, Candidate)> {
    let far = |a: Cell, b: Cell| a.row_index().abs_diff(b.row_index()) + a.column_index().abs_diff(b.column_index());
    let pairs = from.cells.iter().flat_map(|a| to.cells.iter().map(move |b| (a, b)));
    let (a, b) = pairs.min_by_key(|(a, b)| far(*a, *b))?;
    Some((Candidate::new(a, from.digit), Candidate::new(b, to.digit)))
}

/// The corners of the way from one candidate to another, both ends included.
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
    // Along the border of the first cell that faces the second, then along that of the second that faces the first.
    let level = inside(CELL * if to_row > row { row + 1 } else { row } + lane);
    let upright = inside(CELL * if to_column > column { to_column } else { to_column + 1 } + lane);
    let mut way = up_or_down(from, level, upright);
    way.push((upright, level));
    joined(way, sideways(to, upright, level))
}

/// From a candidate to the gutter above or below it: straight, or past the small digits between, on the side of `towards`.
fn up_or_down(from: Candidate, gutter: i32, towards: i32) -> Vec<Point> {
    let (x, y) = middle(from);
    if (gutter - y).abs() < TRACK + LANE {
        return vec![(x, y), (x, gutter)];
    }
    let aside = x + if towards >= x { TRACK / 2 } else { -TRACK / 2 };
    vec![(x, y), (aside, y + (gutter - y).signum() * TRACK / 2), (aside, gutter)]
}

/// The same to the gutter on its left or right.
fn sideways(from: Candidate, gutter: i32, towards: i32) -> Vec<Point> {
    let (x, y) = middle(from);
    if (gutter - x).abs() < TRACK + LANE {
        return vec![(x, y), (gutter, y)];
    }
    let aside = y + if towards >= y { TRACK / 2 } else { -TRACK / 2 };
    vec![(x, y), (x + (gutter - x).signum() * TRACK / 2, aside), (gutter, aside)]
}

/// The gutter between two rows or columns that touch, or the one beside both that lies nearer to two candidates in one row.
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

/// The way without its ends, which the marks of the candidates take up.
fn trimmed(mut way: Vec<Point>) -> Vec<Point> {
    for _ in 0..2 {
        if let [first, second, ..] = way[..] {
            way[0] = towards(first, second, REACH);
        }
        way.reverse();
    }
    way
}

/// The way as a path with round corners.
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

/// The point at this distance from `from` on the way to `to`, but no farther than half of the way.
fn towards(from: Point, to: Point, distance: i32) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).isqrt();
    if length < 2 * distance {
        return (from.0 + dx / 2, from.1 + dy / 2);
    }
    (from.0 + dx * distance / length, from.1 + dy * distance / length)
}

/// Gutters at the rim lie a little inside the frame.
fn inside(gutter: i32) -> i32 {
    gutter.clamp(LANE, 9 * CELL - LANE)
}

fn place(cell: Cell) -> [i32; 2] {
    [cell.row_index() as i32, cell.column_index() as i32]
}

/// The middle of the small digit, in a cell that has no centre notes.
fn middle(candidate: Candidate) -> Point {
    note(candidate, [&CandidateSet::EMPTY; 2])
}

/// The middle of the small digit, beside these corner and centre notes.
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

    /// A link runs level or upright on gutters; only at its ends it may go askew, beside its own small digit.
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
