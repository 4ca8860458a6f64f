//! WXYZ-wing: four cells with four digits, bent over two houses: a line and a box that meet, or a row and a column with the cell
//! where they meet. All digits but one can be in one of the four only, since the cells that have them see each other; so that one
//! is in one of them, and goes from what sees all that have it.

use super::{
    naked_subset::small,
    wing::{see_each_other, wing},
};
use crate::{Technique, sink::Sink};
use core::ops::ControlFlow;
use nonet_core::board::{Candidates, CellSet, DigitSet, INTERSECTIONS};

const SIZE: usize = 4;

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let small = small(candidates, SIZE);
    for at in &INTERSECTIONS {
        let bent = Bent { candidates, shared: at.shared, sides: [at.line_rest, at.block_rest] };
        bent.choose(small & (at.line.cells() | at.block.cells()), CellSet::EMPTY, DigitSet::EMPTY, sink)?;
    }
    for hinge in small {
        let shared = CellSet::of(hinge);
        let sides = [hinge.row(), hinge.column()].map(|line| line.cells() - shared);
        let bent = Bent { candidates, shared, sides };
        bent.choose(small & (sides[0] | sides[1]), shared, candidates.of_cell(hinge), sink)?;
    }
    ControlFlow::Continue(())
}

/// Two houses that the four cells are to lie in.
struct Bent<'a> {
    candidates: &'a Candidates,
    /// The cells in which the houses meet.
    shared: CellSet,
    /// The cells that each of the houses has beside these.
    sides: [CellSet; 2],
}

impl Bent<'_> {
    /// Adds cells of `from` to those chosen, as long as there are at most four digits.
    fn choose(&self, from: CellSet, chosen: CellSet, digits: DigitSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if chosen.len() == SIZE {
            return if digits.len() == SIZE { self.wing(chosen, digits, sink) } else { ControlFlow::Continue(()) };
        }
        let mut rest = from;
        for cell in from {
            rest = rest.without(cell);
            let digits = digits | self.candidates.of_cell(cell);
            if digits.len() <= SIZE {
                self.choose(rest, chosen.with(cell), digits, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The step of four cells with four digits, some of them on each side.
    fn wing(&self, cells: CellSet, digits: DigitSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if self.sides.iter().any(|side| cells.is_disjoint(*side)) {
            return ControlFlow::Continue(());
        }
        let mut spread = digits.iter().filter(|&digit| !see_each_other(cells & self.candidates.of_digit(digit)));
        let (Some(digit), None) = (spread.next(), spread.next()) else { return ControlFlow::Continue(()) };
        let shared = cells & self.shared;
        let pivot = if shared.is_empty() { widest(cells, self.candidates) } else { shared };
        wing(Technique::WxyzWing, pivot, cells - pivot, digit, self.candidates, sink)
    }
}

/// The cell with the most candidates.
fn widest(cells: CellSet, candidates: &Candidates) -> CellSet {
    cells.iter().max_by_key(|&cell| candidates.of_cell(cell).len()).map_or(CellSet::EMPTY, CellSet::of)
}
