//! Naked pair, triple and quadruple: as many cells of a house as digits. The digits go from the rest of the house; from the rest
//! of the line and of the box, if the cells lie in both, which is then called a locked pair or triple.

use super::{closed::NumberedSets, finder::FinderInput};
use crate::{
    Effect, Step,
    evidence::{Evidence, NakedSubset},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, House, HouseSet, INTERSECTIONS};

/// The subsets that clear one house.
pub(super) fn find(at: &FinderInput<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let small = small(at.candidates, size);
    at.houses.iter().try_for_each(|house| subsets(small & house.cells(), house, at, size, false, sink))
}

/// The subsets that clear a line and a box.
pub(super) fn locked(at: &FinderInput<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let small = small(at.candidates, size);
    let mut looked_at =
        INTERSECTIONS.iter().filter(|meeting| at.houses.contains(meeting.line) || at.houses.contains(meeting.block));
    looked_at.try_for_each(|meeting| subsets(small & meeting.shared, meeting.line, at, size, true, sink))
}

/// The subsets among these cells of a house, those that clear one house or those that clear two.
fn subsets(
    among: CellSet,
    house: House,
    at: &FinderInput<'_>,
    size: usize,
    locked: bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let &FinderInput { technique, candidates, .. } = at;
    if among.len() < size {
        return ControlFlow::Continue(());
    }
    let mut cells = [None; 9];
    among.iter().zip(&mut cells).for_each(|(cell, slot)| *slot = Some(cell));
    let digits_of = |i: usize| cells[i].map_or(0, |cell: Cell| candidates.of_cell(cell).bits());
    NumberedSets::new(2..=size, digits_of).closed(size, &mut |chosen, union| {
        let mut subset = CellSet::EMPTY;
        for (i, cell) in cells.iter().enumerate() {
            if let Some(cell) = cell.filter(|_| chosen >> i & 1 != 0) {
                subset = subset.with(cell);
            }
        }
        let digits = DigitSet::from_bits(union);
        let houses: HouseSet = subset.common_houses().collect();
        let told_by_its_line = !house.is_line() && (houses & at.houses).iter().any(House::is_line);
        let removed = *candidates.open() & CandidateSet::product(houses.cells() - subset, digits);
        let Some(effect) = Effect::eliminate(removed).filter(|_| !told_by_its_line) else { return ControlFlow::Continue(()) };
        let clears = |house: House| removed.cells().intersects(house.cells());
        let clears_both = size < 4 && houses.len() == 2 && houses.iter().all(clears);
        if locked != clears_both {
            return ControlFlow::Continue(());
        }
        let evidence = Evidence::NakedSubset(NakedSubset { houses, cells: subset, digits });
        sink(Step { technique, effect, evidence })
    })
}

/// The cells with at most so many candidates, from two on: no other can be in a subset of that size.
pub(super) fn small(candidates: &Candidates, size: usize) -> CellSet {
    let mut at_least = [CellSet::ALL; 6]; // so many candidates or more
    at_least[1..].fill(CellSet::EMPTY);
    for digit in DigitSet::ALL {
        for n in (1..=size + 1).rev() {
            at_least[n] |= at_least[n - 1] & candidates.of_digit(digit);
        }
    }
    at_least[2] - at_least[size + 1]
}
