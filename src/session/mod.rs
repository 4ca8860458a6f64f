//! What all rooms share: the room that is shown, the settings, the games that are kept, the messages, what is selected on the board, and
//! what is to be done outside of the page. It knows no room.

mod board_ui;
mod context;
mod effects;
mod highlight;
mod key;
pub mod keymap;
pub mod making;
mod messages;
mod press;
mod questions;
pub mod record;
mod remote;
mod selection;
pub mod settings;

pub use board_ui::{BoardUi, Pending};
pub use context::{Context, Request};
pub use effects::{Effect, Effects};
pub use highlight::Filters;
pub use making::Making;
pub use messages::{Messages, Offer, SEE_IN_SOLVE, Toast, UNDO};
pub use press::{Pen, Press};
pub use questions::Questions;
pub use remote::Remote;
pub use selection::Selection;
pub use settings::Settings;

use crate::action::Theme;
use nonet_core::words::Notation;
use nonet_formats::Room;
use nonet_game::archive::Archive;
use nonet_protocol::{TechniqueEntry, TechniqueId};
use std::rc::Rc;

/// What all rooms share.
#[derive(Clone, Debug)]
pub struct Session {
    /// The room that is shown.
    pub room: Room,
    /// What is selected, lit and begun on the board that is shown.
    pub board: BoardUi,
    /// What the player chose.
    pub settings: Settings,
    /// The chosen look; `None` follows the system.
    pub theme: Option<Theme>,
    /// The look that the system has, or had when the page opened.
    pub system_look: Theme,
    /// The address of the page, which a link begins with.
    pub site: Rc<str>,
    /// The games that are kept, and what is still to be kept.
    pub archive: Archive,
    /// Puzzles from the generator.
    pub making: Making,
    /// All techniques in hint order, once the worker has said which there are.
    pub entries: Option<Rc<Vec<TechniqueEntry>>>,
    /// The short messages.
    pub messages: Messages,
    /// What is to be done outside of the page.
    pub effects: Effects,
}

impl Session {
    /// How cells are named.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        self.settings.notation
    }

    /// The entry of a technique in the list of techniques, once that is known.
    #[must_use]
    pub fn entry(&self, technique: TechniqueId) -> Option<&TechniqueEntry> {
        self.entries.as_deref()?.get(usize::from(technique.0))
    }
}
