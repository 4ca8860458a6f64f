//! The inputs of the state: everything that a key, a button, a file, the address or the worker may cause. What the player does is
//! an [`Action`], grouped by the room or part of the page that handles it; what the browser or the worker reports is a
//! [`PageEvent`].
//!
//! Components draw a view value and emit inputs; they decide nothing.

mod board;
mod learn;
mod library;
mod make;
mod overlay;
mod photo;
mod play;
mod shell;
mod solve;

pub use board::{BoardAction, CursorMove, Filter};
pub use learn::{LearnAction, LearnPage, LessonAct, SheetEdit};
pub use library::CollectionAction;
pub use make::{MakeAction, MakeTab, RuleAction, SearchAction};
pub use overlay::{Overlay, RestoredGame};
pub use photo::{CameraEvent, CameraFault, PhotoAction};
pub use play::{Mode, PlayAction};
pub use shell::{Export, ProfileAction, PuzzleRequest, Query, ShellAction, StepBoards, Subject, Theme};
pub use solve::{
    AnalysisAction, OwnAction, RatingAction, SolutionAction, SolveAction, SolveTab, StepAction, StepOrder, SupposeAction,
    SupposeTopic, TechniqueAction,
};

use crate::analysis::{Analysis, StoredAnalysis};
use jiff::civil::Date;
use nonet_course::{Attempt, Log};
use nonet_game::{
    Pauses,
    archive::{Leftover, Record, StoreAnswer},
};
use nonet_protocol::{Answer, OwnProfiles, PhotoAnswer, QuestionId};
use std::rc::Rc;

/// An input of the state. `State::after` returns the state that follows from it.
#[derive(Debug)]
pub enum Input {
    /// The player did something.
    Action(Action),
    /// The player pressed a key. Behind an overlay it does nothing.
    Key(KeyPress),
    /// The browser or the worker reported something.
    Event(PageEvent),
}

impl From<Action> for Input {
    fn from(action: Action) -> Input {
        Input::Action(action)
    }
}

impl From<KeyPress> for Input {
    fn from(press: KeyPress) -> Input {
        Input::Key(press)
    }
}

impl From<PageEvent> for Input {
    fn from(event: PageEvent) -> Input {
        Input::Event(event)
    }
}

/// Something that the player did.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// An action on the board that is shown.
    Board(BoardAction),
    /// An action in the Play room.
    Play(PlayAction),
    /// An action in the Solve room.
    Solve(SolveAction),
    /// An action in the Make room.
    Make(MakeAction),
    /// An action in the Learn room.
    Learn(LearnAction),
    /// An action on collections or in the library.
    Collection(CollectionAction),
    /// An action on the picture that is being read.
    Photo(PhotoAction),
    /// An action on the page around the rooms.
    Shell(ShellAction),
}

/// Something that the browser or the worker reports.
#[derive(PartialEq, Debug)]
pub enum PageEvent {
    /// The part of the address after `#`, at the start and whenever it changes.
    Address(String),
    /// Something came from outside that the player did not ask the page for.
    Arrived(Arrival),
    /// Text was pasted by the button "Paste".
    Pasted(String),
    /// The clipboard could not be read, which its permission may forbid.
    PasteRefused,
    /// A file was chosen.
    Opened {
        /// The name of the file, for messages.
        name: String,
        /// The number under which `browser::files` keeps the file.
        file: u32,
    },
    /// A picture was chosen.
    PictureOpened {
        /// The name of the picture's file, for messages.
        name: String,
        /// The number under which `browser::files` keeps the file.
        file: u32,
    },
    /// Something happened to the camera.
    Camera(CameraEvent),
    /// An attempt at a drill has ended.
    Attempted(Attempt),
    /// A picture was read, or could not be.
    PhotoRead {
        /// The number of the question.
        id: QuestionId,
        /// The address of the picture as it was read. None if it could not be decoded.
        address: Option<Rc<str>>,
        /// The answer.
        answer: PhotoAnswer,
    },
    /// The program that reads pictures failed.
    PhotoFailed {
        /// The number of the question.
        id: QuestionId,
        /// The reason, in words. None if there was no connection to load the program.
        why: Option<String>,
    },
    /// A file was opened or dropped, but could not be taken.
    NotOpened {
        /// The name of the file.
        name: String,
        /// The reason.
        why: FileFault,
    },
    /// Whether the clipboard took the copied text.
    Copied(bool),
    /// The browser was asked to print and did not begin to.
    NotPrinted,
    /// The browser has printed, or the player has given it up.
    Printed,
    /// Whether the browser refuses to start a worker.
    WorkerRefused(bool),
    /// A worker could not load the messages of the page's language.
    WorkerInEnglish,
    /// The player copied the board with the browser's own command.
    BoardCopied,
    /// The current date.
    Today(Date),
    /// A second of the clock passed; it ticks only while something is timed.
    Tick,
    /// Whether the page is hidden; reported when that changes.
    Away(bool),
    /// The text or file of this question has been read for a while, and nothing came of it yet.
    StillReading(QuestionId),
    /// A newer build of the page is ready.
    NewVersion,
    /// Whether another tab plays the open game.
    Elsewhere(bool),
    /// The effect with this number was carried out, and so were all effects before it.
    CarriedOut(u32),
    /// Something happened to the stored data.
    Persistence(PersistenceEvent),
    /// The worker reports progress on a question.
    Progress {
        /// The number of the question.
        id: QuestionId,
        /// The amount that is done: solutions found, rows read, or steps explained, depending on the question.
        found: u64,
    },
    /// The worker answered a question.
    Answered {
        /// The number of the question.
        id: QuestionId,
        /// The answer.
        answer: Answer,
    },
    /// The worker could not answer a question.
    Failed {
        /// The number of the question.
        id: QuestionId,
        /// The reason, in words.
        why: String,
    },
}

/// Something that came from outside: pasted or dropped on the page, shared with it, or opened by the system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// A text.
    Text {
        /// The text.
        text: String,
        /// The name of the file that it came from. None if it came from no file.
        file: Option<String>,
    },
    /// A file.
    File {
        /// The name of the file, for messages.
        name: String,
        /// The number under which `browser::files` keeps the file.
        file: u32,
    },
    /// A picture.
    Picture {
        /// The name of the picture's file, for messages.
        name: String,
        /// The number under which `browser::files` keeps the file.
        file: u32,
    },
}

/// A key that went down and means an action.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyPress {
    /// The action of the key.
    pub action: Action,
    /// Whether the key is held and repeats by itself.
    pub repeats: bool,
}

/// The reason why a file could not be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// The file is larger than the page accepts.
    TooLarge,
    /// The file is not UTF-8 text.
    NotText,
}

/// Something that happened to the stored data.
#[derive(Clone, PartialEq, Debug)]
pub enum PersistenceEvent {
    /// Unsaved games are to be written to the store now.
    Flush {
        /// Whether a game is written, too, of which only the playing time changed.
        all: bool,
        /// The moment, in milliseconds since 1970.
        now: u64,
    },
    /// Another tab changed the store, or may have.
    Refresh,
    /// Whether the browser stored the notes of the unsaved moves.
    Noted(bool),
    /// The parts that the browser refused to store. Their writes are retried.
    Refused(Vec<KeptPart>),
    /// The parts of which a later version of the page stored a record. That record is not overwritten.
    Later(Vec<KeptPart>),
    /// Another tab changed the settings.
    Settings {
        /// The text of the settings before the change.
        before: String,
        /// The text of the settings after the change.
        now: String,
    },
    /// Another tab changed the profiles of techniques that the player named.
    Profiles {
        /// The profiles before the change.
        before: OwnProfiles,
        /// The profiles after the change.
        now: OwnProfiles,
    },
    /// Another tab paused the streak or ended a pause: these are all pauses.
    Pauses(Pauses),
    /// Whether the browser keeps the stored data also when its disk is full.
    Persistent(bool),
    /// The store has these games, which are a part of its first answer.
    Records(Vec<Record>),
    /// These games of earlier versions of the page lie beside the store.
    Leftovers(Vec<Leftover>),
    /// The store answered the request with this number; `None` if it failed.
    Answered(u32, Option<StoreAnswer>),
    /// The log of attempts was read: the store has these lines. Where the store refuses, these are the noted ones alone.
    AttemptsRead(Rc<Log>),
    /// Another tab added these lines to the log of attempts.
    AttemptsAdded(Rc<Log>),
    /// The store took these lines of the log of attempts.
    AttemptsSaved(Rc<Log>),
    /// The store refused to take lines of the log of attempts.
    AttemptsRefused {
        /// Whether all these lines are noted, so that the next visit finds them.
        is_noted: bool,
    },
    /// The store was read: it has these analyses, and these texts, which can't be read.
    AnalysesRead(Vec<Rc<Analysis>>, Vec<Rc<str>>),
    /// Another tab stored these analyses.
    AnalysesAdded(Vec<Rc<Analysis>>),
    /// The store took analyses.
    AnalysesStored(Vec<StoredAnalysis>),
    /// The store refused to take analyses.
    AnalysesRefused,
}

/// A part of the stored data beside the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum KeptPart {
    /// The settings.
    Settings,
    /// The pauses of the streak.
    Pauses,
    /// The Make room: the book with its title, and the puzzle of the editor.
    Make,
    /// The Solve room.
    Solve,
    /// The log of attempts at drills.
    Attempts,
    /// The analyses.
    Analyses,
}
