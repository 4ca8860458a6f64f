//! The list of all techniques, each with the text of its lesson, and what a learner found at a lesson's position.

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates},
    solver,
};
use nonet_logic::{FollowingSingles, Options, Order, Phase, Step, Technique, steps_of};
use nonet_protocol::{ExplainedStep, Judgement, LessonText, TechniqueEntry, WhyNot};
use nonet_tutor::{Lesson, coach, en, explain};
use std::{iter, rc::Rc};

/// The most candidates of which each is proved false, one after the other, for one that has to stay.
const MOST_ALTERNATIVES: usize = 2;

/// Returns all techniques in hint order.
pub(crate) fn techniques() -> Vec<TechniqueEntry> {
    let entry = |technique: Technique| TechniqueEntry { technique, lesson: text(en::lesson(technique)).into() };
    Technique::ALL.into_iter().map(entry).collect()
}

fn text(lesson: &Lesson) -> LessonText {
    let spot = lesson.spot.iter().map(|line| (*line).to_owned()).collect();
    LessonText { what: lesson.what.to_owned(), spot, why: lesson.why.to_owned() }
}

/// Returns whether the candidate that a learner placed or ruled out is what the technique shows at this position.
pub(crate) fn judge(technique: Technique, at: &Candidates, candidate: Candidate, placed: bool) -> Judgement {
    if !at.open().contains(candidate) {
        return Judgement::Gone;
    }
    let shows = |step: &Step| {
        let (gone, set) = (step.eliminations(), step.placements());
        if placed { set.contains(candidate) } else { gone.contains(candidate) || excludes(&set, candidate) }
    };
    let explained = |step: &Step| -> Rc<ExplainedStep> { Rc::new(explain::step(step, at, &FollowingSingles::default())) };
    let own = steps_of(technique, at, &Options::to_practise(technique));
    if let Some(step) = own.iter().filter(|step| shows(step)).min_by_key(|step| step.evidence.complexity()) {
        return Judgement::Found(explained(step));
    }
    let is_digit =
        solver::any_solution(at.grid()).is_some_and(|solution| solution.grid()[candidate.cell] == Some(candidate.digit));
    let options = Options::default();
    match (placed, is_digit) {
        (false, true) => Judgement::Needed(refuted_alternatives(candidate, at, &options)),
        (true, false) => {
            let answer = coach::why_not(candidate, at, &options);
            Judgement::Wrong(explain::why_not(candidate, &answer, at))
        }
        (true, true) => {
            let named = Order::Hint.techniques().iter().filter(|technique| technique.phase() < Phase::Forcing);
            let step = named.copied().find_map(|technique| steps_of(technique, at, &options).into_iter().find(shows));
            Judgement::Other(step.as_ref().map(explained))
        }
        (false, false) => match coach::why_not(candidate, at, &options) {
            coach::WhyNot::Step(step) if step.technique.phase() < Phase::Forcing => Judgement::Other(Some(explained(&step))),
            _ => Judgement::Other(None),
        },
    }
}

/// Returns the candidates of which one would be true if `candidate` were removed, each with the reason why it is false: the other
/// candidates of its cell, or the other places of its digit in a house, whichever are fewest. Empty if more than two are left or
/// one of them has no short proof.
fn refuted_alternatives(candidate: Candidate, at: &Candidates, options: &Options) -> Vec<(Candidate, WhyNot)> {
    let Candidate { cell, digit } = candidate;
    let own = CandidateSet::of_cell(cell, at.of_cell(cell));
    let in_houses = cell.houses().into_iter().map(|house| CandidateSet::of_digit(digit, at.of_digit(digit) & house.cells()));
    let alternatives = iter::once(own).chain(in_houses).min_by_key(CandidateSet::len).unwrap_or_default().without(candidate);
    if alternatives.len() > MOST_ALTERNATIVES {
        return Vec::new();
    }
    let reasons = alternatives.iter().map(|it| match coach::why_not(it, at, options) {
        coach::WhyNot::Unproved => None,
        reason => Some((it, explain::why_not(it, &reason, at))),
    });
    reasons.collect::<Option<_>>().unwrap_or_default()
}

/// Returns whether a placed digit takes this candidate away.
fn excludes(placed: &CandidateSet, candidate: Candidate) -> bool {
    placed.iter().any(|it| {
        it != candidate && (it.cell == candidate.cell || it.digit == candidate.digit && it.cell.peers().contains(candidate.cell))
    })
}
