//! Puzzles of the generator: a puzzle that the player asks for opens once it is made.

use crate::{
    action::{Action, PuzzleRequest, ShellAction},
    app::State,
    session::Offer,
    shell::state::LateArrival,
    text,
};
use nonet_protocol::{BookPuzzle, Question};

impl State {
    /// Opens the puzzle that the player asks for: at once if one is available, otherwise when the worker has made it.
    pub(crate) fn request_puzzle(&mut self, request: PuzzleRequest) {
        if self.open_late_puzzle(request) {
            return;
        }
        if let PuzzleRequest::Level(level) = request
            && let Some(givens) =
                self.session.generator.next[level as usize].take().or_else(|| self.play.unplayed(level, &self.session))
        {
            return self.in_play(|play, context| play.open_made(&givens, level, context));
        }
        if let PuzzleRequest::Day(daily) = request
            && let Some(id) = self.session.archive.of_daily(daily).map(|copy| copy.id)
        {
            return self.in_play(|play, context| play.open_kept(id, context));
        }
        (self.session.generator.awaited, self.session.generator.asked_from) = (Some(request), None);
        let words = text::making(&self.requested(request));
        self.say(words, vec![Offer { label: text::app::STOP_MAKING, action: Action::Shell(ShellAction::StopMaking) }]);
    }

    /// Stops waiting for the requested puzzle.
    pub(crate) fn stop_making(&mut self) {
        self.session.generator.awaited = None;
        self.session.messages.toast = None;
    }

    /// Takes a made puzzle: opens or offers it if the player asked for it, otherwise keeps it for the next request of its level.
    pub(crate) fn take_made(&mut self, question: &Question, made: Option<&BookPuzzle>) {
        match (self.session.generator.take(question), made) {
            (Some(_), None) => self.say_fault(text::app::NONE_FOUND.say()),
            (Some(PuzzleRequest::Technique(_)), Some(made)) if !made.meets => self.say_fault(text::app::NONE_FOUND.say()),
            // The game gets the level that the puzzle has, even if it is only the nearest to the requested one.
            (Some(request), Some(made)) => {
                let from = self.session.generator.asked_from;
                self.arrive_late(from, LateArrival::Made(request, made.givens, made.level));
            }
            (None, Some(made)) if made.meets => self.session.generator.next[made.level as usize] = Some(made.givens),
            (None, _) => {}
        }
    }

    /// Stops waiting for a puzzle that could not be made.
    pub(crate) fn making_failed(&mut self, question: &Question) {
        if self.session.generator.awaited().as_ref() == Some(question) {
            self.session.generator.awaited = None;
        }
    }
}
