//! The answers to questions about a board of the Solve room: steps, ratings and diagnoses.

use crate::language::messages;
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, CellSet, Grid},
    solver::{self, Problem},
};
use nonet_logic::{
    self as logic, Family, ForcedSingles, Order, Outcome, Path, Rating, Step, Technique, TechniqueSet, Ways, next_step,
    solve_path,
};
use nonet_prose::{ExplainedStep, JudgedStructure, Supposed};
use nonet_protocol::{AvailableStep, Diagnosis, ExplainerRating, ExplainerStep, Options, Position, Rated, Steps};
use nonet_tutor::explain;
use std::rc::Rc;

/// The greatest number of steps of one answer. A puzzle needs about fifty.
const ALL_STEPS: usize = 1_000;

/// Returns the next steps.
pub(super) fn steps(at: &Position, steps: Steps, options: &Options) -> Vec<Rc<ExplainedStep>> {
    let (limit, options) = match steps {
        Steps::Next => (1, *options),
        Steps::All => (ALL_STEPS, *options),
        Steps::Singles => (usize::MAX, only_singles(options)),
    };
    let mut position = at.candidates();
    let mut all = Vec::new();
    while all.len() < limit
        && let Some(step) = next_step(&position, &options)
    {
        let before = position.clone();
        let following = step.apply_with_singles(&mut position);
        all.push(explain::step(&step, &before, &following, messages()).into());
    }
    all
}

/// Returns the conclusions of all steps that the techniques find at a position, each row with what is folded under it behind it.
pub(super) fn all_steps(at: &Position, options: &Options) -> Vec<AvailableStep> {
    let position = at.candidates();
    let steps = logic::found_steps(&position, options);
    let is_solved_by_singles = solved_by_singles(position.clone());
    let tell = |ways: &Ways, under: Option<usize>| {
        let step = steps.get(ways.simplest)?;
        let mut after = position.clone();
        let following = step.apply_with_singles(&mut after);
        Some(AvailableStep {
            explained: explain::step(step, &position, &following, messages()).into(),
            length: step.evidence.complexity(),
            other_ways: ways.others.len(),
            solves: !is_solved_by_singles && solved_by_singles(after),
            under,
        })
    };
    let mut all = Vec::new();
    for row in logic::step_rows(&steps) {
        let head = all.len();
        all.extend(tell(&row.ways, None));
        all.extend(row.folded.iter().filter_map(|ways| tell(ways, Some(head))));
    }
    all
}

/// Returns the judgement on a structure that a person wrote.
pub(super) fn structure(text: &str, at: &Position) -> JudgedStructure {
    nonet_tutor::structure::judged(text, &at.candidates(), messages())
}

/// Returns the first technique in hint order that is switched off and would find a step. None if there is none.
pub(super) fn missing_technique(at: &Position, options: &Options) -> Option<Technique> {
    let step = next_step(&at.candidates(), &options.with(TechniqueSet::ALL))?;
    Some(step.technique).filter(|technique| !options.allows(*technique))
}

/// Returns what is known of a candidate, and of its link to another one.
pub(super) fn supposed(candidate: Candidate, other: Option<Candidate>, at: &Position, options: &Options) -> Supposed {
    nonet_tutor::supposition::supposed(candidate, other, &at.candidates(), options, messages())
}

/// Returns whether singles alone solve the puzzle from this position.
fn solved_by_singles(position: Candidates) -> bool {
    let singles = only_singles(&logic::Options::default());
    solve_path(&position, Order::Hint, &singles).outcome == Outcome::Solved
}

/// Returns the steps of the path on which the rating is based. No step places the naked singles that follow from it: the next
/// steps do.
pub(super) fn path(grid: &Grid, allowed: &CandidateSet) -> Vec<Rc<ExplainedStep>> {
    let mut position = position(grid, allowed);
    let tell = |step: Step| {
        let explained = explain::step(&step, &position, &ForcedSingles::default(), messages());
        step.apply(&mut position);
        explained.into()
    };
    rating_path(grid, allowed).steps.into_iter().map(tell).collect()
}

/// Returns the rating of a puzzle.
pub(super) fn rated(grid: &Grid, allowed: &CandidateSet) -> Rated {
    let path = rating_path(grid, allowed);
    let rating = Rating::of(&path);
    Rated {
        level: rating.level,
        score: rating.score,
        hardest: rating.hardest,
        path: path.steps.iter().map(|step| step.technique).collect(),
    }
}

/// Returns Sudoku Explainer's rating of a puzzle, which must have one solution. Calls `progress` with the number of steps so far.
pub(super) fn explainer(grid: &Grid, progress: &mut dyn FnMut(u64)) -> ExplainerRating {
    let mut position = Candidates::new(grid);
    let mut path = nonet_se::Path::new(&position, nonet_se::Scale::Full);
    let (mut steps, mut hardest) = (0, None::<(usize, nonet_se::Step, Candidates)>);
    let mut go_on = |steps: usize| {
        progress(steps as u64);
        true
    };
    while let Ok(Some(step)) = path.step(&mut || go_on(steps)) {
        let before = position.clone();
        step.apply(&mut position);
        if hardest.as_ref().is_none_or(|(_, hardest, _)| hardest.rating < step.rating) {
            hardest = Some((steps, step, before));
        }
        steps += 1;
    }
    let tell = |(number, step, at): (usize, nonet_se::Step, Candidates)| {
        let explained = explain::explainer_step(&step, own_step(&step, &at).as_ref(), &at, messages())?.into();
        Some(ExplainerStep { number, position: Position::from(&at), explained })
    };
    let nonet_se::Rating { er, ep, ed } = path.rating();
    ExplainerRating { er: er.0, ep: ep.0, ed: ed.0, steps, hardest: hardest.and_then(tell) }
}

/// Returns the easiest step of our own techniques that proves the effect of a step of Sudoku Explainer, limited to that effect.
/// Only a step that rests on links needs it, since Sudoku Explainer only counts its links. Returns None for other steps, and if
/// no technique proves the effect.
fn own_step(step: &nonet_se::Step, at: &Candidates) -> Option<Step> {
    let (placed, removed) = (step.placement.map_or(CandidateSet::EMPTY, CandidateSet::of), step.eliminations());
    let shows = |own: &Step| match own.effect {
        logic::Effect::Place(set) => removed.is_empty() && placed.is_subset(&set.get()),
        logic::Effect::Eliminate(set) => !removed.is_empty() && removed.is_subset(&set.get()),
    };
    let of = |technique: &Technique| logic::steps_of(*technique, at, &logic::Options::UNIQUE).into_iter().find(shows);
    let is_used =
        |technique: &&Technique| !TechniqueSet::OFF_BY_DEFAULT.contains(**technique) && technique.family() < Family::LastResort;
    let own = step.pattern.rests_on_links().then(|| Order::Hint.techniques().iter().filter(is_used).find_map(of)).flatten()?;
    Some(Step { effect: logic::Effect::eliminate(removed).unwrap_or(own.effect), ..own })
}

/// Returns the path on which the rating is based. The puzzle must have one solution.
fn rating_path(grid: &Grid, allowed: &CandidateSet) -> Path {
    solve_path(&position(grid, allowed), Order::Rating, &logic::Options::UNIQUE)
}

/// Returns what is wrong with a board, and how it could be mended.
pub(super) fn diagnose(grid: &Grid, allowed: &CandidateSet) -> Diagnosis {
    let barred = *allowed != grid.domains(); // then candidates are ruled out beyond what the digits rule out
    if solver::any_solution(allowed).is_some() {
        let fixes = if barred { Vec::new() } else { solver::typos(grid) };
        return Diagnosis { fixes, tried: !barred, completing: solver::completing_givens(allowed), conflict: CellSet::EMPTY };
    }
    if barred {
        return Diagnosis { fixes: solver::ruled_out_wrongly(grid, allowed), tried: true, ..Diagnosis::default() };
    }
    Diagnosis { conflict: solver::conflicting_givens(grid), fixes: solver::typos(grid), tried: true, ..Diagnosis::default() }
}

/// Returns the position with these digits, restricted to the candidates in `allowed`.
pub(super) fn position(grid: &Grid, allowed: &CandidateSet) -> Candidates {
    let mut position = Candidates::new(grid);
    position.restrict(allowed);
    position
}

fn only_singles(options: &Options) -> Options {
    options.without(Technique::ALL.into_iter().filter(|it| it.family() != Family::Singles).collect())
}
