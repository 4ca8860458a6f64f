//! The questions that the worker should be answering.

use nonet_protocol::{Question, QuestionId, Request};

/// The questions that are wanted, first to last. What is wanted follows from the state; a question keeps its number while it is
/// wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Questions {
    next: QuestionId,
    wanted: Vec<Request>,
}

impl Questions {
    /// The wanted questions.
    #[must_use]
    pub fn wanted(&self) -> &[Request] {
        &self.wanted
    }

    /// The wanted question with this number, if it is still wanted.
    #[must_use]
    pub fn get(&self, id: QuestionId) -> Option<&Question> {
        self.wanted.iter().find(|request| request.id == id).map(|request| &request.question)
    }

    /// Makes these the wanted ones.
    pub fn want(&mut self, questions: impl IntoIterator<Item = Question>) {
        let before = std::mem::take(&mut self.wanted);
        for question in questions {
            let known = before.iter().find(|request| request.question == question).map(|request| request.id);
            let id = known.unwrap_or_else(|| self.number());
            self.wanted.push(Request { id, question });
        }
    }

    /// This one is answered: should the same be wanted again, it is another question.
    pub fn done(&mut self, id: QuestionId) {
        self.wanted.retain(|request| request.id != id);
    }

    fn number(&mut self) -> QuestionId {
        self.next = self.next.wrapping_add(1);
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::CandidateSet;

    #[test]
    fn a_question_keeps_its_number_while_it_is_wanted() {
        let (all, none) = (Question::Count { allowed: CandidateSet::ALL }, Question::Count { allowed: CandidateSet::EMPTY });
        let mut questions = Questions::default();
        questions.want([all.clone()]);
        let first = questions.wanted()[0].id;
        questions.want([none.clone(), all.clone()]);
        assert_eq!(questions.wanted()[1].id, first);
        assert_eq!(questions.get(first), Some(&all));
        questions.want([none]);
        assert_eq!(questions.get(first), None);
        questions.want([all]);
        assert_ne!(questions.wanted()[0].id, first, "an answer to the first asking is no longer wanted");
    }
}
