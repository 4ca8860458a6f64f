//! Sue de Coq: cells where a line and a box meet, cells of the rest of the line and cells of the rest of the box have, all
//! together, as many digits as cells, and the line's cells share no digit with the box's. Then each digit is in exactly one of
//! them: those of the line's cells within the line, those of the box's within the box, the others where the two meet.

use super::wing::digits_of;
use crate::{
    board::{CandidateSet, Candidates, CellSet, DigitSet, INTERSECTIONS, Intersection},
    engine::{Effect, Evidence, Step, Technique, sink::Sink},
};
use std::ops::ControlFlow;

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let empty = candidates.empty_cells();
    for at in &INTERSECTIONS {
        let open = at.shared & empty;
        if open.len() < 2 {
            continue;
        }
        for shared in std::iter::once(open).chain(open.iter().filter(|_| open.len() == 3).map(|cell| open.without(cell))) {
            let digits = digits_of(shared, candidates);
            if digits.len() >= shared.len() + 2 {
                meeting(at, shared, digits, candidates, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells outside of the meeting, with the digits that they have.
#[derive(Clone, Copy, Default)]
struct Side {
    cells: CellSet,
    digits: DigitSet,
    gain: usize, // how many more cells these are than digits that they add to those of the meeting
}

/// Choices of a side's cells: at most as many as six cells have subsets.
struct Sides {
    all: [Side; 64],
    len: usize,
}

impl Sides {
    /// The choices among `rest` that take up some digits of the meeting.
    fn of(rest: CellSet, meeting: DigitSet, candidates: &Candidates) -> Sides {
        let mut sides = Sides { all: [Side::default(); 64], len: 1 }; // the first choice is none
        for cell in rest {
            for i in 0..sides.len {
                let Side { cells, digits, .. } = sides.all[i];
                sides.all[sides.len] = Side { cells: cells.with(cell), digits: digits | candidates.of_cell(cell), gain: 0 };
                sides.len += 1;
            }
        }
        let mut kept = 0;
        for i in 1..sides.len {
            let side = sides.all[i];
            let gain = side.cells.len().saturating_sub((side.digits - meeting).len());
            if gain > 0 && side.digits.meets(meeting) {
                sides.all[kept] = Side { gain, ..side };
                kept += 1;
            }
        }
        sides.len = kept;
        sides
    }

    fn as_slice(&self) -> &[Side] {
        &self.all[..self.len]
    }
}

fn meeting(
    at: &Intersection,
    shared: CellSet,
    digits: DigitSet,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let empty = candidates.empty_cells();
    let lines = Sides::of(at.line_rest & empty, digits, candidates);
    if lines.len == 0 {
        return ControlFlow::Continue(());
    }
    let blocks = Sides::of(at.block_rest & empty, digits, candidates);
    let needed = digits.len() - shared.len();
    for line in lines.as_slice().iter().filter(|line| line.gain < needed) {
        for block in blocks.as_slice().iter().filter(|block| line.gain + block.gain == needed) {
            if line.digits.meets(block.digits) {
                continue;
            }
            let from_line = (digits | line.digits) - block.digits;
            let from_block = (digits | block.digits) - line.digits;
            let of_line = CandidateSet::product(at.line.cells() - shared - line.cells, from_line);
            let of_block = CandidateSet::product(at.block.cells() - shared - block.cells, from_block);
            let removed = *candidates.open() & (of_line | of_block);
            if removed.is_empty() {
                continue;
            }
            sink(Step {
                technique: Technique::SueDeCoq,
                effect: Effect::Eliminate(removed),
                evidence: Evidence::SueDeCoq {
                    line: at.line,
                    block: at.block,
                    shared,
                    in_line: line.cells,
                    in_block: block.cells,
                },
            })?;
        }
    }
    ControlFlow::Continue(())
}
