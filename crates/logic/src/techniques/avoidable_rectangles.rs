//! Avoidable rectangles: a unique rectangle of which some corners are filled already, none of them by a given. Were the others
//! filled so that two digits stood crosswise, one could exchange these, and there would be a second solution.

use super::{
    deadly::Pattern,
    rectangles::{opposites, rectangle},
};
use crate::{Technique, evidence::UniquenessExtra, sink::Sink};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet};

/// Type 1: three corners are filled; the fourth must not complete the pattern.
pub(super) fn type_1(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let placed = !candidates.empty_cells() - candidates.givens();
    for corner in candidates.empty_cells() {
        for opposite in opposites(corner) & placed {
            let Some(cells) = rectangle(corner, opposite) else { continue };
            let beside = cells.without(corner).without(opposite);
            if !beside.is_subset(placed) {
                continue;
            }
            let Some(digits) = crosswise(beside, opposite, candidates) else { continue };
            let Some(own) = candidates.grid()[opposite] else { continue };
            let removed = CandidateSet::of_digit(own, CellSet::of(corner));
            let pattern = Pattern::new(candidates, cells, digits);
            pattern.step(Technique::AvoidableRectangle1, removed, UniquenessExtra::None, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The two digits, if the cells beside hold one digit and the corner another.
fn crosswise(beside: CellSet, corner: Cell, candidates: &Candidates) -> Option<DigitSet> {
    let held: DigitSet = beside.iter().filter_map(|cell| candidates.grid()[cell]).collect();
    let digits = held.with(candidates.grid()[corner]?);
    (held.len() == 1 && digits.len() == 2).then_some(digits)
}

/// Type 2: two corners of a row or column are filled; the others have one digit beside that which would complete the pattern, the
/// same one.
pub(super) fn type_2(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let placed = !candidates.empty_cells() - candidates.givens();
    let bivalue = candidates.bivalue();
    for corner in bivalue {
        for opposite in opposites(corner) & placed {
            let Some(cells) = rectangle(corner, opposite) else { continue };
            let Some(other) = (cells & bivalue).without(corner).single() else { continue };
            let Some(filled) = (cells & placed).without(opposite).single() else { continue };
            let (Some(a), Some(b)) = (candidates.grid()[opposite], candidates.grid()[filled]) else { continue };
            if a == b || !candidates.of_cell(corner).contains(a) || !candidates.of_cell(other).contains(b) || other < corner {
                continue;
            }
            let (mine, yours) = (candidates.of_cell(corner).without(a), candidates.of_cell(other).without(b));
            let Some(digit) = mine.single().filter(|_| mine == yours) else { continue };
            let removed = CandidateSet::of_digit(digit, corner.peers() & other.peers());
            let pattern = Pattern::new(candidates, cells, DigitSet::of(a).with(b));
            pattern.step(Technique::AvoidableRectangle2, removed, UniquenessExtra::None, sink)?;
        }
    }
    ControlFlow::Continue(())
}
