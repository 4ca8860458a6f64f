//! Locked candidates: where a line and a box meet, a digit that one of the two must have there goes from the rest of the other.
//! Pointing: the box needs it there. Claiming: the line does.

use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Locked},
    sink::Sink,
};
use nonet_core::board::{Candidates, CellSet, DigitSet, House, HouseKind, INTERSECTIONS};
use std::ops::ControlFlow;

pub(super) fn pointing(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let sides = |i: usize| (INTERSECTIONS[i].block, INTERSECTIONS[i].line);
    find(Technique::LockedCandidates1, digits, candidates, sides, sink)
}

pub(super) fn claiming(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let sides = |i: usize| (INTERSECTIONS[i].line, INTERSECTIONS[i].block);
    find(Technique::LockedCandidates2, digits, candidates, sides, sink)
}

fn find(
    technique: Technique,
    digits: DigitSet,
    candidates: &Candidates,
    sides: impl Fn(usize) -> (House, House),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for digit in digits {
        let open = candidates.of_digit(digit);
        for i in 0..INTERSECTIONS.len() {
            let (from, to) = sides(i);
            let cells = open & from.cells();
            let removed = (open & to.cells()) - cells;
            if is_several(cells)
                && cells.is_subset(to.cells())
                && let Some(effect) = Effect::eliminate_digit(digit, removed)
            {
                sink(Step { technique, effect, evidence: Evidence::Locked(Locked { digit, from, to, cells }) })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A lone place is a hidden single, which says more.
fn is_several(cells: CellSet) -> bool {
    cells.len() > 1
}

/// Pointing, box by box and there digit by digit, as HoDoKu looks for it.
pub(super) fn pointing_by_box(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    by_house(Technique::LockedCandidates1, House::of_kind(HouseKind::Box), digits, candidates, sink)
}

/// Claiming, line by line and there digit by digit.
pub(super) fn claiming_by_line(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    by_house(Technique::LockedCandidates2, House::all().filter(|house| house.is_line()), digits, candidates, sink)
}

fn by_house(
    technique: Technique,
    houses: impl Iterator<Item = House>,
    digits: DigitSet,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for from in houses {
        for digit in digits {
            let cells = candidates.of_digit(digit) & from.cells();
            if !(2..=3).contains(&cells.len()) {
                continue; // a lone place is a hidden single, which says more
            }
            let others = cells.first().into_iter().flat_map(|cell| cell.houses());
            for to in others.filter(|&to| to != from && to.is_line() != from.is_line() && cells.is_subset(to.cells())) {
                let removed = (candidates.of_digit(digit) & to.cells()) - cells;
                let Some(effect) = Effect::eliminate_digit(digit, removed) else { continue };
                sink(Step { technique, effect, evidence: Evidence::Locked(Locked { digit, from, to, cells }) })?;
            }
        }
    }
    ControlFlow::Continue(())
}
