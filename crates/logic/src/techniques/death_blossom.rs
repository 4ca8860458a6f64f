//! Death blossom: a cell, the stem, and for each of its candidates an almost locked set, a petal, of which the stem sees all
//! places of that candidate. Whatever the stem holds, one petal loses that digit and is locked. So each digit that all petals have
//! goes where all its places in the petals are seen.

use super::{almost::Sets, graph::numbers};
use crate::{Effect, Evidence, Step, Technique, sink::Sink};
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

pub(super) fn find(sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for stem in candidates.empty_cells().iter().filter(|&stem| candidates.of_cell(stem).len() > 1) {
        for target in candidates.open().iter().filter(|it| it.cell != stem && !candidates.of_cell(stem).contains(it.digit)) {
            let hit = sets.seen_from(target.cell, target.digit);
            let petals = candidates.of_cell(stem).iter().map(|digit| petal(sets, stem, digit, hit));
            if let Some(petals) = petals.collect::<Option<Vec<usize>>>() {
                blossom(stem, &petals, sets, candidates, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A petal for a digit of the stem, one of `hit`: the smallest.
fn petal(sets: &Sets, stem: Cell, digit: Digit, hit: &[u64]) -> Option<usize> {
    let row: Vec<u64> = sets.seen_from(stem, digit).iter().zip(hit).map(|(one, two)| one & two).collect();
    let apart = |&set: &usize| !sets.all[set].cells.contains(stem);
    numbers(&row).filter(apart).min_by_key(|&set| sets.all[set].cells.len())
}

fn blossom(stem: Cell, petals: &[usize], sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cells = petals.iter().fold(CellSet::EMPTY, |all, &petal| all | sets.all[petal].cells);
    let common = petals.iter().fold(DigitSet::ALL, |all, &petal| all & sets.all[petal].digits) - candidates.of_cell(stem);
    let removed = common.iter().fold(CandidateSet::EMPTY, |all, digit| {
        let open = candidates.of_digit(digit);
        all | CandidateSet::of(digit, open & (cells & open).seen_by_all())
    });
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let petals = petals.iter().map(|&petal| sets.all[petal].cells).collect();
    sink(Step {
        technique: Technique::DeathBlossom,
        effect: Effect::Eliminate(removed),
        evidence: Evidence::Blossom { stem, petals, digits: removed.digits() },
    })
}
