//! Almost locked pair and triple: a line and a box meet. In one of the two, outside of the meeting, one cell less than digits has
//! only these digits; in the other one, outside of the meeting, the digits have places in one cell less too. The first cells take
//! all of the digits but one, and these the other house then needs in its own cells outside: so these cells hold nothing else,
//! and the digit that is left is where the two houses meet.
//!
//! ```text
//!   *  *  .   .  12 .   -  .  -     12  has only these digits
//!   .  X  .   .  .  .   .  .  .     *   1 and 2 of the box are here,
//!   .  .  .   .  .  .   .  .  .     X   or here: no other digit
//!                                   -   1 and 2 go
//! ```

use super::finder::FinderInput;
use crate::{
    Effect, Step,
    evidence::{AlmostLocked, Evidence},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet, INTERSECTIONS};

pub(super) fn find(at: &FinderInput<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let &FinderInput { technique, candidates, .. } = at;
    for at in &INTERSECTIONS {
        if (at.shared & candidates.empty_cells()).is_empty() {
            continue;
        }
        for (sure, other, own, rest) in
            [(at.line, at.block, at.line_rest, at.block_rest), (at.block, at.line, at.block_rest, at.line_rest)]
        {
            each_choice(own & candidates.empty_cells(), size, candidates, &mut |naked, digits| {
                let hidden = places(digits, rest, candidates);
                let meet = places(digits, at.shared, candidates);
                let missing = digits.iter().any(|digit| candidates.places(digit, other) == 0);
                if hidden.len() + 1 != size || meet.is_empty() || missing {
                    return ControlFlow::Continue(());
                }
                let gone =
                    CandidateSet::product(sure.cells() - naked - at.shared, digits) | CandidateSet::product(hidden, !digits);
                let Some(effect) = Effect::eliminate(*candidates.open() & gone) else { return ControlFlow::Continue(()) };
                let evidence = Evidence::AlmostLocked(AlmostLocked { digits, sure, other, naked, hidden });
                sink(Step { technique, effect, evidence })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells of `among` in which some of the digits are candidates.
fn places(digits: DigitSet, among: CellSet, candidates: &Candidates) -> CellSet {
    digits.iter().fold(CellSet::EMPTY, |all, digit: Digit| all | candidates.of_digit(digit)) & among
}

/// Calls `found` with each choice of one cell less than `size` that has so many digits.
fn each_choice(
    among: CellSet,
    size: usize,
    candidates: &Candidates,
    found: &mut impl FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let small = among.iter().filter(|&cell| candidates.of_cell(cell).len() <= size);
    for one in small.clone() {
        let digits = candidates.of_cell(one);
        if size == 2 {
            if digits.len() == 2 {
                found(CellSet::of(one), digits)?;
            }
            continue;
        }
        for two in small.clone().filter(|two| two.index() > one.index()) {
            let digits = digits | candidates.of_cell(two);
            if digits.len() == size {
                found(CellSet::of(one).with(two), digits)?;
            }
        }
    }
    ControlFlow::Continue(())
}
