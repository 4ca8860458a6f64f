//! The library of all games and collections: its actions, its state and its view, and the games that the page reports to the
//! worker.

use jiff::civil::Date;
use nonet_collection::CollectionId;
use nonet_core::board::Grid;
use nonet_techniques::Level;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A stored game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    /// The number of the game's id.
    pub id: u64,
    /// The givens. Empty if the game can't be read.
    pub givens: Grid,
    /// All digits, givens and entered ones.
    pub grid: Grid,
    /// The title: `Hard, 44 left, 12:47`.
    pub words: Rc<str>,
    /// The second line for a finished game: `22 November, no hints`. May be empty.
    pub detail: Rc<str>,
    /// The shelf on which the game lies.
    pub shelf: Shelf,
    /// The level. None if it is not known.
    pub level: Option<Level>,
    /// The time of the last move, in milliseconds since 1970. A value below 1,000,000 means that the time is not known.
    pub played: u64,
    /// The star and the labels, as a save has them.
    pub tags: Rc<str>,
    /// Whether the game is open on the page.
    pub open: bool,
    /// Whether the game was deleted while the library listed it. The library goes on to list it, so that the player can undo the
    /// deletion.
    pub deleted: bool,
}

/// The shelf of a stored game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shelf {
    /// The game is begun and not finished.
    Begun,
    /// The game is finished.
    Finished,
    /// The game was deleted.
    Bin,
    /// The game can't be read.
    Unreadable,
}

/// An act on a stored game, which the page carries out once the worker's answer is there. The page changes the star and the labels of a
/// game at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GameAct {
    /// Opens the game.
    Open,
    /// Moves the game into the bin, or out of it.
    Bin(bool),
    /// Saves the game as a file.
    TakeOut,
}

/// A game or a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LibraryItem {
    /// The game whose id has this number.
    Game(u64),
    /// The collection with this id.
    List(CollectionId),
}

/// An action of the player in the library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LibraryAction {
    /// Searches for this text.
    Find(Rc<str>),
    /// Shows this part.
    Show(LibraryPart),
    /// Shows the games of this level, or of all levels.
    Level(Option<Level>),
    /// Shows the games and collections with this label, or all.
    Label(Option<Rc<str>>),
    /// Shows the games and collections of this time.
    When(PlayedWhen),
    /// Sorts the list by this order.
    Order(LibraryOrder),
    /// Lists more of the games and collections that were found.
    More,
    /// Opens a game or the table of a collection.
    Open(LibraryItem),
    /// Adds the star to a game or a collection, or removes it.
    Star(LibraryItem),
    /// Opens the field for the labels of a game or collection. None closes the field.
    EditLabels(Option<LibraryItem>),
    /// Replaces the labels of a game or collection by those of this text, which are separated by commas.
    Name(LibraryItem, Rc<str>),
    /// Moves a game or a collection into the bin, or out of it.
    Bin(LibraryItem, bool),
    /// Saves a game or a collection that can't be read as a file, with its bytes as they are stored.
    Save(LibraryItem),
}

/// A part of the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum LibraryPart {
    /// All games and collections that can be read and are not in the bin.
    #[default]
    All,
    /// The games that are begun and not finished.
    Begun,
    /// The finished games.
    Finished,
    /// The games and collections with a star.
    Favourites,
    /// The collections.
    Lists,
    /// The games and collections that were deleted.
    Bin,
    /// The games and collections that are damaged, or were stored by a later version of the page.
    Unreadable,
}

/// The time since a game was last played or a collection was first opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub enum PlayedWhen {
    #[default]
    Ever,
    Today,
    Week,
    Month,
    Year,
}

/// The order of the library's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub enum LibraryOrder {
    #[default]
    Latest,
    Oldest,
    Hardest,
    Easiest,
}

/// The state of the library: its search, its filters and its order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LibraryState {
    /// The text of the search.
    pub find: Rc<str>,
    /// The part that is shown.
    pub part: LibraryPart,
    /// The level of the games that are shown. None shows all.
    pub level: Option<Level>,
    /// The label of the games and collections that are shown. None shows all.
    pub label: Option<Rc<str>>,
    /// The time of the games and collections that are shown.
    pub when: PlayedWhen,
    /// The order.
    pub order: LibraryOrder,
    /// The number of times that the player asked for more of the list.
    pub more: u32,
    /// The game or collection whose labels the player types. None if the field is closed.
    pub editing: Option<LibraryItem>,
    /// The collections that were deleted since the library was opened. The library goes on to list them, so that the player can
    /// undo the deletion.
    pub deleted: Vec<CollectionId>,
}

/// The view of the library.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LibraryView {
    /// The search, the filters and the order.
    pub state: LibraryState,
    /// Whether the view offers the part [`LibraryPart::Unreadable`]: if there are damaged games or collections, or the part is
    /// shown.
    pub offers_unreadable: bool,
    /// The labels of all games and collections, in alphabetical order.
    pub labels: Vec<Rc<str>>,
    /// The number of games and collections that are found, without deleted ones.
    pub found: u32,
    /// The number of all games and collections that can be read, without deleted ones.
    pub all: u32,
    /// The games and collections that are listed.
    pub entries: Vec<Rc<LibraryEntry>>,
    /// The number of entries by which the list grows if the player asks for more. 0 if all are listed.
    pub growth: u32,
}

/// An entry of the library: a game or a collection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LibraryEntry {
    /// The game or the collection.
    pub item: LibraryItem,
    /// The title.
    pub title: Rc<str>,
    /// The second line of the entry.
    pub detail: EntryDetail,
    /// Whether the entry has a star.
    pub favourite: bool,
    /// The labels.
    pub labels: Vec<String>,
    /// The givens of a game, and all its digits. None for a collection.
    pub picture: Option<(Grid, Grid)>,
    /// The state on which the buttons of the entry depend.
    pub condition: EntryCondition,
}

/// The second line of a library entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EntryDetail {
    /// There is no second line.
    None,
    /// The second line of a game, as the page wrote it.
    Text(Rc<str>),
    /// The game was played last on this day.
    Played(Date),
    /// The collection was first opened on this day.
    Opened {
        /// The day. None if it is not known.
        on: Option<Date>,
        /// The number of rows.
        rows: u32,
        /// The number of rows with an error.
        bad: u32,
    },
    /// The collection is damaged. The counts are of the rows that are left.
    Damaged {
        /// The number of rows.
        rows: u32,
        /// The number of rows with an error.
        bad: u32,
    },
    /// A later version of the page stored the collection.
    Later,
}

/// The state of a library entry, on which its buttons depend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EntryCondition {
    /// The game or collection can be opened, starred and labelled.
    There {
        /// Whether it can be deleted. The game that is open on the page can't.
        can_delete: bool,
        /// Whether the player types its labels.
        edits_labels: bool,
    },
    /// The game or collection was deleted since the library was opened. It is still listed, so that the player can undo the
    /// deletion.
    Deleted,
    /// The game or collection is in the bin, and can be put back.
    Binned,
    /// A part of the collection is damaged. The collection can be opened, and saved as a file.
    Damaged,
    /// The game or collection can't be read. It can only be saved as a file.
    Unreadable,
}
