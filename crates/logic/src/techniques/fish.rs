//! Basic fish: X-wing, swordfish, jellyfish. A digit's places in so many rows lie in as many columns: each of these columns has it
//! in one of those rows, so it goes from the rest of the columns. The same with rows and columns exchanged.

use super::{closed::NumberedSets, finder::FinderInput};
use crate::{
    Effect, Step,
    evidence::{Evidence, Fish},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{House, HouseKind, HouseSet};

/// The two ways in which a fish lies: base lines, cover lines.
pub(super) const WAYS: [[HouseKind; 2]; 2] = [[HouseKind::Row, HouseKind::Column], [HouseKind::Column, HouseKind::Row]];

pub(super) fn find(at: &FinderInput<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let &FinderInput { technique, digits, candidates, .. } = at;
    for digit in digits {
        for [base_kind, cover_kind] in WAYS {
            let places_of = |i: usize| House::new(base_kind, i).map_or(0, |line| candidates.places(digit, line));
            NumberedSets::new(2..=size, places_of).closed(size, &mut |chosen, union| {
                let (base, cover) = (lines(base_kind, chosen), lines(cover_kind, union));
                let removed = candidates.of_digit(digit) & (cover.cells() - base.cells());
                let Some(effect) = Effect::eliminate_digit(digit, removed) else { return ControlFlow::Continue(()) };
                let evidence = Evidence::Fish(Fish { digit, base, cover, fins: Default::default() });
                sink(Step { technique, effect, evidence })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The lines of this kind whose numbers are the bits of `numbers`.
pub(super) fn lines(kind: HouseKind, numbers: u16) -> HouseSet {
    HouseSet::from_bits(u32::from(numbers) << (9 * kind as u32))
}
