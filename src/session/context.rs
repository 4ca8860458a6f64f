//! What a room may reach beside its own: what all share, and requests to others.

use super::Session;
use crate::{action::Overlay, session::Offer};
use nonet_core::board::Grid;
use nonet_formats::{Address, Room};
use nonet_protocol::Exported;

/// What a room is handed when something is done in it.
#[derive(Debug)]
pub struct Context<'a> {
    /// What all rooms share.
    pub session: &'a mut Session,
    requests: Vec<Request>,
}

/// Something that a room asks of others. Requests are carried out in order, once the room is done.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Opens this over the room, in place of what is open.
    Open(Overlay),
    /// Closes what is open over the room.
    Close,
    /// Closes what is open over the room if it is about games: another game is there.
    CloseGames,
    /// Goes to another room, which is as it was left.
    Enter(Room),
    /// Opens what an address leads to.
    Follow(Address),
    /// Makes the digits of the Solve room, but for those that the program found, the puzzle that is set by hand.
    SetFromSolve,
    /// Has this written by the worker, and offers it as a file.
    Download(Exported),
    /// Has a backup written: this text of the games, behind which the worker puts the lists.
    Backup(String),
    /// A full board is shown where it is judged, since nothing is left to be played.
    ShowFull(Grid),
}

impl<'a> Context<'a> {
    /// The context of something that is done now.
    pub const fn new(session: &'a mut Session) -> Context<'a> {
        Context { session, requests: Vec::new() }
    }

    /// Asks for something of others.
    pub fn ask(&mut self, request: Request) {
        self.requests.push(request);
    }

    /// What was asked for, first to last.
    #[must_use]
    pub fn into_requests(self) -> Vec<Request> {
        self.requests
    }

    /// Says this, with these buttons.
    pub fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.session.messages.say(words, offers);
    }

    /// Says this, and offers to take the last act back.
    pub fn say_undoable(&mut self, words: impl Into<String>) {
        self.session.messages.say_undoable(words);
    }

    /// Says that something went wrong.
    pub fn say_fault(&mut self, words: impl Into<String>) {
        self.session.messages.say_fault(words);
    }
}
