//! What is around the rooms: what is open over them, what is being read, written and shared.

use crate::{
    action::{Export, KeptPart, Overlay, Theme},
    shell::view::EntryView,
};
use nonet_formats::Room;
use nonet_protocol::{Exported, Position, ReadPuzzle, SharedPictures, Sharing, SiteLink};
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
    /// What stays as a later version of the page kept it.
    pub later: Vec<KeptPart>,
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
            later: Vec::new(),
        }
    }
}

/// A text that the worker reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arriving {
    /// The text.
    pub text: Rc<str>,
    /// The name of the file that it comes from.
    pub file: Option<String>,
    /// The room that it came to.
    pub room: Room,
    /// What stood in the box then.
    pub entry: String,
}

/// What the worker is writing, as it stood when somebody asked for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Writing {
    /// What is written.
    pub what: Rc<Exported>,
    /// Whether it is copied; else it is downloaded.
    pub copies: bool,
}

/// What is shared, with its pictures.
#[derive(Clone, PartialEq, Debug)]
pub struct Shared {
    /// What it is.
    pub sharing: Rc<Sharing>,
    /// Its pictures.
    pub pictures: Rc<SharedPictures>,
}

impl Shared {
    /// Whether the link leads to the position before the step: only a step of the path that everybody finds has a link of its own.
    #[must_use]
    pub fn leads_before_step(&self) -> bool {
        self.sharing.step.is_some() && !self.sharing.link.contains("&step=")
    }
}

/// What each form leaves out, in words; nothing where it leaves nothing out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OmittedWords {
    /// What no form of text keeps.
    pub all: Option<String>,
    /// Of each form of text, in the order of [`Output::ALL`](nonet_formats::Output::ALL).
    pub outputs: Vec<Option<String>>,
    /// Of each site, in the order of [`Site::ALL`](nonet_formats::Site::ALL).
    pub sites: Vec<Option<String>>,
}
