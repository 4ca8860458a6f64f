//! Guided drills: the next question about the pattern, and the reply to what a learner marked.

use super::instances;
use crate::language::messages;
use nonet_core::board::{Candidates, HouseKind};
use nonet_logic::{Step, Technique};
use nonet_prose::InEachNotation;
use nonet_protocol::{FollowRequest, FollowTask, Followed, MarkKind};
use nonet_tutor::follow::{FollowQuestion, FollowReply, Marked, facts_words, missing_words, question_words, questions, reply};

/// A guided drill: the instances of a technique at a position, each with its questions. The simplest one comes first, and it is what the
/// learner is asked about, as long as no answer has chosen another.
pub(super) struct GuidedDrill<'a> {
    at: &'a Candidates,
    instances: Vec<(Step, Vec<FollowQuestion>)>,
}

/// Returns the reply to the last of the marks. The marks before it choose among the instances of the technique; where they are not right,
/// nothing can be said about the last ones.
pub(crate) fn followed(request: &FollowRequest) -> Followed {
    let at = request.at.candidates();
    let drill = GuidedDrill::new(request.technique, &at);
    let [before @ .., last] = &request.marked[..] else { return unanswerable() };
    let mut left: Vec<usize> = (0..drill.instances.len()).collect();
    for (index, marked) in before.iter().enumerate() {
        let FollowReply::Right(fitting) = drill.reply(&left, index, marked) else { return unanswerable() };
        left = fitting;
    }
    match drill.reply(&left, before.len(), last) {
        FollowReply::Right(fitting) => Followed::Right(drill.task(&fitting, request.marked.len())),
        FollowReply::Missing(missing) => Followed::Missing(missing_words(last, missing, messages())),
        FollowReply::Wrong(facts) => Followed::Wrong(facts_words(&facts, messages())),
    }
}

fn unanswerable() -> Followed {
    Followed::Wrong(InEachNotation::new(|_| Vec::new()))
}

impl<'a> GuidedDrill<'a> {
    pub(super) fn new(technique: Technique, at: &'a Candidates) -> GuidedDrill<'a> {
        let with_questions = |step: Step| {
            let questions = questions(&step, at);
            (step, questions)
        };
        GuidedDrill { at, instances: instances(technique, at).into_iter().map(with_questions).collect() }
    }

    /// Returns the first question. None if there is no instance.
    pub(super) fn first_task(&self) -> Option<FollowTask> {
        let all: Vec<usize> = (0..self.instances.len()).collect();
        self.task(&all, 0)
    }

    /// Returns the question with this index about the simplest of the instances that are left. None if it has no more questions.
    fn task(&self, left: &[usize], index: usize) -> Option<FollowTask> {
        self.task_about(*left.first()?, index)
    }

    fn task_about(&self, instance: usize, index: usize) -> Option<FollowTask> {
        let (step, questions) = self.instances.get(instance)?;
        let question = questions.get(index)?;
        Some(FollowTask {
            words: question_words(question, step, self.at, messages()),
            marks: mark_kind(question),
            is_last: index + 1 == questions.len(),
        })
    }

    /// Returns the reply to marks for the question with this index, with the instances that are left after right ones. The learner has read
    /// the question about the simplest instance. Others count as far as their question is the same, word for word.
    fn reply(&self, left: &[usize], index: usize, marked: &Marked) -> FollowReply {
        let asked = self.task(left, index);
        let is_asked = |instance: &usize| asked.is_some() && self.task_about(*instance, index) == asked;
        let alike: Vec<usize> = left.iter().copied().filter(is_asked).collect();
        let questions: Vec<Vec<FollowQuestion>> = alike.iter().map(|instance| self.instances[*instance].1.clone()).collect();
        match reply(&questions, index, marked, self.at) {
            FollowReply::Right(fitting) => FollowReply::Right(fitting.into_iter().map(|number| alike[number]).collect()),
            other => other,
        }
    }
}

/// Returns what a press on the board marks for the question.
fn mark_kind(question: &FollowQuestion) -> MarkKind {
    match question.answers.first() {
        Some(Marked::Houses(houses)) => {
            let of_answer = |kind: &HouseKind| houses.iter().any(|house| house.kind() == *kind);
            MarkKind::Houses([HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().filter(of_answer).collect())
        }
        Some(Marked::Candidates(candidates)) => MarkKind::Candidates(candidates.digits().single()),
        Some(Marked::Cells(_)) | None => MarkKind::Cells,
    }
}
