//! The links of the steps of all lessons: beside digits, across the lines of the lattice, apart from each other.

#![allow(clippy::unwrap_used)] // a panic fails the test

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, DigitSet};
use nonet_drawing::{Ink, LinkView, links, note_place, order};
use nonet_logic::{ForcedSingles, Options, Technique, steps_of};
use nonet_prose::ExplainedStep;
use nonet_techniques::{Link, Node};
use nonet_tutor::{explain, positions};
use nonet_words::english;

type Point = (f64, f64);

/// The distance from the centre of an end within which nothing is asked: links come together there, and other candidates are near.
const NEAR_END: f64 = 330.0;

/// A drawn link.
struct Drawn {
    name: String,
    points: Vec<Point>,
    ends: [Point; 2],
}

impl Drawn {
    fn new(name: String, view: &LinkView, link: &Link) -> Drawn {
        let points = points(view);
        let end = |node: Node, tip: Point| {
            let candidates = node.cells.iter().map(|cell| middle(Candidate::new(cell, node.digit)));
            candidates.min_by(|a, b| length(*a, tip).total_cmp(&length(*b, tip))).unwrap()
        };
        let ends = [end(link.from, points[0]), end(link.to, *points.last().unwrap())];
        Drawn { name, points, ends }
    }

    fn is_clear_of_ends(&self, at: Point) -> bool {
        self.ends.iter().all(|end| length(*end, at) > NEAR_END)
    }

    /// The points at which the link lies on ink.
    fn hits(&self, ink: &Ink) -> Vec<Point> {
        self.points.iter().copied().filter(|at| self.is_clear_of_ends(*at) && is_ink(ink, *at)).collect()
    }

    /// The length of the longest piece that runs along a line of the lattice.
    fn run_along_lattice(&self) -> f64 {
        let (mut run, mut longest) = (0.0, 0.0_f64);
        for pair in self.points.windows(2) {
            let (across, down) = ((pair[1].0 - pair[0].0).abs(), (pair[1].1 - pair[0].1).abs());
            let is_beside = |at: f64| (at - (at / 1000.0).round() * 1000.0).abs() < 50.0;
            let is_along = is_beside(pair[1].0) && across < 0.35 * down || is_beside(pair[1].1) && down < 0.35 * across;
            run = if is_along { run + length(pair[0], pair[1]) } else { 0.0 };
            longest = longest.max(run);
        }
        longest
    }

    /// The length on which the link lies over another one.
    fn run_over(&self, other: &Drawn) -> f64 {
        let is_over = |at: Point| {
            let apart = self.is_clear_of_ends(at) && other.is_clear_of_ends(at);
            apart && other.points.iter().any(|to| length(at, *to) < 45.0)
        };
        self.points.windows(2).filter(|pair| is_over(pair[1])).map(|pair| length(pair[0], pair[1])).sum()
    }
}

/// The points of a path, close together.
fn points(view: &LinkView) -> Vec<Point> {
    let numbers = |piece: &str| piece.split(' ').map(|it| it.parse().unwrap()).collect::<Vec<f64>>();
    let mut pieces = view.path[1..].split('C');
    let start = numbers(pieces.next().unwrap());
    let mut all = vec![(start[0], start[1])];
    for piece in pieces {
        let ((x, y), it) = (*all.last().unwrap(), numbers(piece));
        let at = |t: f64, a: f64, b: f64, c: f64, d: f64| {
            let s = 1.0 - t;
            s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
        };
        let steps = (1..=16).map(|step| f64::from(step) / 16.0);
        all.extend(steps.map(|t| (at(t, x, it[0], it[2], it[4]), at(t, y, it[1], it[3], it[5]))));
    }
    all
}

fn length(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The centre of a candidate's small digit.
fn middle(it: Candidate) -> Point {
    let (x, y) = note_place(it.digit, DigitSet::EMPTY, DigitSet::EMPTY);
    let (column, row) = (it.cell.column_index() as u32, it.cell.row_index() as u32);
    (f64::from(column * 1000) + f64::from(x), f64::from(row * 1000) + f64::from(y))
}

/// Whether there is a digit, or the shape around one, at this point.
fn is_ink(ink: &Ink, at: Point) -> bool {
    let (column, row) = ((at.0 / 1000.0).clamp(0.0, 8.0) as usize, (at.1 / 1000.0).clamp(0.0, 8.0) as usize);
    let cell = Cell::from_index(row * 9 + column).unwrap();
    if ink.filled.contains(cell) {
        let (x, y) = (at.0 - column as f64 * 1000.0, at.1 - row as f64 * 1000.0);
        return (x - 500.0).abs() < 160.0 && (y - 500.0).abs() < 230.0;
    }
    let is_on = |it: Candidate| {
        let (x, y) = middle(it);
        let (across, down) = ((at.0 - x).abs(), (at.1 - y).abs());
        if ink.marked.contains(it) { across.hypot(down) < 135.0 } else { across < 60.0 && down < 85.0 }
    };
    ink.corner.digits_in(cell).iter().any(|digit| is_on(Candidate::new(cell, digit)))
}

fn ink(explained: &ExplainedStep, at: &Candidates) -> Ink {
    let marked = at.open().iter().filter(|it| explained.role_of_candidate(*it).is_some()).collect();
    Ink { filled: at.grid().filled_cells(), corner: *at.open(), centre: CandidateSet::EMPTY, marked }
}

#[test]
fn links_run_beside_digits_and_across_the_lattice_and_apart() {
    let (mut count, mut faults) = (0, String::new());
    for technique in Technique::ALL {
        for at in positions(technique) {
            for step in steps_of(technique, &at, &Options::to_practise(technique)).iter().take(2) {
                let explained = explain::step(step, &at, &ForcedSingles::default(), english());
                let ink = ink(&explained, &at);
                let views = links(&explained.links, &ink, &order(&explained.order, &ink));
                assert_eq!(views.len(), explained.links.len(), "{step}");
                let named = |link: &Link| {
                    let end = |node: Node| {
                        format!("{}{:?}", node.digit, node.cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>())
                    };
                    format!("{} {step}: {} {}", technique.name(), end(link.from), end(link.to))
                };
                let drawn: Vec<Drawn> =
                    views.iter().zip(&explained.links).map(|(view, link)| Drawn::new(named(link), view, link)).collect();
                count += drawn.len();
                for (number, link) in drawn.iter().enumerate() {
                    let (hits, along) = (link.hits(&ink).len(), link.run_along_lattice());
                    let over = drawn[..number].iter().map(|other| link.run_over(other)).fold(0.0, f64::max);
                    if hits > 0 || along > 350.0 || over > 250.0 {
                        faults += &format!("{}: {hits} hits, {along:.0} along, {over:.0} over\n", link.name);
                    }
                }
            }
        }
    }
    assert!(count > 100, "{count}");
    assert_eq!(faults, "", "of {count} links: {}", faults.lines().count());
}
