//! Files of many puzzles: what is asked of them, and what is told.
//!
//! The worker keeps them, and knows how their table is shown: the page hands it what happens there, with what stood, and shows the markup
//! that comes back. So a page that shows none is no larger for them, and only the rows in sight ever come to it.

use super::{GameAct, ImportReport, KeptGame, Made, PuzzleColumn, ReadPuzzle};
use nonet_core::{Level, board::Grid};
use nonet_formats::Room;
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
    /// Writes rows as a file, as [`Effect::Write`] says it.
    Write(Rc<Vec<u8>>),
    /// Writes a backup: these games, and all collections.
    Backup(Rc<str>),
    /// What is shown after this?
    Turn(Rc<Turn>),
}

/// Something that happened at a table, or at the list of all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// What stood there before, as the last [`Screen`] has it.
    pub state: Rc<Vec<u8>>,
    /// What happened, first to last.
    pub events: Vec<CollectionEvent>,
    /// Whether it is in sight.
    pub shown: bool,
    /// The room that is open.
    pub room: Room,
    /// The givens on its board, if they are new there.
    pub board: Option<Grid>,
    /// The games that are kept.
    pub games: Rc<Vec<KeptGame>>,
    /// The number of this visit.
    pub visit: u64,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionEvent {
    /// A player did what the markup says under this name, or pressed a key.
    Do(Rc<str>),
    /// A piece was judged, or a part of it, at this time.
    Judged {
        /// Its number.
        piece: u32,
        /// By Sudoku Explainer's scale too.
        explainer: bool,
        /// How many of its rows were judged, and how many are still to be.
        rows: [u32; 2],
        /// The time, in milliseconds of the browser's clock.
        at: u64,
    },
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

/// What is shown of files of many puzzles, and what is to be done.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Screen {
    /// What stands there, for the worker to go on from.
    pub state: Rc<Vec<u8>>,
    /// The collection that is open.
    pub id: Option<CollectionId>,
    /// What stands where, in the order of [`Part`]: one list is less to load than a field for each.
    pub texts: Vec<Rc<str>>,
    /// The puzzle of the table that was opened last.
    pub givens: Option<Grid>,
    /// How many rows there are, with that of the heads.
    pub count: u32,
    /// The place of the cursor.
    pub cursor: u32,
    /// How far the rows are to be scrolled; another number is another wish.
    pub scroll: (u32, i32),
    /// The pieces that are to be judged next.
    pub judge: Vec<u32>,
    /// Whether that is by Sudoku Explainer's scale too.
    pub explainer: bool,
    /// Whether it is the library, where all games and collections are listed, and no table.
    pub library: bool,
    /// What is to be done now, first to last.
    pub effects: Vec<Effect>,
}

/// A part of what is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What the file is called, and how far judging is; of the list of collections, all of it.
    Head,
    /// What to do about judging.
    Run,
    /// The fields by which rows are chosen; empty where no table is shown.
    Filters,
    /// How many rows there are.
    Words,
    /// The heads of the columns.
    Heads,
    /// The rows around those in sight, with the space above and below.
    Rows,
    /// What stands below them.
    Foot,
    /// What stands over the room while the puzzle that was opened last is on the board,
    Here,
    /// and while another is.
    Elsewhere,
}

impl Screen {
    /// What stands there.
    #[must_use]
    pub fn text(&self, part: Part) -> Rc<str> {
        self.texts.get(part as usize).cloned().unwrap_or_default()
    }
}

/// What is to be done by the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// A puzzle is opened in a room.
    Open(Room, Rc<ReadPuzzle>),
    /// These become a book.
    Book {
        /// Its puzzles.
        puzzles: Vec<Rc<Made>>,
        /// Its title: the name of the file, if it comes from one.
        title: Option<Rc<str>>,
        /// That rows were left out, in words.
        left_out: Option<String>,
    },
    /// A file is written: these bytes are the question for it.
    Write(Rc<Vec<u8>>),
    /// This is done with the game that has the id with this number.
    Game(u64, GameAct),
    /// Something is said.
    Say(Rc<str>),
    /// It is said that something could not be done.
    Fault(Rc<str>),
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

/// What rows are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sort {
    /// The column.
    pub by: Column,
    /// Whether what is most comes first.
    pub down: bool,
}

/// A column that rows are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // they say it themselves
pub enum Column {
    #[default]
    Place,
    Givens,
    Solutions,
    Level,
    Score,
    Hardest,
    Explainer,
    /// The file's own column with this number, from 0.
    Own(u16),
}

/// Which rows are shown: those of which all of this is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Filter {
    /// Of this level.
    pub level: Option<Level>,
    /// Their path takes the technique with this number.
    pub technique: Option<u8>,
    /// They have so many givens at most.
    pub givens: Option<u8>,
    /// What was found of them.
    pub finding: Option<Finding>,
    /// They are not solved yet.
    pub unsolved: bool,
}

/// What was found of a row, by which rows are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// It is anything but a puzzle with one solution, or the file gives a wrong one.
    Problem,
    /// It can't be read.
    Unreadable,
    /// The solution that the file gives is none of its puzzle.
    WrongSolution,
    /// It has no solution.
    NoSolution,
    /// It has several solutions.
    SeveralSolutions,
    /// It has one solution.
    OneSolution,
}

impl Finding {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Finding; 6] = [
        Finding::Problem,
        Finding::Unreadable,
        Finding::WrongSolution,
        Finding::NoSolution,
        Finding::SeveralSolutions,
        Finding::OneSolution,
    ];
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
