//! Hidden single: a house has one place left for a digit. Boxes first, since there it is easiest to see.

use crate::{
    Step, Technique,
    evidence::{Evidence, OnlyPlace},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, Candidates, DigitSet, House, HouseKind, HouseSet};

pub(super) fn find(houses: HouseSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for kind in [HouseKind::Box, HouseKind::Row, HouseKind::Column] {
        for house in House::of_kind(kind).filter(|&house| houses.contains(house)) {
            for digit in DigitSet::ALL {
                if !candidates.places(digit, house).is_power_of_two() {
                    continue;
                }
                let Some(cell) = (candidates.of_digit(digit) & house.cells()).single() else { continue };
                let evidence = Evidence::OnlyPlace(OnlyPlace { house });
                sink(Step::placing(Technique::HiddenSingle, Candidate::new(cell, digit), evidence))?;
            }
        }
    }
    ControlFlow::Continue(())
}
