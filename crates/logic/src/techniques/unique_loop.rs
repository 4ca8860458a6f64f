//! Unique loop: a deadly pattern of six or more cells, each seeing the next, with two in every house that has any. A rectangle is the
//! loop of four.

use super::deadly::{Pattern, bare_pairs};
use crate::{Technique, sink::Sink};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{Candidates, Cell, CellSet, DigitSet, HouseSet};

/// The longest loop that is looked for.
const LONGEST: usize = 14;

/// The most cells of a loop that may have other candidates.
const MOST_ROOF: usize = 2;

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digits, bare) in bare_pairs(candidates, 4) {
        let both = digits.iter().fold(candidates.empty_cells(), |cells, digit| cells & candidates.of_digit(digit));
        let mut search = LoopSearch { candidates, digits, bare, both, seen: Vec::new() };
        for start in bare {
            search.extend(start, start, CellSet::of(start), CellSet::EMPTY, HouseSet::EMPTY, HouseSet::EMPTY, sink)?;
        }
    }
    ControlFlow::Continue(())
}

struct LoopSearch<'a> {
    candidates: &'a Candidates,
    digits: DigitSet,
    bare: CellSet,
    both: CellSet,
    seen: Vec<CellSet>,
}

impl LoopSearch<'_> {
    /// Goes on from `last`. `even` are the cells of the loop in every other place; `once` and `twice` the houses that have one
    /// and two of its cells.
    #[allow(clippy::too_many_arguments)] // the state of one search, small and copied
    fn extend(
        &mut self,
        start: Cell,
        last: Cell,
        cells: CellSet,
        odd: CellSet,
        once: HouseSet,
        twice: HouseSet,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let own = HouseSet::of(last.row()).with(last.column()).with(last.block());
        if own.intersects(twice) {
            return ControlFlow::Continue(());
        }
        let (once, twice) = (once ^ own, twice | (once & own));
        if once.is_empty()
            && cells.len() >= 6
            && cells.len().is_multiple_of(2)
            && self.exchanges(cells, odd)
            && !self.seen.contains(&cells)
        {
            self.seen.push(cells);
            return self.rules(cells, sink);
        }
        if cells.len() == LONGEST {
            return ControlFlow::Continue(());
        }
        for next in (last.peers() & self.both) - cells {
            let grown = cells.with(next);
            if (self.bare.contains(next) && next < start) || (grown - self.bare).len() > MOST_ROOF {
                continue;
            }
            let odd = if cells.len() % 2 == 1 { odd.with(next) } else { odd };
            self.extend(start, next, grown, odd, once, twice, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the two cells of each house are an odd and an even one, so that the digits can be exchanged.
    fn exchanges(&self, cells: CellSet, odd: CellSet) -> bool {
        let apart = |cell: Cell| {
            let same = if odd.contains(cell) { odd } else { cells - odd };
            cell.peers().is_disjoint(same)
        };
        cells.iter().all(apart)
    }

    fn rules(&self, cells: CellSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let pattern = Pattern::new(self.candidates, cells, self.digits);
        pattern.one_cell(Technique::UniqueLoop, sink)?;
        pattern.one_digit(Technique::UniqueLoop, sink)?;
        pattern.subset(Technique::UniqueLoop, sink)?;
        pattern.strong(Technique::UniqueLoop, sink)
    }
}
