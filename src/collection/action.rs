//! What can be done with files of many puzzles.

use nonet_protocol::CollectionId;
use std::rc::Rc;

/// Something that is done with them.
#[derive(Clone, PartialEq, Debug)]
pub enum CollectionAction {
    /// What the markup calls so, or a key: the worker knows what it is.
    Do(Rc<str>),
    /// Reads the file of which it was asked, with its puzzles in this column.
    ReadColumn(u32),
    /// Comes back to the file that is being read.
    ShowImport,
    /// Stops reading this file.
    StopImport(CollectionId),
    /// Puts away what became of this file.
    DismissImport(CollectionId),
}
