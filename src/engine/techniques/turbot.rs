//! Two strong links of one digit, joined by a weak one: skyscraper, two-string kite, turbot fish. One of the two far ends is
//! true, so the digit goes from what sees both.
//!
//! ```text
//!   A ===== a        A = a and b = B are the only two places of a house each, a sees b.
//!           |        If A is false, a is true, b false, B true.
//!           b ==== B
//! ```
//!
//! Skyscraper: both links in rows, or both in columns, joined in a line. Kite: a row and a column, joined in a box. Turbot fish:
//! any other.

use crate::{
    board::{CandidateSet, Candidates, Cell, CellSet, Digit, House, HouseKind},
    engine::{Effect, Evidence, Node, Step, Technique, sink::Sink},
};
use std::ops::ControlFlow;

/// The only two places of a house for a digit.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub(super) house: House,
    pub(super) ends: [Cell; 2],
}

/// The houses with exactly two places for a digit.
#[derive(Clone, Copy)]
pub(super) struct Pairs {
    all: [Option<Pair>; 27],
    len: usize,
}

impl Pairs {
    pub(super) fn iter(&self) -> impl Iterator<Item = Pair> + Clone + '_ {
        self.all[..self.len].iter().copied().flatten()
    }
}

/// The pairs of a digit.
pub(super) fn pairs(candidates: &Candidates, digit: Digit) -> Pairs {
    let mut pairs = Pairs { all: [None; 27], len: 0 };
    let open = candidates.of_digit(digit);
    if open.len() < 2 {
        return pairs;
    }
    for house in House::all() {
        if candidates.places(digit, house).count_ones() != 2 {
            continue;
        }
        let cells = open & house.cells();
        if let (Some(a), Some(b)) = (cells.first(), cells.iter().next_back()) {
            pairs.all[pairs.len] = Some(Pair { house, ends: [a, b] });
            pairs.len += 1;
        }
    }
    pairs
}

pub(super) fn find(technique: Technique, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let all = pairs(candidates, digit);
        let mut rest = all.iter();
        for one in all.iter() {
            rest.next();
            for two in rest.clone() {
                for (far, near) in [(0, 1), (1, 0)] {
                    for (other_near, other_far) in [(0, 1), (1, 0)] {
                        let nodes = [one.ends[far], one.ends[near], two.ends[other_near], two.ends[other_far]];
                        if kind(one.house, two.house, nodes[1], nodes[2]) == Some(technique) {
                            joined(technique, digit, nodes, candidates, sink)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// What two pairs joined at `a` and `b` are called; none if they aren't joined.
fn kind(one: House, two: House, a: Cell, b: Cell) -> Option<Technique> {
    use HouseKind::{Box, Column, Row};
    if !a.sees(b) {
        return None;
    }
    Some(match (one.kind(), two.kind()) {
        (Row, Row) if a.column() == b.column() => Technique::Skyscraper,
        (Column, Column) if a.row() == b.row() => Technique::Skyscraper,
        (Row, Column) | (Column, Row) if a.block() == b.block() => Technique::TwoStringKite,
        (Box, _) | (_, Box) => Technique::TurbotFish,
        _ => return None,
    })
}

fn joined(technique: Technique, digit: Digit, cells: [Cell; 4], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [first, a, b, last] = cells;
    let distinct: CellSet = cells.into_iter().collect();
    let removed = candidates.of_digit(digit) & first.peers() & last.peers();
    if distinct.len() < 4 || removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let nodes = [first, a, b, last].map(|cell| Node::new(digit, CellSet::of(cell))).to_vec();
    sink(Step {
        technique,
        effect: Effect::Eliminate(CandidateSet::of(digit, removed)),
        evidence: Evidence::Chain { nodes, closed: false },
    })
}
