//! Actions on collections, which are files of many puzzles, and in the library.

use crate::action::Action;
use nonet_collection::CollectionId;
use nonet_protocol::{CollectionEvent, LibraryAction, RowWindow, TableAction};

/// An action on collections or in the library.
#[derive(Clone, PartialEq, Debug)]
pub enum CollectionAction {
    /// Opens a table or the library, or acts in it: the worker handles it.
    Event(CollectionEvent),
    /// Reports which rows of the table are in sight after scrolling.
    Scrolled(RowWindow),
    /// Reads the puzzles of the file from this column, after the page asked for the column.
    ReadColumn(usize),
    /// Shows the import that is running.
    ShowImport,
    /// Stops this import.
    StopImport(CollectionId),
    /// Removes the report on this import.
    DismissImport(CollectionId),
}

impl From<CollectionEvent> for Action {
    fn from(event: CollectionEvent) -> Action {
        Action::Collection(CollectionAction::Event(event))
    }
}

impl From<TableAction> for Action {
    fn from(action: TableAction) -> Action {
        CollectionEvent::Table(action).into()
    }
}

impl From<LibraryAction> for Action {
    fn from(action: LibraryAction) -> Action {
        CollectionEvent::Library(action).into()
    }
}
