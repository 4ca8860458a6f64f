//! What the Make room shows.

use crate::{
    state::{Book, Leaf, Settings, State},
    text::en,
};
use nonet_protocol::TechniqueEntry;
use std::rc::Rc;

/// A book that is made.
#[derive(Clone, PartialEq, Debug)]
pub struct BookView {
    /// Its puzzles.
    pub leaves: Rc<Vec<Leaf>>,
    /// Whether more are being made.
    pub running: bool,
    /// How far that has come.
    pub words: String,
    /// What was chosen.
    pub settings: Settings,
    /// All techniques, of which a puzzle may be asked to take one: none until the worker has said which there are.
    pub entries: Option<Rc<Vec<TechniqueEntry>>>,
}

pub(crate) fn book(state: &State) -> BookView {
    let Book { leaves, order, seconds, .. } = &state.book;
    let running = state.book.is_running();
    let words = en::book_so_far(leaves.len(), order.wanted, *seconds, running);
    BookView { leaves: Rc::clone(leaves), running, words, settings: state.settings, entries: state.entries.clone() }
}
