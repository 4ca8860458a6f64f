//! What the page knows, and what becomes of it when something happens. All of it is plain Rust: nothing here touches the browser.
//!
//! What must happen outside is *wanted* here (a question to the worker, an effect, something to be spoken) and done by a hook that watches for it;
//! what comes back is an [`Action`].

use crate::{
    action::{Action, Input, MakeAction, PageEvent, Tab},
    app::Stored,
    library::state::Collections,
    make::state::{Book, Make},
    play::{opening::Opening, state::Play},
    session::{BoardUi, Context, Effects, Messages, Offer, Questions, Remote, Request, Selection, Session},
    shell::state::Shell,
    solve::{
        kept::KeptSolve,
        state::{LoggedStep, Solve, Viewing},
    },
    text::en,
};
use nonet_core::{Level, board::CellSet, solver::Verdict, words::Notation};
use nonet_formats::Room;
use nonet_game::{Game, first_puzzle};
use nonet_protocol::{CollectionQuestion, TextSource};
use std::rc::Rc;
use yew::Reducible;

/// What the page knows.
#[derive(Clone, Debug)]
pub struct State {
    /// What all rooms share.
    pub session: Session,
    /// The Play room.
    pub play: Play,
    /// The Solve room.
    pub solve: Solve,
    /// The Make room.
    pub make: Make,
    /// Files of many puzzles, and the library of all games and such files.
    pub collections: Collections,
    /// What is around the rooms.
    pub shell: Shell,
    /// The questions to the worker.
    pub questions: Questions,
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
            (None, _) if archive.health().store => Opening::Requested,
            (None, _) => Opening::Unread,
            (Some(_), Some(_)) => Opening::Reloaded,
            (Some(_), None) => Opening::ReloadedAnew,
        };
        let last = reopened.or_else(|| archive.latest().filter(|_| opening != Opening::Chosen).map(|copy| copy.id));
        let game = last.and_then(|id| archive.open(id)).unwrap_or_else(|| {
            let game = kept.unstarted.clone().or(chosen.clone()).unwrap_or_else(easy);
            archive.begin(Rc::clone(&game));
            game
        });
        let mut play = Play::new(game);
        play.paused = kept.paused && !play.game.is_solved();
        play.opening = opening;
        play.unstarted = kept.unstarted.into_iter().chain(chosen).collect();
        (play.pauses, play.reported) = (kept.pauses, kept.reported);
        State {
            session: Session {
                room: Room::Play,
                board: BoardUi::new(Selection::of(play.game.cursor)),
                settings: kept.settings,
                theme: kept.theme,
                system_look: kept.system_look,
                site: kept.site,
                archive,
                making: kept.making,
                entries: None,
                messages: Messages::default(),
                effects: Effects::default(),
            },
            play,
            solve: kept.solve.as_ref().map_or_else(Solve::new, KeptSolve::restored),
            make: Make::kept(Book::kept(kept.order, &kept.puzzles), kept.other_book, kept.make),
            collections: Collections::kept(kept.collection, kept.interrupted),
            shell: Shell::default(),
            questions: Questions::default(),
        }
    }

    /// The state after this.
    #[must_use]
    pub fn after(&self, input: impl Into<Input>) -> State {
        let mut next = self.clone();
        match input.into() {
            Input::Action(action) if next.is_played_elsewhere(&action) => {
                next.in_play(|play, context| play.say_elsewhere(context));
            }
            Input::Action(action) => next.take(action),
            Input::Event(event) => next.take_event(event),
        }
        next.session.archive.show(&next.play.game);
        next.say_news();
        if next.session.messages.toast == self.session.messages.toast && !next.stands_as(self) {
            next.session.messages.toast = None; // what it said, and offered to undo, is no longer the latest
        }
        let is_left = next.session.room != self.session.room;
        if is_left {
            // What was asked before was about the board that was left; a link to a step asks for it as it comes to the room.
            next.solve.pending = next.solve.pending.filter(|pending| Some(*pending) != self.solve.pending);
            next.play.requested = None;
            next.session.board.pressed = None;
            next.forget_arriving();
            next.make.stop_printing();
        }
        if next.session.room == Room::Make {
            next.make.book.load();
        }
        if next.session.room == Room::Solve && next.is_editing() {
            next.solve.typed_at = Some(next.session.board.selection.cursor);
        }
        next.follow_up(self);
        next.in_play(|play, context| play.hear(Some(&self.play).filter(|_| !is_left), context));
        next.ask_collections();
        next.questions.want(next.needed_questions());
        next
    }

    // A room does something, with what all share; then what it asks of others is done.

    pub(crate) fn in_play<T>(&mut self, act: impl FnOnce(&mut Play, &mut Context<'_>) -> T) -> T {
        let mut context = Context::new(&mut self.session);
        let done = act(&mut self.play, &mut context);
        let requests = context.into_requests();
        self.grant(requests);
        done
    }

    pub(crate) fn in_solve<T>(&mut self, act: impl FnOnce(&mut Solve, &mut Context<'_>) -> T) -> T {
        let mut context = Context::new(&mut self.session);
        let done = act(&mut self.solve, &mut context);
        let requests = context.into_requests();
        self.grant(requests);
        done
    }

    pub(crate) fn in_make<T>(&mut self, act: impl FnOnce(&mut Make, &mut Context<'_>) -> T) -> T {
        let mut context = Context::new(&mut self.session);
        let done = act(&mut self.make, &mut context);
        let requests = context.into_requests();
        self.grant(requests);
        done
    }

    /// Does what a room asked of others, first to last.
    fn grant(&mut self, requests: Vec<Request>) {
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

    /// Opens the tab where something new is to be read: a verdict, what could be mended, a walk, the search, a step.
    fn follow_up(&mut self, before: &State) {
        if self.shown_step() != before.shown_step()
            || self.play.help != before.play.help
            || self.session.room != before.session.room
        {
            self.session.board.pointed = CellSet::EMPTY;
        }
        let (tab, walks, searches, stepped) = self.news();
        let (tab_before, walked, searched, stepped_before) = before.news();
        let looks_at_moment = |state: &State| matches!(state.solve.viewing, Viewing::Moment(_));
        let news = [
            (looks_at_moment(self) && !looks_at_moment(before), Tab::Steps),
            (stepped != stepped_before && stepped != (0, None), Tab::Steps),
            (searches && !searched, Tab::Search),
            (walks && !walked, Tab::Solutions),
        ];
        if let Some((_, tab)) = news.into_iter().find(|(is_new, _)| *is_new) {
            (self.solve.tab, self.solve.details) = (tab, true);
        } else if tab != tab_before {
            self.solve.tab = tab;
        }
    }

    /// What there is to be read: the tab of the verdict, whether solutions are walked through, whether the search is told, and the
    /// steps with what was said of them.
    fn news(&self) -> (Tab, bool, bool, (usize, Option<&'static str>)) {
        let solve = &self.solve;
        let mends = solve.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.fixes.is_empty());
        let tab = match solve.assessment.verdict {
            // While a puzzle is typed, there are several for most of the time.
            Verdict::Several { .. } if !solve.types_givens() => Tab::Solutions,
            Verdict::None(_) if mends => Tab::Typos,
            _ => Tab::Steps,
        };
        let searches = matches!(solve.search, Remote::Ready(_));
        (tab, matches!(solve.viewing, Viewing::Solution(_)), searches, (solve.log().len(), solve.message))
    }

    fn shown_step(&self) -> Option<*const LoggedStep> {
        self.solve.shown_step().map(|(taken, _)| std::ptr::from_ref(taken))
    }

    fn take(&mut self, action: Action) {
        // What is done but to look around ends the look at one case.
        let looks = matches!(&action, Action::Shell(_)) || matches!(&action, Action::Board(action) if !action.plays());
        self.session.board.case = self.session.board.case.filter(|_| looks);
        match action {
            Action::Board(action) => self.take_board_action(action),
            Action::Play(action) => self.in_play(|play, context| play.update(action, context)),
            Action::Solve(action) => self.in_solve(|solve, context| solve.update(action, context)),
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
                self.session.messages.newer = true;
                self.offer_update();
            }
            PageEvent::Pasted(text) => self.receive(text, None),
            PageEvent::PasteRefused => self.paste_refused(),
            PageEvent::Opened { name, file } => self.import(name.into(), TextSource::File(file)),
            PageEvent::NotOpened { name, why } => self.not_opened(&name, why),
            PageEvent::Address(fragment) => self.follow_fragment(&fragment),
            PageEvent::Copied(true) => self.say(en::app::COPIED, Vec::new()),
            PageEvent::Copied(false) => self.say_fault(en::app::COPY_REFUSED.to_owned()),
            PageEvent::CarriedOut(number) => self.session.effects.carried_out(number),
            PageEvent::Keeping(event) => self.keep(event),
            PageEvent::Elsewhere(elsewhere) => self.in_play(|play, context| play.play_elsewhere(elsewhere, context)),
            PageEvent::Today(day) => self.session.making.day = day,
            PageEvent::Progress { id, found } => self.progress(id, found),
            PageEvent::Answered { id, answer } => self.answered(id, answer),
            PageEvent::Failed { id, why } => self.question_failed(id, &why),
        }
    }

    /// Whether the same room shows the same board as in `earlier`.
    fn stands_as(&self, earlier: &State) -> bool {
        // Of a game, its time goes on while the same stands.
        let (game, before) = (&self.play.game, &earlier.play.game);
        (self.session.room, self.make.part) == (earlier.session.room, earlier.make.part)
            && self.make.editor.history.now() == earlier.make.editor.history.now()
            && self.solve.history.now() == earlier.solve.history.now()
            && (game.givens(), game.standing()) == (before.givens(), before.standing())
    }

    /// What is kept of the Solve room, while it is in sight.
    #[must_use]
    pub fn kept_solve(&self) -> Option<KeptSolve> {
        (self.session.room == Room::Solve).then(|| KeptSolve::of(&self.solve))
    }

    /// How cells are named.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        self.session.settings.notation
    }

    /// Whether seconds count: in a game, or while a book is made.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.plays_on() || self.make.book.is_running()
    }

    /// Whether the game goes on: nobody plays who reads in a dialog.
    fn plays_on(&self) -> bool {
        self.session.room == Room::Play && self.shell.overlay.is_none() && self.play.is_running()
    }

    fn tick(&mut self) {
        if self.plays_on() {
            self.play.tick();
            if self.play.is_kept_waiting() {
                self.say(en::LOOKING, Vec::new());
            }
        }
        self.make.book.seconds += u32::from(self.make.book.is_running());
    }

    /// Does what was asked for in the Make room. To print a book of which the pages could not be laid out asks for them again.
    fn take_make_action(&mut self, action: MakeAction) {
        if action == MakeAction::Print
            && let Some(id) = self.asked_pages().map(|request| request.id)
        {
            self.questions.done(id);
        }
        self.in_make(|make, context| make.update(action, context));
    }

    // Messages.

    pub(crate) fn say(&mut self, words: impl Into<String>, offers: Vec<Offer>) {
        self.session.messages.say(words, offers);
    }

    /// Says it, and offers to take it back.
    pub(crate) fn say_undoable(&mut self, words: impl Into<String>) {
        self.session.messages.say_undoable(words);
    }

    pub(crate) fn say_fault(&mut self, words: String) {
        self.session.messages.say_fault(words);
    }

    /// Offers the newer build, if there is one. Somebody who comes back to the page is offered it again.
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
