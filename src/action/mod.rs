//! What can happen: everything that a key, a button, a file, the address or the worker may ask of the state. What a player does is
//! an [`Action`], told by the room that it is done in; what comes from outside is a [`PageEvent`].
//!
//! Components take the view value that they draw; they tell these and decide nothing.

mod board;
mod library;
mod make;
mod overlay;
mod play;
mod shell;
mod solve;

pub use board::{BoardAction, CursorMove, Filter};
pub use library::CollectionAction;
pub use make::{Edit, MakeAction, MakeTab};
pub use overlay::{Overlay, RestoredGame};
pub use play::{Mode, PlayAction};
pub use shell::{Export, PuzzleRequest, Query, ShellAction, Subject, Theme};
pub use solve::{SolveAction, Tab};

use nonet_game::{Day, archive::StoreAnswer};
use nonet_protocol::{Answer, QuestionId};

/// Something that happened. `State::after` says what comes of it.
#[derive(Debug)]
pub enum Input {
    /// A player did something.
    Action(Action),
    /// The browser or the worker told something.
    Event(PageEvent),
}

impl From<Action> for Input {
    fn from(action: Action) -> Input {
        Input::Action(action)
    }
}

impl From<PageEvent> for Input {
    fn from(event: PageEvent) -> Input {
        Input::Event(event)
    }
}

/// Something that a player did.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// On the board that is shown.
    Board(BoardAction),
    /// In the Play room.
    Play(PlayAction),
    /// In the Solve room.
    Solve(SolveAction),
    /// In the Make room, or wherever a new puzzle is asked for.
    Make(MakeAction),
    /// With files of many puzzles.
    Collection(CollectionAction),
    /// Around the rooms.
    Shell(ShellAction),
}

/// Something that the browser or the worker tells.
#[derive(PartialEq, Debug)]
pub enum PageEvent {
    /// The part of the address after `#`, at the start and whenever it changes.
    Address(String),
    /// Text was pasted on the page.
    Pasted(String),
    /// The clipboard could not be read, which its permission may forbid.
    PasteRefused,
    /// A file was opened or dropped.
    Opened {
        /// Its name, to be said again.
        name: String,
        /// Its number, under which it is kept.
        file: u32,
    },
    /// A file was opened or dropped, but could not be taken.
    NotOpened {
        /// Its name.
        name: String,
        /// Why.
        why: FileFault,
    },
    /// The clipboard took what was copied, or refused.
    Copied(bool),
    /// What day it is.
    Today(Day),
    /// A second went by.
    Tick,
    /// The page goes out of sight, or comes back.
    Away(bool),
    /// A newer build of the page is ready.
    NewVersion,
    /// Another tab plays the open game, or no more.
    Elsewhere(bool),
    /// The effect with this number was carried out, and so were those before it.
    CarriedOut(u32),
    /// Something happened to what is kept.
    Keeping(Keeping),
    /// A question is being worked on: so many solutions were found.
    Progress {
        /// Its number.
        id: QuestionId,
        /// How many solutions there are so far.
        found: u64,
    },
    /// A question is answered.
    Answered {
        /// Its number.
        id: QuestionId,
        /// The answer.
        answer: Answer,
    },
    /// A question could not be answered.
    Failed {
        /// Its number.
        id: QuestionId,
        /// Why.
        why: String,
    },
}

/// Why a file could not be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// It is larger than the page takes.
    TooLarge,
    /// It is not UTF-8 text.
    NotText,
}

/// Something that happened to what is kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Keeping {
    /// What waits is to be written now; with `all`, also what only differs by its time.
    Flush {
        /// Whether the time counts.
        all: bool,
        /// The moment, in milliseconds since 1970.
        now: u64,
    },
    /// Another tab changed something, or may have.
    Refresh,
    /// The notes were taken by the browser, or refused.
    Noted(bool),
    /// These parts were refused by the browser, and will be written again.
    Refused(Vec<KeptPart>),
    /// A later version of the page kept something of these parts, which stays as it is.
    Later(Vec<KeptPart>),
    /// Another tab changed the settings: their text was one, and became another.
    Settings {
        /// What it was.
        before: String,
        /// What it is.
        now: String,
    },
    /// Another tab paused the streak or ended a pause: this is the text of all pauses.
    Pauses(String),
    /// Another tab chose a look.
    Theme(Option<Theme>),
    /// The store answered the request with this number, or refused.
    Answered(u32, Option<StoreAnswer>),
}

/// A part of what is kept beside the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum KeptPart {
    /// The settings, and the look.
    Settings,
    /// The pauses of the streak.
    Pauses,
    /// The Make room: the book with its title, and the puzzle that is set by hand.
    Make,
    /// The Solve room.
    Solve,
}
