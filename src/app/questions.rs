//! The questions that the worker should answer, and what its answers change in the state.

use crate::{
    action::Overlay,
    app::State,
    shell::state::{PathPrint, Shared},
    text,
};
use nonet_protocol::{Answer, CollectionQuestion, Question, QuestionId, Room};
use std::rc::Rc;

impl State {
    /// The questions whose answers the state lacks, in the order of their urgency.
    pub(crate) fn needed_questions(&self) -> Vec<Question> {
        let mut questions = Vec::new();
        questions.extend(self.shell.pending_texts.front().map(|pending| Question::Read { text: Rc::clone(&pending.text) }));
        questions.extend(self.export_question());
        questions.extend(self.document_question());
        questions.extend(self.sharing_question());
        questions.extend(self.room().questions(&self.session, &self.questions));
        questions.extend(self.collections.questions().map(Question::Collection));
        if self.shell.overlay == Some(Overlay::Statistics) {
            questions.extend(self.play.finished.hardest_question(&self.session).map(|(_, question)| question));
        }
        if self.shell.overlay == Some(Overlay::Techniques) && self.session.entries.is_none() {
            questions.push(Question::Techniques);
        }
        let lasting = Room::ALL.into_iter().flat_map(|room| self.room_of(room).lasting_questions());
        let asked: Vec<Question> = self.session.generator.awaited().into_iter().chain(lasting).collect();
        let is_idle = asked.is_empty() && self.room().game().is_some_and(|game| game.made() > 0);
        questions.extend(asked);
        questions.extend(if is_idle { self.session.generator.ahead() } else { None });
        questions
    }

    /// Takes the number of things that the worker has found so far.
    pub(crate) fn progress(&mut self, id: QuestionId, found: u64) {
        match self.questions.get(id).cloned() {
            Some(Question::Collection(CollectionQuestion::Import { .. })) => self.import_progress(found),
            Some(question) => self.in_rooms(|room, _| room.take_progress(&question, found)),
            None => {}
        }
    }

    /// Takes an answer, unless its question is no longer wanted.
    pub(crate) fn answered(&mut self, id: QuestionId, answer: Answer) {
        let Some(question) = self.questions.get(id).cloned() else { return };
        if self.session.messages.toast.as_ref().is_some_and(|toast| toast.words == text::LOOKING.say()) {
            self.session.messages.toast = None;
        }
        match answer {
            Answer::Read(read) => self.take_read(read),
            Answer::Many => self.take_many(),
            Answer::Collection(answer) => {
                self.questions.done(id); // the same question may be asked again
                self.take_collection_answer(&question, answer);
            }
            Answer::Written(written) => self.take_written(id, Some(written)),
            Answer::Document(document) => self.take_document(document),
            Answer::Shared(pictures) => {
                if let Question::Share(sharing) = question {
                    self.shell.shared = Some(Shared { sharing, pictures });
                }
            }
            Answer::Techniques(entries) => self.session.entries = Some(entries),
            answer => {
                if matches!(answer, Answer::Pages(_)) {
                    self.questions.done(id); // the same question may be asked again
                }
                if let Some(Answer::Made(made)) = self.offer_answer(&question, answer) {
                    self.take_made(&question, made.as_deref());
                }
            }
        }
    }

    /// Handles a question that failed: stops waiting for its answer, and announces the reason.
    pub(crate) fn question_failed(&mut self, id: QuestionId, why: &str) {
        let Some(question) = self.questions.get(id).cloned() else { return };
        match &question {
            Question::Collection(question) => {
                if !matches!(question, CollectionQuestion::Forget(_)) {
                    self.questions.done(id); // the same question may be asked again
                }
                return self.collection_failed(question, why);
            }
            Question::Read { .. } => self.not_read(),
            Question::Write(_) => self.take_written(id, None),
            Question::Document(_) => self.shell.path_print = PathPrint::Idle,
            Question::Techniques => self.close(), // the dialog would wait for the list for ever
            Question::Make(_) => self.making_failed(&question),
            _ => {}
        }
        self.in_rooms(|room, context| room.question_failed(&question, context.session));
        self.say_fault(text::question_failed(why));
    }
}
