//! The data that was stored at earlier visits.

use crate::{
    action::Theme,
    generator::PuzzleGenerator,
    make::{
        keeping::KeptMake,
        state::{BookOrder, OtherBook},
    },
    session::Settings,
    solve::kept::KeptSolve,
};
use jiff::civil::Date;
use nonet_collection::CollectionId;
use nonet_game::{
    Game, Pauses,
    archive::{Archive, GameId},
};
use nonet_protocol::OwnProfiles;
use std::rc::Rc;

/// The data that was stored at earlier visits.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stored {
    /// The stored games.
    pub archive: Archive,
    /// The game that this tab had open before a reload.
    pub open: Option<GameId>,
    /// Whether the log of attempts and the analyses are still to be read.
    pub reads_attempts: bool,
    /// Whether the player comes back on a later day than that of the latest visit.
    pub returns: bool,
    /// The game without a move that this tab had open before a reload.
    pub unstarted: Option<Rc<Game>>,
    /// The game that the player chose last, if it has no move yet.
    pub chosen: Option<Rc<Game>>,
    /// The unreadable games that an earlier visit reported.
    pub reported: Vec<GameId>,
    /// Whether this tab had paused its game before a reload.
    pub paused: bool,
    /// The date of today.
    pub today: Date,
    /// The settings.
    pub settings: Settings,
    /// The profiles of techniques that the player named.
    pub profiles: Rc<OwnProfiles>,
    /// The state of the generator: its seed, and the puzzles that were made ahead.
    pub generator: PuzzleGenerator,
    /// The order of the book: what its puzzles are to be.
    pub order: BookOrder,
    /// The times at which the streak of days was paused.
    pub pauses: Pauses,
    /// The puzzles of the book, as text.
    pub puzzles: String,
    /// The book that the current one replaced.
    pub other_book: Option<OtherBook>,
    /// The rest of the Make room.
    pub make: KeptMake,
    /// The Solve room; `None` if nothing was stored.
    pub solve: Option<KeptSolve>,
    /// The collection that was open.
    pub collection: Option<CollectionId>,
    /// The imports that an earlier visit did not finish, with the names of their files.
    pub interrupted: Vec<(CollectionId, Rc<str>)>,
    /// The address of the page, without the part from `#` on.
    pub site: Rc<str>,
    /// The theme of the system.
    pub system_theme: Theme,
    /// Whether the page lies in a frame that gives it no origin, so that the browser stores nothing for it.
    pub in_sandbox: bool,
    /// Whether the messages of the chosen language could not be loaded.
    pub language_missing: bool,
}
