//! Empty rectangle: in a box, a digit lies on one row and one column only, so it lies on the row or on the column. Two places of
//! another column, one of them on that row, make it go where the other one's row meets the box's column.
//!
//! ```text
//!   x x x  . . .  . a .      x  the box's places, on row 1 and column 3
//!   . . x  . . .  . . .      a = b  the only two places of column 8
//!   . . x  . . .  . . .      -  goes: were it true, row 1 of the box would have the digit, a not, b would
//!
//!   . . -  . . .  . b .
//! ```

use super::turbot::{Pair, pairs};
use crate::{
    Effect, Node, Step, Technique,
    evidence::{Chain, Evidence},
    sink::Sink,
};
use alloc::{vec, vec::Vec};
use core::ops::ControlFlow;
use nonet_core::board::{Candidates, CellSet, Digit, DigitSet, House, HouseKind};

pub(super) fn find(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in digits {
        let open = candidates.of_digit(digit);
        let pairs: Vec<Pair> = pairs(candidates, digit).filter(|pair| pair.house.is_line()).collect();
        if pairs.is_empty() {
            continue;
        }
        for block in House::of_kind(HouseKind::Box) {
            let places = open & block.cells();
            if !(2..=5).contains(&places.len()) {
                continue;
            }
            for (row, column) in crossing(block) {
                if !places.is_subset(row.cells() | column.cells()) {
                    continue;
                }
                for (along, across) in [(row, column), (column, row)] {
                    found(digit, places, block, [along, across], &pairs, candidates, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The nine crossings of a row and a column in a box.
fn crossing(block: House) -> impl Iterator<Item = (House, House)> {
    block.cells().iter().map(|cell| (cell.row(), cell.column()))
}

/// The steps of a box whose places lie on `along` and `across`, by pairs with one end on `along`.
fn found(
    digit: Digit,
    places: CellSet,
    block: House,
    [along, across]: [House; 2],
    pairs: &[Pair],
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let (on_along, on_across) = (places & along.cells(), places - along.cells());
    if on_across.is_empty() || on_along.is_empty() || on_along.is_subset(across.cells()) {
        return ControlFlow::Continue(());
    }
    for pair in pairs.iter().filter(|pair| pair.house.kind() == across.kind()) {
        for (near, far) in [(pair.ends[0], pair.ends[1]), (pair.ends[1], pair.ends[0])] {
            if !along.cells().contains(near) || block.cells().contains(near) {
                continue;
            }
            let removed = (candidates.of_digit(digit) & far.peers() & across.cells()) - block.cells();
            let Some(effect) = Effect::eliminate_digit(digit, removed) else { continue };
            let nodes = vec![
                Node::new(digit, CellSet::of(far)),
                Node::new(digit, CellSet::of(near)),
                Node::new(digit, on_along),
                Node::new(digit, on_across),
            ];
            sink(Step {
                technique: Technique::EmptyRectangle,
                effect,
                evidence: Evidence::Chain(Chain { nodes, closed: false }),
            })?;
        }
    }
    ControlFlow::Continue(())
}
