//! Death blossom: a cell, the stem, and for each of its candidates an almost locked set, a petal, of which the stem sees all
//! places of that candidate. Whatever the stem holds, one petal loses that digit and is locked. So each digit that all petals have
//! goes where all its places in the petals are seen.

use super::{almost::Sets, chains::ruled_out_by_places};
use crate::{
    Effect, Step, Technique,
    bits::numbers,
    evidence::{Blossom, Evidence},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{Candidates, Cell, CellSet, DigitSet};

pub(super) fn find(sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for stem in candidates.empty_cells().iter().filter(|&stem| candidates.of_cell(stem).len() > 1) {
        for target in candidates.open().iter().filter(|it| it.cell != stem && !candidates.of_cell(stem).contains(it.digit)) {
            let hit = sets.sets_seen_by(target.cell, target.digit);
            if let Some(petals) = petals(sets, stem, candidates.of_cell(stem), hit) {
                blossom(stem, &petals, sets, candidates, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns a petal for each digit of the stem, all from `hit`: the smallest that lies apart from those before, if there is one. A petal
/// may lie in another, unless one house has both and the stem: such sets would be a naked subset with the stem, or an almost locked
/// set.
fn petals(sets: &Sets, stem: Cell, digits: DigitSet, hit: &[u64]) -> Option<Vec<usize>> {
    let cells = |set: usize| sets.all[set].cells;
    let is_nested = |one: CellSet, other: CellSet| {
        (one.is_subset(other) || other.is_subset(one)) && (one | other).with(stem).common_houses().next().is_some()
    };
    let mut petals: Vec<usize> = Vec::new();
    for digit in digits {
        let row: Vec<u64> = sets.sets_seen_by(stem, digit).iter().zip(hit).map(|(one, two)| one & two).collect();
        let taken = petals.iter().fold(CellSet::EMPTY, |all, &petal| all | cells(petal));
        let is_new = |set: usize| !petals.iter().any(|&petal| is_nested(cells(petal), cells(set)));
        let new = numbers(&row).filter(|&set| !cells(set).contains(stem) && is_new(set));
        petals.push(new.min_by_key(|&set| (cells(set).intersects(taken), cells(set).len()))?);
    }
    Some(petals)
}

fn blossom(stem: Cell, petals: &[usize], sets: &Sets, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cells = petals.iter().fold(CellSet::EMPTY, |all, &petal| all | sets.all[petal].cells);
    let common = petals.iter().fold(DigitSet::ALL, |all, &petal| all & sets.all[petal].digits) - candidates.of_cell(stem);
    let removed = ruled_out_by_places(cells, common, candidates);
    let Some(effect) = Effect::eliminate(removed) else { return ControlFlow::Continue(()) };
    let petals = petals.iter().map(|&petal| sets.all[petal].cells).collect();
    sink(Step {
        technique: Technique::DeathBlossom,
        effect,
        evidence: Evidence::Blossom(Blossom { stem, petals, digits: removed.digits() }),
    })
}
