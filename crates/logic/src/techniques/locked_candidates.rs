//! Locked candidates: where a line and a box meet, a digit that one of the two must have there goes from the rest of the other.
//! Pointing: the box needs it there. Claiming: the line does.

use super::finder::FinderInput;
use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Locked},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{Digit, House, INTERSECTIONS, Intersection};

/// Puts the steps of the technique into the sink, digit by digit.
pub(super) fn find(at: &FinderInput<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let is_pointing = is_pointing(at);
    for digit in at.digits {
        for &Intersection { line, block, .. } in &INTERSECTIONS {
            let (from, to) = if is_pointing { (block, line) } else { (line, block) };
            put(at, digit, from, to, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Puts the steps of the technique into the sink, house by house and there digit by digit, as HoDoKu looks for them.
pub(super) fn by_house(at: &FinderInput<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let is_pointing = is_pointing(at);
    for from in House::all().filter(|house| house.is_line() != is_pointing) {
        for digit in at.digits {
            let Some(cell) = (at.candidates.of_digit(digit) & from.cells()).first() else { continue };
            for to in cell.houses().into_iter().filter(|house| house.is_line() == is_pointing) {
                put(at, digit, from, to, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns whether it is the box that needs the digit.
fn is_pointing(at: &FinderInput<'_>) -> bool {
    at.technique == Technique::LockedCandidates1
}

/// Puts the step into the sink that `from`, which needs the digit where it meets `to`, eliminates from the rest of `to`.
#[inline(always)]
fn put(at: &FinderInput<'_>, digit: Digit, from: House, to: House, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let open = at.candidates.of_digit(digit);
    let cells = open & from.cells();
    if cells.len() < 2 || !cells.is_subset(to.cells()) {
        return ControlFlow::Continue(()); // a lone place is a hidden single, which says more
    }
    let Some(effect) = Effect::eliminate_digit(digit, (open & to.cells()) - cells) else { return ControlFlow::Continue(()) };
    sink(Step { technique: at.technique, effect, evidence: Evidence::Locked(Locked { digit, from, to, cells }) })
}
