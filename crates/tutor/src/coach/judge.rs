//! The judgement on an answer to a drill: is it what the technique shows, is it true otherwise, or is it wrong?

use super::{WhyNot, why_not};
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates},
    solver::Solution,
};
use nonet_logic::{Effect, Family, Options, Order, Step, Technique, steps_of};
use std::iter;

/// The most candidates of which each is proved false, one after the other, for one that has to stay.
const MOST_ALTERNATIVES: usize = 2;

/// The judgement on an answer to a drill. Where an answer has several candidates, the judgement is on the first one that is worst: a wrong
/// one comes before one that was not there, and that before one that is true otherwise.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::large_enum_variant)] // a value to look at, not to keep by the thousand
pub enum DrillJudgement {
    /// The technique shows all of the answer. The steps prove it together: nearly always it is one.
    Found(Vec<Step>),
    /// The candidate was judged rightly, but the technique does not show it here. The step that does; none if only a search does.
    Other(Candidate, Option<Step>),
    /// The candidate that was ruled out is the digit of its cell. Without it one of these would be true, and each is false for its reason.
    /// Empty if that has no short proof.
    Needed(Candidate, Vec<(Candidate, WhyNot)>),
    /// The candidate that was placed is not the digit of its cell, for this reason.
    Wrong(Candidate, WhyNot),
    /// There was nothing to find about the candidate: its cell has a digit, or it was ruled out before.
    Gone(Candidate),
}

/// Returns the judgement on what a learner placed or ruled out at a position where a technique was to be found. Any instance of the
/// technique counts, and any part of what it shows; several instances may share out the answer. The solution is the only one of the puzzle.
///
/// ```
/// use nonet_core::{board::{Candidate, Candidates, Grid}, solver::{Puzzle, PuzzleError}};
/// use nonet_logic::{Effect, Technique};
/// use nonet_tutor::coach::{DrillJudgement, judge};
///
/// let puzzle = Puzzle::new("9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse().unwrap())?;
/// let position = Candidates::new(puzzle.givens());
/// let ruled_out = |name: &str| Effect::Eliminate(name.parse::<Candidate>().unwrap().into());
/// let judgement = |answer| judge(Technique::XWing, &position, puzzle.solution(), &answer);
/// assert!(matches!(judgement(ruled_out("3r1c3")), DrillJudgement::Found(_)));
/// assert!(matches!(judgement(ruled_out("3r2c3")), DrillJudgement::Gone(_)));
/// # Ok::<(), PuzzleError>(())
/// ```
#[must_use]
pub fn judge(technique: Technique, at: &Candidates, solution: &Solution, answer: &Effect) -> DrillJudgement {
    let candidates = answer.candidates();
    let is_placed = matches!(answer, Effect::Place(_));
    let is_wrong = |it: &Candidate| at.open().contains(*it) && is_placed != (solution.digit(it.cell) == it.digit);
    if let Some(wrong) = candidates.iter().find(is_wrong) {
        return match is_placed {
            true => DrillJudgement::Wrong(wrong, why_not(wrong, at, &Options::UNIQUE)),
            false => DrillJudgement::Needed(wrong, refuted_alternatives(wrong, at)),
        };
    }
    if let Some(gone) = (candidates - *at.open()).first() {
        return DrillJudgement::Gone(gone);
    }
    match cover(steps_of(technique, at, &Options::to_practise(technique)), &candidates, is_placed) {
        Ok(steps) => DrillJudgement::Found(steps),
        Err(other) => DrillJudgement::Other(other, other_proof(other, is_placed, at)),
    }
}

/// Returns few steps that show all of these candidates together. The error is the first candidate that none of the steps shows.
fn cover(mut steps: Vec<Step>, candidates: &CandidateSet, is_placed: bool) -> Result<Vec<Step>, Candidate> {
    steps.sort_by_key(|step| step.evidence.complexity());
    let (mut left, mut chosen) = (*candidates, Vec::new());
    while let Some(first) = left.first() {
        let shown = |step: &Step| left.iter().filter(|it| shows(step, *it, is_placed)).count();
        // Of equals the simplest one counts, which is the last of the reversed steps.
        let most = (0..steps.len()).rev().max_by_key(|index| shown(&steps[*index])).filter(|index| shown(&steps[*index]) > 0);
        let step = steps.remove(most.ok_or(first)?);
        left = left.iter().filter(|it| !shows(&step, *it, is_placed)).collect();
        chosen.push(step);
    }
    Ok(chosen)
}

/// Returns whether the step places the candidate, or rules it out.
fn shows(step: &Step, candidate: Candidate, is_placed: bool) -> bool {
    let placed = step.placements();
    match is_placed {
        true => placed.contains(candidate),
        false => step.eliminations().contains(candidate) || placed.iter().any(|it| excludes(it, candidate)),
    }
}

/// Returns whether a placed digit takes this candidate away.
fn excludes(placed: Candidate, candidate: Candidate) -> bool {
    let is_peer = placed.digit == candidate.digit && placed.cell.peers().contains(candidate.cell);
    placed != candidate && (placed.cell == candidate.cell || is_peer)
}

/// Returns the first step in hint order, before forcing, that shows a true answer.
fn other_proof(candidate: Candidate, is_placed: bool, at: &Candidates) -> Option<Step> {
    if is_placed {
        let named = Order::Hint.techniques().iter().copied().filter(|technique| technique.family() < Family::Forcing);
        let steps = |technique| steps_of(technique, at, &Options::UNIQUE).into_iter();
        return named.flat_map(steps).find(|step| shows(step, candidate, true));
    }
    match why_not(candidate, at, &Options::UNIQUE) {
        WhyNot::Step(step) => Some(step).filter(|step| step.technique.family() < Family::Forcing),
        WhyNot::Filled | WhyNot::Seen(..) | WhyNot::Removed | WhyNot::Unproved | WhyNot::Possible => None,
    }
}

/// Returns the candidates of which one would be true if `candidate` were removed, each with the reason why it is false: the other
/// candidates of its cell, or the other places of its digit in a house, whichever are fewest. Empty if more than two are left or
/// one of them has no short proof.
fn refuted_alternatives(candidate: Candidate, at: &Candidates) -> Vec<(Candidate, WhyNot)> {
    let Candidate { cell, digit } = candidate;
    let own = CandidateSet::of_cell(cell, at.of_cell(cell));
    let in_houses = cell.houses().into_iter().map(|house| CandidateSet::of_digit(digit, at.of_digit(digit) & house.cells()));
    let alternatives = iter::once(own).chain(in_houses).min_by_key(CandidateSet::len).unwrap_or_default().without(candidate);
    if alternatives.len() > MOST_ALTERNATIVES {
        return Vec::new();
    }
    let reasons = alternatives.iter().map(|it| Some((it, why_not(it, at, &Options::UNIQUE))));
    let proved = reasons.map(|reason| reason.filter(|(_, why)| !matches!(why, WhyNot::Unproved | WhyNot::Possible)));
    proved.collect::<Option<_>>().unwrap_or_default()
}
