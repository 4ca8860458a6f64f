//! Tridagon, also called Thor's hammer: in four boxes at the corners of a rectangle, three cells each, one in every row and column of
//! the box. Three digits alone can't fill all twelve if the cells run down to the right in one or three of the boxes, taking turns
//! of them as the same, and down to the left in the rest. So one of the other candidates there, the guardians, is true.
//!
//! Why: in a box, the three digits stand in one order from row to row. Beside it, no row may have the same digit again, which is so for
//! the orders that are turns of the first and no others; so it is from column to column. Of six orders, three are turns of each
//! other; going round the four boxes, the orders change sides as often as the cells do, and must come back to the first.

use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Tridagon},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet};

/// The columns of the cells, row by row within a box, and whether these are no turn of the cells that run down to the right.
const ORDERS: [([usize; 3], bool); 6] =
    [([0, 1, 2], false), ([1, 2, 0], false), ([2, 0, 1], false), ([0, 2, 1], true), ([1, 0, 2], true), ([2, 1, 0], true)];

/// Three cells of a box.
struct Corner {
    cells: CellSet,
    is_odd: bool,
    /// The candidates that all its guardians rule out.
    gone: CandidateSet,
}

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digits in triples() {
        let corners: [Vec<Corner>; 9] = core::array::from_fn(|block| corners(block, digits, candidates));
        for [top, bottom] in [[0, 3], [0, 6], [3, 6]] {
            for [left, right] in [[0, 1], [0, 2], [1, 2]] {
                let around = [top + left, top + right, bottom + left, bottom + right].map(|block| corners[block].as_slice());
                let none = Corner { cells: CellSet::EMPTY, is_odd: false, gone: *candidates.open() };
                go_round(&around, &none, digits, candidates, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn triples() -> impl Iterator<Item = DigitSet> {
    (0..512).map(DigitSet::from_bits).filter(|digits| digits.len() == 3)
}

/// The cells of a box that may be a corner of the pattern: open for two of the digits at least.
fn corners(block: usize, digits: DigitSet, candidates: &Candidates) -> Vec<Corner> {
    let of = |(columns, is_odd): ([usize; 3], bool)| {
        let cell = |(row, column)| Cell::new(block / 3 * 3 + row, block % 3 * 3 + column);
        let cells: CellSet = columns.into_iter().enumerate().filter_map(cell).collect();
        if cells.iter().any(|cell| (candidates.of_cell(cell) & digits).len() < 2) {
            return None;
        }
        let mut guardians = (*candidates.open() & CandidateSet::product(cells, !digits)).iter();
        let gone = guardians.try_fold(*candidates.open(), |all, it| {
            let gone = all & it.peers();
            (!gone.is_empty()).then_some(gone)
        })?;
        Some(Corner { cells, is_odd, gone })
    };
    ORDERS.into_iter().filter_map(of).collect()
}

/// Takes the corners of one box after the other, as long as all guardians rule something out.
fn go_round(
    left: &[&[Corner]],
    taken: &Corner,
    digits: DigitSet,
    candidates: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some((next, rest)) = left.split_first() else {
        return if taken.is_odd { put(taken, digits, candidates, sink) } else { ControlFlow::Continue(()) };
    };
    for corner in *next {
        let gone = taken.gone & corner.gone;
        if !gone.is_empty() {
            let taken = Corner { cells: taken.cells | corner.cells, is_odd: taken.is_odd != corner.is_odd, gone };
            go_round(rest, &taken, digits, candidates, sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn put(found: &Corner, digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let guardians = *candidates.open() & CandidateSet::product(found.cells, !digits);
    if guardians.is_empty() {
        return ControlFlow::Continue(()); // the position has no solution
    }
    let effect = if guardians.len() == 1 { Effect::place(guardians) } else { Effect::eliminate(found.gone) };
    let Some(effect) = effect else { return ControlFlow::Continue(()) };
    sink(Step {
        technique: Technique::Tridagon,
        effect,
        evidence: Evidence::Tridagon(Tridagon { cells: found.cells, digits, guardians }),
    })
}
