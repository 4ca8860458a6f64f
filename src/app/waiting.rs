//! The texts and files that come from outside by themselves: pasted or dropped on the page, shared with it, or opened by the system.
//! While an overlay is open nothing may change behind it, so what comes then waits until the player asks for it.

use crate::{
    action::{Action, Arrival, Overlay, ShellAction},
    app::State,
    session::Offer,
    shell::state::PendingText,
    text,
};
use nonet_protocol::TextSource;

impl State {
    /// Opens what came, or lets it wait.
    pub(super) fn arrive(&mut self, arrival: Arrival) {
        if self.opens_at_once(&arrival) {
            self.open_arrival(arrival);
        } else {
            self.put_aside(arrival);
        }
    }

    /// Whether what comes opens at once: no overlay is open, or it is the dialog for puzzles that come in, or that of pictures, behind
    /// which another picture waits.
    fn opens_at_once(&self, arrival: &Arrival) -> bool {
        match &self.shell.overlay {
            None | Some(Overlay::Entry) => true,
            Some(Overlay::Photo) => matches!(arrival, Arrival::Picture { .. }),
            Some(_) => false,
        }
    }

    fn open_arrival(&mut self, arrival: Arrival) {
        match arrival {
            Arrival::Text { text, file } => self.receive(text, file),
            Arrival::File { name, file } => self.import(name.into(), TextSource::File(file)),
            Arrival::Picture { name, file } => self.open_picture(name.into(), file),
        }
    }

    fn put_aside(&mut self, arrival: Arrival) {
        self.shell.waiting.push_back(arrival);
        self.say_waiting();
    }

    /// Lets the text wait that the worker has read, or is reading.
    pub(super) fn put_aside_text(&mut self, PendingText { text, file, .. }: PendingText) {
        self.put_aside(Arrival::Text { text: text.as_ref().to_owned(), file });
    }

    /// Closes the overlay and opens what waits: up to the first text, which may open a board, or the first that has to wait for a dialog
    /// of one before it.
    pub(super) fn take_waiting(&mut self) {
        self.close();
        self.session.messages.toast = None;
        while self.shell.waiting.front().is_some_and(|arrival| self.opens_at_once(arrival))
            && let Some(arrival) = self.shell.waiting.pop_front()
        {
            let is_text = matches!(arrival, Arrival::Text { .. });
            self.open_arrival(arrival);
            if is_text {
                break;
            }
        }
    }

    /// Says again that something waits, once the player can turn to it: the overlay was closed, or the text before it was read.
    pub(super) fn remind_of_waiting(&mut self, before: &State) {
        if self.shell.waiting.is_empty() || !self.is_free() || before.is_free() {
            return;
        }
        let toast = &self.session.messages.toast;
        let is_offered = toast.as_ref().is_some_and(|toast| toast.offers.iter().any(|offer| offer.action == OPEN_WAITING.action));
        if is_offered {
            return;
        }
        if toast.is_some() && *toast != before.session.messages.toast {
            self.session.messages.add(&text::shell::waits(self.shell.waiting.len()), OPEN_WAITING);
        } else {
            self.say_waiting();
        }
    }

    fn is_free(&self) -> bool {
        self.shell.overlay.is_none() && self.shell.pending_texts.is_empty()
    }

    fn say_waiting(&mut self) {
        self.say(text::shell::waits(self.shell.waiting.len()), vec![OPEN_WAITING]);
    }
}

/// The button that opens what waits.
const OPEN_WAITING: Offer = Offer { label: text::shell::OPEN_WAITING, action: Action::Shell(ShellAction::TakeWaiting) };
