//! The context of an update: the shared session, and requests to other parts of the page.

use super::Session;
use crate::{action::Overlay, session::Offer};
use nonet_core::board::Grid;
use nonet_protocol::{Address, Exported, Room};

/// The context that a room gets for an update.
#[derive(Debug)]
pub struct Context<'a> {
    /// The state that all rooms share.
    pub session: &'a mut Session,
    requests: Vec<Request>,
}

/// A request of a room to other parts of the page. Requests are carried out in order, after the room's update.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Opens an overlay over the room, in place of the current one.
    Open(Overlay),
    /// Closes the overlay.
    Close,
    /// Closes the overlay if it is about games, because another game was opened.
    CloseGames,
    /// Shows another room, in the state in which it was left.
    Enter(Room),
    /// Opens the content of an address.
    Follow(Address),
    /// Takes the digits of the Solve room into the puzzle editor as givens, except those that the program found.
    SetFromSolve,
    /// Lets the worker write an export, and downloads it as a file.
    Download(Exported),
    /// Downloads a backup. The text holds the games; the worker appends the lists.
    Backup(String),
    /// Shows a full board in the Solve room, because there is nothing left to play.
    ShowFull(Grid),
}

impl<'a> Context<'a> {
    /// Creates the context of an update.
    pub const fn new(session: &'a mut Session) -> Context<'a> {
        Context { session, requests: Vec::new() }
    }

    /// Adds a request.
    pub fn ask(&mut self, request: Request) {
        self.requests.push(request);
    }

    /// Returns the requests, first to last.
    #[must_use]
    pub fn into_requests(self) -> Vec<Request> {
        self.requests
    }

    /// Shows a message with buttons.
    pub fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.session.messages.say(words, offers);
    }

    /// Shows a message that offers to undo the last act.
    pub fn say_undoable(&mut self, words: impl Into<String>) {
        self.session.messages.say_undoable(words);
    }

    /// Shows an error message.
    pub fn say_fault(&mut self, words: impl Into<String>) {
        self.session.messages.say_fault(words);
    }
}
