//! The storage of games: opening, deleting and restoring them, and a backup as one readable file. The rules are in
//! [`archive`](nonet_game::archive); this module applies them and reports the results to the player.
//!
//! A backup:
//!
//! ```text
//! nonet backup 1
//! checking 1
//! ..
//! profiles {"name":"technique .."}
//! pause ..
//! attempts 1 attempt ..;
//!
//! nonet 1
//! id ..
//!
//! nonet analysis 1
//! ..
//! ```
//!
//! The settings, the profiles of techniques that the player named, the pauses of the streak and the lines of the log of attempts come first,
//! then the games as [`save::write_whole`] writes them, and the analyses as [`Analysis::text`] writes them, each after an empty line. Builds
//! that know of no analyses say of each that it can't be read. Builds that know of no attempts or profiles pass over their lines, since these
//! stand among the settings. The worker appends the collections to the file, and takes them out when it reads one.

use crate::{
    action::{Action, BoardAction, Overlay, PersistenceEvent, RestoredGame},
    analysis::{Analysis, NotRead},
    app::State,
    play::{BACKUP, BACKUP_ATTEMPT},
    session::{Brought, Pending, RestoredAttempts, Settings, read_backup},
    text::{self, keeping},
};
use nonet_collection::backup::BACKUP_HEAD;
use nonet_core::board::Grid;
use nonet_course::Log;
use nonet_game::{
    Game, Pauses,
    archive::{Fate, GameId, News, Restored},
    save::{self, SaveError},
};
use nonet_protocol::TextSource;
use std::rc::Rc;

/// The beginning of an analysis in a backup, of whatever version.
const ANALYSIS: &str = "nonet analysis ";

impl State {
    pub(crate) fn keep(&mut self, event: PersistenceEvent) {
        match event {
            PersistenceEvent::Flush { all, now } => {
                self.session.archive.at(now);
                self.session.archive.flush(all);
            }
            PersistenceEvent::Refresh => self.session.archive.look(),
            PersistenceEvent::Refused(parts) => self.shell.refused = parts,
            PersistenceEvent::Later(parts) => self.shell.later = parts,
            PersistenceEvent::Settings { before, now } => {
                // The texts of this page stay as they are until it is loaded again, and so does what it calls its language.
                let language = self.session.settings.language;
                self.session.settings = Settings { language, ..self.session.settings.following(&before, &now) };
            }
            PersistenceEvent::Profiles { before, now } => Rc::make_mut(&mut self.session.profiles).follow(&before, &now),
            PersistenceEvent::Pauses(pauses) => self.play.finished.pauses = pauses,
            PersistenceEvent::Persistent(persistent) => self.shell.persistent = Some(persistent),
            PersistenceEvent::Noted(taken) => self.session.archive.noted(taken),
            PersistenceEvent::AttemptsRead(log) => {
                self.session.attempt_storage.is_being_read = false;
                self.session.merge_attempts(&log);
            }
            PersistenceEvent::AttemptsAdded(log) => self.session.merge_attempts(&log),
            PersistenceEvent::AttemptsSaved(log) => self.session.attempt_storage.saved(&log),
            PersistenceEvent::AttemptsRefused { is_noted } => self.session.attempt_storage.refused(is_noted),
            PersistenceEvent::AnalysesRead(analyses, unread) => self.session.analyses.take_all(&analyses, unread),
            PersistenceEvent::AnalysesAdded(analyses) => self.session.analyses.take_others(&analyses),
            PersistenceEvent::AnalysesStored(stored) => self.session.analyses.stored(&stored),
            PersistenceEvent::AnalysesRefused => self.session.analyses.refused(),
            PersistenceEvent::Records(records) => self.session.archive.take_records(&records),
            PersistenceEvent::Leftovers(leftovers) => self.session.archive.take_leftovers(leftovers),
            PersistenceEvent::Answered(number, answer) => {
                let was_whole = self.session.archive.is_whole();
                self.session.archive.answered(number, answer);
                self.in_play(|play, context| {
                    play.follow_archive(context);
                    if !was_whole && context.session.archive.is_whole() {
                        play.say_unreadable(context);
                    }
                });
            }
        }
    }

    // Opening games.

    /// Opens the stored game with these givens, or a new one.
    pub(crate) fn open_game(&mut self, givens: &Grid) {
        self.in_play(|play, context| play.open_game(givens, context));
    }

    /// Begins a game in place of the open one.
    pub(crate) fn begin(&mut self, game: Game) {
        self.in_play(|play, context| play.begin(game, context));
    }

    /// Closes an overlay about the game that is left, or in which another game was chosen.
    pub(super) fn close_games(&mut self) {
        let is_about_games = |overlay: &Overlay| {
            matches!(
                overlay,
                Overlay::Games | Overlay::GameMenu | Overlay::Calendar(..) | Overlay::Collection | Overlay::Statistics
            )
        };
        if self.shell.overlay.as_ref().is_some_and(is_about_games) {
            self.close();
        }
    }

    // Other tabs.

    /// Whether the action would change a game that another tab plays.
    pub(crate) fn is_played_elsewhere(&self, action: &Action) -> bool {
        let plays = match action {
            Action::Board(action) => action.plays(),
            Action::Play(action) => action.plays(),
            _ => false,
        };
        let is_question = self.session.board.pending != Pending::Nothing
            && matches!(action, Action::Board(BoardAction::Digit(_) | BoardAction::Note(_)));
        self.for_photo(action).is_none() && self.room().is_played_elsewhere() && plays && !is_question
    }

    // Deleted games and unreadable games.

    pub(crate) fn bin(&mut self, id: GameId) {
        self.session.archive.put_in_bin(id, true);
        self.collections.deleted.push(id);
    }

    pub(crate) fn put_back(&mut self, id: GameId) {
        self.session.archive.put_in_bin(id, false);
        self.collections.deleted.retain(|deleted| *deleted != id);
    }

    pub(crate) fn take_out(&mut self, id: GameId) {
        if let Some(unreadable) = self.session.archive.unreadable().iter().find(|unreadable| unreadable.id == id) {
            let text = unreadable.text.clone();
            self.download("nonet-game.txt", text);
        }
    }

    pub(crate) fn say_news(&mut self) {
        for news in self.session.archive.take_news() {
            match news {
                News::Beside { open: true } => self.say_fault(keeping::BOTH_KEPT.say()),
                News::Beside { open: false } => self.say_fault(keeping::OTHER_KEPT_TWICE.say()),
                News::NotBinned => self.say_fault(keeping::NOT_BINNED.say()),
                News::NotTagged => self.say_fault(keeping::NOT_TAGGED.say()),
                News::Cleared => self.say_fault(keeping::CLEARED.say()),
                News::NotRestored => {
                    self.collections.restored.clear(); // otherwise the report on the next backup would list them
                    self.collections.restored_attempts = None;
                    self.collections.restored_analyses.clear();
                    self.collections.begun = None;
                    self.say_fault(keeping::NOT_RESTORED.say());
                }
                News::Restored(games) => self.say_restored(&games),
            }
        }
    }

    // Backups.

    /// Restores the text if it is a backup or a single saved game, and returns whether it is. The result is reported once the
    /// store has the games.
    pub(crate) fn restore(&mut self, text: &str) -> bool {
        if !text.starts_with("nonet ") {
            return false;
        }
        if text.lines().any(|line| line == BACKUP_HEAD) {
            self.import(text::PASTED.into(), TextSource::Text(text.into()));
            return true;
        }
        let (mut saves, mut analyses, mut refused, mut later) = (Vec::new(), Vec::new(), 0, 0);
        let mut block = String::new();
        // An empty line ends a block, and so does the end of the text.
        for line in text.lines().chain([""]) {
            if !line.is_empty() {
                block += line;
                block.push('\n');
                continue;
            }
            let block = std::mem::take(&mut block);
            if block.starts_with(BACKUP) {
                let own = self.session.settings;
                // Settings that the player changed in this browser stay. A theme and a language may be chosen whatever the others
                // are; the language stays that of the page.
                let Settings { theme, language, .. } = own;
                if own == (Settings { theme, language, ..Settings::default() }) {
                    let kept = Settings::read(&block);
                    self.session.settings = Settings { theme: theme.or(kept.theme), language, ..kept };
                }
                let profiles = read_backup(&block);
                if !profiles.is_empty() {
                    Rc::make_mut(&mut self.session.profiles).join(&profiles); // those of this browser stay
                }
                self.play.finished.pauses.join(&Pauses::read(&block));
                let mut log = Log::default();
                let lines = block.lines().filter_map(|line| line.strip_prefix(BACKUP_ATTEMPT)?.parse().ok());
                lines.for_each(|line| log.add_line(&line));
                let restored = self.session.restore_attempts(&log);
                self.collections.restored_attempts = Some(restored).filter(|restored| restored.all > 0);
            } else if block.starts_with("nonet collection ") {
                later += 1;
            } else if block.starts_with(ANALYSIS) {
                match Analysis::read(&block) {
                    Ok(analysis) => analyses.push(analysis),
                    Err(NotRead::Later) => later += 1,
                    Err(NotRead::Damaged) => refused += 1,
                }
            } else if !block.is_empty() {
                match save::read(block.trim_end()) {
                    Ok(save) => saves.push(save),
                    Err(SaveError::Later) => later += 1,
                    Err(SaveError::Foreign | SaveError::Line(_)) => refused += 1,
                }
            }
        }
        self.restore_analyses(analyses);
        if refused + later > 0 {
            self.say_fault(keeping::restored_in_part(saves.len(), refused, later));
        }
        if !saves.is_empty() {
            self.session.archive.restore(saves);
        } else if !self.collections.restored.is_empty()
            || self.collections.restored_attempts.is_some()
            || !self.collections.restored_analyses.is_empty()
        {
            self.say_restored(&[]);
        } else if !self.session.messages.toast.as_ref().is_some_and(|toast| toast.fault) {
            self.say(keeping::NO_GAMES, Vec::new());
        }
        true
    }

    fn restore_analyses(&mut self, analyses: Vec<Analysis>) {
        self.collections.restored_analyses.clear();
        for analysis in analyses {
            let words = text::solve::analysis_name(&analysis);
            let fate = match self.session.analyses.restore(analysis) {
                Brought::New => text::app::ADDED,
                Brought::More => text::app::BROUGHT_UP_TO_DATE,
                Brought::Nothing => text::app::ALREADY_HERE,
            };
            self.collections.restored_analyses.push(RestoredGame { words, fate: fate.into() });
        }
    }

    fn say_restored(&mut self, games: &[Restored]) {
        if let Some(words) = self.collections.begun.take() {
            return self.say(words, Vec::new());
        }
        let of = |it: &Restored| RestoredGame {
            words: text::kept_game(it.game.level.map(text::level), it.game.grid().empty_cells().len(), it.game.seconds),
            fate: match (it.fate, it.new) {
                (Fate::Stood, _) if it.binned => text::app::BACK_FROM_BIN,
                (Fate::Stored { .. }, true) => text::app::ADDED,
                (Fate::Stored { .. }, false) => text::app::BROUGHT_UP_TO_DATE,
                (Fate::Stood, _) => text::app::ALREADY_HERE,
                (Fate::Beside { .. }, _) => text::app::BOTH_KEPT,
            }
            .into(),
        };
        let attempts = self.collections.restored_attempts.take();
        if !self.session.messages.toast.as_ref().is_some_and(|toast| toast.fault) {
            let count = attempts.map_or(0, |attempts| attempts.all);
            let analyses = self.collections.restored_analyses.len();
            self.say(keeping::restored(games.len(), self.collections.restored.len(), count, analyses), Vec::new());
        }
        let attempts = attempts.map(|RestoredAttempts { all, new }| RestoredGame {
            words: text::counts::attempts(all),
            fate: keeping::restored_attempts(all, new).into(),
        });
        let analyses = std::mem::take(&mut self.collections.restored_analyses);
        let lists = std::mem::take(&mut self.collections.restored).into_iter();
        let lists = lists.map(|(words, fate)| RestoredGame { words, fate: fate.into() });
        if std::mem::take(&mut self.collections.is_restored_aside) {
            return;
        }
        self.open(Overlay::Restored(Rc::new(games.iter().map(of).chain(lists).chain(analyses).chain(attempts).collect())));
    }
}
#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use crate::{
        action::{Action, BoardAction, PageEvent, PuzzleRequest, ShellAction},
        app::Stored,
    };
    use nonet_core::board::Digit;
    use nonet_game::Daily;
    use nonet_protocol::Level;

    fn read(text: Option<String>) -> Option<Rc<Game>> {
        save::load(&text?).ok().map(Rc::new)
    }

    fn unstarted(state: &State) -> Option<String> {
        state.play.unstarted_game(&state.session)
    }

    fn chosen_game(state: &State) -> Option<String> {
        state.play.chosen_game(&state.session)
    }

    fn write(state: &State) -> State {
        let empty = state.play.game.givens().empty_cells().iter().next().unwrap();
        state.after(Action::Board(BoardAction::Select(empty))).after(Action::Board(BoardAction::Digit(Digit::D1)))
    }

    #[test]
    fn the_time_of_a_game_in_which_nothing_was_done_goes_on() {
        let empty = State::new(Stored::default()).play.game.givens().empty_cells().iter().next().unwrap();
        let mut state = State::new(Stored::default()).after(PageEvent::Tick).after(Action::Board(BoardAction::Select(empty)));
        for _ in 0..7 {
            state = state.after(PageEvent::Tick);
        }
        let left = unstarted(&state); // a page that is left may have no time for anything
        let address = state.address().to_string();
        let anew = |address: &str| State::new(Stored { unstarted: read(left.clone()), ..Stored::default() }).arrived(address);
        assert_eq!(anew(&address).play.game.seconds, 7);
        let other = format!("#play={}", state.play.game.givens().to_string().replacen(|digit| digit != '.', ".", 1));
        assert_eq!(anew(&other).play.game.seconds, 0, "another game");
        assert_eq!(unstarted(&write(&state)), None, "it is kept as it is");
    }

    #[test]
    fn the_puzzle_of_a_day_stays_one_until_its_first_digit() {
        let mut state = State::new(Stored::default());
        let first = state.address().to_string();
        let daily = Daily { day: state.session.today, level: Level::Easy };
        let another: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        state.open_game(&another);
        state.play.set_daily(daily, state.session.today);
        let address = state.address().to_string();
        let back = state.after(PageEvent::Address(first.clone())).after(PageEvent::Address(address.clone()));
        assert_eq!((back.play.game.givens(), back.play.game.daily), (&another, Some(daily)), "back and forward");
        let anew = State::new(Stored { unstarted: read(unstarted(&state)), ..Stored::default() }).arrived(&address);
        assert_eq!((anew.play.game.givens(), anew.play.game.daily), (&another, Some(daily)), "loaded anew");
    }

    #[test]
    fn the_next_visit_begins_with_the_game_that_was_chosen() {
        let state = State::new(Stored::default());
        assert_eq!(chosen_game(&state), None, "nobody chose the first one");
        let chosen = state.after(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Hard))));
        let note = chosen_game(&chosen);
        let next = State::new(Stored { chosen: read(note.clone()), ..Stored::default() }).arrived("");
        assert_eq!(next.play.game.givens(), chosen.play.game.givens());
        assert_eq!((next.play.game.level, chosen_game(&next)), (Some(Level::Hard), note), "and so does the one after it");
        assert_eq!(chosen_game(&write(&next)).as_deref(), Some(""), "then it is kept as it is");
        let linked = chosen.after(PageEvent::Address(state.address().to_string()));
        assert_eq!(chosen_game(&linked), None, "a link that is looked at changes nothing");
    }
}
