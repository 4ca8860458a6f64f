//! What can be done with collections, which are files of many puzzles, and in the library.

use crate::action::Action;
use nonet_protocol::{CollectionId, LibraryAction, LibraryPart, RowWindow, TableAction};

/// Something that is done with collections, or in the library.
#[derive(Clone, PartialEq, Debug)]
pub enum CollectionAction {
    /// Opens the library, to show this part of it.
    ShowLibrary(LibraryPart),
    /// Opens a collection, to show its table.
    OpenTable(CollectionId),
    /// Shows the table of the open collection again.
    ShowTable,
    /// Does something at the table.
    Table(TableAction),
    /// Does something in the library.
    Library(LibraryAction),
    /// Other rows of the table came into sight.
    Scrolled(RowWindow),
    /// Reads the file of which it was asked, with its puzzles in this column.
    ReadColumn(u32),
    /// Comes back to the file that is being read.
    ShowImport,
    /// Stops reading this file.
    StopImport(CollectionId),
    /// Puts away what became of this file.
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
