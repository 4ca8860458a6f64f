//! Remote pair: a chain of cells with the same two candidates, each seeing the next. The digits alternate along it, so of two cells
//! an odd number of links apart one has each digit: both go from what sees both cells.

use super::chains::rank;
use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, RemotePair},
    sink::Sink,
};
use alloc::{vec, vec::Vec};
use core::ops::ControlFlow;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet};

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = candidates.bivalue();
    for start in bivalue {
        let digits = candidates.of_cell(start);
        let mut alike = bivalue;
        for digit in digits {
            alike &= candidates.of_digit(digit);
        }
        if alike.len() < 4 {
            continue;
        }
        let mut reached = CellSet::of(start);
        let mut layers = vec![reached];
        let mut front = reached;
        while !front.is_empty() {
            front = (front.seen_by_any() & alike) - reached;
            reached |= front;
            layers.push(front);
            let links = layers.len() - 1;
            if links < 3 || links % 2 == 0 {
                continue;
            }
            for end in front.iter().filter(|&end| end > start) {
                let seen = start.peers() & end.peers();
                let removed = *candidates.open() & CandidateSet::product(seen, digits);
                let Some(effect) = Effect::eliminate(removed) else { continue };
                let evidence = Evidence::RemotePair(RemotePair { cells: way_back(&layers, end), digits });
                sink(Step { technique: Technique::RemotePair, effect, evidence })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The remote pair that says the most.
pub(super) fn best(candidates: &Candidates) -> Option<Step> {
    let mut steps = Vec::new();
    let _ = find(candidates, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps.into_iter().min_by_key(|step| rank(&step.effect))
}

/// A way from the start, which is the first layer, to `end`, which lies in the last.
fn way_back(layers: &[CellSet], end: Cell) -> Vec<Cell> {
    let mut way = vec![end];
    for &layer in layers.iter().rev().skip(1) {
        let next = way.last().and_then(|last| (layer & last.peers()).first());
        way.extend(next);
    }
    way.reverse();
    way
}
