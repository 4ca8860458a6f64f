//! The state of the shell: the open overlay, and what is being read, written and shared.

use crate::{
    action::{Arrival, Export, KeptPart, Overlay, PuzzleRequest, Theme},
    shell::view::EntryView,
};
use nonet_core::board::Grid;
use nonet_protocol::{CollectionEffect, Exported, ExportedPath, Level, PathDocument, ReadPuzzle, Room, SharedPictures, Sharing};
use std::{collections::VecDeque, rc::Rc};
use yew::Properties;

/// The state of the shell.
#[derive(Clone, Debug, Default)]
pub struct Shell {
    /// The overlay over the room. None if none is open.
    pub overlay: Option<Overlay>,
    /// The number of overlays that were opened so far, which numbers the open one.
    pub opening: u32,
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// The texts that the worker is reading, one after the other.
    pub pending_texts: VecDeque<PendingText>,
    /// The puzzles and files that came from outside and wait until the player asks for them, first to last.
    pub waiting: VecDeque<Arrival>,
    /// A board that was asked for and arrived after the player had gone on. A message offers to open it.
    pub late: Option<LateArrival>,
    /// The alternative reading of the text that was read last. None if it is unambiguous.
    pub other: Option<Box<ReadPuzzle>>,
    /// The form in which the board is exported. None until the player chooses one.
    pub chosen_form: Option<Export>,
    /// Whether only the givens are exported.
    pub givens_only: bool,
    /// The exports that the worker is writing, first to last.
    pub writing: Vec<Writing>,
    /// The shared link with its pictures. None until the pictures are drawn.
    pub shared: Option<Shared>,
    /// The theme that was chosen for the picture. None if none was chosen.
    pub picture: Option<Theme>,
    /// The printing of the steps that were taken.
    pub path_print: PathPrint,
    /// Whether digits are printed without notes and drawings.
    pub prints_digits_only: bool,
    /// The parts, besides games, that the browser currently refuses to store.
    pub refused: Vec<KeptPart>,
    /// The parts that are left as a later version of the page stored them.
    pub later: Vec<KeptPart>,
    /// Whether the browser keeps the stored data also when its disk is full. None until it has said so.
    pub persistent: Option<bool>,
    /// Whether the page lies in a frame that gives it no origin, so that the browser stores nothing for it.
    pub in_sandbox: bool,
    /// Whether the messages of the chosen language could not be loaded.
    pub language_missing: bool,
    /// Whether the browser refuses to start a worker.
    pub lacks_worker: bool,
}

impl Shell {
    /// Returns the text that the worker is reading, if it takes a while.
    #[must_use]
    pub fn slow_reading(&self) -> Option<&PendingText> {
        self.pending_texts.front().filter(|pending| pending.is_slow)
    }
}

/// The printing of the steps that were taken, by default none.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum PathPrint {
    /// Nothing is printed.
    #[default]
    Idle,
    /// The worker writes and draws these steps.
    Waiting(Rc<ExportedPath>),
    /// The document is on the page, where the browser prints it and nothing else.
    Ready(Rc<PathDocument>),
}

/// A text that the worker is reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingText {
    /// The text.
    pub text: Rc<str>,
    /// The name of the file that the text came from. None if it came from no file.
    pub file: Option<String>,
    /// The room in which the text arrived.
    pub room: Room,
    /// The content of the entry box when the text arrived.
    pub entry: String,
    /// The number of the opening of the overlay that was open when the text arrived. None if none was.
    pub opening: Option<u32>,
    /// Whether it takes a while, so that it is shown and can be stopped.
    pub is_slow: bool,
}

/// Something that was asked for and opens a board.
#[derive(Clone, PartialEq, Debug)]
pub enum LateArrival {
    /// A puzzle of the generator, with its level.
    Made(PuzzleRequest, Grid, Level),
    /// A board that was opened in the library or in a table.
    Collection(CollectionEffect),
}

/// An export that the worker is writing, with the board as it was at the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Writing {
    /// The request for the export.
    pub what: Rc<Exported>,
    /// Whether the result is copied instead of downloaded.
    pub copies: bool,
}

/// A shared link with its pictures.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct Shared {
    /// The link with its text, and the board or step that it is about.
    pub sharing: Rc<Sharing>,
    /// The pictures.
    pub pictures: Rc<SharedPictures>,
}

impl Shared {
    /// Whether the link leads to the position before the step. Only a step of the path that every visitor gets has a link of its
    /// own.
    #[must_use]
    pub fn leads_before_step(&self) -> bool {
        self.sharing.step.is_some() && !self.sharing.link.contains("&step=")
    }
}

/// The sentences on what each form omits. None where nothing is omitted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExportLosses {
    /// The sentence on what every form of text omits.
    pub all: Option<String>,
    /// The sentence for each form of text, in the order of [`Output::ALL`](nonet_formats::Output::ALL).
    pub outputs: Vec<Option<String>>,
    /// The sentence for each site, in the order of [`Site::ALL`](nonet_formats::Site::ALL).
    pub sites: Vec<Option<String>>,
}
