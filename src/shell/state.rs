//! What is around the rooms: what is open over them, what is being read, written and shared.

use crate::{
    action::{Export, Theme},
    state::{Arriving, KeptPart, Overlay, Shared, Writing},
    view::EntryView,
};
use nonet_protocol::{Position, ReadPuzzle, SiteLink};
use std::rc::Rc;

/// What is around the rooms.
#[derive(Clone, Debug)]
pub struct Shell {
    /// What is open over the room.
    pub overlay: Option<Overlay>,
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// The text that is being read.
    pub arriving: Option<Arriving>,
    /// The second way to read what was read last.
    pub other: Option<Box<ReadPuzzle>>,
    /// The form in which the board is copied or downloaded, if one was chosen.
    pub chosen_form: Option<Export>,
    /// Whether only the givens are copied or downloaded.
    pub givens_only: bool,
    /// What is being written, first to last.
    pub writing: Vec<Writing>,
    /// The links that open a board at other sites, and that board.
    pub links: Option<(Position, Rc<Vec<SiteLink>>)>,
    /// What is shared, once its pictures are drawn.
    pub shared: Option<Shared>,
    /// The look that was chosen for its picture.
    pub picture: Option<Theme>,
    /// Whether notes are printed with the puzzle.
    pub prints_notes: bool,
    /// What the browser refuses to keep at the moment, beside games.
    pub refused: Vec<KeptPart>,
}

impl Default for Shell {
    fn default() -> Shell {
        Shell {
            overlay: None,
            entry: EntryView::default(),
            arriving: None,
            other: None,
            chosen_form: None,
            givens_only: false,
            writing: Vec::new(),
            links: None,
            shared: None,
            picture: None,
            prints_notes: true,
            refused: Vec::new(),
        }
    }
}
