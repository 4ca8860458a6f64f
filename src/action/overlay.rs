//! The overlays: at most one is open over the room at a time.

use crate::action::Subject;
use jiff::civil::Date;
use nonet_protocol::Level;
use std::{borrow::Cow, rc::Rc};

/// A dialog or menu over the room.
#[derive(Clone, PartialEq, Debug)]
pub enum Overlay {
    /// The dialog "Enter or paste a puzzle".
    Entry,
    /// The share dialog: a link to this subject, its QR code and a picture.
    Share(Subject),
    /// The export dialog: the board as text, in a chosen form, to copy or download.
    Export,
    /// The print dialog.
    Print,
    /// The dialog of new games: the levels, and the stored games.
    Games,
    /// The list of analyses.
    Analyses,
    /// The calendar of daily puzzles, for the month that begins on this date, and this level.
    Calendar(Date, Level),
    /// The statistics of finished games.
    Statistics,
    /// The menu of a game: save points, guesses, filters.
    GameMenu,
    /// The dialog of collections: the table of one, or the library.
    Collection,
    /// The question which column of a table holds the puzzles.
    PuzzleColumn,
    /// The picture of the camera, which takes one by itself when it sees a grid.
    Camera,
    /// The picture that is being read, and the board in it.
    Photo,
    /// The settings of the group with this key.
    Settings(&'static str),
    /// The list of keys.
    Keys,
    /// The list of techniques.
    Techniques,
    /// The report on the games of the backup that was read last.
    Restored(Rc<Vec<RestoredGame>>),
}

/// The outcome of restoring one game or collection of a backup.
#[derive(Clone, PartialEq, Debug)]
pub struct RestoredGame {
    /// The name of the game in words: `Hard, 44 left, 12:47`.
    pub words: String,
    /// The outcome in words.
    pub fate: Cow<'static, str>,
}
