//! What is open over the room: one thing at a time.

use crate::action::Subject;
use nonet_core::Level;
use nonet_game::Month;
use std::{borrow::Cow, rc::Rc};

/// A dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum Overlay {
    /// The box "Enter or paste a puzzle".
    Entry,
    /// A link to this, with its pictures.
    Share(Subject),
    /// The board as text: in which form, and where to.
    Export,
    /// What of the board is printed.
    Print,
    /// The levels, and the games that are kept.
    Games,
    /// The puzzles of the days of this month, of this level.
    Calendar(Month, Level),
    /// What came of the games that were finished.
    Statistics,
    /// What else can be done in a game: save points, guesses, filters.
    GameMenu,
    /// A file of many puzzles, or the library of all games and such files.
    Collection,
    /// The question which column of a table holds the puzzles.
    PuzzleColumn,
    /// The settings.
    Settings,
    /// The list of keys.
    Keys,
    /// The list of techniques, with the lesson of the one with this name open: `x_wing`; none where it is empty.
    Techniques(String),
    /// What became of the games of the backup that was read last.
    Restored(Rc<Vec<RestoredGame>>),
}

/// What became of a game of a backup, or of a collection.
#[derive(Clone, PartialEq, Debug)]
pub struct RestoredGame {
    /// Which it is: `Hard, 44 left, 12:47`.
    pub words: String,
    /// What became of it.
    pub fate: Cow<'static, str>,
}
