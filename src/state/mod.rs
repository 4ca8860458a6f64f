//! What the page knows, and what becomes of it when something happens. All of it is plain Rust: nothing here touches the browser.
//!
//! What must happen outside is *wanted* here (a question to the worker, a command, something to be spoken) and done by a hook that watches for it;
//! what comes back is an [`Action`].

mod arrival;
mod export;
mod keeping;
mod making;
mod questions;
mod selection;
mod settings;
mod writing;

pub use crate::{
    make::state::{Book, Leaf, Order},
    play::state::{Asked, Asking, Filter, Mode, Play, Sheet, Topic},
    solve::{
        by_hand::ByHand,
        state::{Act, Counting, Doing, Judged, LoggedStep, Look, Solve, Wanted},
    },
};
pub use keeping::{Keeping, Opening, RestoredGame};
pub use making::{Day, Making, Wish};
pub use questions::Questions;
pub use selection::Selection;
pub use settings::{BOOK, CHOICES, Choice, Setting, Settings};

use crate::{
    action::{Action, Export, Theme},
    puzzles,
    view::{EntryView, Offer, Room, Tab, Toast},
};
use nonet_core::{
    Level,
    board::{CellSet, DigitSet, Grid},
    formats::{Address, Reading},
    solver::Verdict,
    words::Notation,
};
use nonet_game::{
    Game, Move,
    archive::{Archive, GameId},
};
use nonet_protocol::{Steps, TechniqueEntry, TechniqueId};
use std::rc::Rc;
use yew::Reducible;

/// What the page knows.
#[derive(Clone, Debug)]
pub struct State {
    /// Which room is shown.
    pub room: Room,
    /// The Solve room.
    pub solve: Solve,
    /// The Play room.
    pub play: Play,
    /// What is selected on the board.
    pub selection: Selection,
    /// The digits that are lit, beside that of the selected cell.
    pub lit: DigitSet,
    /// What the next key is for.
    pub pending: Pending,
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// The second way to read what was read last.
    pub other: Option<Box<Reading>>,
    /// The short message.
    pub toast: Option<Toast>,
    /// The book that is being made.
    pub book: Book,
    /// Puzzles from the generator.
    pub making: Making,
    /// The questions to the worker.
    pub questions: Questions,
    /// All techniques in hint order, once the worker has said which there are.
    pub entries: Option<Rc<Vec<TechniqueEntry>>>,
    /// What is to be done outside of the page, with its number: a new number is a new command.
    pub command: Option<(u32, Command)>,
    /// Whether the last thing that changed a board was typed.
    pub typing: bool,
    /// Whether the list of keys is open.
    pub help: bool,
    /// The form in which the board is copied or downloaded.
    pub form: Export,
    /// Whether the list of techniques is open.
    pub techniques: bool,
    /// The open tab of the Solve room.
    pub tab: Tab,
    /// Whether the details are shown in place of the keys, where there is no room for both.
    pub details: bool,
    /// The cells that a sentence speaks of which is pointed at.
    pub pointed: CellSet,
    /// The chosen look; `None` follows the system.
    pub theme: Option<Theme>,
    /// What else was chosen.
    pub settings: Settings,
    /// The games that are kept, and what is still to be kept.
    pub archive: Archive,
    /// What became of the games of the backup that was read last, until that is closed.
    pub restored: Option<Rc<Vec<RestoredGame>>>,
    /// The games that were deleted since the list of games was opened: they can be put back in place.
    pub deleted: Vec<GameId>,
    /// How the open game came to be open.
    pub opening: Opening,
    told: Vec<GameId>, // the unreadable games that were told of
    count: u32,        // numbers for messages and commands
}

/// What the next key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// What it always is for.
    Nothing,
    /// A digit is to be lit.
    Light,
    /// A digit is asked about: why not here?
    WhyNot,
    /// A letter asks for something to be spoken.
    Query,
}

/// Something to do outside of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Copies the text.
    Copy(String),
    /// Copies the page's address with this after it.
    CopyLink(String),
    /// Offers the text as a file.
    Download {
        /// The file's name.
        name: &'static str,
        /// Its media type.
        media: &'static str,
        /// What it holds.
        text: String,
    },
    /// Reads the clipboard.
    Paste,
    /// Prints what the room shows.
    Print,
}

/// What was kept from earlier visits.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Kept {
    /// The games.
    pub archive: Archive,
    /// The game that this tab had open before it was loaded anew.
    pub open: Option<GameId>,
    /// The unreadable games that an earlier visit told of.
    pub told: Vec<GameId>,
    /// The chosen look.
    pub theme: Option<Theme>,
    /// What else was chosen.
    pub settings: Settings,
    /// What the generator begins with.
    pub making: Making,
    /// What the book is made from.
    pub order: Order,
}

impl State {
    /// The page as it opens.
    #[must_use]
    pub fn new(kept: Kept) -> State {
        let easy = || {
            let mut game = Game::new(puzzles::first(Level::Easy).unwrap_or_default());
            game.level = Some(Level::Easy);
            Rc::new(game)
        };
        let mut archive = kept.archive;
        let reopened = kept.open.filter(|id| archive.copy(*id).is_some());
        let opening = match (kept.open, reopened) {
            (None, _) if archive.health().store => Opening::Asked,
            (None, _) => Opening::Unread,
            (Some(_), Some(_)) => Opening::Reloaded,
            (Some(_), None) => Opening::ReloadedAnew,
        };
        let last = reopened.or_else(|| archive.latest().map(|copy| copy.id));
        let game = last.and_then(|id| archive.open(id)).unwrap_or_else(|| {
            let game = easy();
            archive.begin(Rc::clone(&game));
            game
        });
        State {
            room: Room::Play,
            solve: Solve::new(),
            selection: Selection::of(game.cursor),
            play: Play::new(game),
            lit: DigitSet::EMPTY,
            pending: Pending::Nothing,
            entry: EntryView::default(),
            other: None,
            toast: None,
            book: Book::again(kept.order),
            making: kept.making,
            questions: Questions::default(),
            entries: None,
            command: None,
            typing: false,
            help: false,
            form: Export::Line,
            techniques: false,
            tab: Tab::Steps,
            details: false,
            pointed: CellSet::EMPTY,
            theme: kept.theme,
            settings: kept.settings,
            archive,
            restored: None,
            deleted: Vec::new(),
            opening,
            told: kept.told,
            count: 0,
        }
    }

    /// The state after `action`.
    #[must_use]
    pub fn after(&self, action: Action) -> State {
        let mut next = self.clone();
        if next.is_played_elsewhere(&action) {
            next.say_elsewhere();
        } else {
            next.take(action);
        }
        next.archive.show(&next.play.game);
        next.say_news();
        if next.toast == self.toast && !next.stands_as(self) {
            next.toast = None; // what it said, and offered to undo, is no longer the latest
        }
        if next.room != self.room {
            (next.solve.doing, next.play.asking) = (None, None); // it was about the board that was left
        }
        next.follow_up(self);
        next.hear(self);
        next.questions.want(next.needed_questions());
        next
    }

    /// Opens the tab where something new is to be read: a verdict, what could be mended, a walk, the search, a step.
    fn follow_up(&mut self, before: &State) {
        if self.shown_step() != before.shown_step() {
            self.pointed = CellSet::EMPTY;
        }
        let (told, walks, searches, stepped) = self.news();
        let (told_before, walked, searched, stepped_before) = before.news();
        let news = [
            (stepped != stepped_before && stepped != (0, None), Tab::Steps),
            (searches && !searched, Tab::Search),
            (walks && !walked, Tab::Solutions),
        ];
        if let Some((_, tab)) = news.into_iter().find(|(is_new, _)| *is_new) {
            (self.tab, self.details) = (tab, true);
        } else if told != told_before && self.tab != Tab::Set {
            self.tab = told;
        }
    }

    /// What there is to be read: the tab of the verdict, whether solutions are walked through, whether the search is told, and the
    /// steps with what was said of them.
    fn news(&self) -> (Tab, bool, bool, (usize, Option<&'static str>)) {
        let solve = &self.solve;
        let mends = solve.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.fixes.is_empty());
        let told = match solve.judged.verdict {
            Verdict::Several { .. } if !solve.sheet().grid().filled().is_empty() => Tab::Solutions,
            Verdict::None(_) if mends => Tab::Typos,
            _ => Tab::Steps,
        };
        let searches = matches!(solve.search, Wanted::Here(_));
        (told, matches!(solve.look, Look::Solution(_)), searches, (solve.log().len(), solve.message))
    }

    fn shown_step(&self) -> Option<*const LoggedStep> {
        self.solve.shown_step().map(|(taken, _)| std::ptr::from_ref(taken))
    }

    fn take(&mut self, action: Action) {
        match action {
            Action::Enter(room) => {
                self.archive.look(); // another tab may have gone on with a game that is about to be seen
                (self.room, self.details) = (room, false);
                self.book.asleep &= room != Room::Make;
            }
            Action::Tick => self.tick(),
            Action::Away(away) => self.play.away = away,

            Action::Select(cell) => self.selection = Selection::of(cell),
            Action::Tap(cell) => self.tap(cell),
            Action::SelectAlso(cell) => self.selection = self.selection.toggled(cell),
            Action::SelectOver(cell) => self.selection = self.selection.with(cell),
            Action::SelectTo(cell) => self.selection = self.selection.with_all_to(cell),
            Action::Go(course) => self.selection = Selection::of(self.selection.after(course)),
            Action::Extend(course) => self.selection = self.selection.with(self.selection.after(course)),
            Action::SelectAll => self.selection.cells = CellSet::ALL,
            Action::SelectSame(cell) => self.select_same(cell),
            Action::Escape => self.escape(),

            Action::Digit(digit) => self.digit(digit, false),
            Action::Note(digit) => self.digit(digit, true),
            Action::Erase => self.erase(),
            Action::Zero if self.is_editing() => self.skip(),
            Action::Zero => self.erase(),
            Action::Dot | Action::Space if self.is_editing() => self.skip(),
            Action::Dot => self.go_to_empty(true),
            Action::Comma => self.go_to_empty(false),
            Action::Space => self.next_mode(),
            Action::ToggleNotes if self.play.mode == Mode::Digit => self.set_mode(Mode::Corner),
            Action::ToggleNotes => self.set_mode(Mode::Digit),
            Action::Mode(mode) => self.set_mode(mode),
            Action::Lock(digit) => self.lock((self.play.locked != Some(digit)).then_some(digit)),
            Action::Adding(on) => self.play.adding = on,
            Action::FillNotes => self.fill_notes(),

            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Clear => self.clear(),
            Action::Restart => self.restart(),
            Action::UseAsPuzzle => self.use_as_puzzle(),
            Action::EditGivens(on) => self.edit_givens(on),
            Action::AutoAdvance(on) => self.solve.auto_advance = on,

            Action::EntryPanel(open) => self.entry.open = open,
            Action::EntryText(text) => self.entry = EntryView { open: self.entry.open, text, ..EntryView::default() },
            Action::EntryRead => self.receive(self.entry.text.clone(), None),
            Action::Pasted(text) => self.receive(text, None),
            Action::AskPaste => self.run(Command::Paste),
            Action::PasteRefused => self.paste_refused(),
            Action::Opened { name, text } => self.receive(text, Some(name)),
            Action::NotOpened { name, why } => self.say_fault(format!("{name} {why}.")),
            Action::Address(fragment) => self.follow(&fragment),
            Action::Sample(number) => self.take_sample(number),
            Action::TakeOther => self.take_other(),
            Action::TakeFix(number) => self.take_fix(number),
            Action::AddGiven(candidate) => self.add_given(candidate),

            Action::Candidates(on) => {
                self.solve.candidates = on;
                self.solve.only_true &= on;
            }
            Action::TrueCandidates(on) => {
                self.solve.only_true = on && matches!(self.solve.judged.verdict, Verdict::Several { .. });
            }
            Action::Light(digit) => self.lit = digit.map_or(DigitSet::EMPTY, |digit| self.lit ^ DigitSet::of(digit)),
            Action::LightNext if self.pending == Pending::Light => (self.pending, self.lit) = (Pending::Nothing, DigitSet::EMPTY),
            Action::LightNext => self.pending = Pending::Light,
            Action::Filter(filter) => self.toggle_filter(filter),
            Action::WhyNotNext => self.pending = Pending::WhyNot,
            Action::AskQuery => self.pending = Pending::Query,
            Action::Query(query) if self.pending == Pending::Query => {
                self.pending = Pending::Nothing;
                self.answer(query);
            }
            Action::Query(_) => {}

            Action::Solve => self.solve_it(),
            Action::Step if self.room == Room::Play => self.hint(),
            Action::Step => self.step(),
            Action::AllSteps => self.steps(Steps::All),
            Action::LookAt(number) => self.look_at(number),
            Action::ForgetSteps => self.forget_steps(),
            Action::PlaceSingles => self.steps(Steps::Singles),
            Action::ListSteps(on) => self.solve.list(on),
            Action::TakeStep(number) => self.in_solve(|solve| solve.take_listed(number)),
            Action::GoTo(number) => self.solve.go_to(number),
            Action::Techniques(open) => self.techniques = open,
            Action::Example(technique, number) => self.ask_example(technique, number),
            Action::Use(techniques, on) => self.use_techniques(techniques, on),
            Action::Point(cells) => self.pointed = cells,
            Action::OpenTab(tab) => self.tab = tab,
            Action::Details(on) => self.details = on,
            Action::ByHand(act) => self.by_hand(act),
            Action::Trail(on) => self.solve.search = if on { Wanted::Asked } else { Wanted::No },

            Action::Walk(number) => self.solve.walk_to(number),
            Action::WalkBack => self.walk_by(-1),
            Action::WalkOn => self.walk_by(1),
            Action::TakeSolution => self.take_solution(),
            Action::CountAll => self.solve.counting = Counting::Running(0),
            Action::StopCount => self.stop_count(),

            Action::Form(form) => self.form = form,
            Action::Copy(export) => self.copy(export),
            Action::Download(export) => self.download(export),
            Action::Copied(true) => self.say_copied(),
            Action::Copied(false) => self.say_fault("The browser did not allow copying.".to_owned()),

            Action::Help(open) => self.help = open,
            Action::Theme(theme) => self.theme = theme,
            Action::Dismiss => self.toast = None,

            Action::PlayThis => self.play_this(),
            Action::PlaySample(number) => self.play_sample(number),
            Action::Continue(id) => self.continue_game(id),
            Action::StartAnew => self.start_anew(),
            Action::TakePosition(position) => self.take_position(&position),
            Action::Bin(id) => self.bin(id),
            Action::PutBack(id) => self.put_back(id),
            Action::TakeOut(id) => self.take_out(id),
            Action::Keeping(event) => self.keep(event),
            Action::Elsewhere(elsewhere) => self.play_elsewhere(elsewhere),
            Action::TakeOver => self.play.steals += 1,
            Action::CloseRestored => self.restored = None,
            Action::Wish(wish) => self.wish(wish),
            Action::StopMaking => self.stop_making(),
            Action::MakeBook => self.make_book(),
            Action::StopBook => self.stop_book(),
            Action::Print => self.run(Command::Print),
            Action::DownloadBook { csv } => self.export_book(csv),
            Action::Today(day) => self.making.day = day,
            Action::SolveThis => self.solve_this(),
            Action::Check => self.check(),
            Action::Hint => self.hint(),
            Action::More => self.tell_more(),
            Action::Stage(stage) => self.play.tell(stage),
            Action::Apply => self.apply(),
            Action::CloseHint => self.play.close(),
            Action::WriteMissing => self.write_missing(),
            Action::BackToFine => self.back_to_fine(),
            Action::Pause(on) => self.pause(on),
            Action::TogglePause => self.pause(!self.play.paused),
            Action::SetPoint(name) => self.set_point(&name),
            Action::BackTo(made) => self.back_to(made, "Back at the save point."),
            Action::LastPoint => self.last_point(),
            Action::Guess => self.play_move(Move::Guess),
            Action::KeepGuess => self.play_move(Move::Keep),
            Action::DropGuess => self.drop_guess(),
            Action::Sheet(sheet) => {
                (self.play.sheet, self.help) = (sheet, false);
                self.deleted.clear();
            }
            Action::Choose(number, value) => self.choose(number, value),
            Action::Backup => self.backup(),

            Action::Progress { id, found } => self.progress(id, found),
            Action::Answered { id, answer } => self.answered(id, answer),
            Action::Failed { id, why } => self.question_failed(id, &why),
        }
    }

    /// Whether the same room shows the same board as in `earlier`.
    fn stands_as(&self, earlier: &State) -> bool {
        // Of a game, its time goes on while the same stands.
        let (game, before) = (&self.play.game, &earlier.play.game);
        self.room == earlier.room
            && self.solve.history.now() == earlier.solve.history.now()
            && (game.givens(), game.standing()) == (before.givens(), before.standing())
    }

    /// How cells are named.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        match self.settings.get(Setting::Notation) {
            0 => Notation::RowColumn,
            _ => Notation::Letters,
        }
    }

    /// Whether givens are being typed.
    #[must_use]
    pub fn is_editing(&self) -> bool {
        self.room == Room::Solve && self.solve.editing
    }

    /// The digits that the board shows.
    #[must_use]
    pub fn shown_grid(&self) -> Grid {
        match self.room {
            Room::Play => self.play.game.grid(),
            Room::Solve | Room::Make => match self.solve.shown_solution() {
                Some(solution) => *solution,
                None => *self.solve.shown_step().map_or(self.solve.sheet(), |(_, sheet)| sheet).grid(),
            },
        }
    }

    /// The address of what the room holds, without what was entered.
    #[must_use]
    pub fn address(&self) -> Option<Address> {
        let address = match self.room {
            Room::Play => Address::Game(*self.play.game.givens()),
            Room::Solve | Room::Make => {
                let sheet = self.solve.sheet();
                let givens = if sheet.given_cells().is_empty() { *sheet.without_findings().grid() } else { sheet.givens() };
                Address::Puzzle(givens)
            }
        };
        match &address {
            Address::Puzzle(grid) | Address::Game(grid) if grid.filled().is_empty() => None,
            _ => Some(address),
        }
    }

    /// What is known of a technique.
    fn entry(&self, technique: TechniqueId) -> Option<&TechniqueEntry> {
        self.entries.as_deref()?.get(usize::from(technique.0))
    }

    // Messages and commands.

    fn number(&mut self) -> u32 {
        self.count = self.count.wrapping_add(1);
        self.count
    }

    pub(crate) fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.toast = Some(Toast { number: self.number(), words: words.into(), fault: false, offers });
    }

    fn say_fault(&mut self, words: String) {
        self.toast = Some(Toast { number: self.number(), words, fault: true, offers: Vec::new() });
    }

    pub(crate) fn run(&mut self, command: Command) {
        self.command = Some((self.number(), command));
    }
}

/// The offer to take the last act back.
pub(crate) const UNDO: Offer = Offer { label: "Undo", action: Action::Undo };

impl Reducible for State {
    type Action = Action;
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}
