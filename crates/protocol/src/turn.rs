//! A turn: what was done at a table or in the library, and what is shown after it.

use super::{
    CollectionId, GameAct, KeptGame, LibraryAction, LibraryPart, LibraryState, LibraryView, Made, ReadPuzzle, RowWindow, Run,
    TableAction, TableState, TableView,
};
use nonet_core::board::Grid;
use nonet_formats::Room;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// What happened since the last turn, and all that the worker needs to say what is shown after it: it remembers nothing itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The state before, as the last [`Screen`] has it.
    pub state: Rc<CollectionState>,
    /// What happened, first to last.
    pub events: Vec<CollectionEvent>,
    /// Whether the table or the library is in sight.
    pub shown: bool,
    /// The rows of the table that are in sight.
    pub window: RowWindow,
    /// The room that is open.
    pub room: Room,
    /// The givens on its board, if they are new there.
    pub board: Option<Grid>,
    /// The games that are kept, where the library is shown.
    pub games: Rc<Vec<KeptGame>>,
    /// The puzzles that are solved, where it matters which are.
    pub solved: Rc<Vec<Grid>>,
    /// The number of this visit.
    pub visit: u64,
}

/// The state of the table and of the library, which goes to the worker with each turn and comes back changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CollectionState {
    /// The library, while it is shown in place of the table.
    pub library: Option<LibraryState>,
    /// The table of the open collection.
    pub table: Option<TableState>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionEvent {
    /// The library was opened, to show this part of it.
    OpenLibrary(LibraryPart),
    /// A collection was opened, to show its table.
    OpenTable(CollectionId),
    /// The table of the open collection came into sight again.
    ShowTable,
    /// Something was done at the table.
    Table(TableAction),
    /// Something was done in the library.
    Library(LibraryAction),
    /// A piece was judged, or a part of it.
    Judged {
        /// The collection.
        id: CollectionId,
        /// The piece's number.
        piece: u32,
        /// Whether by Sudoku Explainer's scale too.
        explainer: bool,
        /// How many of its rows were judged, and how many are still to be.
        rows: [u32; 2],
        /// The time, in milliseconds of the browser's clock.
        at: u64,
    },
}

/// What is shown after a turn, and what the page is to do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Screen {
    /// The state, for the next turn to go on from.
    pub state: Rc<CollectionState>,
    /// What is shown.
    pub view: CollectionView,
    /// The bar over a room, while a collection is open.
    pub bar: Option<ListBar>,
    /// The pieces that are to be judged next.
    pub judge: Vec<u32>,
    /// Whether by Sudoku Explainer's scale too.
    pub explainer: bool,
    /// What the page is to do, first to last.
    pub effects: Vec<Effect>,
}

/// What is shown: a table, the library, or nothing while neither is in sight.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum CollectionView {
    /// Nothing.
    #[default]
    None,
    /// The table of a collection. While it is out of sight it has no rows.
    Table(Rc<TableView>),
    /// All games and collections.
    Library(Rc<LibraryView>),
}

/// What a bar over a room says of the open collection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ListBar {
    /// The collection's name.
    pub name: Rc<str>,
    /// How many rows it has.
    pub rows: u32,
    /// The row that was opened last.
    pub here: Option<OpenRow>,
    /// Whether rows are being judged; none where all of them are judged.
    pub judging: Option<Run>,
}

/// The row that was opened last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenRow {
    /// Its number, from 0.
    pub row: u32,
    /// The givens of its puzzle.
    pub givens: Grid,
}

/// Something that the page is to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Opens a puzzle in a room.
    Open(Room, Rc<ReadPuzzle>),
    /// Makes a book.
    Book {
        /// Its puzzles.
        puzzles: Vec<Rc<Made>>,
        /// Its title: the name of the file, if it comes from one.
        title: Option<Rc<str>>,
        /// That rows were left out, in words.
        left_out: Option<String>,
    },
    /// Has a file written.
    Write(Rc<WriteRequest>),
    /// Does this with the game whose id has this number.
    Game(u64, GameAct),
    /// Says something.
    Say(Rc<str>),
    /// Says that something could not be done.
    Fault(Rc<str>),
}

/// Which rows of a collection are to be written as a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WriteRequest {
    /// The collection.
    pub id: CollectionId,
    /// The rows by their numbers, from 0, in the order in which they are written; none for all in the file's order.
    pub rows: Option<Vec<u32>>,
    /// The form.
    pub form: CollectionForm,
}

/// The form in which a collection is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionForm {
    /// A table, with all that was found out of the rows.
    Csv,
    /// The puzzles, a line each.
    Sdm,
    /// The puzzles, nine lines each.
    Sdk,
    /// Its records as they are kept, byte for byte: for one that is damaged.
    Raw,
}

impl CollectionState {
    /// The collection whose table is open, be it in sight or not.
    #[must_use]
    pub fn id(&self) -> Option<CollectionId> {
        self.table.as_ref().map(|table| table.id)
    }
}
