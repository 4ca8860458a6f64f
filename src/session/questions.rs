//! The questions that the worker is to answer, and how far an answer is.

use nonet_protocol::{Question, QuestionId, QuestionRequest};

/// The current questions, first to last. They follow from the state. A question keeps its number for as long as it stays among
/// them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Questions {
    next: QuestionId,
    wanted: Vec<QuestionRequest>,
}

impl Questions {
    /// Returns the current questions.
    #[must_use]
    pub fn wanted(&self) -> &[QuestionRequest] {
        &self.wanted
    }

    /// Returns the question with a number. None if it is no longer current.
    #[must_use]
    pub fn get(&self, id: QuestionId) -> Option<&Question> {
        self.wanted.iter().find(|request| request.id == id).map(|request| &request.question)
    }

    /// Returns the current question for the pages of a book. None if there is none.
    #[must_use]
    pub fn pages(&self) -> Option<&QuestionRequest> {
        self.wanted.iter().find(|request| matches!(request.question, Question::Pages(_)))
    }

    /// Replaces the current questions.
    pub fn want(&mut self, questions: impl IntoIterator<Item = Question>) {
        let before = std::mem::take(&mut self.wanted);
        for question in questions {
            let known = before.iter().find(|request| request.question == question).map(|request| request.id);
            let id = known.unwrap_or_else(|| self.number());
            self.wanted.push(QuestionRequest { id, question });
        }
    }

    /// Removes a question that was answered. If an equal question comes later, it gets a new number.
    pub fn done(&mut self, id: QuestionId) {
        self.wanted.retain(|request| request.id != id);
    }

    fn number(&mut self) -> QuestionId {
        self.next = self.next.wrapping_add(1);
        self.next
    }
}

/// An answer of the worker that may not be there yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Remote<T> {
    /// The answer is not wanted.
    #[default]
    Idle,
    /// The answer is wanted, and the worker has not sent it yet.
    Loading,
    /// The answer is there.
    Ready(T),
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
