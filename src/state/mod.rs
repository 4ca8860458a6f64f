//! What the page knows, and what becomes of it when something happens. All of it is plain Rust: nothing here touches the browser.
//!
//! What must happen outside is *wanted* here (a question to the worker, an effect, something to be spoken) and done by a hook that watches for it;
//! what comes back is an [`Action`].

mod arrival;
mod collection;
mod effects;
mod export;
mod highlight;
mod keeping;
mod making;
mod omitted;
mod overlay;
mod press;
mod questions;
mod selection;
pub mod settings;
mod sharing;
mod shell;
mod untouched;
mod writing;

pub use crate::{
    collection::state::Collections,
    make::{
        by_hand::{ByHand, Part, Setter},
        keeping::KeptMake,
        pages::Pages,
        state::{Book, BookOrder},
    },
    play::state::{Asked, Asking, LookBack, Mode, Pen, Play, Topic},
    solve::{
        kept::KeptSolve,
        state::{Act, Counting, Doing, Judged, LoggedStep, Look, Solve, Wanted},
    },
};
pub use arrival::Arriving;
pub use effects::{Effect, Effects};
pub use export::Writing;
pub use highlight::{Filter, Filters};
pub use keeping::{Keeping, KeptPart, Opening, RestoredGame};
pub use making::{Making, Wish};
pub use nonet_game::{Daily, Day, Month};
pub use omitted::{Omitted, OmittedWords};
pub use overlay::Overlay;
pub use press::Press;
pub use questions::Questions;
pub use selection::Selection;
pub use settings::{
    BookCount, BookLevel, BookSettings, Checking, FirstStage, NoteStyle, OnAPage, Setting, Settings, Size, Symmetry,
};
pub use sharing::{Shared, Subject};

use crate::{
    action::{Action, BoardAction, Export, Input, PageEvent, ShellAction, Theme},
    text::en,
    view::{EntryView, Offer, Room, Tab, Toast},
};
use nonet_core::{
    Level,
    board::{CellSet, DigitSet, Grid},
    solver::Verdict,
    words::Notation,
};
use nonet_formats::Address;
use nonet_game::{
    Game, Pauses,
    archive::{Archive, GameId},
    first_puzzle,
};
use nonet_protocol::{
    CollectionId, Position, Question, ReadPuzzle, SiteLink, Statistics, TechniqueEntry, TechniqueId, TechniqueName, TextSource,
};
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
    /// The press on the board that was not released yet.
    pub pressed: Option<Press>,
    /// The digits that are lit, beside that of the selected cell.
    pub lit: DigitSet,
    /// What else cells are picked out by.
    pub filters: Filters,
    /// Whether the row that picks out cells is shown where there is little room.
    pub highlighting: bool,
    /// What the next key is for.
    pub pending: Pending,
    /// Whether typing a given goes on to the next cell.
    pub auto_advance: bool,
    /// The box "Enter or paste a puzzle".
    pub entry: EntryView,
    /// The text that is being read.
    pub arriving: Option<Arriving>,
    /// The second way to read what was read last.
    pub other: Option<Box<ReadPuzzle>>,
    /// The short message.
    pub toast: Option<Toast>,
    /// The offer of a newer build, which has a place of its own beside the short message.
    pub update_offer: Option<Toast>,
    /// The book that is being made.
    pub book: Book,
    /// The book in whose place it came, as text: its title, its [text](Book::text) and its [order's](BookOrder::text), with empty
    /// lines between them. Empty if there is none.
    pub other_book: Rc<str>,
    /// Its pages.
    pub pages: Pages,
    /// The part of the Make room that is open.
    pub part: Part,
    /// What the book is called.
    pub title: Rc<str>,
    /// The puzzle that is set by hand.
    pub setter: Setter,
    /// Puzzles from the generator.
    pub making: Making,
    /// Files of many puzzles.
    pub collections: Collections,
    /// The questions to the worker.
    pub questions: Questions,
    /// All techniques in hint order, once the worker has said which there are.
    pub entries: Option<Rc<Vec<TechniqueEntry>>>,
    /// What is to be done outside of the page.
    pub effects: Effects,
    /// Whether the last thing that changed a board was typed.
    pub typing: bool,
    /// What is open over the room.
    pub overlay: Option<Overlay>,
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
    /// The look that the system has, or had when the page opened.
    pub system_look: Theme,
    /// The address of the page, which a link begins with.
    pub site: Rc<str>,
    /// Whether notes are printed with the puzzle.
    pub prints_notes: bool,
    /// The open tab of the Solve room.
    pub tab: Tab,
    /// Whether the details of the puzzle have the place of the keys, in Solve.
    pub details: bool,
    /// The cells that a sentence speaks of which is pointed at.
    pub pointed: CellSet,
    /// How often the focus was to go to the board: what comes next is typed there.
    pub to_board: u32,
    /// The case that is shown by itself, of the step that is shown.
    pub case: Option<usize>,
    /// The chosen look; `None` follows the system.
    pub theme: Option<Theme>,
    /// What else was chosen.
    pub settings: Settings,
    /// The games that are kept, and what is still to be kept.
    pub archive: Archive,
    /// What else the browser refuses to keep at the moment.
    pub refused: Vec<KeptPart>,
    /// The games that were deleted since the list of games was opened: they can be put back in place.
    pub deleted: Vec<GameId>,
    /// Whether a newer build of the page is ready.
    newer: bool,
    /// How the open game came to be open.
    pub opening: Opening,
    /// The game that was started again as the open one, in which nothing was done since.
    restarted: Option<GameId>,
    /// Other games that were opened and in which nothing was done.
    untouched: Vec<Rc<Game>>,
    /// The times at which the streak of days was paused.
    pub pauses: Pauses,
    /// What was asked last of the statistics, and the answer.
    pub statistics: Option<(Question, Rc<Statistics>)>,
    /// The hardest step of each finished game that was looked at for the statistics; none where nothing is known.
    pub hardest: Vec<(GameId, Option<TechniqueName>)>,
    told: Vec<GameId>, // the unreadable games that were told of
    count: u32,        // numbers for messages
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

/// What was kept from earlier visits.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stored {
    /// The games.
    pub archive: Archive,
    /// The game that this tab had open before it was loaded anew.
    pub open: Option<GameId>,
    /// The game in which nothing was done yet before the page was loaded anew.
    pub untouched: Option<Rc<Game>>,
    /// The game that was chosen last, if nothing was done in it yet.
    pub chosen: Option<Rc<Game>>,
    /// The unreadable games that an earlier visit told of.
    pub told: Vec<GameId>,
    /// Whether this tab had paused its game before it was loaded anew.
    pub paused: bool,
    /// The chosen look.
    pub theme: Option<Theme>,
    /// What else was chosen.
    pub settings: Settings,
    /// What the generator begins with.
    pub making: Making,
    /// What the book is made from.
    pub order: BookOrder,
    /// The times at which the streak of days was paused.
    pub pauses: Pauses,
    /// What was made of it.
    pub leaves: String,
    /// The book in whose place another came.
    pub other_book: Rc<str>,
    /// What else the Make room held.
    pub make: KeptMake,
    /// What was in the Solve room.
    pub solve: Option<KeptSolve>,
    /// The file of many puzzles that was open.
    pub collection: Option<CollectionId>,
    /// The imports of lists that an earlier visit did not bring to an end, with the names of their files.
    pub interrupted: Vec<(CollectionId, Rc<str>)>,
    /// The address of the page, without what stands after `#`.
    pub site: Rc<str>,
    /// The look that the system has.
    pub system_look: Theme,
}

impl State {
    /// The page as it opens.
    #[must_use]
    pub fn new(kept: Stored) -> State {
        let easy = || {
            let mut game = Game::new(first_puzzle(Level::Easy).unwrap_or_default());
            game.level = Some(Level::Easy);
            Rc::new(game)
        };
        let mut archive = kept.archive;
        let reopened = kept.open.filter(|id| archive.copy(*id).is_some());
        let chosen = kept.chosen.filter(|game| archive.of_givens(game.givens()).is_none());
        let opening = match (kept.open, reopened) {
            (None, _) if chosen.is_some() => Opening::Chosen,
            (None, _) if archive.health().store => Opening::Asked,
            (None, _) => Opening::Unread,
            (Some(_), Some(_)) => Opening::Reloaded,
            (Some(_), None) => Opening::ReloadedAnew,
        };
        let last = reopened.or_else(|| archive.latest().filter(|_| opening != Opening::Chosen).map(|copy| copy.id));
        let game = last.and_then(|id| archive.open(id)).unwrap_or_else(|| {
            let game = kept.untouched.clone().or(chosen.clone()).unwrap_or_else(easy);
            archive.begin(Rc::clone(&game));
            game
        });
        let mut play = Play::new(game);
        play.paused = kept.paused && !play.game.is_solved();
        State {
            room: Room::Play,
            tab: kept.solve.as_ref().map_or(Tab::Steps, |solve| solve.tab),
            solve: kept.solve.as_ref().map_or_else(Solve::new, KeptSolve::restored),
            selection: Selection::of(play.game.cursor),
            play,
            pressed: None,
            lit: DigitSet::EMPTY,
            filters: Filters::default(),
            highlighting: false,
            pending: Pending::Nothing,
            auto_advance: true,
            entry: EntryView::default(),
            arriving: None,
            other: None,
            toast: None,
            update_offer: None,
            book: Book::kept(kept.order, &kept.leaves),
            other_book: kept.other_book,
            pages: Pages::default(),
            part: kept.make.part,
            title: kept.make.title,
            setter: Setter::new(kept.make.history),
            making: kept.making,
            collections: Collections::kept(kept.collection, kept.interrupted),
            questions: Questions::default(),
            entries: None,
            effects: Effects::default(),
            typing: false,
            overlay: None,
            chosen_form: None,
            writing: Vec::new(),
            links: None,
            givens_only: false,
            shared: None,
            picture: None,
            system_look: kept.system_look,
            site: kept.site,
            prints_notes: true,
            details: false,
            pointed: CellSet::EMPTY,
            to_board: 0,
            case: None,
            theme: kept.theme,
            settings: kept.settings,
            archive,
            refused: Vec::new(),
            deleted: Vec::new(),
            newer: false,
            opening,
            restarted: None,
            untouched: kept.untouched.into_iter().chain(chosen).collect(),
            pauses: kept.pauses,
            statistics: None,
            hardest: Vec::new(),
            told: kept.told,
            count: 0,
        }
    }

    /// The state after this.
    #[must_use]
    pub fn after(&self, input: impl Into<Input>) -> State {
        let mut next = self.clone();
        match input.into() {
            Input::Action(action) if next.is_played_elsewhere(&action) => next.say_elsewhere(),
            Input::Action(action) => next.take(action),
            Input::Event(event) => next.take_event(event),
        }
        next.archive.show(&next.play.game);
        next.say_news();
        if next.toast == self.toast && !next.stands_as(self) {
            next.toast = None; // what it said, and offered to undo, is no longer the latest
        }
        if next.room != self.room {
            // What was asked before was about the board that was left; a link to a step asks for it as it comes to the room.
            next.solve.doing = next.solve.doing.filter(|doing| Some(*doing) != self.solve.doing);
            next.play.asking = None;
            next.pressed = None;
            next.forget_arriving();
            next.stop_printing();
        }
        if next.room == Room::Make {
            next.book.wake();
        }
        if next.room == Room::Solve && next.is_editing() {
            next.solve.typed_at = Some(next.selection.cursor);
        }
        next.follow_up(self);
        next.hear(self);
        next.ask_collections();
        next.questions.want(next.needed_questions());
        next
    }

    /// Opens the tab where something new is to be read: a verdict, what could be mended, a walk, the search, a step.
    fn follow_up(&mut self, before: &State) {
        if self.shown_step() != before.shown_step() || self.play.asked != before.play.asked || self.room != before.room {
            self.pointed = CellSet::EMPTY;
        }
        let (told, walks, searches, stepped) = self.news();
        let (told_before, walked, searched, stepped_before) = before.news();
        let looks_at_moment = |state: &State| matches!(state.solve.look, Look::Moment(_));
        let news = [
            (looks_at_moment(self) && !looks_at_moment(before), Tab::Steps),
            (stepped != stepped_before && stepped != (0, None), Tab::Steps),
            (searches && !searched, Tab::Search),
            (walks && !walked, Tab::Solutions),
        ];
        if let Some((_, tab)) = news.into_iter().find(|(is_new, _)| *is_new) {
            (self.tab, self.details) = (tab, true);
        } else if told != told_before {
            self.tab = told;
        }
    }

    /// What there is to be read: the tab of the verdict, whether solutions are walked through, whether the search is told, and the
    /// steps with what was said of them.
    fn news(&self) -> (Tab, bool, bool, (usize, Option<&'static str>)) {
        let solve = &self.solve;
        let mends = solve.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.fixes.is_empty());
        let told = match solve.judged.verdict {
            // While a puzzle is typed, there are several for most of the time.
            Verdict::Several { .. } if !solve.types_givens() => Tab::Solutions,
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
        // What is done but to look around ends the look at one case.
        let looks = matches!(&action, Action::Shell(_)) || matches!(&action, Action::Board(action) if !action.plays());
        self.case = self.case.filter(|_| looks);
        match action {
            Action::Board(action) => self.take_board_action(action),
            Action::Play(action) => self.take_play_action(action),
            Action::Solve(action) => self.take_solve_action(action),
            Action::Make(action) => self.take_make_action(action),
            Action::Collection(action) => self.take_collection_action(action),
            Action::Shell(action) => self.take_shell_action(action),
        }
    }

    fn take_event(&mut self, event: PageEvent) {
        match event {
            PageEvent::Tick => self.tick(),
            PageEvent::Away(away) => {
                self.play.away = away;
                self.offer_update();
            }
            PageEvent::NewVersion => {
                self.newer = true;
                self.offer_update();
            }
            PageEvent::Pasted(text) => self.receive(text, None),
            PageEvent::PasteRefused => self.paste_refused(),
            PageEvent::Opened { name, file } => self.import(name.into(), TextSource::File(file)),
            PageEvent::NotOpened { name, why } => self.not_opened(&name, why),
            PageEvent::Address(fragment) => self.follow(&fragment),
            PageEvent::Copied(true) => self.say("Copied.", Vec::new()),
            PageEvent::Copied(false) => self.say_fault("The browser did not allow copying.".to_owned()),
            PageEvent::CarriedOut(number) => self.effects.carried_out(number),
            PageEvent::Keeping(event) => self.keep(event),
            PageEvent::Elsewhere(elsewhere) => self.play_elsewhere(elsewhere),
            PageEvent::Today(day) => self.making.day = day,
            PageEvent::Progress { id, found } => self.progress(id, found),
            PageEvent::Answered { id, answer } => self.answered(id, answer),
            PageEvent::Failed { id, why } => self.question_failed(id, &why),
        }
    }

    /// Whether the same room shows the same board as in `earlier`.
    fn stands_as(&self, earlier: &State) -> bool {
        // Of a game, its time goes on while the same stands.
        let (game, before) = (&self.play.game, &earlier.play.game);
        (self.room, self.part) == (earlier.room, earlier.part)
            && self.setter.history.now() == earlier.setter.history.now()
            && self.solve.history.now() == earlier.solve.history.now()
            && (game.givens(), game.standing()) == (before.givens(), before.standing())
    }

    /// What is kept of the Solve room, while it is in sight.
    #[must_use]
    pub fn kept_solve(&self) -> Option<KeptSolve> {
        (self.room == Room::Solve).then(|| KeptSolve::of(&self.solve, self.tab))
    }

    /// How cells are named.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        self.settings.notation
    }

    /// Whether givens are being typed.
    #[must_use]
    pub fn is_editing(&self) -> bool {
        match self.room {
            Room::Solve => self.solve.types_givens(),
            Room::Make => self.is_setting(),
            Room::Play => false,
        }
    }

    /// The digits that the board shows.
    #[must_use]
    pub fn shown_grid(&self) -> Grid {
        match self.room {
            Room::Play => self.play.shown().grid(),
            Room::Make => *self.setter.grid(),
            Room::Solve => match self.solve.shown_solution() {
                Some(solution) => *solution,
                None => *self.solve.shown_sheet().grid(),
            },
        }
    }

    /// What stands in the address bar: the lesson that is open, else the room and what it holds.
    #[must_use]
    pub fn shown_address(&self) -> Address {
        match &self.overlay {
            Some(Overlay::Techniques(lesson)) => Address::Learn(lesson.clone()),
            _ => self.address(),
        }
    }

    /// The address of the room and what it holds, without what was entered.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address_of(self.room)
    }

    /// The address of a room and what it holds.
    pub(crate) fn address_of(&self, room: Room) -> Address {
        let address = match room {
            Room::Play => Address::Game(*self.play.game.givens()),
            Room::Solve => State::address_of_sheet(self.solve.sheet()),
            Room::Make => Address::Room(room),
        };
        match &address {
            Address::Puzzle(grid) | Address::Game(grid) if grid.filled().is_empty() => Address::Room(room),
            _ => address,
        }
    }

    /// What is known of a technique.
    fn entry(&self, technique: TechniqueId) -> Option<&TechniqueEntry> {
        self.entries.as_deref()?.get(usize::from(technique.0))
    }

    // Messages.

    fn number(&mut self) -> u32 {
        self.count = self.count.wrapping_add(1);
        self.count
    }

    pub(crate) fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.toast = Some(Toast { number: self.number(), words: words.into(), fault: false, offers });
    }

    /// Says it, and offers to take it back.
    pub(crate) fn say_undoable(&mut self, words: impl Into<String>) {
        self.say(words, vec![UNDO]);
    }

    fn say_fault(&mut self, words: String) {
        self.toast = Some(Toast { number: self.number(), words, fault: true, offers: Vec::new() });
    }

    /// Offers the newer build, if there is one. Somebody who comes back to the page is offered it again.
    fn offer_update(&mut self) {
        if self.newer && !self.play.away {
            let offers = vec![Offer { label: "Reload", action: Action::Shell(ShellAction::TakeVersion) }];
            let words = en::keeping::NEW_VERSION.to_owned();
            self.update_offer = Some(Toast { number: self.number(), words, fault: false, offers });
        }
    }
}

/// The offer to take the last act back.
const UNDO: Offer = Offer { label: "Undo", action: Action::Board(BoardAction::Undo) };

/// The offer to look at a puzzle of the Play room in Solve, where it is told what is wrong with it.
pub(crate) const SEE_IN_SOLVE: Offer = Offer { label: "Look at it in Solve", action: Action::Shell(ShellAction::SolveThis) };

impl Reducible for State {
    type Action = Input;
    fn reduce(self: Rc<Self>, input: Input) -> Rc<Self> {
        Rc::new(self.after(input))
    }
}
