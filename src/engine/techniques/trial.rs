//! Trial by contradiction, the last resort: a candidate is assumed to be true, singles and pairs lead on from it, and what they
//! reach cannot be. So the candidate is false. Where singles and pairs are not enough for any candidate, the trial goes on with
//! trials of its own, in the cell with the fewest candidates.

use crate::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, House, in_order},
    engine::{
        Contradiction, Effect, Evidence, Step, Technique,
        settle::{EASY, settle},
        sink::Sink,
    },
};
use std::ops::ControlFlow;

/// How many of the quickest trials are written out, to choose the shortest.
const WRITTEN_OUT: usize = 6;

/// How many positions a trial with trials inside may look at.
const MOST_NODES: usize = 20_000;

/// How many positions are looked at to find a shorter trial of that sort than the first one.
const SPARE_NODES: usize = 100;

/// The trials that refute a candidate, about the shortest first: those by singles alone if there are any, else those by singles
/// and pairs. If no candidate is refuted so, the smallest trial with trials inside that a short search finds.
pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if candidates.is_solved() || Contradiction::find(candidates).is_some() {
        return ControlFlow::Continue(());
    }
    let open = by_cell_size(candidates);
    let allowed = Planes::of(candidates);
    let quick: Vec<(usize, Candidate)> = open.iter().filter_map(|&it| Some((allowed.rounds(it)?, it))).collect();
    if quick.is_empty() {
        let steps: Vec<Step> = open.iter().filter_map(|&it| refute(candidates, it, usize::MAX)).collect();
        return if steps.is_empty() {
            deep(candidates, &open).map_or(ControlFlow::Continue(()), sink)
        } else {
            shortest_first(steps, sink)
        };
    }
    let quick = in_order(quick, |&(rounds, _)| rounds);
    let (first, rest) = quick.split_at(quick.len().min(WRITTEN_OUT));
    let write = |&(_, it): &(usize, Candidate)| refute(candidates, it, usize::MAX);
    shortest_first(first.iter().filter_map(write).collect(), sink)?;
    rest.iter().filter_map(write).try_for_each(sink)
}

fn shortest_first(steps: Vec<Step>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    in_order(steps, |step| step.evidence.len()).into_iter().try_for_each(sink)
}

/// What each digit's cells may be, the filled ones among them: enough to see by singles alone whether a trial fails, without
/// writing it down.
#[derive(Clone, Copy)]
struct Planes([CellSet; 9]);

impl Planes {
    fn of(candidates: &Candidates) -> Planes {
        let allowed = candidates.allowed();
        Planes(Digit::ALL.map(|digit| allowed.cells_of(digit)))
    }

    /// After how many rounds of singles a candidate is refuted; none if it isn't.
    fn rounds(mut self, assumed: Candidate) -> Option<usize> {
        self.set(assumed);
        let mut done = CellSet::EMPTY;
        for round in 0.. {
            let (mut one, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
            for cells in self.0 {
                more |= one & cells;
                one |= cells;
            }
            if one != CellSet::ALL {
                return Some(round);
            }
            let naked = one - more - done;
            done |= naked;
            for (i, digit) in Digit::ALL.into_iter().enumerate() {
                for cell in naked & self.0[i] {
                    self.set(Candidate::new(cell, digit));
                }
            }
            match self.hidden(more) {
                Hidden::Impossible => return Some(round + 1),
                Hidden::None if naked.is_empty() => return None,
                Hidden::None | Hidden::Some => {}
            }
        }
        None
    }

    /// Sets the hidden singles among these cells.
    fn hidden(&mut self, unset: CellSet) -> Hidden {
        let mut found = Hidden::None;
        for (i, digit) in Digit::ALL.into_iter().enumerate() {
            for house in House::all() {
                let places = self.0[i] & house.cells();
                if places.is_empty() {
                    return Hidden::Impossible;
                }
                if let Some(cell) = (places & unset).single().filter(|_| places.len() == 1) {
                    let before = self.0;
                    self.set(Candidate::new(cell, digit));
                    if self.0 != before {
                        found = Hidden::Some;
                    }
                }
            }
        }
        found
    }

    /// Makes a candidate the only one of its cell, and takes it from the peers.
    fn set(&mut self, Candidate { cell, digit }: Candidate) {
        for cells in &mut self.0 {
            *cells = cells.without(cell);
        }
        let own = &mut self.0[digit.index()];
        *own = (*own - cell.peers()).with(cell);
    }
}

/// What a look for hidden singles comes to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    None,
    Some,
    Impossible,
}

/// Some trial, not the shortest: enough where only the number of steps counts.
pub(super) fn any(candidates: &Candidates) -> Option<Step> {
    if candidates.is_solved() || Contradiction::find(candidates).is_some() {
        return None;
    }
    let open = by_cell_size(candidates);
    let allowed = Planes::of(candidates);
    let quick = open.iter().find(|&&it| allowed.rounds(it).is_some());
    let refuted = |&it: &Candidate| refute(candidates, it, usize::MAX);
    quick.and_then(refuted).or_else(|| open.iter().find_map(refuted)).or_else(|| deep(candidates, &open))
}

/// A small trial with trials inside: each candidate may use fewer positions than the best one before it.
fn deep(candidates: &Candidates, open: &[Candidate]) -> Option<Step> {
    let (mut best, mut fewest, mut spare) = (None, MOST_NODES, SPARE_NODES);
    for &assumed in open {
        if best.is_some() && spare == 0 {
            break;
        }
        let mut left = fewest - 1;
        if let Some(step) = refute_deep(candidates, assumed, &mut left) {
            (best, fewest) = (Some(step), fewest - 1 - left);
        }
        spare = spare.saturating_sub(fewest);
    }
    best
}

/// The trial of one candidate by singles and pairs, in at most `limit` steps; none if it meets no contradiction.
pub(in crate::engine) fn refute(candidates: &Candidates, assumed: Candidate, limit: usize) -> Option<Step> {
    let mut position = candidates.clone();
    position.place(assumed.cell, assumed.digit);
    let mut steps = Vec::new();
    let contradiction = settle(&mut position, EASY, limit, &mut steps)?;
    Some(refutation(candidates, assumed, steps, contradiction))
}

/// The trial of one candidate, with trials inside where singles and pairs are not enough. None if it meets no contradiction,
/// which with enough nodes means that it is part of some solution.
fn refute_deep(candidates: &Candidates, assumed: Candidate, nodes: &mut usize) -> Option<Step> {
    *nodes = nodes.checked_sub(1)?;
    let mut position = candidates.clone();
    position.place(assumed.cell, assumed.digit);
    let mut steps = Vec::new();
    loop {
        if let Some(contradiction) = settle(&mut position, EASY, usize::MAX, &mut steps) {
            return Some(refutation(candidates, assumed, steps, contradiction));
        }
        let next = *by_cell_size(&position).first()?;
        let step = refute_deep(&position, next, nodes)?;
        step.take(&mut position);
        steps.push(step);
    }
}

/// The open candidates, those of cells with few candidates first.
fn by_cell_size(candidates: &Candidates) -> Vec<Candidate> {
    let cells: Vec<Cell> = candidates.open().cells().iter().collect();
    in_order(cells, |&cell| candidates.of_cell(cell).len())
        .into_iter()
        .flat_map(|cell| candidates.of_cell(cell).into_iter().map(move |digit| Candidate::new(cell, digit)))
        .collect()
}

/// The step that a contradiction proves, with those steps only that the contradiction rests on.
fn refutation(candidates: &Candidates, assumed: Candidate, steps: Vec<Step>, contradiction: Contradiction) -> Step {
    let steps = needed(candidates, assumed, steps, contradiction);
    Step {
        technique: Technique::Trial,
        effect: Effect::Eliminate(CandidateSet::single(assumed)),
        evidence: Evidence::Trial { assumed, steps, contradiction },
    }
}

/// The steps that the contradiction rests on: going back from it, a step counts if it removes a candidate whose absence a later
/// one needs.
fn needed(candidates: &Candidates, assumed: Candidate, steps: Vec<Step>, contradiction: Contradiction) -> Vec<Step> {
    let mut position = candidates.clone();
    position.place(assumed.cell, assumed.digit);
    let mut removals = Vec::with_capacity(steps.len());
    for step in &steps {
        let before = *position.open();
        step.take(&mut position);
        removals.push(before - *position.open() - step.placements());
    }
    let mut needs = contradiction.absent();
    let mut kept: Vec<Step> = Vec::new();
    for (step, removed) in steps.into_iter().zip(removals).rev() {
        if !(needs & removed).is_empty() {
            needs = (needs - removed) | step.relies_on();
            kept.push(step);
        }
    }
    kept.reverse();
    kept
}
