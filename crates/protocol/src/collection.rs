//! The questions and answers about collections, which are files of many puzzles.
//!
//! The worker stores collections, and sorts, filters and judges their rows. To judge a row is to count its solutions and to rate
//! it. The page sends a [`Turn`]: the state of the table or the library, and what the player did there. It draws the [`Screen`]
//! that comes back, which has only the rows of a table that are in sight.

use super::{ImportReport, Screen, Turn, WriteRequest};
use nonet_collection::CollectionId;
use nonet_formats::ColumnChoice;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The file name of a backup.
pub const BACKUP_NAME: &str = "nonet-games.txt";

/// A question about collections.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionQuestion {
    /// Reads a file or a text, and stores its puzzles as a collection.
    Import {
        /// The id of the import, which becomes the id of the collection.
        id: CollectionId,
        /// The name of the collection.
        name: Rc<str>,
        /// The text or file.
        source: TextSource,
        /// The index of the column with the puzzles. None unless the player has chosen one.
        column: Option<usize>,
    },
    /// Removes the rows that an import has stored without coming to its end.
    Forget(CollectionId),
    /// Judges the rows of a piece.
    Judge {
        /// The id of the collection.
        id: CollectionId,
        /// The number of the piece, from 0.
        piece: u32,
        /// Whether the rows are also rated by Sudoku Explainer's scale.
        explainer: bool,
    },
    /// Writes the rows of a collection as a file.
    Write(Rc<WriteRequest>),
    /// Writes a backup of these games and of all collections.
    Backup(Rc<str>),
    /// Applies the events of a turn, and answers with the screen after it.
    Turn(Rc<Turn>),
}

/// The mark before the name of each file, where several files that are opened together are passed as one text. The file's content
/// begins on the next line.
pub const FILE_MARK: &str = "\n\u{1c}file ";

/// The source of a text that is imported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TextSource {
    /// The text itself.
    Text(Rc<str>),
    /// A file, which is sent along with the question. The number is the page's number of the file.
    File(u32),
}

/// An answer to a [`CollectionQuestion`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionAnswer {
    /// The import is complete, and the collection is stored.
    Imported(CollectionId, ImportReport),
    /// The import needs to know which of these columns holds the puzzles.
    WhichColumn(Rc<Vec<ColumnChoice>>),
    /// The rows that an import had stored are removed.
    Forgotten,
    /// The file holds at most one puzzle. Has its content, or None if the content is not text.
    Text(Option<String>),
    /// The file is a backup. Its collections are stored.
    Restored {
        /// The rest of the backup's text: the games.
        text: String,
        /// The collections of the backup, each with its name and with a sentence on what was done with it.
        lists: Vec<(String, String)>,
        /// A sentence that a part of the backup is missing. None if the backup is complete.
        lacking: Option<String>,
    },
    /// Some rows of the piece are judged. A piece that takes long is judged in several answers.
    Judged {
        /// The number of rows that were judged, and the number of rows that are left.
        rows: [u32; 2],
        /// The time of the answer, in milliseconds since 1970.
        at: u64,
    },
    /// A file was written.
    Written {
        /// The page's number of the file. The worker sets it to 0, and the page replaces it.
        file: u32,
        /// The file name.
        name: String,
        /// A note to the player, such as that rows are left out. None if there is nothing to say.
        note: Option<String>,
    },
    /// The screen after a turn.
    Screen(Rc<Screen>),
}

impl CollectionQuestion {
    /// Returns whether the question goes to the worker that is kept free for quick answers.
    #[must_use]
    pub const fn is_quick(&self) -> bool {
        matches!(self, CollectionQuestion::Turn(_) | CollectionQuestion::Forget(_))
    }

    /// Returns whether the answer may take so long that the page ends the worker once the answer is no longer needed.
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
