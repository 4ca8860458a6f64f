//! The links of a chain as paths, and the lines that the player draws.

use crate::{
    ink::{Ink, Point},
    note_place,
    order::{OrderView, numbers},
    route::Router,
};
use nonet_core::board::{Candidate, CandidateSet, Cell};
use nonet_techniques::{Link, Node};
use std::fmt::Write;

/// The drawing of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkView {
    /// The SVG path data, on a board 9000 wide and high.
    pub path: String,
    /// Whether the link is strong. A strong link is solid, a weak link is dashed.
    pub strong: bool,
}

/// The distance from the centre of a note to the end of a line that the player draws.
const REACH: i32 = 150;

/// Returns the drawings of links on a board with this ink and these numbers. A link with an empty node is left out.
#[must_use]
pub fn links(links: &[Link], ink: &Ink, order: &[OrderView]) -> Vec<LinkView> {
    let numbers = numbers(order);
    let mut router = Router::new(ink, &numbers);
    let draw = |link: &Link| {
        let ends = nearest(link.from, link.to)?;
        let [from, to] = ends.map(|end| ink.place(end));
        Some(LinkView { path: curve(&router.way(from, to, &ends.into_iter().collect())), strong: link.strong })
    };
    links.iter().filter_map(draw).collect()
}

/// Returns a line that the player draws between two notes: straight, whatever it crosses. `notes` has the corner notes and the
/// centre notes of the board.
pub fn line(ends: [Candidate; 2], strong: bool, notes: [&CandidateSet; 2]) -> LinkView {
    let [from, to] = ends.map(|end| note(end, notes));
    LinkView { path: straight(from, to), strong }
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
fn nearest(from: Node, to: Node) -> Option<[Candidate; 2]> {
    let far = |a: Cell, b: Cell| {
        let (down, across) = (a.row_index().abs_diff(b.row_index()), a.column_index().abs_diff(b.column_index()));
        down * down + across * across
    };
    let pairs = from.cells.iter().flat_map(|a| to.cells.iter().map(move |b| (a, b)));
    let (a, b) = pairs.min_by_key(|(a, b)| far(*a, *b))?;
    Some([Candidate::new(a, from.digit), Candidate::new(b, to.digit)])
}

/// Returns a smooth curve through points, as SVG path data.
fn curve(way: &[Point]) -> String {
    /// One point in this number is kept; the curve between them is smooth.
    const KEPT: usize = 3;
    let last = way.len().saturating_sub(1);
    let points: Vec<Point> =
        way.iter().enumerate().filter(|(i, _)| i % KEPT == 0 && i + 1 < last || *i == last).map(|(_, at)| *at).collect();
    let at = |i: usize| points[i.min(points.len() - 1)];
    let mut path = String::new();
    let Some((x, y)) = points.first() else { return path };
    // Writing to a string can't fail.
    let _ = write!(path, "M{x:.0} {y:.0}");
    for i in 1..points.len() {
        let (before, from, to, after) = (at(i.saturating_sub(2)), at(i - 1), at(i), at(i + 1));
        // The tangent at a point is parallel to the line between its neighbours.
        let first = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
        let second = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
        let _ = write!(path, "C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}", first.0, first.1, second.0, second.1, to.0, to.1);
    }
    path
}

/// Returns the straight path between two notes, without its ends, which lie in the circles around the notes.
fn straight(from: (i32, i32), to: (i32, i32)) -> String {
    let ((x, y), (to_x, to_y)) = (towards(from, to), towards(to, from));
    format!("M{x} {y}L{to_x} {to_y}")
}

/// Returns the point outside of the circle around `from`, towards `to`, but at most half way.
fn towards(from: (i32, i32), to: (i32, i32)) -> (i32, i32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).isqrt();
    if length < 2 * REACH {
        return (from.0 + dx / 2, from.1 + dy / 2);
    }
    (from.0 + dx * REACH / length, from.1 + dy * REACH / length)
}

/// Returns the centre of a candidate's small digit in a cell with these corner notes and centre notes.
fn note(candidate: Candidate, [corner, centre]: [&CandidateSet; 2]) -> (i32, i32) {
    let (row, column) = (candidate.cell.row_index() as i32, candidate.cell.column_index() as i32);
    let (across, down) = note_place(candidate.digit, corner.digits_in(candidate.cell), centre.digits_in(candidate.cell));
    (column * 1000 + across, row * 1000 + down)
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
}
