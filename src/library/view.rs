//! The view of collections and of the library, computed from the state.

use super::{imports::Imports, state::Collections};
use crate::{
    session::Session,
    text::{self, Text},
};
use jiff::civil::Date;
use nonet_game::PlayState;
use nonet_protocol::{CollectionEvent, CollectionView, LibraryAction, LibraryItem, RowWindow};
use std::rc::Rc;
use yew::Properties;

/// The dialog of collections: the table of one, or the library.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct CollectionsView {
    /// The content of the dialog.
    pub shown: CollectionView,
    /// Whether the latest question for the content failed.
    pub is_refused: bool,
    /// Whether the browser keeps the stored data also when its disk is full; `None` until it has said so.
    pub persistent: Option<bool>,
    /// The title of the dialog.
    pub title: Text,
    /// The rows of the table in sight.
    pub scroll: TableScroll,
    /// Whether a game of each drawn row's puzzle was begun or solved.
    pub played: Rc<Vec<PlayState>>,
    /// The current date.
    pub today: Date,
    /// The running imports, and the outcomes of the latest.
    pub imports: Imports,
}

/// The rows of a table in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableScroll {
    /// The rows.
    pub window: RowWindow,
    /// The number of times that the table was told to scroll to `window`: a change makes it scroll.
    pub number: u32,
}

/// Returns the view of the dialog of collections.
pub(crate) fn collections(collections: &Collections, session: &Session, persistent: Option<bool>) -> CollectionsView {
    CollectionsView {
        shown: collections.screen.view.clone(),
        is_refused: collections.is_refused,
        persistent,
        title: if is_library(collections) { text::shell::LIBRARY } else { text::shell::LIST },
        scroll: TableScroll { window: collections.window, number: collections.scrolls },
        played: Rc::clone(&collections.played),
        today: session.today,
        imports: collections.imports.clone(),
    }
}

/// Whether the dialog shows the library, or will show it as soon as it has content.
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
