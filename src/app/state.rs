//! The state of the page, and how it follows from an input. Everything in this module is plain Rust; nothing touches the browser.
//!
//! Side effects are only described in the state (a question for the worker, an effect, words to be spoken). A hook sees the
//! description and carries it out; the result comes back as an [`Input`].

use crate::{
    action::{Action, Input, LearnAction, MakeAction, PageEvent},
    app::Stored,
    learn::{state::Learn, task::Task},
    library::state::Collections,
    make::state::{Book, Make},
    photo::state::Photo,
    play::{opening::Opening, state::Play},
    session::{Analyses, AttemptStorage, BoardUi, Effects, Messages, Offer, Questions, Request, Selection, Session},
    shell::state::{PathPrint, Shell},
    solve::{kept::KeptSolve, state::Solve},
    text,
};
use jiff::civil::Date;
use nonet_core::board::CellSet;
use nonet_game::Game;
use nonet_protocol::{CollectionQuestion, Level, Room, TextSource};
use std::rc::Rc;
use yew::Reducible;

/// The state of the page.
#[derive(Clone, Debug)]
pub struct State {
    /// The state that all rooms share.
    pub session: Session,
    /// The Play room.
    pub play: Play,
    /// The Solve room.
    pub solve: Solve,
    /// The Make room.
    pub make: Make,
    /// The Learn room.
    pub learn: Learn,
    /// Collections, which are files of many puzzles, and the library.
    pub collections: Collections,
    /// The picture that is being read.
    pub photo: Photo,
    /// The state around the rooms: overlay, dialogs, exports.
    pub shell: Shell,
    /// The questions that are wanted from the worker.
    pub questions: Questions,
    /// A number that changes with every input but a second of a game, which changes the time alone.
    pub drawn: u32,
}

impl State {
    /// The state with which the page opens.
    #[must_use]
    pub fn new(kept: Stored) -> State {
        let mut generator = kept.generator;
        let mut archive = kept.archive;
        let reopened = kept.open.filter(|id| archive.copy(*id).is_some());
        let chosen = kept.chosen.filter(|game| archive.of_givens(game.givens()).is_none());
        let opening = match (kept.open, reopened) {
            (None, _) if chosen.is_some() => Opening::Chosen,
            (None, _) if archive.health().store => Opening::Requested,
            (None, _) => Opening::Unread,
            (Some(_), Some(_)) => Opening::Reloaded,
            (Some(_), None) => Opening::ReloadedAnew,
        };
        // On a later day the player comes back to a game that is not finished. If the latest one is, an untouched board stands there:
        // the one that was chosen last, or one of the level that was played last.
        let returns = kept.returns && archive.latest().is_some();
        let is_bare = matches!(opening, Opening::Requested | Opening::Chosen);
        let level = |game: &Game| game.level.or(game.daily.map(|daily| daily.level)).unwrap_or(Level::Easy);
        let latest = archive.latest().filter(|copy| returns && is_bare && copy.game.is_solved());
        let anew = latest.map(|copy| level(&copy.game));
        let last = reopened.or_else(|| {
            let latest = archive.latest().filter(|_| opening != Opening::Chosen && anew.is_none());
            latest.map(|copy| copy.id)
        });
        let game = last.and_then(|id| archive.open(id)).unwrap_or_else(|| {
            // The board that stood there before a reload stands there again: the address names it.
            let game = kept.unstarted.clone().or(chosen.clone()).unwrap_or_else(|| {
                let level = anew.unwrap_or(Level::Easy);
                let made = anew.and_then(|level| generator.next[level as usize].take());
                let mut game = Game::new(made.or_else(|| generator.first_puzzle(level)).unwrap_or_default());
                game.level = Some(level);
                Rc::new(game)
            });
            archive.begin(Rc::clone(&game));
            game
        });
        let mut play = Play::new(game);
        play.welcomes = returns;
        play.paused = kept.paused && !play.game.is_solved();
        play.opening = opening;
        play.unstarted = kept.unstarted.into_iter().chain(chosen).collect();
        (play.finished.pauses, play.reported) = (kept.pauses, kept.reported);
        State {
            session: Session {
                room: Room::Play,
                board: BoardUi::new(Selection::of(play.game.cursor)),
                settings: kept.settings,
                profiles: kept.profiles,
                system_theme: kept.system_theme,
                site: kept.site,
                attempts: Rc::default(),
                attempt_storage: AttemptStorage { is_being_read: kept.reads_attempts, ..AttemptStorage::default() },
                archive,
                analyses: Analyses::unread(kept.reads_attempts),
                today: kept.today,
                generator,
                entries: None,
                place: 0,
                messages: Messages::default(),
                effects: Effects::default(),
            },
            play,
            solve: kept.solve.as_ref().map(KeptSolve::restored).unwrap_or_default(),
            make: Make::kept(Book::kept(kept.order, &kept.puzzles), kept.other_book, kept.make),
            learn: Learn::default(),
            collections: Collections::kept(kept.collection, kept.interrupted),
            photo: Photo::default(),
            shell: Shell { in_sandbox: kept.in_sandbox, language_missing: kept.language_missing, ..Shell::default() },
            questions: Questions::default(),
            drawn: 0,
        }
    }

    /// The state that follows from this input.
    #[must_use]
    pub fn after(&self, input: impl Into<Input>) -> State {
        let mut next = State { drawn: self.drawn.wrapping_add(1), ..self.clone() };
        match input.into() {
            Input::Event(PageEvent::Tick) => return self.after_second(),
            Input::Action(action) if next.is_played_elsewhere(&action) => {
                next.in_play(|play, context| play.say_elsewhere(context));
            }
            Input::Action(action) => next.take(action),
            Input::Key(press) if !self.takes_key(&press) => return next,
            Input::Key(press) => return self.after(press.action),
            Input::Event(event) => next.take_event(event),
        }
        next.session.archive.show(&next.play.game);
        next.say_news();
        let says_same = next.session.messages.toast == self.session.messages.toast;
        if says_same && !next.stands_as(self) && next.session.messages.toast.as_ref().is_some_and(|toast| !toast.beside) {
            next.session.messages.toast = None; // the message and its offer of an undo are about an earlier change
        }
        if says_same && self.shell.overlay.is_none() && next.shell.overlay.is_some() {
            next.session.messages.drop_board_offers();
        }
        let is_left = next.session.room != self.session.room;
        if is_left {
            (next.session.board.pressed, next.session.board.pointed) = (None, CellSet::EMPTY);
            next.put_aside_pending_texts();
        }
        if next.session.settings != self.session.settings {
            next.in_rooms(|room, context| room.settings_changed(&context.session.settings));
        }
        next.remind_of_waiting(self);
        next.follow_input(self);
        if let Some(words) = next.announcement(self) {
            next.session.messages.spoken = words;
        }
        next.note_place(self);
        next.ask_collections();
        next.questions.want(next.needed_questions());
        next
    }

    /// Carries out the requests of a room, in their order.
    pub(super) fn handle_requests(&mut self, requests: Vec<Request>) {
        for request in requests {
            match request {
                Request::Open(overlay) => self.open(overlay),
                Request::Close => self.close(),
                Request::CloseGames => self.close_games(),
                Request::Enter(room) => self.enter(room),
                Request::Follow(address) => self.follow(address),
                Request::SetFromSolve => {
                    let puzzle = *self.solve.rated_board().grid();
                    self.in_make(|make, context| make.set_puzzle(puzzle, context));
                }
                Request::Download(what) => self.write_out(what, false),
                Request::Backup(text) => self.collections.writing.push(CollectionQuestion::Backup(text.into())),
                Request::ShowFull(grid) => self.show_full(&grid),
            }
        }
    }

    /// The state a second later. Nothing else follows from a second than the times that are counted, and what is said of a long wait.
    fn after_second(&self) -> State {
        let mut next = self.clone();
        next.tick();
        next.session.archive.show(&next.play.game);
        let shown = |state: &State| {
            let task = state.learn.task.as_ref();
            (state.make.book.seconds, task.and_then(Task::clock_seconds))
        };
        if next.session.messages != self.session.messages || shown(&next) != shown(self) {
            next.drawn = self.drawn.wrapping_add(1);
        }
        next.questions.want(next.needed_questions());
        next
    }

    fn take(&mut self, action: Action) {
        if let Some(action) = self.for_photo(&action) {
            return self.photo.update_board(action);
        }
        // An action that does more than look around ends the view of a single case.
        let looks = matches!(&action, Action::Shell(_)) || matches!(&action, Action::Board(action) if !action.plays());
        self.session.board.case = self.session.board.case.filter(|_| looks);
        self.in_room(|room, _| room.touch(&action));
        match action {
            Action::Board(action) => self.take_board_action(action),
            Action::Play(action) => self.in_play(|play, context| play.update(action, context)),
            Action::Solve(action) => self.in_solve(|solve, context| solve.update(action, context)),
            Action::Make(action) => self.take_make_action(action),
            Action::Learn(action) => self.learn(action),
            Action::Collection(action) => self.take_collection_action(action),
            Action::Photo(action) => self.take_photo_action(action),
            Action::Shell(action) => self.take_shell_action(action),
        }
    }

    fn take_event(&mut self, event: PageEvent) {
        match event {
            PageEvent::Tick => {} // see `after_second`
            PageEvent::Away(away) => {
                self.play.away = away;
                self.photo.camera.hide();
                self.offer_update();
            }
            PageEvent::StillReading(id) => self.is_still_reading(id),
            PageEvent::NewVersion => {
                self.session.messages.newer = true;
                self.offer_update();
            }
            PageEvent::Arrived(arrival) => self.arrive(arrival),
            PageEvent::Pasted(text) => self.receive(text, None),
            PageEvent::PasteRefused => self.paste_refused(),
            PageEvent::Opened { name, file } => self.import(name.into(), TextSource::File(file)),
            PageEvent::PictureOpened { name, file } => self.open_picture(name.into(), file),
            PageEvent::Attempted(attempt) => self.session.record_attempt(attempt),
            PageEvent::Camera(event) => self.photo.camera.report(event),
            PageEvent::PhotoRead { id, address, answer } => self.take_photo(id, address, answer),
            PageEvent::PhotoFailed { id, why } => self.photo_failed(id, why.as_deref()),
            PageEvent::NotOpened { name, why } => self.not_opened(&name, why),
            PageEvent::Address(fragment) => self.follow_fragment(&fragment),
            PageEvent::Copied(true) => self.say(text::app::COPIED, Vec::new()),
            PageEvent::Copied(false) => self.say_fault(text::app::COPY_REFUSED.say()),
            PageEvent::NotPrinted => {
                self.shell.path_print = PathPrint::Idle;
                self.say_fault(text::app::NOT_PRINTED.say());
            }
            PageEvent::Printed => self.shell.path_print = PathPrint::Idle,
            PageEvent::WorkerRefused(refused) => self.shell.lacks_worker = refused,
            PageEvent::WorkerInEnglish => self.say_fault(text::settings::HINTS_NOT_LOADED.say()),
            PageEvent::BoardCopied => self.say_copied(),
            PageEvent::CarriedOut(number) => self.session.effects.carried_out(number),
            PageEvent::Persistence(event) => self.keep(event),
            PageEvent::Elsewhere(elsewhere) => self.in_play(|play, context| play.play_elsewhere(elsewhere, context)),
            PageEvent::Today(day) => self.take_day(day),
            PageEvent::Progress { id, found } => self.progress(id, found),
            PageEvent::Answered { id, answer } => self.answered(id, answer),
            PageEvent::Failed { id, why } => self.question_failed(id, &why),
        }
    }

    /// Takes the date. If a new day began while the page was out of sight, the player comes back to it as at a new visit.
    fn take_day(&mut self, day: Date) {
        let is_new = self.session.today != day;
        self.session.today = day;
        if is_new && self.play.away && self.session.archive.latest().is_some() {
            self.play.welcome();
        }
    }

    /// Whether seconds are counted: while a game is played, or a book is made.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        Room::ALL.into_iter().any(|room| self.is_timed_in(room))
    }

    fn is_timed_in(&self, room: Room) -> bool {
        self.room_of(room).is_timed(self.is_front(room))
    }

    fn tick(&mut self) {
        for room in Room::ALL {
            if self.is_timed_in(room) {
                self.in_room_of(room, |room, context| room.tick(context));
            }
        }
    }

    /// Takes an action in the Make room. Printing asks for the pages of the book again, in case they could not be laid out
    /// before.
    fn take_make_action(&mut self, action: MakeAction) {
        if action == MakeAction::Print
            && let Some(id) = self.questions.pages().map(|request| request.id)
        {
            self.questions.done(id);
        }
        self.in_make(|make, context| make.update(action, context));
    }

    /// Takes an action in the Learn room, which it leads to from wherever it was done, also from a dialog over that room.
    pub(super) fn learn(&mut self, action: LearnAction) {
        self.close();
        if self.session.room != Room::Learn {
            self.enter(Room::Learn);
        }
        self.in_learn(|learn, context| learn.update(action, context));
    }

    // Messages.

    pub(crate) fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.session.messages.say(words, offers);
    }

    /// Shows a message with the offer of an undo.
    pub(crate) fn say_undoable(&mut self, words: impl Into<String>) {
        self.session.messages.say_undoable(words);
    }

    pub(crate) fn say_fault(&mut self, words: String) {
        self.session.messages.say_fault(words);
    }

    /// Offers the newer build of the page, if there is one. The offer is repeated whenever the player comes back to the page.
    fn offer_update(&mut self) {
        if self.session.messages.newer && !self.play.away {
            self.session.messages.offer_update();
        }
    }
}

impl Reducible for State {
    type Action = Input;
    fn reduce(self: Rc<Self>, input: Input) -> Rc<Self> {
        Rc::new(self.after(input))
    }
}
