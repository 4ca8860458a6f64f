//! Games are opened, kept, found again, deleted, and go out and in as one readable file. The rules are in
//! [`archive`](nonet_game::archive); this is what the page does by them and says of them.
//!
//! A backup:
//!
//! ```text
//! nonet backup 1
//! checking 1
//! ..
//!
//! nonet 1
//! id ..
//! ```
//!
//! First the settings and the pauses of the streak, then the games as [`save::write_whole`] writes them, each after an empty line. Behind
//! them the worker writes the collections, and takes them out again.

use super::{Overlay, Pending, Selection, Settings, State};
use crate::{
    action::{Action, BoardAction, PageEvent, PlayAction, Theme},
    text::en::{self, keeping},
    view::{Offer, Room},
};
use nonet_core::board::{DigitSet, Grid};
use nonet_formats::{Address, AddressError};
use nonet_game::{
    Game, Pauses,
    archive::{Copy, Fate, GameId, News, Restored, StoreAnswer},
    save::{self, SaveError},
};
use nonet_protocol::{BACKUP_HEAD, CollectionQuestion, TextSource};
use std::{borrow::Cow, rc::Rc};

const HEAD: &str = "nonet backup 1";

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
    Look,
    /// The notes were taken by the browser, or refused.
    Noted(bool),
    /// These parts were refused by the browser, and will be written again.
    Refused(Vec<KeptPart>),
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

/// What became of a game of a backup, or of a collection.
#[derive(Clone, PartialEq, Debug)]
pub struct RestoredGame {
    /// Which it is: `Hard, 44 left, 12:47`.
    pub words: String,
    /// What became of it.
    pub fate: Cow<'static, str>,
}

/// How the open game came to be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The store could not be read in time: it may not be the one that was played last.
    Unread,
    /// This tab had it open before it was loaded anew.
    Reloaded,
    /// The tab was loaded anew after a game was begun in which nothing was done yet.
    ReloadedAnew,
    /// It was played last, or the player asked for its puzzle.
    Asked,
    /// The player chose it among the puzzles that the page makes.
    Chosen,
    /// The player asked for a new game of its puzzle.
    Anew,
}

impl State {
    /// The game that this tab is to open when it is loaded anew: one that is kept, or that the player began.
    #[must_use]
    pub fn opened_game(&self) -> Option<GameId> {
        let is_kept = self.archive.open_copy().is_some_and(|copy| !copy.is_blank());
        (is_kept || self.opening == Opening::Anew).then(|| self.archive.open_id())
    }

    pub(crate) fn keep(&mut self, event: Keeping) {
        match event {
            Keeping::Flush { all, now } => {
                self.archive.at(now);
                self.archive.flush(all);
            }
            Keeping::Look => self.archive.look(),
            Keeping::Refused(parts) => self.refused = parts,
            Keeping::Settings { before, now } => self.settings = self.settings.following(&before, &now),
            Keeping::Pauses(text) => self.pauses = Pauses::read(&text),
            Keeping::Theme(theme) => self.theme = theme,
            Keeping::Noted(taken) => self.archive.noted(taken),
            Keeping::Answered(number, answer) => {
                self.archive.answered(number, answer);
                if let Some(game) = self.archive.open_copy().map(|copy| Rc::clone(&copy.game))
                    && !Rc::ptr_eq(&game, &self.play.game)
                {
                    self.play.follow(game);
                }
                self.prefer_kept();
            }
        }
    }

    /// Where nothing was done in the open game yet, and the store turns out to have one of its puzzle (it was slow, or another tab was
    /// first), that one is gone on with. So is the game that was played last, where nobody asked for another.
    fn prefer_kept(&mut self) {
        if !self.archive.health().store {
            return;
        }
        let is_blank = self.archive.open_copy().is_some_and(Copy::is_blank);
        if self.room != Room::Play || !is_blank || matches!(self.opening, Opening::Anew | Opening::ReloadedAnew) {
            return;
        }
        let of_puzzle = self.archive.of_givens(self.play.game.givens());
        let latest = self.archive.latest().filter(|_| self.opening == Opening::Unread);
        let kept = of_puzzle.or(latest).map(|copy| copy.id);
        if self.opening == Opening::Unread {
            self.opening = Opening::Asked;
        }
        if let Some(id) = kept {
            self.continue_game(id);
            self.say_going_on();
        }
    }

    // Games are opened.

    /// Opens the game of these givens: goes on with the kept one and says so, or begins one.
    pub(crate) fn open_game(&mut self, givens: &Grid) {
        if givens.empty().is_empty() {
            return self.show_full(givens);
        }
        match self.archive.of_givens(givens).map(|copy| copy.id) {
            Some(id) => self.open_kept(id),
            None if self.play.game.givens() == givens => self.room = Room::Play, // nothing was done in it yet
            None => self.begin(self.new_game(givens)),
        }
        self.opening = Opening::Asked;
    }

    /// Goes on with a kept game of the puzzle that was asked for, and says so.
    pub(crate) fn open_kept(&mut self, id: GameId) {
        if id == self.archive.open_id() {
            self.close_games();
            self.room = Room::Play;
        } else {
            self.continue_game(id);
        }
        self.say_going_on();
    }

    fn say_going_on(&mut self) {
        let words = if self.play.game.is_solved() { keeping::FINISHED_BEFORE } else { keeping::GOING_ON };
        self.say(words, vec![START_ANEW]);
    }

    /// Opens what the address asks for as the page opens.
    #[must_use]
    pub fn arrived(self, fragment: &str) -> State {
        let (opening, read) = (self.opening, Address::read(fragment));
        let is_broken = matches!(&read, Err(error) if *error != AddressError::Unknown);
        let asked = read.ok().flatten();
        if let (Opening::ReloadedAnew, Some(Address::Game(givens))) = (opening, &asked) {
            let mut state = self;
            state.begin(state.new_game(givens));
            state.toast = None;
            return state;
        }
        let mut state = self.after(PageEvent::Address(fragment.to_owned()));
        if is_broken {
            state.enter(Room::Solve); // a new game would look like what the link names
        }
        let begun = state.room == Room::Play && !state.play.game.moves().is_empty();
        if opening == Opening::Reloaded {
            state.toast = state.toast.filter(|toast| toast.fault); // who loads a page anew knows what it shows
        } else if asked.is_some() && asked == Some(state.address()) && begun && state.toast.is_none() {
            state.say_going_on();
        }
        if state.toast.is_none() {
            state.say_unread();
        }
        if !state.archive.health().store {
            state.archive.look(); // it may only have been slow
        }
        state
    }

    pub(crate) fn continue_game(&mut self, id: GameId) {
        if let Some(game) = self.archive.open(id) {
            self.archive.look(); // another tab may have gone on with it
            self.opening = Opening::Asked;
            self.enter_game(game);
        }
    }

    pub(crate) fn start_anew(&mut self) {
        let mut game = Game::new(*self.play.game.givens());
        (game.level, game.daily, game.begun) = (self.play.game.level, self.play.game.daily, self.play.game.begun);
        self.begin(game);
        self.opening = Opening::Anew;
    }

    /// Whether the open game is kept where another is begun: if anything was done in it.
    pub(crate) fn keeps_game(&self) -> bool {
        let health = self.archive.health();
        !self.play.game.moves().is_empty() && (health.notes || health.store)
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, game: Game) {
        let keeps = self.keeps_game();
        let game = Rc::new(game);
        self.archive.show(&self.play.game);
        self.opening = Opening::Asked;
        self.archive.begin(Rc::clone(&game));
        self.enter_game(game);
        if keeps {
            self.say(keeping::EARLIER_KEPT, Vec::new());
        }
    }

    fn enter_game(&mut self, game: Rc<Game>) {
        self.typing = false;
        self.room = Room::Play;
        self.close_games();
        (self.lit, self.pending) = (DigitSet::EMPTY, Pending::Nothing);
        (self.pressed, self.restarted) = (None, None);
        self.leave_untouched();
        self.play.open(game);
        self.selection = Selection::of(self.play.game.cursor);
    }

    /// Closes what was about the game before, or where another was chosen.
    fn close_games(&mut self) {
        let is_about_games = |overlay: &Overlay| {
            matches!(
                overlay,
                Overlay::Games | Overlay::GameMenu | Overlay::Calendar(..) | Overlay::Collection | Overlay::Statistics
            )
        };
        if self.overlay.as_ref().is_some_and(is_about_games) {
            self.close();
        }
    }

    // Another tab.

    /// Another tab plays the open game, or no more: then it is read before it is played.
    pub(crate) fn play_elsewhere(&mut self, elsewhere: bool) {
        if self.play.elsewhere != elsewhere {
            self.play.elsewhere = elsewhere;
            if elsewhere {
                (self.play.asked, self.play.paused) = (None, false); // the other tab has the clock
                self.archive.flush(true);
            } else {
                self.archive.look();
                self.toast = self.toast.take().filter(|toast| toast.words != keeping::ELSEWHERE);
            }
        }
    }

    /// Whether the action would change a game that another tab plays.
    pub(crate) fn is_played_elsewhere(&self, action: &Action) -> bool {
        let plays = match action {
            Action::Board(action) => action.plays(),
            Action::Play(action) => action.plays(),
            _ => false,
        };
        let is_question =
            self.pending != Pending::Nothing && matches!(action, Action::Board(BoardAction::Digit(_) | BoardAction::Note(_)));
        self.play.elsewhere && self.room == Room::Play && plays && !is_question
    }

    pub(crate) fn say_elsewhere(&mut self) {
        self.say(keeping::ELSEWHERE, vec![Offer { label: "Play it here", action: Action::Play(PlayAction::TakeOver) }]);
    }

    // Deleted games, and those that can't be read.

    pub(crate) fn bin(&mut self, id: GameId) {
        self.archive.put_in_bin(id, true);
        self.deleted.push(id);
    }

    pub(crate) fn put_back(&mut self, id: GameId) {
        self.archive.put_in_bin(id, false);
        self.deleted.retain(|deleted| *deleted != id);
    }

    pub(crate) fn take_out(&mut self, id: GameId) {
        if let Some(unreadable) = self.archive.unreadable().iter().find(|unreadable| unreadable.id == id) {
            let text = unreadable.text.clone();
            self.download("nonet-game.txt", text);
        }
    }

    /// Says that some kept games can't be read, of which no visit has told yet.
    fn say_unread(&mut self) {
        let news = self.archive.unreadable().iter().filter(|unreadable| !self.told.contains(&unreadable.id));
        let (later, damaged): (Vec<_>, Vec<_>) = news.partition(|unreadable| unreadable.later);
        let (later, damaged) = (later.len(), damaged.len());
        if later > 0 {
            self.say_fault(keeping::later_games(later));
        }
        if damaged > 0 {
            self.say_fault(keeping::damaged_games(damaged));
        }
    }

    pub(crate) fn say_news(&mut self) {
        for news in self.archive.take_news() {
            match news {
                News::Beside { open: true } => self.say_fault(keeping::BOTH_KEPT.to_owned()),
                News::Beside { open: false } => self.say_fault(keeping::OTHER_KEPT_TWICE.to_owned()),
                News::NotBinned => self.say_fault(keeping::NOT_BINNED.to_owned()),
                News::NotTagged => self.say_fault(keeping::NOT_TAGGED.to_owned()),
                News::Cleared => self.say_fault(keeping::CLEARED.to_owned()),
                News::NotRestored => {
                    self.collections.restored.clear(); // or the next backup would tell of them
                    self.collections.begun = None;
                    self.say_fault(keeping::NOT_RESTORED.to_owned());
                }
                News::Restored(games) => self.say_restored(&games),
            }
        }
    }

    // A backup.

    /// Has everything written as a file.
    pub(crate) fn backup(&mut self) {
        let open = self.archive.open_copy().filter(|copy| !copy.game.moves().is_empty());
        let mut text = format!("{HEAD}\n{}{}", self.settings.text(), self.pauses.text());
        for copy in open.into_iter().chain(self.archive.others()) {
            text += "\n";
            text += &copy.backup();
        }
        self.collections.writing.push(CollectionQuestion::Backup(text.into())); // the worker has the collections
    }

    /// Takes a backup, or a single game, if `text` is one. Says whether it was; what came of it is said once the store has it.
    pub(crate) fn restore(&mut self, text: &str) -> bool {
        if !text.starts_with("nonet ") {
            return false;
        }
        if text.lines().any(|line| line == BACKUP_HEAD) {
            self.import(en::PASTED.into(), TextSource::Text(text.into()));
            return true;
        }
        let (mut saves, mut refused, mut later) = (Vec::new(), 0, 0);
        let mut block = String::new();
        // An empty line ends a block, and so does the end.
        for line in text.lines().chain([""]) {
            if !line.is_empty() {
                block += line;
                block.push('\n');
                continue;
            }
            let block = std::mem::take(&mut block);
            if block.starts_with(HEAD) {
                if self.settings == Settings::default() {
                    self.settings = Settings::read(&block); // what was chosen here stays
                }
                self.pauses.join(&Pauses::read(&block));
            } else if block.starts_with("nonet collection ") {
                later += 1;
            } else if !block.is_empty() {
                match save::read(block.trim_end()) {
                    Ok(save) => saves.push(save),
                    Err(SaveError::Later) => later += 1,
                    Err(SaveError::Foreign | SaveError::Line(_)) => refused += 1,
                }
            }
        }
        if refused + later > 0 {
            self.say_fault(keeping::restored_in_part(saves.len(), refused, later));
        }
        if !saves.is_empty() {
            self.archive.restore(saves);
        } else if !self.collections.restored.is_empty() {
            self.say_restored(&[]);
        } else if !self.toast.as_ref().is_some_and(|toast| toast.fault) {
            self.say(keeping::NO_GAMES, Vec::new());
        }
        true
    }

    fn say_restored(&mut self, games: &[Restored]) {
        if let Some(words) = self.collections.begun.take() {
            return self.say(words, Vec::new());
        }
        let of = |it: &Restored| RestoredGame {
            words: en::kept_game(it.game.level.map(|level| level.name()), it.game.grid().empty().len(), it.game.seconds),
            fate: match (it.fate, it.new) {
                (Fate::Stood, _) if it.binned => "Back from the bin.",
                (Fate::Stored { .. }, true) => "Added.",
                (Fate::Stored { .. }, false) => "Brought up to date from the backup.",
                (Fate::Stood, _) => "Already here, with all that the backup has.",
                (Fate::Beside { .. }, _) => "Went on differently here: both are kept.",
            }
            .into(),
        };
        if !self.toast.as_ref().is_some_and(|toast| toast.fault) {
            self.say(keeping::restored(games.len(), self.collections.restored.len()), Vec::new());
        }
        let lists = std::mem::take(&mut self.collections.restored).into_iter();
        let lists = lists.map(|(words, fate)| RestoredGame { words, fate: fate.into() });
        self.open(Overlay::Restored(Rc::new(games.iter().map(of).chain(lists).collect())));
    }
}

/// The offer to leave a game that was found for a new one of the same puzzle.
const START_ANEW: Offer = Offer { label: "Start anew", action: Action::Play(PlayAction::StartAnew) };
