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

use super::closed::ones;
use crate::{
    Effect, Node, Step, Technique,
    evidence::{Chain, Evidence},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// The only two places of a house for a digit.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub(super) house: House,
    pub(super) ends: [Cell; 2],
}

/// The houses with exactly two places for a digit: rows, then columns, then boxes.
pub(super) fn pairs(candidates: &Candidates, digit: Digit) -> impl Iterator<Item = Pair> {
    let houses = House::all().filter(move |&house| ones(candidates.places(digit, house)) == 2);
    houses.filter_map(move |house| {
        let cells = candidates.of_digit(digit) & house.cells();
        Some(Pair { house, ends: [cells.first()?, cells.iter().next_back()?] })
    })
}

pub(super) fn find(technique: Technique, digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    use HouseKind::{Box, Column, Row};
    let kinds: &[[HouseKind; 2]] = match technique {
        Technique::Skyscraper => &[[Row, Row], [Column, Column]],
        Technique::TwoStringKite => &[[Row, Column]],
        _ => &[[Row, Box], [Column, Box], [Box, Box]],
    };
    of_kinds(technique, kinds, digits, candidates, sink)
}

/// Skyscrapers as HoDoKu looks for them: all with links in rows before all with links in columns.
pub(super) fn skyscrapers(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for kind in [HouseKind::Row, HouseKind::Column] {
        of_kinds(Technique::Skyscraper, &[[kind, kind]], digits, candidates, sink)?;
    }
    ControlFlow::Continue(())
}

fn of_kinds(
    technique: Technique,
    kinds: &[[HouseKind; 2]],
    digits: DigitSet,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for digit in digits {
        let pairs: Vec<Pair> = pairs(candidates, digit).collect();
        let of_kind = |kind| pairs.iter().filter(move |pair| pair.house.kind() == kind);
        for &[kind, other] in kinds {
            for (i, one) in of_kind(kind).enumerate() {
                let from = if kind == other { i + 1 } else { 0 };
                for two in of_kind(other).skip(from) {
                    for nodes in [
                        [one.ends[0], one.ends[1], two.ends[0], two.ends[1]],
                        [one.ends[0], one.ends[1], two.ends[1], two.ends[0]],
                        [one.ends[1], one.ends[0], two.ends[0], two.ends[1]],
                        [one.ends[1], one.ends[0], two.ends[1], two.ends[0]],
                    ] {
                        if meet(technique, kind, nodes[1], nodes[2]) {
                            joined(technique, digit, nodes, candidates, sink)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether `a` of a first link, in a house of this kind, and `b` of a second one see each other as the technique has it.
fn meet(technique: Technique, kind: HouseKind, a: Cell, b: Cell) -> bool {
    match (technique, kind) {
        (Technique::Skyscraper, HouseKind::Row) => a.column() == b.column(),
        (Technique::Skyscraper, _) => a.row() == b.row(),
        (Technique::TwoStringKite, _) => a.block() == b.block() && a != b,
        _ => a.sees(b),
    }
}

fn joined(technique: Technique, digit: Digit, cells: [Cell; 4], candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [first, a, b, last] = cells;
    let distinct = CellSet::of(first).with(a).with(b).with(last);
    let removed = candidates.of_digit(digit) & first.peers() & last.peers();
    let Some(effect) = Effect::eliminate_digit(digit, removed).filter(|_| distinct.len() == 4) else {
        return ControlFlow::Continue(());
    };
    let nodes = [first, a, b, last].map(|cell| Node::new(digit, CellSet::of(cell))).to_vec();
    sink(Step { technique, effect, evidence: Evidence::Chain(Chain { nodes, closed: false }) })
}
