//! Answers that open a board. What the player asked for opens at once if they are still where they asked for it. If they went on, in
//! another room or on another board, a message offers it, and nothing opens over what they do.

use crate::{
    action::{Action, PuzzleRequest, ShellAction},
    app::State,
    session::Offer,
    shell::state::LateArrival,
    text::{self, returning},
};

impl State {
    /// Opens what was asked for from this place, or offers it if the player went on.
    pub(super) fn arrive_late(&mut self, asked_from: Option<u32>, arrival: LateArrival) {
        if asked_from == Some(self.session.place) {
            return self.open_late_arrival(arrival);
        }
        let words = match &arrival {
            LateArrival::Made(request, ..) => text::app::made_late(&self.requested(*request)),
            LateArrival::Collection(_) => text::app::COLLECTION_LATE.say(),
        };
        self.shell.late = Some(arrival);
        self.session.messages.say_beside(words, vec![OPEN_LATE]);
    }

    /// Opens what was offered.
    pub(super) fn open_late(&mut self) {
        self.session.messages.toast = None;
        if let Some(arrival) = self.shell.late.take() {
            self.open_late_arrival(arrival);
        }
    }

    /// Opens the puzzle of this request if it was offered before. Returns whether it was.
    pub(super) fn open_late_puzzle(&mut self, request: PuzzleRequest) -> bool {
        let is_it = matches!(&self.shell.late, Some(LateArrival::Made(made, ..)) if *made == request);
        if is_it {
            self.open_late();
        }
        is_it
    }

    fn open_late_arrival(&mut self, arrival: LateArrival) {
        match arrival {
            LateArrival::Made(request, givens, level) => {
                self.in_play(|play, context| play.open_made(&givens, level, context));
                match request {
                    PuzzleRequest::Day(daily) => self.play.set_daily(daily, self.session.today),
                    PuzzleRequest::Technique(technique) => self.say(text::hardest(&text::title(technique)), Vec::new()),
                    PuzzleRequest::Level(_) => {}
                }
            }
            LateArrival::Collection(effect) => self.open_from_collection(&effect),
        }
    }

    /// Notes from which place the questions were asked that were new in this input, after what it changed.
    pub(super) fn note_place(&mut self, before: &State) {
        if !self.stands_as(before) {
            self.session.place = before.session.place.wrapping_add(1);
            self.collections.imports.is_left |= self.collections.imports.is_busy();
        }
        let place = self.session.place;
        self.session.generator.asked_from.get_or_insert(place);
        self.collections.asked_from.get_or_insert(place);
    }

    /// Returns the name of a puzzle that was asked for: `Extreme`, `Hard, 22 November`.
    pub(super) fn requested(&self, request: PuzzleRequest) -> String {
        match request {
            PuzzleRequest::Level(level) => text::level(level).say(),
            PuzzleRequest::Day(daily) => returning::daily(daily, self.session.today),
            PuzzleRequest::Technique(technique) => text::title(technique),
        }
    }
}

/// The button that opens what came after the player went on.
const OPEN_LATE: Offer = Offer { label: text::app::OPEN_LATE, action: Action::Shell(ShellAction::OpenLate) };
