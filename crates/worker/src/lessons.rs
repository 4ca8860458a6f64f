//! The list of all techniques, each with the text of its lesson, and what a learner found at a lesson's position.

use crate::language::messages;
use nonet_core::{
    board::{Candidate, Candidates},
    solver,
};
use nonet_logic::{Effect, ForcedSingles, Step, Technique};
use nonet_prose::{ExplainedStep, WhyNot};
use nonet_protocol::{Judgement, LessonText, TechniqueEntry};
use nonet_tutor::{
    Lesson,
    coach::{self, DrillJudgement},
    explain, lesson,
};
use std::rc::Rc;

/// Returns all techniques in hint order.
pub(crate) fn techniques() -> Vec<TechniqueEntry> {
    let entry = |technique: Technique| TechniqueEntry { technique, lesson: text(lesson(technique, messages())).into() };
    Technique::ALL.into_iter().map(entry).collect()
}

fn text(Lesson { what, spot, why, .. }: Lesson) -> LessonText {
    LessonText { what, spot, why }
}

/// Returns the judgement on the candidate that a learner placed or ruled out at a position where the technique was to be found. At a
/// position without a solution there was nothing to find.
pub(crate) fn judge(technique: Technique, at: &Candidates, candidate: Candidate, placed: bool) -> Judgement {
    let Some(solution) = solver::any_solution(at.grid()) else { return Judgement::Gone };
    let answer = if placed { Effect::Place(candidate.into()) } else { Effect::Eliminate(candidate.into()) };
    let explained =
        |step: &Step| -> Rc<ExplainedStep> { Rc::new(explain::step(step, at, &ForcedSingles::default(), messages())) };
    let why_not = |candidate, reason: &coach::WhyNot| -> WhyNot { explain::why_not(candidate, reason, at, messages()) };
    match coach::judge(technique, at, &solution, &answer) {
        DrillJudgement::Found(steps) => steps.first().map_or(Judgement::Gone, |step| Judgement::Found(explained(step))),
        DrillJudgement::Other(_, step) => Judgement::Other(step.as_ref().map(explained)),
        DrillJudgement::Needed(_, instead) => {
            Judgement::Needed(instead.iter().map(|(other, reason)| (*other, why_not(*other, reason))).collect())
        }
        DrillJudgement::Wrong(wrong, reason) => Judgement::Wrong(why_not(wrong, &reason)),
        DrillJudgement::Gone(_) => Judgement::Gone,
    }
}
