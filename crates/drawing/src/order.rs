//! The small numbers beside small digits, which show the order in which the digits become true in a trial, or in each case of a
//! forcing chain.

use crate::ink::{Blot, Ink, Point, corner};
use nonet_core::board::{Candidate, Cell};
use nonet_prose::NumberedNode;

/// A number beside a small digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderView {
    /// The candidate of the small digit.
    pub candidate: Candidate,
    /// The number. If there are several cases, the letter of the case stands before it: `b3`.
    pub text: String,
    /// The x coordinate of the middle of the number, on a board 900 wide and high.
    pub x: i32,
    /// The y coordinate of the middle of the number.
    pub y: i32,
}

/// The width of a character, on a board 9000 wide.
const CHARACTER: f64 = 95.0;
/// The height of a number.
const HEIGHT: f64 = 130.0;

/// Returns the numbers for these cases, each at a place that is free of ink. A candidate of several cases has one number for
/// each, separated by spaces.
#[must_use]
pub fn order(cases: &[Vec<NumberedNode>], ink: &Ink) -> Vec<OrderView> {
    let letters = ('a'..='z').map(|letter| if cases.len() > 1 { letter.to_string() } else { String::new() });
    let mut texts: Vec<(Candidate, String)> = Vec::new();
    for (case, letter) in cases.iter().zip(letters) {
        for NumberedNode { number, node } in case {
            for cell in node.cells {
                let (candidate, text) = (Candidate::new(cell, node.digit), format!("{letter}{number}"));
                match texts.iter_mut().find(|(known, _)| *known == candidate) {
                    Some((_, known)) => *known += &format!(" {text}"),
                    None => texts.push((candidate, text)),
                }
            }
        }
    }
    let mut placed: Vec<OrderView> = Vec::new();
    for (candidate, text) in texts {
        let (x, y) = free_place(candidate, &text, ink, &numbers(&placed));
        placed.push(OrderView { candidate, text, x: (x / 10.0).round() as i32, y: (y / 10.0).round() as i32 });
    }
    placed
}

/// Returns the rectangles that the numbers cover.
pub(crate) fn numbers(order: &[OrderView]) -> Vec<Blot> {
    let room = |view: &OrderView| {
        let middle = (f64::from(view.x) * 10.0, f64::from(view.y) * 10.0);
        Blot::Digit(middle, width(&view.text) / 2.0, HEIGHT / 2.0)
    };
    order.iter().map(room).collect()
}

fn width(text: &str) -> f64 {
    CHARACTER * text.chars().count() as f64
}

/// Returns the centre of the place near a candidate at which its number overlaps the least. Of equal places, it is the nearest to
/// the upper right.
fn free_place(candidate: Candidate, text: &str, ink: &Ink, numbers: &[Blot]) -> Point {
    let (x, y) = ink.place(candidate);
    let half = (width(text) / 2.0, HEIGHT / 2.0);
    let blots: Vec<Blot> = around(candidate.cell).flat_map(|cell| ink.blots(cell, &Default::default())).collect();
    let clamped = |(x, y): Point| (x.clamp(half.0 + 20.0, 8980.0 - half.0), y.clamp(half.1 + 20.0, 8980.0 - half.1));
    let beside = [(1.0, -0.7), (-1.0, -0.7), (0.0, -1.0), (1.0, 0.7), (-1.0, 0.7), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0)];
    let places = [0.0, 30.0, 70.0].into_iter().flat_map(|more| {
        beside.map(|(across, down): (f64, f64)| {
            (x + across * (125.0 + half.0 + more), y + down * (120.0 + half.1 + more) + if down == 0.0 { more } else { 0.0 })
        })
    });
    let cost = |at: &Point| {
        let near = |blot: &Blot| (half.1 - gap(blot, *at, half)).max(0.0);
        let mut cost = blots.iter().chain(numbers).map(near).sum::<f64>();
        // A number across the line between two cells might belong to the next cell.
        let (left, top) = corner(candidate.cell);
        let out = |at: f64, from: f64, half: f64| (from + 10.0 - (at - half)).max(at + half - (from + 990.0)).max(0.0);
        cost += (out(at.0, left, half.0) + out(at.1, top, half.1)) * 0.7;
        cost
    };
    let mut best = (f64::INFINITY, (x, y));
    for at in places.map(clamped) {
        let cost = cost(&at);
        if cost < best.0 - 0.5 {
            best = (cost, at);
        }
    }
    best.1
}

/// Returns the distance between ink and the rectangle about a point; less than half the height if they overlap.
fn gap(blot: &Blot, (x, y): Point, half: Point) -> f64 {
    let (to, width, height) = match *blot {
        Blot::Digit(at, width, height) => (at, width, height),
        Blot::Mark(at, radius) => (at, radius * 0.92, radius * 0.92),
    };
    let across = (x - to.0).abs() - width - half.0;
    let down = (y - to.1).abs() - height - half.1;
    half.1 + across.max(down)
}

/// Returns a cell and the cells around it.
fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    let near = move |other: &Cell| {
        cell.row_index().abs_diff(other.row_index()) <= 1 && cell.column_index().abs_diff(other.column_index()) <= 1
    };
    Cell::all().filter(near)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{CandidateSet, CellSet, Digit};
    use nonet_techniques::Node;

    fn node(number: usize, cell: &str, digit: Digit) -> NumberedNode {
        NumberedNode { number, node: Node { digit, cells: CellSet::of(cell.parse().unwrap()) } }
    }

    #[test]
    fn a_number_stands_wholly_on_the_board() {
        for cell in Cell::all() {
            for digit in Digit::ALL {
                let cases = [vec![NumberedNode { number: 12, node: Node { digit, cells: CellSet::of(cell) } }]];
                let view = &order(&cases, &Ink::default())[0];
                let half = width("12") as i32 / 20;
                assert!((half..=900 - half).contains(&view.x) && (6..=894).contains(&view.y), "{view:?}");
            }
        }
    }

    /// In a cell with four marked candidates, the four numbers find free places.
    #[test]
    fn numbers_lie_on_nothing() {
        let cell: Cell = "r5c5".parse().unwrap();
        let marked: CandidateSet =
            [Digit::D1, Digit::D3, Digit::D7, Digit::D9].map(|digit| Candidate::new(cell, digit)).into_iter().collect();
        let ink = Ink { corner: marked, marked, ..Ink::default() };
        let case = (1..).zip(marked.iter()).map(|(number, it)| node(number, "r5c5", it.digit)).collect::<Vec<_>>();
        let all = order(&[case], &ink);
        let rooms = numbers(&all);
        for (number, room) in rooms.iter().enumerate() {
            let Blot::Digit(at, across, down) = room else { panic!("a number is a rectangle") };
            let others = rooms.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, room)| *room);
            for blot in others.chain(ink.blots(cell, &CandidateSet::EMPTY)) {
                assert!(gap(&blot, *at, (*across, *down)) >= *down, "{:?} lies on {blot:?}", all[number]);
            }
        }
    }

    #[test]
    fn cases_are_told_apart_and_a_candidate_of_two_has_both_numbers() {
        let texts =
            |cases: &[Vec<NumberedNode>]| order(cases, &Ink::default()).iter().map(|view| view.text.clone()).collect::<Vec<_>>();
        let (first, third) = (node(1, "r1c1", Digit::D1), node(3, "r2c2", Digit::D2));
        assert_eq!(texts(&[vec![first, third]]), ["1", "3"]);
        assert_eq!(texts(&[vec![first, third], vec![node(1, "r2c2", Digit::D2)]]), ["a1", "a3 b1"]);
    }
}
