//! The messages of the page: one short message at a time, and apart from it the offer of a newer build.

use crate::{
    action::{Action, BoardAction, ShellAction},
    text::{self, Text},
};

/// The messages on the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Messages {
    /// The short message. None if there is none.
    pub toast: Option<Toast>,
    /// The offer of a newer build, which has its own place beside the short message.
    pub update_offer: Option<Toast>,
    /// The words on the latest change that is only spoken, because it can be seen on the board or the keys.
    pub spoken: String,
    /// Whether a newer build of the page is ready.
    pub newer: bool,
    count: u32, // the number of messages so far, which numbers them
}

impl Messages {
    /// Shows a message with buttons.
    pub fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.toast = Some(Toast { number: self.number(), words: words.into(), fault: false, beside: false, offers });
    }

    /// Shows a message that offers to undo the last act.
    pub fn say_undoable(&mut self, words: impl Into<String>) {
        self.say(words, vec![UNDO]);
    }

    /// Shows an error message.
    pub fn say_fault(&mut self, words: impl Into<String>) {
        self.toast = Some(Toast { number: self.number(), words: words.into(), fault: true, beside: false, offers: Vec::new() });
    }

    /// Shows a message that is not about the board, and stays while the board changes.
    pub fn say_beside(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.say(words, offers);
        self.toast.iter_mut().for_each(|toast| toast.beside = true);
    }

    /// Adds a sentence with a button to the current message, or shows it if there is none.
    pub fn add(&mut self, words: &str, offer: Offer) {
        match &mut self.toast {
            Some(toast) => {
                toast.words.push(' ');
                toast.words.push_str(words);
                toast.offers.push(offer);
            }
            None => self.say(words, vec![offer]),
        }
    }

    /// Removes the message if it has these words.
    pub fn retract(&mut self, words: &str) {
        self.toast = self.toast.take().filter(|toast| toast.words != words);
    }

    /// Removes the message if one of its buttons acts on the board: behind a dialog the board does not change.
    pub fn drop_board_offers(&mut self) {
        self.toast = self.toast.take().filter(|toast| !toast.offers.iter().any(|offer| matches!(offer.action, Action::Board(_))));
    }

    /// Offers the newer build of the page.
    pub fn offer_update(&mut self) {
        let offers = vec![Offer { label: text::shell::RELOAD, action: Action::Shell(ShellAction::TakeVersion) }];
        let words = text::keeping::NEW_VERSION.say();
        self.update_offer = Some(Toast { number: self.number(), words, fault: false, beside: true, offers });
    }

    fn number(&mut self) -> u32 {
        self.count = self.count.wrapping_add(1);
        self.count
    }
}

/// The button that undoes the last act.
pub const UNDO: Offer = Offer { label: text::controls::UNDO, action: Action::Board(BoardAction::Undo) };

/// The button that does again what was undone last.
pub const REDO: Offer = Offer { label: text::controls::REDO, action: Action::Board(BoardAction::Redo) };

/// A short message. It disappears after some seconds, or with `Action::Shell(ShellAction::Dismiss)`.
#[derive(Clone, Debug)]
pub struct Toast {
    /// The number of the message. Messages with different numbers are different, even with equal words.
    pub number: u32,
    /// The text of the message.
    pub words: String,
    /// Whether it is an error message.
    pub fault: bool,
    /// Whether the message is not about the board, and stays while the board changes.
    pub beside: bool,
    /// The buttons of the message.
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
    /// The label of the button.
    pub label: Text,
    /// The action of the button.
    pub action: Action,
}

/// The button that shows the puzzle of the Play room in Solve, where the reason is given if the puzzle is wrong.
pub const SEE_IN_SOLVE: Offer = Offer { label: text::shell::SEE_IN_SOLVE, action: Action::Shell(ShellAction::SolveThis) };
