//! Turns: the actions of the player at a table or in the library, and the screen after them.

use super::{
    BookPuzzle, GameAct, KeptGame, LibraryAction, LibraryPart, LibraryState, LibraryView, ReadPuzzle, Room, RowWindow,
    TableAction, TableState, TableView,
};
use nonet_collection::{CollectionId, Run};
use nonet_core::board::Grid;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The events since the last turn, and all data that the worker needs to compute the screen after them: the worker has no state
/// of its own between turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The state before the events, from the last [`Screen`].
    pub state: Rc<CollectionState>,
    /// The events, in order.
    pub events: Vec<CollectionEvent>,
    /// Whether the table or the library is visible.
    pub shown: bool,
    /// The rows of the table that are visible.
    pub window: RowWindow,
    /// The open room.
    pub room: Room,
    /// The givens on the board of the open room. None if they have not changed since the last turn.
    pub board: Option<Grid>,
    /// The stored games. Empty unless the library is shown.
    pub games: Rc<Vec<KeptGame>>,
    /// The puzzles that the player has solved. Empty unless the events or the filter depend on them.
    pub solved: Rc<Vec<Grid>>,
    /// The random number of this visit to the page.
    pub visit: u64,
}

/// The state of the table and of the library. It goes to the worker with each turn, and comes back changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CollectionState {
    /// The state of the library. None while the table is shown.
    pub library: Option<LibraryState>,
    /// The state of the open collection's table. None if no collection is open.
    pub table: Option<TableState>,
}

/// An event that the worker handles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionEvent {
    /// The player opened the library at this part.
    OpenLibrary(LibraryPart),
    /// The player opened the table of a collection.
    OpenTable(CollectionId),
    /// The table of the open collection became visible again.
    ShowTable,
    /// The player acted at the table.
    Table(TableAction),
    /// The player acted in the library.
    Library(LibraryAction),
    /// A worker judged rows of a piece.
    Judged {
        /// The id of the collection.
        id: CollectionId,
        /// The number of the piece, from 0.
        piece: u32,
        /// Whether the rows were judged by Sudoku Explainer's scale too.
        explainer: bool,
        /// The number of rows that were judged, and the number of rows that are left.
        rows: [u32; 2],
        /// The time of the answer, in milliseconds since 1970.
        at: u64,
    },
}

/// The view after a turn, and the effects that the page carries out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Screen {
    /// The state after the events, which the next turn continues from.
    pub state: Rc<CollectionState>,
    /// The view of the table or the library.
    pub view: CollectionView,
    /// The bar over a room. None unless a row of the open collection was opened or rows are still to be judged.
    pub bar: Option<ListBar>,
    /// The numbers of the pieces to be judged next.
    pub judge: Vec<u32>,
    /// Whether these pieces are judged by Sudoku Explainer's scale too.
    pub explainer: bool,
    /// The effects that the page carries out, in order.
    pub effects: Vec<CollectionEffect>,
}

/// The view of the table or the library.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum CollectionView {
    /// Neither is visible.
    #[default]
    None,
    /// The table of a collection. It has no rows while it is not visible.
    Table(Rc<TableView>),
    /// The library.
    Library(Rc<LibraryView>),
}

/// The content of the bar over a room, which is about the open collection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ListBar {
    /// The collection's name.
    pub name: Rc<str>,
    /// The number of rows.
    pub rows: u32,
    /// The row that was opened last. None if no row was opened.
    pub here: Option<OpenRow>,
    /// Whether rows are being judged. None if all rows are judged.
    pub judging: Option<Run>,
}

/// The row that was opened last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenRow {
    /// The number of the row in the file, from 0.
    pub row: u32,
    /// The givens of the row's puzzle.
    pub givens: Grid,
}

/// An effect of a turn, which the page carries out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionEffect {
    /// Opens a puzzle in a room.
    Open(Room, Rc<ReadPuzzle>),
    /// Makes a book.
    Book {
        /// The puzzles.
        puzzles: Vec<Rc<BookPuzzle>>,
        /// The title, which is the collection's name without its ending. None if the name has no ending.
        title: Option<Rc<str>>,
        /// A sentence that rows were left out. None if all rows are in the book.
        left_out: Option<String>,
    },
    /// Asks the worker to write a file.
    Write(Rc<WriteRequest>),
    /// Carries out this act on the game whose id has this number.
    Game(u64, GameAct),
    /// Announces this text.
    Say(Rc<str>),
    /// Announces an error.
    Fault(Rc<str>),
}

/// A request to write rows of a collection as a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WriteRequest {
    /// The id of the collection.
    pub id: CollectionId,
    /// The numbers of the rows in the file, from 0, in the order in which they are written. [`CollectionForm::Raw`] needs none.
    pub rows: Vec<u32>,
    /// The format of the file.
    pub form: CollectionForm,
}

/// The format in which a collection is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CollectionForm {
    /// A CSV table with the assessment of each row.
    Csv,
    /// One line for each puzzle.
    Sdm,
    /// Nine lines for each puzzle.
    Sdk,
    /// The stored records, byte for byte. Meant for a damaged collection.
    Raw,
}

impl CollectionState {
    /// Returns the id of the collection whose table is open, visible or not.
    #[must_use]
    pub fn id(&self) -> Option<CollectionId> {
        self.table.as_ref().map(|table| table.id)
    }
}
