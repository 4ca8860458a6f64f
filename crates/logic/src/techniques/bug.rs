//! Bivalue universal grave: were each open cell left with two candidates, and each house with two places for each of its open
//! digits, one could exchange them all, and there would be two solutions or none. So one of the candidates beyond that is true.
//! With one such candidate it is placed. With several, what all of them rule out goes (SE's type 2); in several cells of a house,
//! they are like one cell of a naked subset (type 3); and two cells that have all places of a house for another digit hold that
//! digit and one of them (type 4).

use super::{
    chains::without_placing,
    deadly::{Pattern, ruled_out_by_all},
};
use crate::{
    Effect, Step, Technique,
    evidence::{Bug, Evidence, UniquenessExtra},
    sink::{Sink, first},
};
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House};

/// The most extra candidates that are looked at.
const MOST: usize = 6;

pub(super) fn plus_one(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(guardian) = extras(candidates).and_then(|extras| extras.single()) else { return ControlFlow::Continue(()) };
    let guardians = CandidateSet::of(guardian);
    let evidence = Evidence::Bug(Bug { guardians, extra: UniquenessExtra::None });
    sink(Step { technique: Technique::BugPlus1, effect: Effect::Place(guardian.into()), evidence })
}

/// The one candidate too many, told as HoDoKu does: by what it rules out in its cell.
pub(super) fn plus_one_removing(candidates: &Candidates) -> Option<Step> {
    let step = first(|sink| plus_one(candidates, sink))?;
    Some(Step { effect: without_placing(step.effect, candidates)?, ..step })
}

pub(super) fn plus_n(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(guardians) = extras(candidates).filter(|extras| extras.len() > 1) else { return ControlFlow::Continue(()) };
    let bug = Pattern::of_bug(candidates, guardians);
    bug.step(Technique::BugPlusN, ruled_out_by_all(&guardians, candidates), UniquenessExtra::None, sink)?;
    if guardians.digits().len() > 1 {
        bug.subset(Technique::BugPlusN, sink)?; // of one digit, type 2 says more
    }
    bug.strong(Technique::BugPlusN, sink)
}

/// The candidates without which this would be a grave; none if it can't be made one so.
fn extras(candidates: &Candidates) -> Option<CandidateSet> {
    let large = candidates.empty_cells() - candidates.bivalue();
    if large.is_empty() || large.len() > MOST {
        return None;
    }
    let extras: CandidateSet = large.iter().flat_map(|cell| extras_of(cell, candidates)).collect();
    let small = |cell: Cell| candidates.of_cell(cell).len() == 2 + extras.digits_in(cell).len();
    let twice = |digit: Digit| {
        let left = candidates.of_digit(digit) - extras.cells_of(digit);
        House::all().all(|house| matches!((left & house.cells()).len(), 0 | 2))
    };
    (extras.len() <= MOST && large.iter().all(small) && DigitSet::ALL.iter().all(twice)).then_some(extras)
}

/// The digits of a cell that have more than two places in its row, its column and its box.
fn extras_of(cell: Cell, candidates: &Candidates) -> impl Iterator<Item = Candidate> {
    let places = move |digit: Digit, house: House| -> CellSet { candidates.of_digit(digit) & house.cells() };
    let extra = move |&digit: &Digit| cell.houses().into_iter().all(|house| places(digit, house).len() > 2);
    candidates.of_cell(cell).into_iter().filter(extra).map(move |digit| Candidate::new(cell, digit))
}
