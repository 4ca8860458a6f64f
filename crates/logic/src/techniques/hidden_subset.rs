//! Hidden pair, triple and quadruple: as many digits as places in a house. Other digits go from these places.

use super::{closed::NumberedSets, finder::FinderInput};
use crate::{
    Effect, Step,
    evidence::{Evidence, HiddenSubset},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, CellSet, Digit, DigitSet};

pub(super) fn find(at: &FinderInput<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let &FinderInput { technique, houses, candidates, .. } = at;
    for house in houses {
        let places_of = |i: usize| candidates.places(Digit::ALL[i], house);
        NumberedSets::new(2..=size, places_of).closed(size, &mut |chosen, _| {
            let digits = DigitSet::from_bits(chosen);
            let cells = digits.iter().fold(CellSet::EMPTY, |all, digit| all | candidates.of_digit(digit)) & house.cells();
            let removed = *candidates.open() & CandidateSet::product(cells, !digits);
            let Some(effect) = Effect::eliminate(removed) else { return ControlFlow::Continue(()) };
            let evidence = Evidence::HiddenSubset(HiddenSubset { house, cells, digits });
            sink(Step { technique, effect, evidence })
        })?;
    }
    ControlFlow::Continue(())
}
