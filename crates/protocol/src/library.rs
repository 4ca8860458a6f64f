//! The library of all games and collections: what can be done in it, its state, and what is drawn of it; and what the page tells of the
//! games that it keeps.

use super::CollectionId;
use nonet_core::{Level, board::Grid};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A kept game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    /// The number of its id.
    pub id: u64,
    /// Its givens; empty where it can't be read.
    pub givens: Grid,
    /// All its digits, entered ones too.
    pub grid: Grid,
    /// Which game: `Hard, 44 left, 12:47`.
    pub words: Rc<str>,
    /// More about a finished one: `22 November, no hints`.
    pub detail: Rc<str>,
    /// Where it lies.
    pub shelf: Shelf,
    /// Its level, if that is known.
    pub level: Option<Level>,
    /// When it was played last, in milliseconds since 1970, as far as that is known.
    pub played: u64,
    /// Its star and its labels, as they are kept.
    pub tags: Rc<str>,
    /// Whether it is the open one.
    pub open: bool,
    /// Whether it was deleted while it was listed: then it keeps its place, for that to be taken back.
    pub deleted: bool,
}

/// Where a kept game lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shelf {
    /// It can be gone on with.
    Begun,
    /// It is finished.
    Finished,
    /// It was deleted.
    Bin,
    /// It can't be read.
    Unreadable,
}

/// What is to be done with a kept game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GameAct {
    /// It is opened.
    Open,
    /// It is put into the bin, or taken out.
    Bin(bool),
    /// It is saved as a file.
    TakeOut,
    /// Its star or its labels change.
    Label(LabelChange),
}

/// How a star or labels change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LabelChange {
    /// A favourite is one no more, and what is none becomes one.
    ToggleFavourite,
    /// The labels become those of this text, which has commas between them.
    Names(Rc<str>),
}

/// A game or a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LibraryItem {
    /// The game whose id has this number.
    Game(u64),
    /// The collection with this number.
    List(CollectionId),
}

/// Something that is done in the library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LibraryAction {
    /// Searches for this.
    Find(Rc<str>),
    /// Shows this part.
    Show(LibraryPart),
    /// Shows this level, or all.
    Level(Option<Level>),
    /// Shows what has this label, or all.
    Label(Option<Rc<str>>),
    /// Shows what was played then.
    When(PlayedWhen),
    /// Lists it in this order.
    Order(LibraryOrder),
    /// Lists more of it.
    More,
    /// Opens a game or the table of a collection.
    Open(LibraryItem),
    /// Makes it a favourite, or no more.
    Star(LibraryItem),
    /// Shows the field for the labels of this, or none.
    EditLabels(Option<LibraryItem>),
    /// Gives it the labels of this text, which has commas between them.
    Name(LibraryItem, Rc<str>),
    /// Puts it into the bin, or takes it out.
    Bin(LibraryItem, bool),
    /// Saves what can't be read as a file, as it is kept.
    Save(LibraryItem),
}

/// A part of the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum LibraryPart {
    /// All that is not in the bin and can be read.
    #[default]
    All,
    /// The games to go on with.
    Begun,
    /// The finished games.
    Finished,
    /// The games and collections with a star.
    Favourites,
    /// The collections.
    Lists,
    /// The games and collections that were deleted.
    Bin,
    /// The games and collections that are damaged, or were kept by a later version.
    Unreadable,
}

/// When something was played last, or opened first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // they say it themselves
pub enum PlayedWhen {
    #[default]
    Ever,
    Today,
    Week,
    Month,
    Year,
}

/// The order in which the library is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // they say it themselves
pub enum LibraryOrder {
    #[default]
    Latest,
    Oldest,
    Hardest,
    Easiest,
}

/// The state of the library: what is looked for, and how it is listed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LibraryState {
    /// The text of the search.
    pub find: Rc<str>,
    /// The part that is shown.
    pub part: LibraryPart,
    /// The level, if one was chosen.
    pub level: Option<Level>,
    /// The label, if one was chosen.
    pub label: Option<Rc<str>>,
    /// When it was played.
    pub when: PlayedWhen,
    /// The order.
    pub order: LibraryOrder,
    /// How often more were asked for.
    pub more: u32,
    /// The game or collection whose labels are being typed.
    pub editing: Option<LibraryItem>,
    /// The collections that were deleted since the library was opened: they keep their places, for that to be taken back.
    pub deleted: Vec<CollectionId>,
}

/// The library as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LibraryView {
    /// The text of the search.
    pub find: Rc<str>,
    /// The part that is shown.
    pub part: LibraryPart,
    /// Whether there is anything that can't be read, or that part is shown.
    pub offers_unreadable: bool,
    /// The level, if one was chosen.
    pub level: Option<Level>,
    /// The label, if one was chosen.
    pub label: Option<Rc<str>>,
    /// All labels that something has, in the order of the alphabet.
    pub labels: Vec<Rc<str>>,
    /// When it was played.
    pub when: PlayedWhen,
    /// The order.
    pub order: LibraryOrder,
    /// How many games and collections are found, but for those that were deleted.
    pub found: u32,
    /// How many there are.
    pub all: u32,
    /// Those that are listed.
    pub entries: Vec<Rc<LibraryEntry>>,
    /// How many more are listed when more are asked for; 0 where all are.
    pub more: u32,
}

/// A game or a collection in the library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LibraryEntry {
    /// Which it is.
    pub item: LibraryItem,
    /// What it is called.
    pub title: Rc<str>,
    /// More about it.
    pub detail: EntryDetail,
    /// Whether it is a favourite.
    pub favourite: bool,
    /// Its labels.
    pub labels: Vec<String>,
    /// The givens of a game, and all its digits.
    pub picture: Option<(Grid, Grid)>,
    /// What can be done with it.
    pub condition: EntryCondition,
}

/// More about a game or a collection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EntryDetail {
    /// Nothing is known.
    None,
    /// What the page told of a game.
    ExplainedStep(Rc<str>),
    /// The game was played last on this day.
    Played(Date),
    /// The collection was opened first on this day, as far as that is known.
    Opened {
        /// The day.
        on: Option<Date>,
        /// How many rows it has.
        rows: u32,
        /// How many of them have errors.
        bad: u32,
    },
    /// The collection is damaged: so many rows, so many of them with errors, are there.
    Damaged {
        /// How many rows there are.
        rows: u32,
        /// How many of them have errors.
        bad: u32,
    },
    /// A later version of the page keeps the collection.
    Later,
}

/// What can be done with a game or a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EntryCondition {
    /// It can be opened, starred and labelled.
    There {
        /// Whether it can be deleted: the open game can't.
        can_delete: bool,
        /// Whether its labels are being typed.
        edits_labels: bool,
    },
    /// It was deleted just now, and keeps its place for that to be taken back.
    Deleted,
    /// It lies in the bin, from which it can be put back.
    Binned,
    /// A collection of which a part is damaged: it can be opened, and saved as a file.
    Damaged,
    /// It can't be read, only be saved as a file.
    Unreadable,
}

/// A day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Date {
    /// The year.
    pub year: u32,
    /// The month, from 1.
    pub month: u32,
    /// The day of the month, from 1.
    pub day: u32,
}
