//! Puzzles from the generator: what a player asks for is opened once it is made.

use crate::{
    action::{Action, PuzzleRequest, ShellAction},
    app::State,
    session::Offer,
    text::en::{self, returning},
};
use nonet_protocol::{Made, Practice, Question};

impl State {
    /// Gets what a player asks for: at once if it is there, else when it is made.
    pub(crate) fn request_puzzle(&mut self, request: PuzzleRequest) {
        if let PuzzleRequest::Level(level) = request
            && let Some(givens) =
                self.session.making.next[level as usize].take().or_else(|| self.play.unplayed(level, &self.session))
        {
            return self.in_play(|play, context| play.open_made(&givens, level, context));
        }
        if let PuzzleRequest::Day(daily) = request
            && let Some(id) = self.session.archive.of_daily(daily).map(|copy| copy.id)
        {
            return self.in_play(|play, context| play.open_kept(id, context));
        }
        self.session.making.awaited = Some(request);
        let words = match request {
            PuzzleRequest::Level(level) => en::making(level.name()),
            PuzzleRequest::Day(daily) => en::making(&returning::daily(daily, self.session.making.day)),
            PuzzleRequest::Practise(technique) => en::making(self.session.entry(technique).map_or("", |entry| &entry.name.title)),
        };
        self.say(words, vec![Offer { label: en::app::STOP_MAKING, action: Action::Shell(ShellAction::StopMaking) }]);
    }

    /// Nobody waits any more.
    pub(crate) fn stop_making(&mut self) {
        self.session.making.awaited = None;
        self.session.messages.toast = None;
    }

    /// A puzzle was made: what somebody waits for, or one for later.
    pub(crate) fn take_made(&mut self, question: &Question, made: Option<&Made>) {
        match (self.session.making.take(question), made) {
            (Some(_), None) => self.say_none_found(),
            // The level that it has, should it be only the nearest that was found.
            (Some(request), Some(made)) => {
                self.in_play(|play, context| play.open_made(&made.givens, made.level, context));
                if let PuzzleRequest::Day(daily) = request {
                    self.play.set_daily(daily, self.session.making.day);
                }
            }
            (None, Some(made)) if made.meets => self.session.making.next[made.level as usize] = Some(made.givens),
            (None, _) => {}
        }
    }

    /// A position was found: that of a lesson, or a new one that somebody waits for.
    pub(crate) fn take_practice(&mut self, question: &Question, practice: Option<&Practice>) {
        if matches!(question, Question::Practise { .. }) {
            self.session.making.take(question);
        }
        self.solve.pending = None;
        match practice {
            Some(practice) => self.in_solve(|solve, context| solve.bring(practice, context)),
            None => self.say_none_found(),
        }
    }

    fn say_none_found(&mut self) {
        self.say_fault(en::app::NONE_FOUND.to_owned());
    }

    /// It could not be made: whoever waits for it, waits no longer.
    pub(crate) fn making_failed(&mut self, question: &Question) {
        if self.make.book.question().as_ref() == Some(question) {
            self.make.stop_book();
        } else if self.session.making.awaited().as_ref() == Some(question) {
            self.session.making.awaited = None;
        }
    }
}
