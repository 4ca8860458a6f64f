//! Sue de Coq: cells where a line and a box meet, cells of the rest of the line and cells of the rest of the box have, all
//! together, as many digits as cells, and the line's cells share no digit with the box's. Then each digit is in exactly one of
//! them: those of the line's cells within the line, those of the box's within the box, the others where the two meet.

use super::{closed::ones, wing::digits_of};
use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, SueDeCoq},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, HouseSet, INTERSECTIONS, Intersection};

pub(super) fn find(houses: HouseSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let empty = candidates.empty_cells();
    for at in &INTERSECTIONS {
        let open = at.shared & empty;
        if open.len() < 2 || houses.is_disjoint(HouseSet::of(at.line).with(at.block)) {
            continue;
        }
        for shared in core::iter::once(open).chain(open.iter().filter(|_| open.len() == 3).map(|cell| open.without(cell))) {
            let digits = digits_of(shared, candidates);
            if digits.len() >= shared.len() + 2 {
                meeting(at, shared, digits, candidates, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells outside of the meeting, as bits of their places in what is left of the line or box, with the digits that they have.
#[derive(Clone, Copy, Default)]
struct Side {
    chosen: u8,
    digits: u16,
    gain: usize, // the number of these cells less that of the digits that they add to those of the meeting
}

/// Choices of a side's cells: at most as many as six cells have subsets.
struct Sides {
    rest: CellSet,
    all: [Side; 64],
    len: usize,
}

impl Sides {
    /// The choices among `rest` that take up some digits of the meeting.
    fn of(rest: CellSet, meeting: DigitSet, candidates: &Candidates) -> Sides {
        let mut digits = [0u16; 64]; // of each choice; a choice's number has its cells as bits
        let mut sides = Sides { rest, all: [Side::default(); 64], len: 0 };
        for (i, cell) in rest.iter().enumerate() {
            let own = candidates.of_cell(cell).bits();
            for chosen in 1 << i..2 << i {
                let digits_of_all = digits[chosen ^ 1 << i] | own;
                digits[chosen] = digits_of_all;
                let gain = ones(chosen as u16).saturating_sub(ones(digits_of_all & !meeting.bits()));
                if gain > 0 && digits_of_all & meeting.bits() != 0 {
                    sides.all[sides.len] = Side { chosen: chosen as u8, digits: digits_of_all, gain };
                    sides.len += 1;
                }
            }
        }
        sides
    }

    fn as_slice(&self) -> &[Side] {
        &self.all[..self.len]
    }

    /// The cells of a choice.
    fn cells(&self, side: &Side) -> CellSet {
        self.rest.iter().enumerate().filter(|(i, _)| side.chosen >> i & 1 != 0).map(|(_, cell)| cell).collect()
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
            if line.digits & block.digits != 0 {
                continue;
            }
            let (in_line, in_block) = (lines.cells(line), blocks.cells(block));
            let (by_line, by_block) = (DigitSet::from_bits(line.digits), DigitSet::from_bits(block.digits));
            let of_line = CandidateSet::product(at.line.cells() - shared - in_line, (digits | by_line) - by_block);
            let of_block = CandidateSet::product(at.block.cells() - shared - in_block, (digits | by_block) - by_line);
            let Some(effect) = Effect::eliminate(*candidates.open() & (of_line | of_block)) else { continue };
            let evidence = Evidence::SueDeCoq(SueDeCoq { line: at.line, block: at.block, shared, in_line, in_block });
            sink(Step { technique: Technique::SueDeCoq, effect, evidence })?;
        }
    }
    ControlFlow::Continue(())
}
