//! What is shown of collections and of the library, as plain values, and how the state becomes that.

use super::{imports::Imports, state::Collections};
use crate::{session::Session, text};
use nonet_core::board::Grid;
use nonet_game::{Day, PlayState};
use nonet_protocol::{
    CollectionEvent, CollectionView, LibraryAction, LibraryItem, ListBar, PuzzleColumn, RowWindow, TechniqueEntry,
};
use std::rc::Rc;

/// What is shown of collections and of the library.
#[derive(Clone, PartialEq, Debug)]
pub struct CollectionsView {
    /// What stands in the dialog.
    pub shown: CollectionView,
    /// The title of the dialog.
    pub title: &'static str,
    /// Which rows of the table are in sight.
    pub scroll: TableScroll,
    /// What was done of the puzzle of each row of the table.
    pub played: Rc<Vec<PlayState>>,
    /// All techniques in hint order, once they are known.
    pub techniques: Rc<Vec<TechniqueEntry>>,
    /// The day on which it is shown.
    pub today: Day,
    /// The bar over a room.
    pub bar: Option<ListBarView>,
    /// The files that are read, and what became of the latest.
    pub imports: Imports,
    /// The columns of a table that may hold its puzzles, while that is asked.
    pub columns: Option<Rc<Vec<PuzzleColumn>>>,
}

/// Which rows of a table are in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableScroll {
    /// The rows.
    pub window: RowWindow,
    /// How often the table was to be scrolled to them: with another number it is.
    pub number: u32,
}

/// The bar over a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListBarView {
    /// The collection's name.
    pub name: Rc<str>,
    /// What follows it: `: 12 of 100,000`.
    pub words: String,
    /// Whether the puzzle that was opened last is on the board.
    pub is_here: bool,
}

/// What is shown of collections and of the library.
pub(crate) fn collections(collections: &Collections, session: &Session, board: Option<Grid>) -> CollectionsView {
    CollectionsView {
        shown: collections.screen.view.clone(),
        title: if is_library(collections) { text::shell::LIBRARY } else { text::shell::LIST },
        scroll: TableScroll { window: collections.window, number: collections.scrolls },
        played: Rc::clone(&collections.played),
        techniques: session.entries.clone().unwrap_or_default(),
        today: session.making.day,
        bar: collections.screen.bar.as_ref().and_then(|bar| bar_view(bar, board)),
        imports: collections.imports.clone(),
        columns: collections.imports.columns().cloned(),
    }
}

/// Whether the dialog holds the library, or will as soon as it holds anything.
fn is_library(collections: &Collections) -> bool {
    let opens = |event: &CollectionEvent| match event {
        CollectionEvent::OpenLibrary(_) => Some(true),
        CollectionEvent::OpenTable(_)
        | CollectionEvent::ShowTable
        | CollectionEvent::Library(LibraryAction::Open(LibraryItem::List(_))) => Some(false),
        CollectionEvent::Table(_) | CollectionEvent::Library(_) | CollectionEvent::Judged { .. } => None,
    };
    match &collections.screen.view {
        CollectionView::Table(_) => false,
        CollectionView::Library(_) => true,
        CollectionView::None => {
            let asked = collections.turn.iter().flat_map(|turn| &turn.events);
            asked.chain(&collections.events).filter_map(opens).next_back().unwrap_or(true)
        }
    }
}

/// What the bar says while these givens are on the board; nothing if there is nothing to say.
fn bar_view(bar: &ListBar, board: Option<Grid>) -> Option<ListBarView> {
    let name = Rc::clone(&bar.name);
    let here = bar.here.filter(|here| Some(here.givens) == board);
    match (here, bar.judging) {
        (Some(here), _) => Some(ListBarView { name, words: text::library::place(here.row, bar.rows), is_here: true }),
        (None, Some(run)) => Some(ListBarView { name, words: text::library::judging(run).to_owned(), is_here: false }),
        (None, None) => None,
    }
}
