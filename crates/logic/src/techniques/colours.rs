//! Colours: the strong links of a digit join its places to components of two colours, one of which is true.
//!
//! Simple colours: what sees both colours of a component loses the digit (trap); a colour of which two cells see each other is
//! false (wrap). Multi-colours: where a cell of one component's colour sees one of another's, one of the opposite colours is true;
//! what sees both of these loses the digit. A colour that sees both colours of another component is false.

use super::{medusa::component, turbot::pairs};
use crate::{
    Effect, Step, Technique,
    evidence::{Colouring, Evidence},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit, DigitSet};

/// The two colours of a component.
type Colours = [CellSet; 2];

/// Returns the components of a digit's strong links.
fn components(candidates: &Candidates, digit: Digit) -> Vec<Colours> {
    let links: Vec<_> = pairs(candidates, digit).map(|pair| pair.ends.map(|cell| Candidate::new(cell, digit))).collect();
    let mut components: Vec<Colours> = Vec::new();
    for &[one, _] in &links {
        if !components.iter().flatten().any(|colour| colour.contains(one.cell)) {
            components.push(component(&links, one).map(|colour| colour.cells_of(digit)));
        }
    }
    components
}

pub(super) fn simple(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in digits {
        for colours in components(candidates, digit) {
            let both = candidates.of_digit(digit) & colours[0].seen_by_any() & colours[1].seen_by_any();
            let outside = both - colours[0] - colours[1];
            colour_step(Technique::SimpleColors, digit, colours, None, outside, sink)?;
            for colour in colours {
                if colour.intersects(colour.seen_by_any()) {
                    colour_step(Technique::SimpleColors, digit, colours, None, colour, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn multi(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in digits {
        let components = components(candidates, digit);
        for (i, &one) in components.iter().enumerate() {
            for (j, &two) in components.iter().enumerate() {
                if i == j {
                    continue;
                }
                for a in 0..2 {
                    let seen = one[a].seen_by_any();
                    if seen.intersects(two[0]) && seen.intersects(two[1]) {
                        colour_step(Technique::MultiColors, digit, one, Some(two), one[a], sink)?;
                    }
                    for b in (0..2).filter(|&b| i < j && seen.intersects(two[b])) {
                        let ends = one[1 - a].seen_by_any() & two[1 - b].seen_by_any();
                        let removed = candidates.of_digit(digit) & ends;
                        colour_step(Technique::MultiColors, digit, one, Some(two), removed, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn colour_step(
    technique: Technique,
    digit: Digit,
    one: Colours,
    two: Option<Colours>,
    removed: CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some(effect) = Effect::eliminate_digit(digit, removed) else { return ControlFlow::Continue(()) };
    let pair = |colours: Colours| colours.map(|cells| CandidateSet::of_digit(digit, cells));
    sink(Step {
        technique,
        effect,
        evidence: Evidence::Colouring(Colouring {
            clusters: core::iter::once(one).chain(two).map(pair).collect(),
            emptied: None,
        }),
    })
}
