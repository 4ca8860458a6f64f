//! Collections: importing them, working through their tables, and writing them as files.

use crate::{
    action::{Action, CollectionAction, FileFault, Overlay, ShellAction},
    app::State,
    library::imports::ImportState,
    play::{kept_games::solved_puzzles, state::moves_to},
    session::{BrowserEffect, Offer},
    shell::state::LateArrival,
    text::{self, keeping},
};
use nonet_collection::CollectionId;
use nonet_core::board::Grid;
use nonet_formats::{BoardState, NonetLink};
use nonet_game::{Game, Labels, Tags, archive::GameId, save::Save};
use nonet_protocol::{
    Address, BACKUP_NAME, BegunGame, CollectionAnswer, CollectionEffect, CollectionEvent, CollectionQuestion, CollectionView,
    GameAct, ImportReport, KeptGame, LibraryAction, LibraryItem, Question, TextSource,
};
use std::rc::Rc;

/// The game of another program as a game of this page; `None` if its position can't be read.
pub(super) fn begun_game(begun: &BegunGame) -> Option<Game> {
    let position: BoardState = begun.position.parse().ok()?;
    let mut game = Game::new(position.givens);
    for one in moves_to(&position) {
        game.play(one);
    }
    game.seconds = begun.seconds;
    Some(game)
}

impl State {
    /// Starts the import of a file or a text of many puzzles.
    pub(crate) fn import(&mut self, name: Rc<str>, source: TextSource) {
        self.session.messages.toast = None; // an earlier message is outdated
        let id = self.session.archive.next_number() | 1 << 63; // smaller numbers may be times
        self.collections.imports.push(id, name, source);
    }

    pub(super) fn take_collection_action(&mut self, action: CollectionAction) {
        match action {
            CollectionAction::Event(event) => {
                self.collections.asked_from = None;
                let is_shown = self.shell.overlay == Some(Overlay::Collection);
                match event {
                    CollectionEvent::OpenLibrary(_) | CollectionEvent::ShowTable => self.open(Overlay::Collection),
                    CollectionEvent::OpenTable(_) if !is_shown => self.open(Overlay::Collection),
                    // The page owns the stars and the labels of games.
                    CollectionEvent::Library(LibraryAction::Star(LibraryItem::Game(id))) => return self.star_game(id),
                    CollectionEvent::Library(LibraryAction::Name(LibraryItem::Game(id), ref labels)) => {
                        self.label(GameId::numbered(id), |old| old.named(labels));
                    }
                    _ => {}
                }
                self.collections.add_event(event);
            }
            CollectionAction::Scrolled(window) => self.collections.window = window,
            CollectionAction::ReadColumn(column) => {
                self.collections.imports.choose_column(column);
                self.close();
            }
            CollectionAction::ShowImport => {
                self.open(Overlay::Collection);
                self.collections.imports.is_left = false;
            }
            CollectionAction::StopImport(id) => self.collections.imports.stop(id),
            CollectionAction::DismissImport(id) => self.collections.imports.dismiss(id),
        }
    }

    /// Takes the number of rows that the running import has read. The first report opens the dialog of collections, so that the
    /// player sees the progress; later reports don't open it again.
    pub(super) fn import_progress(&mut self, rows: u64) {
        let is_first = self.collections.imports.progress(rows);
        if is_first && !self.collections.imports.is_left && matches!(self.shell.overlay, None | Some(Overlay::Entry)) {
            self.open(Overlay::Collection);
        }
    }

    /// Takes a finished import: opens its collection, unless the player turned to something else meanwhile. Then a message offers
    /// to open it.
    fn imported(&mut self, id: CollectionId, report: ImportReport) {
        let is_left = self.collections.imports.is_left && self.shell.overlay != Some(Overlay::Collection);
        let import = self.collections.imports.finish();
        let ImportReport { rows, note, begun } = report;
        let (note, offers) = match import.filter(|_| is_left) {
            Some(import) => {
                let words = keeping::imported(&import.name, rows);
                let offer = Offer { label: text::app::OPEN_LIST, action: CollectionEvent::OpenTable(id).into() };
                (Some(note.map_or(words.clone(), |note| format!("{words} {note}"))), vec![offer])
            }
            None => {
                self.leave_entry();
                self.open(Overlay::Collection);
                self.collections.add_event(CollectionEvent::OpenTable(id));
                (note, Vec::new())
            }
        };
        if !begun.is_empty() {
            self.keep_begun(&begun, note);
        } else if let Some(note) = note {
            self.say(note, offers);
        }
    }

    /// Asks the worker for the view of collections after the latest events. Asks nothing while a question is open, or if nothing
    /// has changed.
    pub(super) fn ask_collections(&mut self) {
        let is_shown = self.shell.overlay == Some(Overlay::Collection);
        let board = self
            .board_givens()
            .filter(|board| !self.session.board.typing && !self.solve.typing.on && self.collections.is_news(board));
        let is_news = !self.collections.events.is_empty() || board.is_some() && self.collections.id().is_some();
        if self.collections.turn.is_some() || !is_shown && !is_news {
            return;
        }
        let games = if self.collections.needs_games(is_shown) { self.kept_games() } else { Rc::default() };
        let solved = if self.collections.needs_solved() { solved_puzzles(&self.session.archive) } else { Vec::new() };
        let is_known = (Rc::ptr_eq(&games, &self.collections.games) || games == self.collections.games)
            && solved == *self.collections.solved;
        if !is_news && is_known && !self.collections.is_stale() {
            return;
        }
        (self.collections.games, self.collections.solved) = (games, solved.into());
        self.collections.ask(is_shown, self.session.room, board, self.session.archive.tab().number());
    }

    /// Takes the worker's answer to a question about collections.
    pub(crate) fn take_collection_answer(&mut self, question: &Question, answer: CollectionAnswer) {
        match answer {
            CollectionAnswer::Imported(id, report) => self.imported(id, report),
            CollectionAnswer::WhichColumn(columns) => {
                self.leave_entry();
                if self.collections.imports.is_left {
                    let action = Action::Shell(ShellAction::Open(Overlay::PuzzleColumn));
                    let offer = Offer { label: text::app::CHOOSE_COLUMN, action };
                    self.session.messages.say_beside(text::app::WHICH_COLUMN_LATE, vec![offer]);
                } else {
                    self.open(Overlay::PuzzleColumn);
                }
                self.collections.imports.ask_column(columns);
            }
            CollectionAnswer::Forgotten => {
                if let Question::Collection(CollectionQuestion::Forget(id)) = question {
                    self.collections.imports.forgotten(*id);
                }
            }
            CollectionAnswer::Text(text) => {
                let name = self.collections.imports.finish().map(|import| import.name.as_ref().to_owned()).unwrap_or_default();
                match text {
                    Some(text) => self.receive(text, Some(name)),
                    None => self.not_opened(&name, FileFault::NotText),
                }
            }
            CollectionAnswer::Restored { text, lists, lacking } => {
                self.collections.is_restored_aside = self.collections.imports.is_left;
                self.collections.imports.finish();
                self.collections.restored = lists;
                if let Some(words) = lacking {
                    self.say_fault(words);
                }
                self.restore(&text);
                self.leave_entry();
            }
            CollectionAnswer::Judged { rows, at } => {
                if let Question::Collection(CollectionQuestion::Judge { id, piece, explainer }) = question {
                    self.collections.take_judged((*id, *piece), *explainer, rows, at);
                }
            }
            CollectionAnswer::Written { file, name, note } => {
                self.collections.end_writing(question);
                if let Some(words) = note {
                    self.say(words, Vec::new());
                }
                self.session.effects.push(BrowserEffect::DownloadFile { name, file });
            }
            CollectionAnswer::Screen(screen) => {
                self.collections.take(&screen);
                if let CollectionView::Table(table) = &screen.view {
                    let rows: Vec<_> = table.rows.iter().map(|row| row.puzzle.as_ref().map(|puzzle| puzzle.givens)).collect();
                    self.collections.played = self.session.archive.play_states(&rows).into();
                }
                screen.effects.iter().for_each(|effect| self.take_collection_effect(effect));
            }
        }
    }

    /// Stores games that were begun in another program. `note` and a sentence about the games are announced once the store has
    /// them. A game that was stored before stays as it is.
    pub(crate) fn keep_begun(&mut self, begun: &[BegunGame], note: Option<String>) {
        let save = |begun: &BegunGame| {
            let game = begun_game(begun)?;
            let id = GameId::of_text(&format!("{} {}", begun.position, begun.seconds));
            Some(Save { id: Some(id), revision: None, played: None, tags: Tags::default(), game })
        };
        let saves: Vec<Save> = begun.iter().filter_map(save).collect();
        let words = keeping::begun_elsewhere(saves.len());
        self.collections.begun = Some(note.map_or_else(|| words.clone(), |note| format!("{note} {words}")));
        self.session.archive.restore(saves);
    }

    /// Carries out an effect that the worker's answer asks for.
    fn take_collection_effect(&mut self, effect: &CollectionEffect) {
        match effect {
            CollectionEffect::Open(..) | CollectionEffect::Book { .. } | CollectionEffect::Game(_, GameAct::Open) => {
                self.arrive_late(self.collections.asked_from, LateArrival::Collection(effect.clone()));
            }
            CollectionEffect::Write(request) => {
                self.collections.writing.push(CollectionQuestion::Write(Rc::clone(request)));
            }
            CollectionEffect::Game(id, act) => self.act_on_game(GameId::numbered(*id), *act),
            CollectionEffect::Say(words) => self.say(words.as_ref(), Vec::new()),
            CollectionEffect::Fault(words) => self.say_fault(words.as_ref().to_owned()),
        }
    }

    /// Opens a board that was chosen in the library or in a table.
    pub(super) fn open_from_collection(&mut self, effect: &CollectionEffect) {
        match effect {
            CollectionEffect::Open(room, puzzle) => {
                self.close();
                self.collections.board = None; // the board that the worker knows of is replaced
                self.bring_puzzle(*room, puzzle);
            }
            CollectionEffect::Book { puzzles, title, left_out } => {
                self.in_make(|make, context| make.take_book(puzzles, title.as_ref(), left_out.as_deref(), context));
            }
            CollectionEffect::Game(id, act) => self.act_on_game(GameId::numbered(*id), *act),
            _ => {}
        }
    }

    /// Handles a question about collections that failed, and announces the reason.
    pub(crate) fn collection_failed(&mut self, question: &CollectionQuestion, why: &str) {
        let asked = Question::Collection(question.clone());
        match question {
            CollectionQuestion::Import { name, .. } => return self.import_failed(name, why),
            CollectionQuestion::Forget(_) => return, // the next visit retries it
            CollectionQuestion::Judge { .. } => self.collections.judge.clear(),
            CollectionQuestion::Write(_) => self.collections.end_writing(&asked),
            CollectionQuestion::Backup(games) => {
                self.collections.end_writing(&asked);
                self.download(BACKUP_NAME, games.as_ref().to_owned()); // a backup without the collections is better than none
                return self.say_fault(keeping::BACKUP_WITHOUT_LISTS.say());
            }
            CollectionQuestion::Turn(_) => (self.collections.turn, self.collections.is_refused) = (None, true),
        }
        self.say_fault(text::question_failed(why));
    }

    /// Reports that a file could not be read or stored: in the place of its progress if that is shown, otherwise as a message.
    fn import_failed(&mut self, name: &str, why: &str) {
        let is_shown = self.collections.imports.running().is_some_and(|import| import.state != ImportState::Running(0));
        if is_shown {
            self.collections.imports.fail(why);
        } else {
            self.collections.imports.finish();
        }
        if !is_shown || !matches!(self.shell.overlay, None | Some(Overlay::Collection)) {
            self.say_fault(text::not_read(why, Some(name)));
        }
    }

    /// Does an act on a stored game.
    pub fn act_on_game(&mut self, id: GameId, act: GameAct) {
        match act {
            GameAct::Open => self.in_play(|play, context| play.continue_game(id, context)),
            GameAct::Bin(true) => self.bin(id),
            GameAct::Bin(false) => self.put_back(id),
            GameAct::TakeOut => self.take_out(id),
        }
    }

    /// Changes the star or the labels of a stored game.
    pub fn label(&mut self, id: GameId, change: impl FnOnce(Labels) -> Labels) {
        let Some(before) = self.session.archive.copy(id).map(|copy| copy.tags.labels()) else { return };
        let labels = change(before.clone());
        if labels != before {
            self.session.archive.tag(id, &labels.to_string());
        }
    }

    /// Gives a game a star, or takes it away. Where nothing else of the shown library depends on stars, the star is drawn at once, and the
    /// worker gets the games with its next question only.
    fn star_game(&mut self, number: u64) {
        let id = GameId::numbered(number);
        self.label(id, Labels::toggled);
        let star = self.session.archive.copy(id).map(|copy| copy.tags.labels().favourite);
        if star.is_some_and(|star| self.collections.show_star(LibraryItem::Game(number), star)) {
            self.collections.games = self.kept_games();
        }
    }

    /// The kept games, as the library lists them.
    fn kept_games(&mut self) -> Rc<Vec<KeptGame>> {
        self.play.kept_games.list(&self.session, &self.collections.deleted)
    }

    /// The givens of the board that is shown; `None` if no puzzle is shown.
    pub(crate) fn board_givens(&self) -> Option<Grid> {
        match self.address() {
            Address::Link(NonetLink::Puzzle(givens) | NonetLink::Game(givens)) => Some(givens),
            Address::Link(NonetLink::PositionToSolve(position)) => Some(position.givens),
            _ => None,
        }
    }
}
