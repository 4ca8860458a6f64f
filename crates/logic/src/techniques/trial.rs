//! Trial by contradiction, the last resort: a candidate is assumed to be true, and what follows contradicts the rules, so it is false.
//!
//! # The idea
//!
//! After the assumption, singles and pairs lead on until a cell has no candidate or a digit no place in a house (Sudopedia, "Trial &
//! Error"). Where that is not enough for any candidate, the trial goes on with trials of its own, in the cell with the fewest
//! candidates, until a cell or a house has none left. So each candidate that is in no solution has a proof, and a path that may use
//! trials comes to the solution.
//!
//! # An example
//!
//! ```text
//!   3r9c7 is assumed.
//!     row 9:     3 stands in r9c7, so it is in r9c6 no more
//!     column 6:  the only place for 3 is r8c6           hidden single
//!     row 8:     7 could be in r8c6 only                no place for 7, a contradiction
//!   So r9c7<>3.
//! ```
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_logic::refute;
//!
//! let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
//! let step = refute(&Candidates::new(&grid), "3r9c7".parse()?).ok_or("it is refuted")?;
//! assert_eq!(step.to_string(), "trial: trial 3r9c7; hidden_single: r8c6=3; no place for 7 in row 8 => r9c7<>3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - Only candidates that are in no solution are tried: the exact solver says which. A trial of any other ends without a contradiction.
//! - A written trial has the steps only that its contradiction rests on. Going back from the contradiction, a step is kept if it
//!   removes a candidate whose absence a later one needs.
//! - The prover replays a trial step by step, each by the check of its own evidence.
//!
//! # What bounds the work
//!
//! The candidate to try is found by sets of bits and singles alone ([`Planes`]), in rounds: the fewer rounds, the shorter the trial. The
//! [`WRITTEN_DOWN`] quickest are written first, to choose the shortest. A trial with trials inside is first sized by the same sets: for the
//! [`PROMISING`] candidates that leave the fewest others, each up to 3, 6, 12 positions and so on, [`MOST_POSITIONS`] in all. So the search
//! for a small trial has a bound on any board. Where none is that small, the most promising candidate is tried to the end.

use super::planes::Planes;
use crate::{
    Contradiction, Effect, Step, Technique,
    evidence::{Evidence, OnlyPlace, Trial},
    exhaust::{EASY, exhaust},
    sink::{Sink, shortest_first},
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, House},
    solver::{Problem, Solutions, solve, true_candidates},
};

/// The techniques with which a forcing net goes on.
pub(super) const SINGLES: &[Technique] = &[Technique::NakedSingle, Technique::HiddenSingle];

/// The number of quickest trials that are written down before the shortest is chosen.
pub(super) const WRITTEN_DOWN: usize = 6;

/// The number of candidates that are looked at for a small trial with trials inside: those that leave the fewest candidates.
const PROMISING: usize = 12;

/// The number of positions that are looked at for that. If it is not enough, the most promising candidate is tried to the end.
const MOST_POSITIONS: usize = 400;

/// The trials that refute a candidate, about the shortest first: those by singles alone if there are any, else a small one with
/// trials inside.
pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let false_ones = false_candidates(candidates);
    let planes = Planes::of(candidates);
    let quick = quickest(&false_ones, &planes);
    if quick.is_empty() {
        return deep(candidates, &planes, &false_ones).map_or(ControlFlow::Continue(()), sink);
    }
    shortest_first(&quick, WRITTEN_DOWN, |&it| refute(candidates, it), sink)
}

/// The candidates that trials by singles alone refute, those of about the shortest trials first.
pub(super) fn refuted_by_singles(candidates: &Candidates) -> Vec<Candidate> {
    quickest(&false_candidates(candidates), &Planes::of(candidates))
}

/// The candidates that singles refute, those first that take the fewest rounds of them.
fn quickest(false_ones: &[Candidate], planes: &Planes) -> Vec<Candidate> {
    let mut quick: Vec<(usize, Candidate)> = false_ones.iter().filter_map(|&it| Some((planes.rounds(it)?, it))).collect();
    quick.sort_by_cached_key(|&(rounds, _)| rounds);
    quick.into_iter().map(|(_, it)| it).collect()
}

/// Some trial by singles alone, not the shortest.
pub(super) fn any_by_singles(candidates: &Candidates) -> Option<Step> {
    let planes = Planes::of(candidates);
    let quick = false_candidates(candidates).into_iter().find(|&it| planes.rounds(it).is_some())?;
    net(candidates, quick)
}

/// The trial of one candidate by singles.
pub(super) fn net(candidates: &Candidates, assumed: Candidate) -> Option<Step> {
    Some(Step { technique: Technique::ForcingNet, ..refute_by(SINGLES, candidates, assumed)? })
}

/// The trial of one candidate by hidden singles of its own digit, as long as a house has one place left for it.
pub(super) fn by_one_digit(candidates: &Candidates, assumed: Candidate) -> Option<Step> {
    let digit = assumed.digit;
    let mut position = candidates.clone();
    position.place(assumed.cell, digit);
    let mut steps = Vec::new();
    loop {
        let stands = position.placed().cells_of(digit);
        let mut open = House::all().filter(|house| house.cells().is_disjoint(stands));
        if let Some(house) = open.clone().find(|&house| position.places(digit, house) == 0) {
            let end = Contradiction::NoPlace { digit, house };
            return Some(Step { technique: Technique::Nishio, ..refutation(candidates, assumed, steps, end) });
        }
        let single = |house: House| Some((house, (position.of_digit(digit) & house.cells()).single()?));
        let (house, cell) = open.find_map(single)?;
        let evidence = Evidence::OnlyPlace(OnlyPlace { house });
        let step = Step::placing(Technique::HiddenSingle, Candidate::new(cell, digit), evidence);
        step.apply(&mut position);
        steps.push(step);
    }
}

/// Some trial, not the shortest: enough where only the number of steps counts.
pub(super) fn any(candidates: &Candidates) -> Option<Step> {
    let false_ones = false_candidates(candidates);
    let planes = Planes::of(candidates);
    let quick = false_ones.iter().find(|&&it| planes.rounds(it).is_some());
    match quick {
        Some(&it) => refute(candidates, it),
        None => deep(candidates, &planes, &false_ones),
    }
}

/// The candidates that are in no solution, those of cells with few candidates first: no other can be refuted.
fn false_candidates(candidates: &Candidates) -> Vec<Candidate> {
    if candidates.is_solved() || Contradiction::find(candidates).is_some() {
        return Vec::new();
    }
    let true_ones = match solve(candidates) {
        Solutions::None => CandidateSet::EMPTY,
        Solutions::One(solution) => solution.grid().domains(),
        Solutions::Many(..) => true_candidates(candidates),
    };
    let mut by_cell_size = by_cell_size(candidates);
    by_cell_size.retain(|&it| !true_ones.contains(it));
    by_cell_size
}

/// A small trial with trials inside: first one of a few positions is looked for, then larger ones.
fn deep(candidates: &Candidates, planes: &Planes, false_ones: &[Candidate]) -> Option<Step> {
    let mut promising = false_ones.to_vec();
    promising.sort_by_cached_key(|&it| planes.left_by(it));
    promising.truncate(PROMISING);
    let (mut size, mut left) = (3, MOST_POSITIONS);
    while left > 0 && !promising.is_empty() {
        for &assumed in &promising {
            let most = left.min(size);
            let mut unused = most;
            let refuted = planes.refute(assumed, &mut unused);
            left -= most - unused;
            if refuted {
                return refute_deep(candidates, assumed);
            }
        }
        size *= 2;
    }
    promising.first().and_then(|&assumed| refute_deep(candidates, assumed))
}

/// The trial of one candidate by singles and pairs; none if it meets no contradiction.
pub(crate) fn refute(candidates: &Candidates, assumed: Candidate) -> Option<Step> {
    refute_by(EASY, candidates, assumed)
}

/// The trial of one candidate by these techniques.
fn refute_by(techniques: &[Technique], candidates: &Candidates, assumed: Candidate) -> Option<Step> {
    let mut position = candidates.clone();
    position.place(assumed.cell, assumed.digit);
    let mut steps = Vec::new();
    let contradiction = exhaust(&mut position, techniques, &mut steps)?;
    Some(refutation(candidates, assumed, steps, contradiction))
}

/// The trial of one candidate, with trials inside where singles and pairs are not enough. None if the candidate is in some
/// solution.
fn refute_deep(candidates: &Candidates, assumed: Candidate) -> Option<Step> {
    let mut position = candidates.clone();
    position.place(assumed.cell, assumed.digit);
    let mut steps = Vec::new();
    loop {
        if let Some(contradiction) = exhaust(&mut position, EASY, &mut steps) {
            return Some(refutation(candidates, assumed, steps, contradiction));
        }
        let next = *by_cell_size(&position).first()?;
        let step = refute_deep(&position, next)?;
        step.apply(&mut position);
        steps.push(step);
    }
}

/// The open candidates, those of cells with few candidates first.
fn by_cell_size(candidates: &Candidates) -> Vec<Candidate> {
    let mut cells: Vec<Cell> = candidates.open().cells().iter().collect();
    cells.sort_by_cached_key(|&cell| candidates.of_cell(cell).len());
    cells
        .into_iter()
        .flat_map(|cell| candidates.of_cell(cell).into_iter().map(move |digit| Candidate::new(cell, digit)))
        .collect()
}

/// The step that a contradiction proves, with those steps only that the contradiction rests on.
fn refutation(candidates: &Candidates, assumed: Candidate, steps: Vec<Step>, contradiction: Contradiction) -> Step {
    let steps = needed(candidates, assumed, steps, contradiction.absent());
    Step {
        technique: Technique::Trial,
        effect: Effect::Eliminate(assumed.into()),
        evidence: Evidence::Trial(Trial { assumed, steps, contradiction }),
    }
}

/// The steps that the absence of some candidates rests on: going back, a step counts if it removes a candidate whose absence a
/// later one needs.
pub(super) fn needed(candidates: &Candidates, assumed: Candidate, steps: Vec<Step>, mut needs: CandidateSet) -> Vec<Step> {
    let mut position = candidates.clone();
    position.place(assumed.cell, assumed.digit);
    let mut removals = Vec::with_capacity(steps.len());
    for step in &steps {
        let before = *position.open();
        step.apply(&mut position);
        removals.push(before - *position.open() - step.placements());
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;
    use nonet_core::board::{DigitSet, Grid};

    /// One of the hardest puzzles: singles and pairs refute no candidate of it.
    const HARD: &str = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

    #[test]
    fn only_candidates_of_no_solution_are_tried() {
        let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        let candidates = Candidates::new(&grid);
        let tried: CandidateSet = false_candidates(&candidates).into_iter().collect();
        let true_ones = true_candidates(&candidates); // of all 32 solutions
        assert!((tried & true_ones).is_empty());
        assert_eq!(tried | true_ones, *candidates.open() | true_ones);
        let cells: Vec<usize> = false_candidates(&candidates).iter().map(|it| candidates.of_cell(it.cell).len()).collect();
        assert!(cells.is_sorted());
    }

    #[test]
    fn a_contradictory_position_has_no_trial() {
        let mut candidates = Candidates::new(&HARD.parse().unwrap());
        candidates.eliminate(&CandidateSet::of_cell("r1c3".parse().unwrap(), DigitSet::ALL));
        assert!(false_candidates(&candidates).is_empty() && any(&candidates).is_none());
    }

    #[test]
    fn where_singles_refute_nothing_there_are_trials_within_the_trial() {
        let candidates = Candidates::new(&HARD.parse().unwrap());
        assert!(refuted_by_singles(&candidates).is_empty());
        let step = any(&candidates).unwrap();
        let Evidence::Trial(trial) = &step.evidence else { panic!("{step}") };
        assert!(trial.steps.iter().any(|step| step.technique == Technique::Trial), "{step}");
        assert_eq!(check(&step, &candidates), Ok(()));
    }

    /// Without one of the steps that are kept, the contradiction is not there.
    #[test]
    fn a_trial_has_the_steps_only_that_its_contradiction_rests_on() {
        let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        let candidates = Candidates::new(&grid);
        let step = refute(&candidates, "3r9c7".parse().unwrap()).unwrap();
        let Evidence::Trial(trial) = step.evidence else { panic!() };
        assert_eq!(trial.steps.len(), 1);
        let with_another = [
            vec![Step::placing(Technique::HiddenSingle, "9r7c7".parse().unwrap(), trial.steps[0].evidence.clone())],
            trial.steps.clone(),
        ];
        let kept = needed(&candidates, trial.assumed, with_another.concat(), trial.contradiction.absent());
        assert_eq!(kept, trial.steps);
    }
}
