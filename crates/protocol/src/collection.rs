//! Collections, which are files of many puzzles: what is kept of each, what is asked of them, and what is answered.
//!
//! The worker keeps them, and sorts, filters and judges their rows. The page hands it what was done at a table or in the library, with the
//! state that stood before ([`Turn`]), and draws the values that come back ([`Screen`]): of a table only the rows in sight.

use super::{ImportReport, PuzzleColumn, Screen, Turn, WriteRequest};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The number of a collection, which is random. Earlier builds took the time at which it was opened.
pub type CollectionId = u64;

/// Whether the number of a collection is a time, in milliseconds since 1970. Of random numbers one in 180,000 is so small, and none is
/// taken.
#[must_use]
pub const fn is_time(id: CollectionId) -> bool {
    id < 100_000_000_000_000
}

/// How many rows are kept, judged and told of together.
pub const PIECE: u32 = 200;

/// What the file of a backup is called.
pub const BACKUP_NAME: &str = "nonet-games.txt";

/// The first line of a collection in a backup.
pub const BACKUP_HEAD: &str = "nonet collection 1";

/// A question about files of many puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionQuestion {
    /// Reads a file or a text, and keeps what is in it.
    Import {
        /// The number of the import, and of the collection that comes of it.
        id: CollectionId,
        /// What it is called.
        name: Rc<str>,
        /// What is read.
        source: TextSource,
        /// The column of its puzzles, if somebody chose one.
        column: Option<u32>,
    },
    /// Removes what an import has kept that did not come to its end.
    Forget(CollectionId),
    /// Judges a piece.
    Judge {
        /// Of this collection.
        id: CollectionId,
        /// Its number, from 0.
        piece: u32,
        /// By Sudoku Explainer's scale too.
        explainer: bool,
    },
    /// Writes rows as a file.
    Write(Rc<WriteRequest>),
    /// Writes a backup: these games, and all collections.
    Backup(Rc<str>),
    /// What is shown after this?
    Turn(Rc<Turn>),
}

/// Where files that are opened together are handed over as one, this stands before the name of each, and its text begins on the line
/// after that.
pub const FILE_MARK: &str = "\n\u{1c}file ";

/// Where a text comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TextSource {
    /// It is here.
    Text(Rc<str>),
    /// A file, by the number under which the page keeps it: it goes along with the question.
    File(u32),
}

/// What is told of files of many puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionAnswer {
    /// A collection is there, and this is to be known of it.
    Imported(CollectionId, ImportReport),
    /// It is not clear which of these columns holds the puzzles.
    WhichColumn(Rc<Vec<PuzzleColumn>>),
    /// What an import had kept is gone.
    Forgotten,
    /// It is no text of many puzzles: this is what stands in it, if it is text.
    Text(Option<String>),
    /// It is a file of this page. Its collections are kept.
    Restored {
        /// All else that is in it.
        text: String,
        /// Which collections were in it, and what became of each, in words.
        lists: Vec<(String, String)>,
        /// That a part of the file is lacking, in words.
        lacking: Option<String>,
    },
    /// The piece is judged, or a part of it: what takes long is told on the way.
    Judged {
        /// How many of its rows were judged, and how many are still to be.
        rows: [u32; 2],
        /// When, in milliseconds of the browser's clock.
        at: u64,
    },
    /// A file was written.
    Written {
        /// The number under which the page has it.
        file: u32,
        /// What it is called.
        name: String,
        /// What is to be known of it, in words.
        note: Option<String>,
    },
    /// What is shown.
    Screen(Rc<Screen>),
}

/// A file of many puzzles that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Collection {
    /// Its number.
    pub id: CollectionId,
    /// What it is called: the name of the file.
    pub name: String,
    /// When it was opened first, in milliseconds of the browser's clock; 0 where that is not known.
    pub opened: u64,
    /// How many rows it has.
    pub rows: u32,
    /// With how many of them something is wrong.
    pub bad: u32,
    /// The names of the file's own columns.
    pub columns: Vec<String>,
    /// What stands between two fields of the file.
    pub separator: u8,
    /// Whether it is judged.
    pub run: Run,
    /// The player's star and labels, as a save has them.
    pub tags: String,
    /// When it was deleted, if it was, in milliseconds of the browser's clock.
    pub binned: Option<u64>,
    /// The first look that found it in the bin for too long, and the visit in which that was.
    pub seen_old: Option<(u64, u64)>,
    /// Whether it is also to be judged by Sudoku Explainer's scale, which takes longer.
    pub explainer: bool,
    /// Whether all of it is there.
    pub condition: Condition,
}

/// Whether all of a collection is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// All of it is.
    Whole,
    /// It is still being read, by the import with this number.
    Coming(CollectionId),
    /// What was kept of it as a whole can't be read: the rest of this is what its rows tell.
    Damaged,
    /// A later version of the page keeps it: the rest of this is what can be read all the same.
    Later,
}

/// Whether a collection is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Run {
    /// It goes on, after the page was loaded anew too.
    Going,
    /// It waits.
    Paused,
    /// Nobody wants it.
    Stopped,
}

impl Collection {
    /// How many pieces it has.
    #[must_use]
    pub const fn pieces(&self) -> u32 {
        self.rows.div_ceil(PIECE)
    }
}

impl CollectionQuestion {
    /// Whether it is for the worker that is kept free for what a player waits for.
    #[must_use]
    pub const fn is_quick(&self) -> bool {
        matches!(self, CollectionQuestion::Turn(_) | CollectionQuestion::Forget(_))
    }

    /// Whether it may take so long that it is worth ending the worker when nobody wants the answer any more.
    #[must_use]
    pub const fn is_endless(&self) -> bool {
        matches!(
            self,
            CollectionQuestion::Import { .. }
                | CollectionQuestion::Write(_)
                | CollectionQuestion::Backup(_)
                | CollectionQuestion::Judge { explainer: true, .. }
        )
    }
}
