//! Colours: the strong links of a digit join its places to components of two colours, one of which is true.
//!
//! Simple colours: what sees both colours of a component loses the digit (trap); a colour of which two cells see each other is
//! false (wrap). Multi-colours: where a cell of one component's colour sees one of another's, one of the opposite colours is true;
//! what sees both of these loses the digit. A colour that sees both colours of another component is false.

use super::turbot::{Pairs, pairs};
use crate::{
    Effect, Step, Technique,
    evidence::{Colouring, Evidence},
    sink::Sink,
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// The two colours of a component.
type Colours = [CellSet; 2];

/// More components of a digit than there can be: each has two of at most 27 pairs' ends, and a box holds at most one of two.
const MOST: usize = 27;

/// The components of a digit's strong links.
struct Components {
    all: [Colours; MOST],
    len: usize,
}

impl Components {
    fn of(candidates: &Candidates, digit: Digit) -> Components {
        let mut components = Components { all: [Colours::default(); MOST], len: 0 };
        let mut coloured = CellSet::EMPTY;
        let pairs = pairs(candidates, digit);
        for pair in pairs.iter() {
            if coloured.contains(pair.ends[0]) {
                continue;
            }
            let colours = component(&pairs, pair.ends.map(CellSet::of));
            coloured |= colours[0] | colours[1];
            components.all[components.len] = colours;
            components.len += 1;
        }
        components
    }

    fn as_slice(&self) -> &[Colours] {
        &self.all[..self.len]
    }
}

/// Everything that strong links join to these two ends, by colour.
fn component(pairs: &Pairs, mut colours: Colours) -> Colours {
    loop {
        let before = colours;
        for pair in pairs.iter() {
            let [a, b] = pair.ends;
            for i in 0..2 {
                if colours[i].contains(a) {
                    colours[1 - i] |= CellSet::of(b);
                } else if colours[i].contains(b) {
                    colours[1 - i] |= CellSet::of(a);
                }
            }
        }
        if colours == before {
            return colours;
        }
    }
}

pub(super) fn simple(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in digits {
        for &colours in Components::of(candidates, digit).as_slice() {
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
        let components = Components::of(candidates, digit);
        for (i, &one) in components.as_slice().iter().enumerate() {
            for (j, &two) in components.as_slice().iter().enumerate() {
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
        evidence: Evidence::Colouring(Colouring { clusters: std::iter::once(one).chain(two).map(pair).collect(), emptied: None }),
    })
}
