//! Everything around the board as it is to be drawn. Sentences come ready to be shown.

use super::BoardView;
use crate::app::{
    action::{Action, Export, Theme},
    state::{Filter, Leaf, Mode, RestoredGame, Settings, Sheet},
};
use nonet_core::{
    Level, Role,
    board::{Candidate, Cell, CellSet, Digit},
};
use nonet_game::archive::GameId;
use nonet_protocol::{Prose, Search, TechniqueEntry};
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

/// The list of techniques.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechniquesView {
    /// All of them in hint order: none until the worker has said which there are.
    pub entries: Rc<Vec<TechniqueEntry>>,
    /// Whether each is used.
    pub used: Vec<bool>,
}

/// A room of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Everything about a puzzle: verdict, solutions, steps.
    Solve,
    /// A game.
    Play,
    /// Puzzles to order, to be printed.
    Make,
}

/// The whole page. What is `None` or empty is not drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// Which room it is.
    pub room: Room,
    /// The board.
    pub board: BoardView,
    /// What the page says about it.
    pub verdict: VerdictView,
    /// Which buttons are there, and which can be pressed.
    pub tools: ToolsView,
    /// The keys 1 to 9.
    pub keypad: KeypadView,
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// The typo doctor's suggestions, likeliest first (Solve).
    pub fixes: Vec<FixView>,
    /// How many further suggestions are not listed.
    pub more_fixes: usize,
    /// The several solutions (Solve).
    pub solutions: Option<SolutionsView>,
    /// What the tab "Set" shows, while it is open.
    pub set: Option<SetView>,
    /// The log of steps (Solve).
    pub log: LogView,
    /// How difficult the puzzle is, once the worker has rated it (Solve).
    pub rating: Option<RatingView>,
    /// The tabs of the Solve room.
    pub tabs: TabsView,
    /// Whether the details are shown in place of the keys, where there is no room for both.
    pub details: bool,
    /// The techniques, while their list is open.
    pub techniques: Option<TechniquesView>,
    /// How the search went, once it was asked for (Solve).
    pub trail: Option<Rc<Search>>,
    /// What the board shows in place of the sheet, and how to go back.
    pub look: Option<LookView>,
    /// The form in which the board is copied or downloaded.
    pub form: Export,
    /// The short message.
    pub toast: Option<Toast>,
    /// The puzzles that are offered.
    pub samples: Vec<SampleView>,
    /// The game (Play).
    pub game: Option<GameView>,
    /// The book (Make).
    pub book: Option<BookView>,
    /// Kept games, where they are listed (Play).
    pub shelf: ShelfView,
    /// What became of the games of the backup that was read last, until that is closed.
    pub restored: Option<Rc<Vec<RestoredGame>>>,
    /// What is open over the room.
    pub sheet: Sheet,
    /// The list of keys, while it is open.
    pub help: Option<Vec<ShortcutView>>,
    /// The chosen look; `None` follows the system.
    pub theme: Option<Theme>,
    /// What else was chosen.
    pub settings: Settings,
    /// What is to be said for as long as the browser does not take everything that is to be kept.
    pub warning: Option<&'static str>,
}

/// The sort of a verdict: its colour and its icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerdictKind {
    /// There is no solution.
    #[default]
    None,
    /// There is exactly one.
    One,
    /// There are several.
    Several,
    /// The grid is full and right.
    Complete,
    /// The grid is full and wrong.
    Wrong,
}

/// The verdict; nothing outside of Solve.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VerdictView {
    /// Its sort.
    pub kind: VerdictKind,
    /// The status word: `One solution`, `No solution: two 5s in row 1`.
    pub words: String,
    /// What stands on the board: `24 givens`, `24 givens, 3 entered`.
    pub count: String,
    /// Whether the worker still looks for the reason or for suggestions.
    pub working: bool,
    /// Whether the board is being typed: then only a change of sort is spoken, after a pause.
    pub typing: bool,
}

/// The buttons. A `bool` named `can_..` says whether the button is enabled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct ToolsView {
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_clear: bool,
    pub can_restart: bool,
    pub can_erase: bool,
    pub can_use_as_puzzle: bool,
    pub can_solve: bool,
    pub can_step: bool,
    pub can_play: bool,
    /// Whether givens are being typed.
    pub editing: bool,
    /// Whether typing a given goes on to the next cell.
    pub auto_advance: bool,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether only true candidates are shown; `None` where the view is not offered.
    pub true_candidates: Option<bool>,
}

/// The keys 1 to 9.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeypadView {
    /// They, in order.
    pub keys: [KeyView; 9],
    /// Whether they write notes.
    pub notes: bool,
    /// Whether they write colours.
    pub colours: bool,
    /// Whether a digit can be locked.
    pub locks: bool,
    /// The digit that every tapped cell gets.
    pub locked: Option<Digit>,
}

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyView {
    /// Its digit.
    pub digit: Digit,
    /// How many of it are still to be placed.
    pub left: u8,
    /// Whether the digit is lit on the board.
    pub lit: bool,
}

/// The box "Enter or paste a puzzle".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EntryView {
    /// Whether it is open.
    pub open: bool,
    /// The text in it.
    pub text: String,
    /// Why the text was not taken, with its place: `line 4 has 8 cells, expected 9`.
    pub error: Option<String>,
    /// The place in the text, as a range of characters counted in UTF-16 units as a text area does, to be selected.
    pub error_at: Option<(u32, u32)>,
}

/// A suggestion of the typo doctor; `Action::TakeFix` with its place in the list takes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixView {
    /// Where.
    pub cell: Cell,
    /// `r4c7: 5 should be 6?`
    pub words: String,
}

/// The several solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolutionsView {
    /// How many can be walked through: the slider goes from 1 to this.
    pub steps: usize,
    /// Which one is shown, from 0.
    pub walked: Option<usize>,
    /// `Solution 4 of 32`, `Solution 4 of more than 1,000`.
    pub place: Option<String>,
    /// `They differ in 49 cells`.
    pub differing: String,
    /// One more given that would leave one solution.
    pub one_more: Option<OneMoreView>,
    /// Whether "Count them all" is offered: there are more than the page counts by itself.
    pub can_count: bool,
    /// While they are counted: `12,345 so far`. "Stop" goes with it.
    pub counting: Option<String>,
    /// The exact number, once counted: `Exactly 12,345 solutions`; or how far it came: `At least 12,345 solutions`.
    pub counted: Option<String>,
}

/// One more given that would leave one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneMoreView {
    /// `One more given makes it unique, for example 5 in r1c5 (27 such)`.
    pub words: String,
    /// The given: `Action::AddGiven` takes it.
    pub given: Candidate,
}

/// A tab of the Solve room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Tab {
    Typos,
    Steps,
    Solutions,
    Search,
    Set,
}

/// The tabs of the Solve room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TabsView {
    /// Those that have something to say, with their names.
    pub tabs: Vec<(Tab, String)>,
    /// The open one.
    pub open: Tab,
}

/// What there is to say to somebody who sets a puzzle by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetView {
    /// How many givens can go or come, and what the selected one does.
    pub words: String,
    /// Whether the board's givens are tinted by what they do.
    pub heat: bool,
    /// Whether givens can go.
    pub can_reduce: bool,
    /// Whether givens are lacking.
    pub can_complete: bool,
    /// The givens that can be added, the easiest puzzle first.
    pub additions: Vec<AdditionView>,
}

/// A given that can be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdditionView {
    /// The given.
    pub given: Candidate,
    /// `r4c5 = 7`.
    pub title: String,
    /// `Hard, score 840, hardest step X-Wing`.
    pub words: String,
}

/// How difficult the puzzle is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingView {
    /// The level.
    pub level: Level,
    /// `Hard, score 840, hardest step X-Wing`
    pub words: String,
    /// The level of each step of the path in rating order.
    pub ticks: Vec<Level>,
    /// The moment that is shown, from 0.
    pub at: Option<usize>,
    /// What the moment is: `Step 12 of 54: X-Wing`.
    pub moment: String,
}

/// The log of steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogView {
    /// The steps that were taken, first to last.
    pub entries: Vec<LogEntryView>,
    /// The sentences that prove the step which is shown.
    pub proof: Vec<Prose>,
    /// The same in one line for experts.
    pub expert: String,
    /// All steps that can be taken now, each with the name of its technique and what it does, once they were asked for.
    pub listed: Option<Vec<(String, String)>>,
    /// What "Step" had to say when it found nothing.
    pub message: Option<String>,
}

/// One step in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntryView {
    /// The technique's name.
    pub technique: String,
    /// What was done: `(8,2) = 7`.
    pub action: String,
    /// What followed from it: `(6,2) = 8`; may be empty.
    pub consequences: String,
    /// Whether the board shows this step.
    pub shown: bool,
}

/// What the board shows in place of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct LookView {
    /// `Step 3 of 7, before it was taken`, `Solution 4 of 32`.
    pub words: String,
    /// What goes back, for a button "Back to the board".
    pub back: Action,
}

/// A short message; it leaves by itself after some seconds, or with `Action::Dismiss`.
#[derive(Clone, Debug)]
pub struct Toast {
    /// A message with another number is another message, with the same words too.
    pub number: u32,
    /// What it says.
    pub words: String,
    /// Whether it says that something went wrong.
    pub fault: bool,
    /// Buttons that go with it.
    pub offers: Vec<Offer>,
}

impl PartialEq for Toast {
    fn eq(&self, other: &Toast) -> bool {
        self.number == other.number
    }
}

/// A button in a message.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its label.
    pub label: &'static str,
    /// What it does.
    pub action: Action,
}

/// A puzzle that is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SampleView {
    /// `Easy`, `32 solutions`.
    pub name: &'static str,
    /// One line about it.
    pub about: &'static str,
}

/// The game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameView {
    /// How it stands: `38 left`, `3 twice in row 4`, `Solved`; or what is asked: `Which digit to light?`.
    pub words: String,
    /// What is spoken: a clash, the end, a pause, what was asked for as far as it is told, else what an undo or a hint changed.
    /// Nobody wants to hear a countdown.
    pub spoken: String,
    /// What is known of its givens: `26 givens, one solution`, or its level.
    pub about: String,
    /// The time, `12:47`, unless it is hidden.
    pub time: Option<String>,
    /// Whether it is finished.
    pub solved: bool,
    /// Whether it is paused.
    pub paused: bool,
    /// Whether nothing was done in it yet.
    pub fresh: bool,
    /// Whether another tab plays it: then it is only shown here.
    pub elsewhere: bool,
    /// Whether a guess is open.
    pub guess: bool,
    /// What the keys can write.
    pub modes: &'static [(&'static str, Mode)],
    /// What they write.
    pub mode: Mode,
    /// Whether a tap adds to the selection.
    pub adding: bool,
    /// What is picked out.
    pub filter: Option<Filter>,
    /// What was asked for.
    pub hint: Option<HintView>,
    /// How it went, once it is finished.
    pub finish: Option<FinishView>,
    /// The save points: what each is called, and what goes back to it.
    pub points: Vec<(String, usize)>,
}

/// What was asked for, as far as it is told.
#[derive(Clone, PartialEq, Debug)]
pub struct HintView {
    /// Its heading.
    pub title: String,
    /// The sentences.
    pub lines: Vec<Prose>,
    /// Whether they are a proof, one step after the other.
    pub numbered: bool,
    /// The stage that is told, and how many there are, both from 0 to 4; none where there are no stages.
    pub stage: Option<u8>,
    /// Whether all five stages can be chosen.
    pub has_stages: bool,
    /// Whether there is more to tell.
    pub can_more: bool,
    /// Whether it can be done.
    pub can_apply: bool,
    /// Whether one can go back to where everything was right.
    pub can_back: bool,
    /// That notes are missing, with the offer to write them.
    pub missing: Option<String>,
    /// The roles that are drawn.
    pub roles: Vec<Role>,
    /// Whether links are.
    pub links: bool,
}

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishView {
    /// The time: `12:47`.
    pub time: String,
    /// `2 hints: 1 where to look, 1 the pattern, 1 slip`.
    pub words: String,
    /// The level, if it is known: then there is a next one.
    pub level: Option<Level>,
    /// `Hardest step: X-wing`.
    pub hardest: Option<String>,
    /// Each digit that was written: its place, what it rested on, and a long pause before it.
    pub moves: Vec<ReviewedView>,
}

/// A digit of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedView {
    /// `r4c5 = 3`.
    pub words: String,
    /// `X-wing`, `A guess, not yet provable`.
    pub ground: String,
    /// `12 minutes here`, if it was long.
    pub pause: Option<String>,
}

/// The kept games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShelfView {
    /// Those that can be gone on with, beside the open one, the latest first.
    pub kept: Vec<KeptView>,
    /// Those that were deleted and can be put back.
    pub bin: Vec<KeptView>,
    /// Those that can't be read: each with what it is.
    pub unreadable: Vec<(GameId, String)>,
}

/// A kept game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptView {
    /// Its id.
    pub id: GameId,
    /// `Hard, 44 left, 12:47`.
    pub words: String,
    /// Whether it was deleted.
    pub deleted: bool,
    /// Where its givens are,
    pub givens: CellSet,
    /// and what was entered.
    pub entered: CellSet,
}

/// A row of the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShortcutView {
    /// The keys: `Ctrl+Z`.
    pub keys: &'static str,
    /// What they do.
    pub words: &'static str,
}
