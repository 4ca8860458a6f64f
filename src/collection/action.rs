//! What can be done with files of many puzzles.

use std::rc::Rc;

/// Something that is done with them.
#[derive(Clone, PartialEq, Debug)]
pub enum CollectionAction {
    /// What the markup calls so, or a key: the worker knows what it is.
    Do(Rc<str>),
    /// Reads the file of which it was asked, with its puzzles in this column.
    ReadColumn(u32),
}
