//! The state that all rooms share: the current room, the settings, the stored games, the messages, the selection on the board,
//! and the queue of effects. This module knows no room.

mod analyses;
mod attempts;
mod board_ui;
mod context;
mod effects;
mod highlight;
mod key;
pub mod keymap;
mod messages;
mod press;
mod profiles;
mod questions;
mod selection;
pub mod settings;

pub use analyses::{Analyses, Brought};
pub use attempts::{AttemptStorage, RestoredAttempts};
pub use board_ui::{BoardUi, Pending};
pub use context::{Context, Request};
pub use effects::{BrowserEffect, Effects, Undated};
pub use highlight::Filters;
pub use messages::{Messages, Offer, REDO, SEE_IN_SOLVE, Toast, UNDO};
pub use press::{InHand, Pen, Press};
pub use profiles::{PROFILES_FORMAT, backup_line, profiles_with, read_backup, read_profiles};
pub use questions::{Questions, Remote};
pub use selection::Selection;
pub use settings::Settings;

use crate::{action::Theme, generator::PuzzleGenerator};
use jiff::civil::Date;
use nonet_course::Log;
use nonet_game::archive::Archive;
use nonet_protocol::{OwnProfiles, Room, Technique, TechniqueEntry};
use nonet_words::Notation;
use std::rc::Rc;

/// The state that all rooms share.
#[derive(Clone, Debug)]
pub struct Session {
    /// The current room.
    pub room: Room,
    /// The user interface state of the current board: selection, lit digits, unfinished input.
    pub board: BoardUi,
    /// The settings.
    pub settings: Settings,
    /// The profiles of techniques that the player named.
    pub profiles: Rc<OwnProfiles>,
    /// The theme that the system had when the page opened.
    pub system_theme: Theme,
    /// The address of the page, with which every link begins.
    pub site: Rc<str>,
    /// The stored games, and the changes that are still to be stored.
    pub archive: Archive,
    /// The attempts of the learner: all that this tab knows of. The log only grows.
    pub attempts: Rc<Log>,
    /// The storage of the attempts.
    pub attempt_storage: AttemptStorage,
    /// The analyses of the Solve room.
    pub analyses: Analyses,
    /// The date of today.
    pub today: Date,
    /// The puzzles of the generator.
    pub generator: PuzzleGenerator,
    /// All techniques in hint order. None until the worker has sent them.
    pub entries: Option<Rc<Vec<TechniqueEntry>>>,
    /// A number that changes when the player goes on: with the room, and with what stands on its board. What was asked for before
    /// is not opened over it.
    pub place: u32,
    /// The short messages.
    pub messages: Messages,
    /// The queue of effects outside of the page.
    pub effects: Effects,
}

impl Session {
    /// Returns the notation of cells.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        self.settings.notation
    }

    /// Returns the entry of a technique in the list of techniques. None until the worker has sent the list.
    #[must_use]
    pub fn entry(&self, technique: Technique) -> Option<&TechniqueEntry> {
        self.entries.as_deref()?.get(technique.index())
    }
}
