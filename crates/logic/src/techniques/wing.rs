//! XY- and XYZ-wing: a pivot and two pincers that it sees, three cells with three digits X, Y and Z. X and Y can each be in one of
//! the three only, since the cells that have them see each other; so Z is in one of them, and goes from what sees all that have it.

use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Wing},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{Candidates, Cell, CellSet, Digit, DigitSet};

/// The pivot has X and Y, the pincers X and Z, Y and Z.
pub(super) fn xy(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = candidates.bivalue();
    for pivot in bivalue {
        let own = candidates.of_cell(pivot);
        let halves = (bivalue & pivot.peers()).iter().filter(|&it| (candidates.of_cell(it) & own).len() == 1);
        each_pair(halves, &mut |a, b| {
            let (left, right) = (candidates.of_cell(a), candidates.of_cell(b));
            match ((left & right) - own).single() {
                Some(digit) if (left | right).len() == 3 && own.is_subset(left | right) => {
                    wing(Technique::XyWing, CellSet::of(pivot), CellSet::of(a).with(b), digit, candidates, sink)
                }
                _ => ControlFlow::Continue(()),
            }
        })?;
    }
    ControlFlow::Continue(())
}

/// The pivot has X, Y and Z, the pincers X and Z, Y and Z.
pub(super) fn xyz(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = candidates.bivalue();
    if bivalue.len() < 2 {
        return ControlFlow::Continue(());
    }
    for pivot in candidates.empty_cells() - bivalue {
        let own = candidates.of_cell(pivot);
        if own.len() != 3 {
            continue;
        }
        let inside = (bivalue & pivot.peers()).iter().filter(|&it| candidates.of_cell(it).is_subset(own));
        each_pair(inside, &mut |a, b| match (candidates.of_cell(a) & candidates.of_cell(b)).single() {
            Some(digit) => wing(Technique::XyzWing, CellSet::of(pivot), CellSet::of(a).with(b), digit, candidates, sink),
            None => ControlFlow::Continue(()),
        })?;
    }
    ControlFlow::Continue(())
}

/// The step of a wing, if it removes anything.
pub(super) fn wing(
    technique: Technique,
    pivot: CellSet,
    pincers: CellSet,
    digit: Digit,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let holders = (pivot | pincers) & candidates.of_digit(digit);
    let removed = candidates.of_digit(digit) & holders.seen_by_all();
    let Some(effect) = Effect::eliminate_digit(digit, removed) else { return ControlFlow::Continue(()) };
    sink(Step { technique, effect, evidence: Evidence::Wing(Wing { pivot, pincers, digit }) })
}

/// Calls `found` with each two of the cells.
fn each_pair(
    cells: impl Iterator<Item = Cell> + Clone,
    found: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut rest = cells.clone();
    for a in cells {
        rest.next();
        for b in rest.clone() {
            found(a, b)?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether all cells of `cells` see each other.
pub(super) fn see_each_other(cells: CellSet) -> bool {
    cells.iter().all(|cell| (cells - cell.peers()).len() == 1)
}

/// The digits of these cells, all together.
pub(super) fn digits_of(cells: CellSet, candidates: &Candidates) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | candidates.of_cell(cell))
}
