//! WXYZ-wing: four cells of a line and a box that meet, with four digits. All digits but one can be in one of the four only, since
//! the cells that have them see each other; so that one is in one of them, and goes from what sees all that have it.

use super::wing::{digits_of, see_each_other, wing};
use crate::{
    board::{Candidates, Cell, CellSet, DigitSet, INTERSECTIONS, Intersection},
    engine::{Technique, sink::Sink},
};
use std::ops::ControlFlow;

const SIZE: usize = 4;

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for intersection in &INTERSECTIONS {
        let small = |cell: &Cell| (2..=SIZE).contains(&candidates.of_cell(*cell).len());
        let cells: CellSet = (intersection.line.cells() | intersection.block.cells()).iter().filter(small).collect();
        choose(cells, CellSet::EMPTY, DigitSet::EMPTY, intersection, candidates, sink)?;
    }
    ControlFlow::Continue(())
}

/// Adds cells of `from` to those chosen, as long as there are at most four digits.
fn choose(
    from: CellSet,
    chosen: CellSet,
    digits: DigitSet,
    at: &Intersection,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if chosen.len() == SIZE {
        return if digits.len() == SIZE { bent(chosen, digits, at, candidates, sink) } else { ControlFlow::Continue(()) };
    }
    let mut rest = from;
    for cell in from {
        rest = rest.without(cell);
        let digits = digits | candidates.of_cell(cell);
        if digits.len() <= SIZE {
            choose(rest, chosen.with(cell), digits, at, candidates, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The step of four cells with four digits, some of them in the line alone and some in the box alone.
fn bent(cells: CellSet, digits: DigitSet, at: &Intersection, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if !cells.meets(at.line_rest) || !cells.meets(at.block_rest) {
        return ControlFlow::Continue(());
    }
    let mut spread = digits.iter().filter(|&digit| !see_each_other(cells & candidates.of_digit(digit)));
    let (Some(digit), None) = (spread.next(), spread.next()) else { return ControlFlow::Continue(()) };
    let shared = cells & at.shared;
    let pivot = if shared.is_empty() { widest(cells, candidates) } else { shared };
    debug_assert_eq!(digits_of(cells, candidates), digits);
    wing(Technique::WxyzWing, pivot, cells - pivot, digit, candidates, sink)
}

/// The cell with the most candidates.
fn widest(cells: CellSet, candidates: &Candidates) -> CellSet {
    cells.iter().max_by_key(|&cell| candidates.of_cell(cell).len()).map_or(CellSet::EMPTY, CellSet::of)
}
