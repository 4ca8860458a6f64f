//! The stored data of a collection as a whole, without its rows.

use serde::{Deserialize, Serialize};

/// The id of a collection, a random number. Earlier versions used the time at which the collection was opened.
pub type CollectionId = u64;

/// Returns whether the id of a collection is a time, in milliseconds since 1970, as earlier versions used it. One in 180,000
/// random numbers would be as small; the worker does not use them as ids.
#[must_use]
pub const fn is_time(id: CollectionId) -> bool {
    id < 100_000_000_000_000
}

/// The number of rows of a piece. The rows of a piece are stored, judged and reported together.
pub const PIECE: u32 = 200;

/// The stored data of a collection, without its rows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Collection {
    /// The id.
    pub id: CollectionId,
    /// The name, which is that of the file.
    pub name: String,
    /// The time at which the collection was first opened, in milliseconds since 1970. 0 if it is not known.
    pub opened: u64,
    /// The number of rows.
    pub rows: u32,
    /// The number of rows with an error.
    pub bad: u32,
    /// The names of the file's own columns.
    pub columns: Vec<String>,
    /// The separator between two fields of the file, as a byte.
    pub separator: u8,
    /// Whether the worker judges the rows.
    pub run: Run,
    /// The player's star and labels, as a save has them.
    pub tags: String,
    /// The time at which the collection was moved to the bin, in milliseconds since 1970. None if it is not in the bin.
    pub binned: Option<u64>,
    /// The time at which a visit first found the collection in the bin for too long, in milliseconds since 1970, and the number
    /// of that visit. None if no visit did.
    pub seen_old: Option<(u64, u64)>,
    /// Whether the rows are also rated by Sudoku Explainer's scale, which takes longer.
    pub explainer: bool,
    /// Whether the collection is complete.
    pub condition: Condition,
}

/// Whether a collection is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// The collection is complete.
    Whole,
    /// The collection is still being read, by the import with this id.
    Coming(CollectionId),
    /// The stored record of the collection can't be read. All other fields are derived from its rows, where possible.
    Damaged,
    /// A later version of the page stored the collection. The other fields have the parts that this version can read.
    Later,
}

/// Whether the worker judges the rows of a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Run {
    /// Judging goes on, also after the page was loaded again.
    Going,
    /// The player paused judging.
    Paused,
    /// The player stopped judging.
    Stopped,
}

impl Collection {
    /// Returns the number of pieces.
    #[must_use]
    pub const fn pieces(&self) -> u32 {
        self.rows.div_ceil(PIECE)
    }
}
