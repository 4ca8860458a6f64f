//! The short messages: one at a time, and the offer of a newer build in a place of its own.

use crate::{
    action::{Action, BoardAction, ShellAction},
    text,
};

/// The messages that are shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Messages {
    /// The short message.
    pub toast: Option<Toast>,
    /// The offer of a newer build, which has a place of its own beside the short message.
    pub update_offer: Option<Toast>,
    /// Whether a newer build of the page is ready.
    pub newer: bool,
    count: u32, // of messages, which are told apart by their numbers
}

impl Messages {
    /// Says this, with these buttons.
    pub fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.toast = Some(Toast { number: self.number(), words: words.into(), fault: false, offers });
    }

    /// Says this, and offers to take it back.
    pub fn say_undoable(&mut self, words: impl Into<String>) {
        self.say(words, vec![UNDO]);
    }

    /// Says that something went wrong.
    pub fn say_fault(&mut self, words: impl Into<String>) {
        self.toast = Some(Toast { number: self.number(), words: words.into(), fault: true, offers: Vec::new() });
    }

    /// Whether the message that is shown says that something went wrong.
    #[must_use]
    pub fn is_fault(&self) -> bool {
        self.toast.as_ref().is_some_and(|toast| toast.fault)
    }

    /// Takes the message back if it has these words.
    pub fn retract(&mut self, words: &str) {
        self.toast = self.toast.take().filter(|toast| toast.words != words);
    }

    /// Offers the newer build of the page.
    pub fn offer_update(&mut self) {
        let offers = vec![Offer { label: text::shell::RELOAD, action: Action::Shell(ShellAction::TakeVersion) }];
        let words = text::keeping::NEW_VERSION.to_owned();
        self.update_offer = Some(Toast { number: self.number(), words, fault: false, offers });
    }

    fn number(&mut self) -> u32 {
        self.count = self.count.wrapping_add(1);
        self.count
    }
}

/// The offer to take the last act back.
pub const UNDO: Offer = Offer { label: text::controls::UNDO, action: Action::Board(BoardAction::Undo) };

/// A short message; it leaves by itself after some seconds, or with `Action::Shell(ShellAction::Dismiss)`.
#[derive(Clone, Debug)]
pub struct Toast {
    /// A message with another number is another message, with the same words too.
    pub number: u32,
    /// What it says.
    pub words: String,
    /// Whether it says that something went wrong.
    pub fault: bool,
    /// Buttons that go with it.
    pub offers: Vec<Offer>,
}

impl PartialEq for Toast {
    fn eq(&self, other: &Toast) -> bool {
        self.number == other.number
    }
}

/// A button in a message.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its label.
    pub label: &'static str,
    /// What it does.
    pub action: Action,
}

/// The offer to look at a puzzle of the Play room in Solve, where it is told what is wrong with it.
pub const SEE_IN_SOLVE: Offer = Offer { label: text::shell::SEE_IN_SOLVE, action: Action::Shell(ShellAction::SolveThis) };
