//! The kept games as one tab knows them.

use super::{
    Fate, GameCopy, GameId, Ids, Leftover, Proposal, Record, Source, StoreRequest, Summary, TabId, Unreadable,
    copies::{Copies, CopiesAt},
    requests::number_after,
};
use crate::{CountedDays, Daily, DayMark, Game, Results, results::with_earlier_games};
use nonet_core::board::Grid;
use nonet_techniques::Level;
use std::{cmp::Reverse, collections::BTreeMap, rc::Rc};

/// The kept games as a tab knows them, with its open requests to the store and the news for the player.
#[derive(Clone, PartialEq, Debug)]
pub struct Archive {
    pub(super) tab: TabId,
    pub(super) ids: Ids,
    pub(super) copies: Copies,
    pub(super) open: GameId, // Invariant: there is a copy with it, once a game was opened.
    pub(super) unreadable: Vec<Unreadable>,
    pub(super) leftovers: Vec<(Source, GameId)>, // each with the game that holds what was found there
    pub(super) requests: Vec<PendingRequest>,
    pub(super) health: Health,
    pub(super) whole: bool, // whether all that the store had at the start was read
    pub(super) news: Vec<News>,
    pub(super) count: u32,
    pub(super) numbers: u32, // the greatest number of a revision that this tab knows or asked for
    pub(super) clock: u64,   // the latest moment that it was told of, in milliseconds since 1970
}

/// A request that was not answered yet.
#[derive(Clone, PartialEq, Debug)]
pub struct PendingRequest {
    /// Its number: a new number is a new request.
    pub number: u32,
    /// The request.
    pub request: StoreRequest,
}

/// The records and notes that a tab finds when it opens.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The store's records; none if the store refuses to be read.
    pub records: Option<Vec<Record>>,
    /// Whether these are all records, and not only those of the games that the tab may open first.
    pub whole: bool,
    /// The games from beside the store, which it may lack.
    pub leftovers: Vec<Leftover>,
    /// Whether notes can be written.
    pub notes: bool,
}

/// Whether the browser keeps what it is given, as far as it was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Health {
    /// Whether the notes are taken.
    pub notes: bool,
    /// Whether the store takes games.
    pub store: bool,
}

/// Something that is to be said once.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// A game went on in two tabs, otherwise in each: both are kept.
    Beside {
        /// Whether it is the open one.
        open: bool,
    },
    /// The store refused to put a game into the bin, or to take it out.
    NotBinned,
    /// The store refused to keep a star and labels: those of before are shown again.
    NotTagged,
    /// The store had lost the open game, and has it again.
    Cleared,
    /// The store has the games of a backup now. Each is listed with its fate.
    Restored(Vec<Restored>),
    /// The store refused to take the games of a backup: they are not kept.
    NotRestored,
}

/// The fate of a game of a backup.
#[derive(Clone, PartialEq, Debug)]
pub struct Restored {
    /// The game, as the store has it now.
    pub game: Rc<Game>,
    /// The fate of the game.
    pub fate: Fate,
    /// Whether the store had nothing of it before.
    pub new: bool,
    /// Whether it lay in the bin.
    pub binned: bool,
}

impl Default for Archive {
    /// An archive without games.
    fn default() -> Archive {
        Archive::new(0, Found { records: Some(Vec::new()), whole: true, leftovers: Vec::new(), notes: true })
    }
}

impl Archive {
    /// The archive of a new tab. `seed` is random, and names the tab and the games that begin in it.
    #[must_use]
    pub fn new(seed: u64, found: Found) -> Archive {
        let mut ids = Ids::new(seed);
        let tab = TabId::new(seed);
        let health = Health { notes: found.notes, store: found.records.is_some() };
        let open = ids.next_id(); // nothing has it yet
        let mut archive = Archive {
            tab,
            ids,
            copies: Copies::default(),
            open,
            unreadable: Vec::new(),
            leftovers: Vec::new(),
            requests: Vec::new(),
            health,
            whole: found.whole && found.records.is_some(),
            news: Vec::new(),
            count: 0,
            numbers: 0,
            clock: 0,
        };
        let records = found.records.unwrap_or_default();
        for record in &records {
            archive.take_record(record);
        }
        let mut seen = records;
        for leftover in found.leftovers {
            archive.take_leftover(leftover, &mut seen);
        }
        archive
    }

    /// The tab.
    #[must_use]
    pub const fn tab(&self) -> TabId {
        self.tab
    }

    /// A random number that this tab gives to nothing else.
    pub fn next_number(&mut self) -> u64 {
        self.ids.next_id().number()
    }

    /// Whether the browser keeps what it is given.
    #[must_use]
    pub const fn health(&self) -> Health {
        self.health
    }

    /// Whether the tab has read all that is kept. Until then [`copies`](Archive::copies) lacks games.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.whole
    }

    /// Whether the store is still to tell what else is kept.
    #[must_use]
    pub const fn is_being_read(&self) -> bool {
        !self.whole && self.health.store
    }

    /// All copies, by their ids.
    pub fn copies(&self) -> impl Iterator<Item = &GameCopy> {
        self.copies.iter().map(|copy| &**copy)
    }

    /// The copies as they are now, to tell later whether they are the same.
    #[must_use]
    pub fn copies_now(&self) -> CopiesAt {
        self.copies.at()
    }

    /// All copies, by their ids, as they are shared.
    pub fn shared_copies(&self) -> impl Iterator<Item = &Rc<GameCopy>> {
        self.copies.iter()
    }

    /// The kept records that can't be read.
    #[must_use]
    pub fn unreadable(&self) -> &[Unreadable] {
        &self.unreadable
    }

    /// The games beside the open one, the latest first.
    #[must_use]
    pub fn others(&self) -> Vec<&GameCopy> {
        self.listed(|copy| copy.binned.is_none())
    }

    /// Of the games beside the open one, those that are wanted, the latest first.
    #[must_use]
    pub fn listed(&self, is_wanted: impl Fn(&GameCopy) -> bool) -> Vec<&GameCopy> {
        let is_other = |copy: &&GameCopy| copy.id != self.open && !copy.is_blank();
        latest_first(self.copies().filter(is_other).filter(|copy| is_wanted(copy)))
    }

    /// The games beside the open one that are begun and not finished, the latest first.
    pub fn begun_others(&self) -> impl Iterator<Item = &GameCopy> {
        self.summary().begun.iter().filter(|id| **id != self.open).filter_map(|id| self.copy(*id))
    }

    /// The best mark of the games of the puzzle of a day. Those in the bin are left out.
    #[must_use]
    pub fn mark(&self, daily: Daily) -> DayMark {
        self.summary().marks.get(&daily).copied().unwrap_or(DayMark::None)
    }

    /// The id of the open game.
    #[must_use]
    pub const fn open_id(&self) -> GameId {
        self.open
    }

    /// The open game, as the archive has it.
    #[must_use]
    pub fn open_copy(&self) -> Option<&GameCopy> {
        self.copy(self.open)
    }

    /// The copy with this id.
    #[must_use]
    pub fn copy(&self, id: GameId) -> Option<&GameCopy> {
        self.copies.get(id).map(|copy| &**copy)
    }

    pub(super) fn copy_mut(&mut self, id: GameId) -> Option<&mut GameCopy> {
        self.copies.get_mut(id)
    }

    /// Takes a copy. It replaces the one with its id.
    pub(super) fn insert(&mut self, copy: GameCopy) {
        self.copies.insert(copy);
    }

    /// Forgets the copies that are not wanted.
    pub(super) fn retain(&mut self, is_wanted: impl Fn(&GameCopy) -> bool) {
        self.copies.retain(is_wanted);
    }

    // Games are opened and played.

    /// The kept game of these givens: the open one, else the one that was played last.
    #[must_use]
    pub fn of_givens(&self, givens: &Grid) -> Option<&GameCopy> {
        let is_it = |copy: &&GameCopy| copy.game.givens() == givens && copy.binned.is_none() && !copy.is_blank();
        let open = self.open_copy().filter(is_it);
        open.or_else(|| self.copies().filter(is_it).max_by_key(|copy| (copy.played, copy.id)))
    }

    /// The kept game of the puzzle of a day: one that is finished, else the one that was played last.
    #[must_use]
    pub fn of_daily(&self, daily: Daily) -> Option<&GameCopy> {
        let is_it = |copy: &&GameCopy| copy.game.daily == Some(daily) && copy.binned.is_none() && !copy.is_blank();
        self.copies().filter(is_it).max_by_key(|copy| (copy.game.is_solved(), copy.played, copy.id))
    }

    /// The puzzle of a day that was played last.
    #[must_use]
    pub fn latest_daily(&self) -> Option<Daily> {
        let played = self.copies().filter_map(|copy| Some((copy.played, copy.game.daily?)));
        played.max().map(|(_, daily)| daily)
    }

    /// The finished games, also the open one, the latest first. Those in the bin are left out, and full grids, which nobody played.
    #[must_use]
    pub fn finished(&self) -> Vec<&GameCopy> {
        self.summary().finished.iter().filter_map(|(id, _)| self.copy(*id)).collect()
    }

    /// The figures about all kept games together, which are calculated when they are first asked for after a change of what they count.
    #[must_use]
    pub fn summary(&self) -> &Summary {
        self.copies.summary(|| self.summarize())
    }

    /// Calculates the figures about all kept games together.
    pub(super) fn summarize(&self) -> Summary {
        let is_there = |copy: &&GameCopy| copy.binned.is_none();
        let is_finished = |copy: &&GameCopy| copy.game.is_solved() && !copy.game.moves().is_empty();
        let is_begun = |copy: &&GameCopy| !copy.game.is_solved() && !copy.is_blank();
        let finished = with_earlier_games(self.copies(), latest_first(self.copies().filter(is_there).filter(is_finished)));
        let mut marks = BTreeMap::new();
        for game in self.copies().filter(is_there).map(|copy| &copy.game) {
            if let Some(daily) = game.daily {
                let mark = marks.entry(daily).or_insert(DayMark::None);
                *mark = game.day_mark().max(*mark);
            }
        }
        Summary {
            results: Level::ALL.map(|level| Results::of(level, finished.iter().rev())),
            days: CountedDays::of(self.copies().map(|copy| &*copy.game)),
            finished: finished.iter().map(|it| (it.copy.id, it.played_before)).collect(),
            begun: latest_first(self.copies().filter(is_there).filter(is_begun)).iter().map(|copy| copy.id).collect(),
            marks,
        }
    }

    /// The game that was played last, and is not in the bin.
    #[must_use]
    pub fn latest(&self) -> Option<&GameCopy> {
        let is_it = |copy: &&GameCopy| copy.binned.is_none() && !copy.is_blank();
        self.copies().filter(is_it).max_by_key(|copy| (copy.played, copy.id))
    }

    /// Opens the game with this id.
    pub fn open(&mut self, id: GameId) -> Option<Rc<Game>> {
        let game = Rc::clone(&self.copy(id)?.game);
        self.open = id;
        let open = self.open;
        self.retain(|copy| copy.id == open || !copy.is_blank());
        Some(game)
    }

    /// Opens a game that nothing is kept of: it gets an id of its own.
    pub fn begin(&mut self, game: Rc<Game>) -> GameId {
        let id = self.ids.next_id();
        self.insert(GameCopy::new(id, game, self.tab));
        self.open(id);
        id
    }

    /// The open game is this now.
    pub fn show(&mut self, game: &Rc<Game>) {
        if self.open_copy().is_none_or(|copy| Rc::ptr_eq(&copy.game, game)) {
            return;
        }
        let latest = self.latest_played();
        self.copies.update(self.open, |copy| {
            if !copy.game.is_as_far_as(game) {
                copy.played = latest.saturating_add(1);
            }
            copy.game = Rc::clone(game);
        });
    }

    /// Tells the archive the time, in milliseconds since 1970.
    pub fn at(&mut self, now: u64) {
        self.clock = self.clock.max(now);
    }

    pub(super) fn latest_played(&self) -> u64 {
        self.copies.latest_played()
    }

    // Games that are still to be written.

    /// The copies that the store does not have as they are: each is to be noted at once. What is on its way there is among them, be it
    /// only time: a page that goes does not see it arrive.
    pub fn unsaved(&self) -> impl Iterator<Item = &GameCopy> {
        self.copies().filter(|copy| copy.is_unsaved() || copy.writing.is_some() && copy.has_unsaved_time())
    }

    /// Whether something is to be written into the store that is not on its way.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.unsaved().any(|copy| copy.writing.is_none())
    }

    /// Asks the store to keep what it lacks; with `all`, also what only differs by its time.
    pub fn flush(&mut self, all: bool) {
        let (tab, clock, latest) = (self.tab, self.clock, self.latest_played());
        let mut proposals = Vec::new();
        let is_wanted = |copy: &&GameCopy| copy.writing.is_none() && (copy.is_unsaved() || all && copy.has_unsaved_time());
        let wanted: Vec<GameId> = self.copies().filter(is_wanted).map(|copy| copy.id).collect();
        for id in wanted {
            self.copies.update(id, |copy| {
                // Games may be written together, or an earlier one after a later one: only the latest was played just now.
                if copy.played == latest {
                    copy.played = latest.max(clock);
                }
                copy.writing = Some(Rc::clone(&copy.game));
                self.numbers = number_after(self.numbers, copy.base);
                proposals.push(Proposal {
                    id: copy.id,
                    author: copy.author,
                    tab,
                    base: copy.base,
                    kept: copy.kept.clone(),
                    game: Rc::clone(&copy.game),
                    played: copy.played,
                    tags: copy.tags.clone(),
                    number: self.numbers,
                });
            });
        }
        if !proposals.is_empty() {
            self.want(StoreRequest::Write(proposals));
        }
    }

    /// The places beside the store where games were found, each with the id of its game.
    #[must_use]
    pub fn leftovers(&self) -> &[(Source, GameId)] {
        &self.leftovers
    }

    /// The places beside the store whose games the store has now, so that they can be emptied.
    pub fn settled(&self) -> impl Iterator<Item = &Source> {
        let is_kept = |id: GameId| self.copy(id).is_some_and(|copy| copy.kept.is_some() && !copy.is_unsaved());
        self.leftovers.iter().filter(move |(_, id)| is_kept(*id)).map(|(source, _)| source)
    }

    /// The notes were taken, or refused.
    pub fn noted(&mut self, taken: bool) {
        self.health.notes = taken;
    }
}

/// Returns the copies, the one that was played last first.
fn latest_first<'a>(copies: impl Iterator<Item = &'a GameCopy>) -> Vec<&'a GameCopy> {
    let mut ordered: Vec<&GameCopy> = copies.collect();
    ordered.sort_by_key(|copy| (Reverse(copy.played), copy.id));
    ordered
}
