//! What was kept from earlier visits.

use crate::{
    action::Theme,
    make::{
        keeping::KeptMake,
        state::{BookOrder, OtherBook},
    },
    session::{Making, Settings},
    solve::kept::KeptSolve,
};
use nonet_game::{
    Game, Pauses,
    archive::{Archive, GameId},
};
use nonet_protocol::CollectionId;
use std::rc::Rc;

/// What was kept from earlier visits.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stored {
    /// The games.
    pub archive: Archive,
    /// The game that this tab had open before it was loaded anew.
    pub open: Option<GameId>,
    /// The game in which nothing was done yet before the page was loaded anew.
    pub unstarted: Option<Rc<Game>>,
    /// The game that was chosen last, if nothing was done in it yet.
    pub chosen: Option<Rc<Game>>,
    /// The unreadable games that an earlier visit told of.
    pub reported: Vec<GameId>,
    /// Whether this tab had paused its game before it was loaded anew.
    pub paused: bool,
    /// The chosen look.
    pub theme: Option<Theme>,
    /// What else was chosen.
    pub settings: Settings,
    /// What the generator begins with.
    pub making: Making,
    /// What the book is made from.
    pub order: BookOrder,
    /// The times at which the streak of days was paused.
    pub pauses: Pauses,
    /// What was made of it.
    pub puzzles: String,
    /// The book in whose place another came.
    pub other_book: Option<OtherBook>,
    /// What else the Make room held.
    pub make: KeptMake,
    /// What was in the Solve room.
    pub solve: Option<KeptSolve>,
    /// The file of many puzzles that was open.
    pub collection: Option<CollectionId>,
    /// The imports of lists that an earlier visit did not bring to an end, with the names of their files.
    pub interrupted: Vec<(CollectionId, Rc<str>)>,
    /// The address of the page, without what stands after `#`.
    pub site: Rc<str>,
    /// The look that the system has.
    pub system_look: Theme,
}
