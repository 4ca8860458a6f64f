//! Actions on collections, which are files of many puzzles, and in the library.

use crate::action::Action;
use nonet_protocol::{CollectionId, LibraryAction, LibraryPart, RowWindow, TableAction};

/// An action on collections or in the library.
#[derive(Clone, PartialEq, Debug)]
pub enum CollectionAction {
    /// Opens this part of the library.
    ShowLibrary(LibraryPart),
    /// Opens the table of a collection.
    OpenTable(CollectionId),
    /// Shows the table of the open collection again.
    ShowTable,
    /// An action on the table.
    Table(TableAction),
    /// An action in the library.
    Library(LibraryAction),
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

impl From<TableAction> for Action {
    fn from(action: TableAction) -> Action {
        Action::Collection(CollectionAction::Table(action))
    }
}

impl From<LibraryAction> for Action {
    fn from(action: LibraryAction) -> Action {
        Action::Collection(CollectionAction::Library(action))
    }
}
