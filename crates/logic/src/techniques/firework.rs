//! Firework: a row and a column cross in a box, and beside the box some digits have one place left in the row, a wing, and one in
//! the column, the other wing. If such a digit is in neither wing, the row needs it in the box and the column too, so it is where
//! they cross. Three digits with the same crossing and wings fill these three cells; two digits, and two more that have the same
//! wings and cross at the opposite corner, fill the four corners.

use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Firework, FireworkCorner},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet};

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let corners = corners(candidates);
    for (corner, wings) in corners.iter().filter(|(corner, _)| corner.digits.len() == 3) {
        put(&[*corner], *wings, candidates, sink)?;
    }
    let pairs = || corners.iter().filter(|(corner, _)| corner.digits.len() == 2);
    for (one, wings) in pairs() {
        let opposite = |(two, others): &&(FireworkCorner, CellSet)| {
            others == wings
                && one.crossing < two.crossing
                && one.digits.is_disjoint(two.digits)
                && !one.crossing.sees(two.crossing)
        };
        for (two, _) in pairs().filter(opposite) {
            put(&[*one, *two], *wings, candidates, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The crossings that two digits or more have with the same wings, and these wings.
fn corners(candidates: &Candidates) -> Vec<(FireworkCorner, CellSet)> {
    let empty = candidates.empty_cells();
    let mut corners = Vec::new();
    for crossing in empty {
        let block = crossing.block().cells();
        let [row, column] = [crossing.row(), crossing.column()].map(|line| line.cells());
        // Each digit's places in the row and in the column beside the box.
        let few = |digit| {
            let places = candidates.of_digit(digit);
            let beside = [places & row, places & column].map(|places| (!places.is_empty()).then_some(places - block));
            let [Some(in_row), Some(in_column)] = beside else { return None };
            (in_row.len() < 2 && in_column.len() < 2).then_some((digit, in_row | in_column))
        };
        let digits: Vec<_> = DigitSet::ALL.iter().filter_map(few).collect();
        let all = digits.iter().fold(CellSet::EMPTY, |all, (_, places)| all | *places);
        if digits.len() < 2 {
            continue;
        }
        for one in all & row {
            for two in all & column {
                let wings = CellSet::of(one).with(two);
                let own = digits.iter().filter(|(_, places)| places.is_subset(wings)).map(|(digit, _)| *digit);
                let digits: DigitSet = own.collect();
                if digits.len() > 1 {
                    corners.push((FireworkCorner { crossing, digits }, wings));
                }
            }
        }
    }
    corners
}

/// Each of the digits is in just one of its crossing and the wings, and so in the crossing's row or column within the box.
fn put(corners: &[FireworkCorner], wings: CellSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all = corners.iter().fold(DigitSet::EMPTY, |all, corner| all | corner.digits);
    let mut removed = CandidateSet::product(wings, !all);
    for FireworkCorner { crossing, digits } in corners {
        let lines = crossing.row().cells() | crossing.column().cells();
        let beside = CandidateSet::product(crossing.block().cells() - lines, *digits);
        removed = removed | CandidateSet::of_cell(*crossing, !*digits) | beside;
    }
    removed &= *candidates.open();
    let Some(effect) = Effect::eliminate(removed) else { return ControlFlow::Continue(()) };
    let evidence = Evidence::Firework(Firework { corners: corners.to_vec(), wings });
    sink(Step { technique: Technique::Firework, effect, evidence })
}
