//! Naked pair, triple and quadruple: as many cells of a house as digits. The digits go from the rest of the house; from the rest
//! of the line and of the box, if the cells lie in both, which is then called a locked pair or triple.

use super::closed::Family;
use crate::{
    board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseSet, INTERSECTIONS},
    engine::{Effect, Evidence, Step, Technique, sink::Sink},
};
use std::ops::ControlFlow;

/// Those that clear one house.
pub(super) fn find(technique: Technique, size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let small = small(candidates, size);
    House::all().try_for_each(|house| search(technique, size, house, small & house.cells(), false, candidates, sink))
}

/// Those that clear a line and a box.
pub(super) fn locked(technique: Technique, size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let small = small(candidates, size);
    INTERSECTIONS.iter().try_for_each(|at| search(technique, size, at.line, small & at.shared, true, candidates, sink))
}

/// The subsets among these cells of a house.
fn search(
    technique: Technique,
    size: usize,
    house: House,
    among: CellSet,
    locked: bool,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if among.len() < size {
        return ControlFlow::Continue(());
    }
    let mut cells = [None; 9];
    among.iter().zip(&mut cells).for_each(|(cell, slot)| *slot = Some(cell));
    let digits_of = |i: usize| cells[i].map_or(0, |cell: Cell| candidates.of_cell(cell).bits());
    Family::new(size, digits_of).closed(size, &mut |chosen, union| {
        let subset: CellSet = (0..9).filter(|i| chosen >> i & 1 != 0).filter_map(|i| cells[i]).collect();
        let digits = DigitSet::from_bits(union);
        let Some((houses, removed)) = cleared(house, subset, digits, candidates) else {
            return ControlFlow::Continue(());
        };
        let clears_both = size < 4 && houses.iter().all(|house| removed.cells().meets(house.cells())) && houses.len() == 2;
        if removed.is_empty() || locked != clears_both {
            return ControlFlow::Continue(());
        }
        let evidence = Evidence::NakedSubset { houses, cells: subset, digits };
        sink(Step { technique, effect: Effect::Eliminate(removed), evidence })
    })
}

/// The cells with at most so many candidates, from two on: no other can be in a subset of that size.
fn small(candidates: &Candidates, size: usize) -> CellSet {
    let mut at_least = [CellSet::ALL; 6]; // so many candidates or more
    at_least[1..].fill(CellSet::EMPTY);
    for digit in Digit::ALL {
        for n in (1..=size + 1).rev() {
            at_least[n] |= at_least[n - 1] & candidates.of_digit(digit);
        }
    }
    at_least[2] - at_least[size + 1]
}

/// The houses that all the cells lie in, and what goes from them. None for a box whose cells also lie in a line: the line has
/// told it.
fn cleared(house: House, cells: CellSet, digits: DigitSet, candidates: &Candidates) -> Option<(HouseSet, CandidateSet)> {
    let houses: HouseSet = cells.common_houses().collect();
    if !house.is_line() && houses.len() == 2 {
        return None;
    }
    let rest = houses.cells() - cells;
    Some((houses, *candidates.open() & CandidateSet::product(rest, digits)))
}
