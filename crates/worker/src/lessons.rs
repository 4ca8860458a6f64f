//! The list of all techniques, each with the text of its lesson, and what a learner found at a lesson's position.

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates},
    solver,
};
use nonet_logic::{FollowingSingles, Options, Order, Phase, Step, Technique, steps_of};
use nonet_protocol::{ExplainedStep, Judgement, LessonText, TechniqueEntry};
use nonet_tutor::{
    Lesson,
    coach::{self, WhyNot},
    en, explain,
};
use std::rc::Rc;

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
    if let Some(step) = own.iter().filter(|step| shows(step)).min_by_key(|step| step.evidence.len()) {
        return Judgement::Found(explained(step));
    }
    let is_digit =
        solver::any_solution(at.grid()).is_some_and(|solution| solution.grid()[candidate.cell] == Some(candidate.digit));
    let options = Options::default();
    match (placed, is_digit) {
        (false, true) => Judgement::Needed,
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
            WhyNot::Step(step) if step.technique.phase() < Phase::Forcing => Judgement::Other(Some(explained(&step))),
            _ => Judgement::Other(None),
        },
    }
}

/// Returns whether a placed digit takes this candidate away.
fn excludes(placed: &CandidateSet, candidate: Candidate) -> bool {
    placed.iter().any(|it| {
        it != candidate && (it.cell == candidate.cell || it.digit == candidate.digit && it.cell.peers().contains(candidate.cell))
    })
}
