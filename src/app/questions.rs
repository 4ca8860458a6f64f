//! The questions that the worker should answer, and what its answers change in the state.

use crate::{action::Overlay, app::State, session::Remote, shell::state::Shared, solve::findings::Counting, text};
use nonet_protocol::{Answer, CollectionQuestion, Question, QuestionId, Room};
use std::rc::Rc;

impl State {
    /// The questions whose answers the state lacks, in the order of their urgency.
    pub(crate) fn needed_questions(&self) -> Vec<Question> {
        let mut questions = Vec::new();
        questions.extend(self.shell.pending_texts.front().map(|arriving| Question::Read { text: Rc::clone(&arriving.text) }));
        questions.extend(self.export_question());
        questions.extend(self.sharing_question());
        questions.extend(self.room().questions(&self.session, &self.questions));
        questions.extend(self.collections.questions().map(Question::Collection));
        if self.shell.overlay == Some(Overlay::Statistics) {
            questions.extend(self.play.hardest_question(&self.session).map(|(_, question)| question));
        }
        if matches!(self.shell.overlay, Some(Overlay::Techniques(_))) && self.session.entries.is_none() {
            questions.push(Question::Techniques);
        }
        let asked = [self.session.making.awaited(), self.make.book.question()];
        let is_idle = self.session.room == Room::Play && self.play.game.made() > 0 && asked.iter().all(Option::is_none);
        questions.extend(asked.into_iter().flatten());
        questions.extend(if is_idle { self.session.making.ahead() } else { None });
        questions
    }

    pub(crate) fn progress(&mut self, id: QuestionId, found: u64) {
        match self.questions.get(id) {
            Some(Question::Count { .. }) if matches!(self.solve.findings.counting, Counting::Running(_)) => {
                self.solve.findings.counting = Counting::Running(found);
            }
            Some(Question::Explainer { .. }) => self.solve.explaining(found),
            Some(Question::Collection(CollectionQuestion::Import { .. })) => self.import_progress(found),
            _ => {}
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
            Answer::Shared(pictures) => {
                if let Question::Share(sharing) = question {
                    self.shell.shared = Some(Shared { sharing, pictures });
                }
            }
            Answer::Pages(pages) => {
                self.questions.done(id);
                if let Question::Pages(paper) = question {
                    self.in_make(|make, context| make.take_pages(&paper, pages, context));
                }
            }
            Answer::Hint(advice) => self.play.advised(&advice, &self.session.settings),
            Answer::WhyNot(answer) => {
                if let Question::WhyNot { candidate, .. } = question {
                    self.play.told_why_not(candidate, answer);
                }
            }
            Answer::Review(reviewed) => {
                self.play.take_hardest(&self.session, &question, &reviewed);
                if self.play.question(&self.session.settings).as_ref() == Some(&question) {
                    self.play.review.reviewed = Remote::Ready(reviewed);
                }
            }
            Answer::Steps(steps) => self.in_solve(|solve, context| solve.at_now(context, |solve| solve.take_steps(&steps))),
            Answer::AllSteps(steps) => self.solve.take_list(&steps),
            Answer::Path(path) => self.solve.take_path(&path),
            Answer::Rated(rated) if self.session.room == Room::Play => self.play.set_level(rated.level),
            Answer::Rated(rated) if self.session.room == Room::Make => self.make.take_rating(&question, rated),
            Answer::Rated(rated) => self.solve.findings.rated = Some((self.solve.rated_board(), rated)),
            Answer::Explainer(rating) => self.solve.take_explained(&rating),
            Answer::Techniques(entries) => {
                self.session.entries = Some(entries);
                self.find_lesson();
            }
            Answer::Practice(practice) => self.take_practice(&question, practice),
            Answer::Judged(judgement) => self.solve.judged(&judgement),
            Answer::Diagnosis(diagnosis) => self.solve.findings.diagnosis = Some(diagnosis),
            Answer::Search(search) => self.solve.findings.search = Remote::Ready(search),
            Answer::Count(solutions) => self.solve.findings.counting = Counting::Done(solutions),
            Answer::Study(study) => self.make.take_study(&question, study),
            Answer::Edited(puzzle) => self.in_make(|make, context| make.take_edited(puzzle, context)),
            Answer::Made(made) => {
                if !self.make.take_book_puzzle(&question, made.as_ref()) {
                    self.take_made(&question, made.as_deref());
                }
            }
        }
    }

    /// Handles a question that failed: stops waiting for its answer, and announces the reason.
    pub(crate) fn question_failed(&mut self, id: QuestionId, why: &str) {
        let Some(question) = self.questions.get(id).cloned() else { return };
        match question {
            Question::Collection(question) => {
                if !matches!(question, CollectionQuestion::Forget(_)) {
                    self.questions.done(id); // the same question may be asked again
                }
                return self.collection_failed(&question, why);
            }
            Question::Read { .. } => self.not_read(),
            Question::Write(_) => self.take_written(id, None),
            Question::Hint { .. } | Question::WhyNot { .. } => self.play.help.requested = None,
            Question::Review { .. } => {
                self.play.take_hardest(&self.session, &question, &[]);
                self.play.review.reviewed = Remote::Idle;
            }
            Question::Steps { .. } | Question::Path { .. } | Question::Example { .. } => self.solve.stepping.pending = None,
            Question::Judge { .. } => self.solve.forget_attempt(),
            Question::Pages(_) => self.make.stop_printing(),
            Question::Edit { .. } => self.make.editor.pending = None,
            Question::AllSteps { .. } => self.solve.stepping.listed = Remote::Idle,
            Question::Diagnose { .. } => self.solve.findings.diagnosis = Some(Rc::default()),
            Question::Count { .. } => self.solve.stop_count(),
            Question::Search { .. } => self.solve.findings.search = Remote::Idle,
            Question::Explainer { .. } => self.solve.explain(false),
            Question::Techniques => self.close(), // the dialog would wait for the list for ever
            Question::Rate { .. } | Question::Study { .. } | Question::Share(_) => {}
            Question::Make(_) | Question::Practise { .. } => self.making_failed(&question),
        }
        self.say_fault(text::question_failed(why));
    }
}
