//! What one tab knows of the kept games.

use super::{
    Answer, Decision, Fate, GameId, Ids, Leftover, Note, Outcome, Proposal, Record, Request, Revision, Source, TabId, Unreadable,
    decide,
};
use crate::{Game, save};
use nonet_core::board::Grid;
use std::{collections::BTreeMap, mem, rc::Rc};

/// After how many seconds without a move the time of a game is written down.
const REST: u32 = 10;

/// A tab's copy of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Copy {
    /// The game's id.
    pub id: GameId,
    /// The game as it is in this tab.
    pub game: Rc<Game>,
    /// When it was played last, in milliseconds since 1970 as far as the store has it: of several, the greatest is the latest.
    pub played: u64,
    /// When it was put into the bin, if it lies there.
    pub binned: Option<u64>,
    base: Option<Revision>,    // the revision that the copy came from
    kept: Option<Rc<Game>>,    // what the store has at that revision, as far as this tab knows
    writing: Option<Rc<Game>>, // what is on its way to the store
    author: TabId,
}

/// What a tab knows of the kept games, what it has to write, and what it has to say.
#[derive(Clone, PartialEq, Debug)]
pub struct Archive {
    tab: TabId,
    ids: Ids,
    copies: Vec<Copy>, // Invariant: no two have the same id.
    open: GameId,      // Invariant: there is a copy with it, once a game was opened.
    unreadable: Vec<Unreadable>,
    leftovers: Vec<(Source, GameId)>, // each with the game that holds what was found there
    requests: Vec<Wanted>,
    health: Health,
    news: Vec<News>,
    count: u32,
    numbers: u32, // the greatest number of a revision that this tab knows or asked for
    clock: u64,   // the latest moment that it was told of, in milliseconds since 1970
}

/// A request that was not answered yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Wanted {
    /// Its number: a new number is a new request.
    pub number: u32,
    /// What is asked for.
    pub request: Request,
}

/// What a tab finds as it opens.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The store's records; none if the store refuses to be read.
    pub records: Option<Vec<Record>>,
    /// What may not be in the store.
    pub leftovers: Vec<Leftover>,
    /// Whether notes can be written.
    pub notes: bool,
}

/// What the browser takes, as far as it was tried.
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
    /// The store had lost the open game, and has it again.
    Cleared,
    /// What became of each game of a backup, which the store has now.
    Restored(Vec<Restored>),
    /// The store refused to take the games of a backup: they are not kept.
    NotRestored,
}

/// What became of a game of a backup.
#[derive(Clone, PartialEq, Debug)]
pub struct Restored {
    /// The game, as the store has it now.
    pub game: Rc<Game>,
    /// What became of it.
    pub fate: Fate,
    /// Whether the store had nothing of it before.
    pub new: bool,
    /// Whether it lay in the bin.
    pub binned: bool,
}

impl Copy {
    /// The copy of a record that can be read.
    fn of(record: &Record, tab: TabId) -> Option<Copy> {
        let (revision, game) = record.read().ok()?;
        let game = Rc::new(game);
        Some(Copy {
            id: record.id,
            kept: Some(Rc::clone(&game)),
            game,
            played: record.played,
            binned: record.binned,
            base: Some(revision),
            writing: None,
            author: tab,
        })
    }

    /// Whether it has something that the store lacks. A game without moves is not kept.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        let lacks = |kept: &Rc<Game>| {
            !Rc::ptr_eq(kept, &self.game)
                && (!kept.is_as_far_as(&self.game) || self.game.seconds >= kept.seconds.saturating_add(REST))
        };
        !self.game.moves().is_empty() && self.kept.as_ref().is_none_or(lacks)
    }

    /// Whether only its time is not in the store.
    fn has_unsaved_time(&self) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.seconds != self.game.seconds || kept.cursor != self.game.cursor)
    }

    /// Whether nothing was done in it, and the store has nothing of it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.game.moves().is_empty() && self.base.is_none()
    }

    /// What is to be written down at once.
    #[must_use]
    pub fn note(&self, tab: TabId) -> Note {
        Note { tab, id: self.id, text: self.text() }
    }

    /// The game as a text that says which game it is, and which revision it comes from.
    #[must_use]
    pub fn text(&self) -> String {
        save::write(&self.game, Some(self.id), self.base)
    }

    /// The revision that it came from.
    #[must_use]
    pub const fn base(&self) -> Option<Revision> {
        self.base
    }

    fn adopt(&mut self, revision: Revision, game: Rc<Game>, record: &Record) {
        self.base = Some(revision);
        self.kept = Some(Rc::clone(&game));
        self.game = game;
        (self.played, self.binned) = (record.played, record.binned);
    }
}

impl Default for Archive {
    /// What a tab knows where nothing is kept yet.
    fn default() -> Archive {
        Archive::new(0, Found { records: Some(Vec::new()), leftovers: Vec::new(), notes: true })
    }
}

impl Archive {
    /// What a new tab knows: `seed` is random, and names the tab and the games that begin in it.
    #[must_use]
    pub fn new(seed: u64, found: Found) -> Archive {
        let mut ids = Ids::new(seed);
        let tab = TabId::new(seed);
        let health = Health { notes: found.notes, store: found.records.is_some() };
        let open = ids.next_id(); // nothing has it yet
        let mut archive = Archive {
            tab,
            ids,
            copies: Vec::new(),
            open,
            unreadable: Vec::new(),
            leftovers: Vec::new(),
            requests: Vec::new(),
            health,
            news: Vec::new(),
            count: 0,
            numbers: 0,
            clock: 0,
        };
        let records = found.records.unwrap_or_default();
        for record in &records {
            archive.take_record(record);
        }
        let mut seen = records.into_iter().map(|record| (record.id, record)).collect();
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

    /// What the browser takes.
    #[must_use]
    pub const fn health(&self) -> Health {
        self.health
    }

    /// All copies, in no particular order.
    #[must_use]
    pub fn copies(&self) -> &[Copy] {
        &self.copies
    }

    /// What is kept and can't be read.
    #[must_use]
    pub fn unreadable(&self) -> &[Unreadable] {
        &self.unreadable
    }

    /// The games beside the open one, the latest first.
    #[must_use]
    pub fn others(&self) -> Vec<&Copy> {
        self.listed(|copy| copy.binned.is_none())
    }

    /// The games in the bin, the latest first.
    #[must_use]
    pub fn bin(&self) -> Vec<&Copy> {
        self.listed(|copy| copy.binned.is_some())
    }

    /// Of the games beside the open one, those that are wanted, the latest first.
    #[must_use]
    pub fn listed(&self, is_wanted: impl Fn(&Copy) -> bool) -> Vec<&Copy> {
        let is_other = |copy: &&Copy| copy.id != self.open && !copy.is_blank();
        let mut list: Vec<&Copy> = self.copies.iter().filter(is_other).filter(|copy| is_wanted(copy)).collect();
        list.sort_by_key(|copy| (std::cmp::Reverse(copy.played), copy.id));
        list
    }

    /// The id of the open game.
    #[must_use]
    pub const fn open_id(&self) -> GameId {
        self.open
    }

    /// The open game, as the archive has it.
    #[must_use]
    pub fn open_copy(&self) -> Option<&Copy> {
        self.copy(self.open)
    }

    /// The copy with this id.
    #[must_use]
    pub fn copy(&self, id: GameId) -> Option<&Copy> {
        self.copies.iter().find(|copy| copy.id == id)
    }

    fn copy_mut(&mut self, id: GameId) -> Option<&mut Copy> {
        self.copies.iter_mut().find(|copy| copy.id == id)
    }

    // Games are opened and played.

    /// The kept game of these givens: the open one, else the one that was played last.
    #[must_use]
    pub fn of_givens(&self, givens: &Grid) -> Option<&Copy> {
        let is_it = |copy: &&Copy| copy.game.givens() == givens && copy.binned.is_none() && !copy.is_blank();
        let open = self.open_copy().filter(is_it);
        open.or_else(|| self.copies.iter().filter(is_it).max_by_key(|copy| (copy.played, copy.id)))
    }

    /// The game that was played last, and is not in the bin.
    #[must_use]
    pub fn latest(&self) -> Option<&Copy> {
        let is_it = |copy: &&Copy| copy.binned.is_none() && !copy.is_blank();
        self.copies.iter().filter(is_it).max_by_key(|copy| (copy.played, copy.id))
    }

    /// Opens the game with this id.
    pub fn open(&mut self, id: GameId) -> Option<Rc<Game>> {
        let game = Rc::clone(&self.copy(id)?.game);
        self.open = id;
        let open = self.open;
        self.copies.retain(|copy| copy.id == open || !copy.is_blank());
        Some(game)
    }

    /// Opens a game that nothing is kept of: it gets an id of its own.
    pub fn begin(&mut self, game: Rc<Game>) -> GameId {
        let id = self.ids.next_id();
        let author = self.tab;
        let copy = Copy { id, game, played: 0, binned: None, base: None, kept: None, writing: None, author };
        self.copies.push(copy);
        self.open(id);
        id
    }

    /// The open game is this now.
    pub fn show(&mut self, game: &Rc<Game>) {
        let latest = self.latest_played();
        if let Some(copy) = self.copy_mut(self.open).filter(|copy| !Rc::ptr_eq(&copy.game, game)) {
            if !copy.game.is_as_far_as(game) {
                copy.played = latest.saturating_add(1);
            }
            copy.game = Rc::clone(game);
        }
    }

    /// It is this moment, in milliseconds since 1970.
    pub fn at(&mut self, now: u64) {
        self.clock = self.clock.max(now);
    }

    fn latest_played(&self) -> u64 {
        self.copies.iter().map(|copy| copy.played).max().unwrap_or(0)
    }

    // What is to be kept.

    /// The copies that the store does not have as they are: each is to be noted at once.
    pub fn unsaved(&self) -> impl Iterator<Item = &Copy> {
        self.copies.iter().filter(|copy| copy.is_unsaved())
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
        for copy in self.copies.iter_mut().filter(|copy| copy.writing.is_none()) {
            if copy.is_unsaved() || all && copy.has_unsaved_time() {
                // Games may be written together, or an earlier one after a later one: only the latest was played just now.
                if copy.played == latest {
                    copy.played = latest.max(clock);
                }
                copy.writing = Some(Rc::clone(&copy.game));
                let game = Rc::clone(&copy.game);
                self.numbers = number_after(self.numbers, copy.base);
                let (number, played) = (self.numbers, copy.played);
                proposals.push(Proposal { id: copy.id, author: copy.author, tab, base: copy.base, game, played, number });
            }
        }
        if !proposals.is_empty() {
            self.want(Request::Write(proposals));
        }
    }

    /// What was found beside the store, each with the game that holds it.
    #[must_use]
    pub fn leftovers(&self) -> &[(Source, GameId)] {
        &self.leftovers
    }

    /// What was found beside the store and is in it now: it can go from where it was found.
    pub fn settled(&self) -> impl Iterator<Item = &Source> {
        let is_kept = |id: GameId| self.copy(id).is_some_and(|copy| copy.kept.is_some() && !copy.is_unsaved());
        self.leftovers.iter().filter(move |(_, id)| is_kept(*id)).map(|(source, _)| source)
    }

    /// The notes were taken, or refused.
    pub fn noted(&mut self, taken: bool) {
        self.health.notes = taken;
    }

    // Requests.

    /// What is asked of the store.
    #[must_use]
    pub fn wanted(&self) -> &[Wanted] {
        &self.requests
    }

    fn want(&mut self, request: Request) {
        self.count += 1;
        self.requests.push(Wanted { number: self.count, request });
    }

    /// Asks for all that is kept, unless that is on its way: another tab changed something, or may have.
    pub fn look(&mut self) {
        // An answer that is on its way may be older than what is asked about: one more is asked for, but not two.
        if self.requests.iter().filter(|wanted| wanted.request == Request::ReadAll).count() < 2 {
            self.want(Request::ReadAll);
        }
    }

    /// Puts a game into the bin, or takes it out.
    pub fn put_in_bin(&mut self, id: GameId, binned: bool) {
        self.flush(true); // what is deleted is kept as it is
        if let Some(copy) = self.copy_mut(id) {
            copy.binned = binned.then_some(copy.played);
            self.want(Request::Bin(id, binned));
        }
    }

    /// Merges the games of a backup into what is kept. A save without an id is taken for the game of its givens.
    pub fn restore(&mut self, saves: Vec<save::Save>) {
        let (tab, author) = (self.tab, TabId::default());
        let numbers = &mut self.numbers;
        let proposal = |(save, order): (save::Save, u64)| {
            let id = save.id.unwrap_or_else(|| GameId::of_givens(save.game.givens()));
            *numbers = number_after(*numbers, save.revision);
            let (number, game) = (*numbers, Rc::new(save.game));
            // The first of a backup was played last; all of them before what is played now.
            Proposal { id, author, tab, base: save.revision, game, played: order, number }
        };
        let order = (1..=saves.len() as u64).rev();
        let proposals = saves.into_iter().zip(order).map(proposal).collect();
        self.want(Request::Restore(proposals));
    }

    /// What came of a request; `None` if the store refused.
    pub fn answered(&mut self, number: u32, answer: Option<Answer>) {
        let Some(place) = self.requests.iter().position(|wanted| wanted.number == number) else { return };
        let request = self.requests.remove(place).request;
        self.health.store = answer.is_some();
        match (request, answer) {
            (Request::Write(proposals), Some(Answer::Written(outcomes))) => {
                proposals.iter().zip(outcomes).for_each(|(proposal, outcome)| self.written(proposal, &outcome));
            }
            (Request::Write(proposals), _) => {
                for proposal in proposals {
                    if let Some(copy) = self.copy_mut(proposal.id) {
                        copy.writing = None;
                    }
                }
            }
            (Request::Restore(_), Some(Answer::Written(outcomes))) => self.restored(&outcomes),
            (Request::Restore(_), _) => self.news.push(News::NotRestored),
            (Request::ReadAll | Request::Bin(..), Some(Answer::All(records))) => self.refresh(&records),
            (Request::Bin(id, binned), _) => {
                if let Some(copy) = self.copy_mut(id) {
                    copy.binned = (!binned).then_some(copy.played);
                }
                self.news.push(News::NotBinned);
            }
            (Request::ReadAll, _) => {}
        }
    }

    /// What is to be said since it was asked for last.
    pub fn take_news(&mut self) -> Vec<News> {
        mem::take(&mut self.news)
    }

    fn written(&mut self, proposal: &Proposal, outcome: &Outcome) {
        let Ok((revision, game)) = outcome.record.read() else { return };
        self.numbers = self.numbers.max(revision.number);
        if matches!(outcome.fate, Fate::Beside { .. }) {
            self.make_room(outcome.record.id, proposal.id);
        }
        let is_open = proposal.id == self.open;
        let Some(copy) = self.copy_mut(proposal.id) else { return };
        let written = copy.writing.take();
        let has_moved_on = !written.as_ref().is_some_and(|written| copy.game.is_as_far_as(written));
        match outcome.fate {
            Fate::Stored { anew } => {
                (copy.base, copy.kept, copy.binned) = (Some(revision), written, None);
                copy.played = copy.played.max(outcome.record.played);
                if anew {
                    self.news.push(News::Cleared);
                }
            }
            // What was done since goes on from what was written, not from what the store has: it is decided anew.
            Fate::Stood if has_moved_on => {}
            Fate::Stood => copy.adopt(revision, Rc::new(game), &outcome.record),
            Fate::Beside { stood } => {
                copy.id = outcome.record.id;
                match stood {
                    false => (copy.base, copy.kept) = (Some(revision), written),
                    true if has_moved_on => (copy.base, copy.kept) = (None, None),
                    true => copy.adopt(revision, Rc::new(game), &outcome.record),
                }
                copy.played = copy.played.max(outcome.record.played);
                for (_, id) in self.leftovers.iter_mut().filter(|(_, id)| *id == proposal.id) {
                    *id = outcome.record.id;
                }
                if is_open {
                    self.open = outcome.record.id;
                }
                self.news.push(News::Beside { open: is_open });
                self.look(); // for the one that it now stands beside
            }
        }
    }

    /// No copy but the one called `except` has this id after it.
    fn make_room(&mut self, id: GameId, except: GameId) {
        if id == except {
            return;
        }
        let fresh = self.ids.next_id();
        self.copies.retain(|copy| copy.id != id || copy.is_unsaved());
        if let Some(copy) = self.copy_mut(id) {
            (copy.id, copy.base, copy.kept, copy.writing) = (fresh, None, None, None);
            if self.open == id {
                self.open = fresh;
            }
        }
    }

    fn restored(&mut self, outcomes: &[Outcome]) {
        let mut all = Vec::new();
        for outcome in outcomes {
            let Ok((_, game)) = outcome.record.read() else { continue };
            let known = self.copy(outcome.record.id);
            let (new, binned) = (known.is_none(), known.is_some_and(|copy| copy.binned.is_some()));
            self.take_record(&outcome.record);
            all.push(Restored { game: Rc::new(game), fate: outcome.fate, new, binned });
        }
        self.news.push(News::Restored(all));
    }

    /// This is all that the store has now.
    fn refresh(&mut self, records: &[Record]) {
        for record in records {
            self.take_record(record);
        }
        let open = self.open;
        let is_there = |copy: &Copy| records.iter().any(|record| record.id == copy.id);
        // The store was cleared, or another tab emptied the bin. What is open is to be kept again.
        self.copies.retain(|copy| copy.id == open || copy.is_unsaved() || copy.writing.is_some() || is_there(copy));
        if let Some(copy) = self.copy_mut(open).filter(|copy| copy.writing.is_none() && !is_there(copy)) {
            copy.kept = None;
        }
    }

    /// Takes what the store has of a game, unless this tab has something newer.
    fn take_record(&mut self, record: &Record) {
        let revision = record.revision();
        if let Some(copy) = self.copy_mut(record.id).filter(|copy| copy.base.is_some() && copy.base == revision) {
            copy.binned = record.binned; // the rest is known
            return;
        }
        let (revision, game) = match record.read() {
            Ok(read) => read,
            Err(why) => {
                if self.unreadable.iter().all(|known| known.id != record.id) {
                    self.unreadable.push(Unreadable::new(record.id, &record.text, why));
                }
                return;
            }
        };
        let tab = self.tab;
        match self.copy_mut(record.id) {
            None => self.copies.extend(Copy::of(record, tab)),
            Some(copy) if copy.is_unsaved() || copy.writing.is_some() => {}
            Some(copy) if copy.base.is_none_or(|base| base.number < revision.number) => {
                copy.adopt(revision, Rc::new(game), record);
            }
            Some(copy) => copy.binned = record.binned,
        }
    }

    /// Takes something that was found beside the store; `seen` is the store with what was found before.
    fn take_leftover(&mut self, leftover: Leftover, seen: &mut BTreeMap<GameId, Record>) {
        let (id, base, game) = match leftover.read() {
            Ok(read) => read,
            Err(why) => {
                let id = GameId::of_text(&leftover.text);
                return self.unreadable.push(Unreadable::new(id, &leftover.text, why));
            }
        };
        let author = leftover.author();
        let mut at = Proposal { id, author, tab: self.tab, base, game, played: leftover.played, number: number_after(0, base) };
        loop {
            match decide(seen.get(&at.id), &at) {
                Decision::Put(revision) => {
                    seen.insert(at.id, Record::of(at.id, revision, &at.game, leftover.played));
                    let copy = self.copies.iter().position(|copy| copy.id == at.id).map(|place| self.copies.remove(place));
                    let kept = copy.filter(|copy| copy.base == at.base).and_then(|copy| copy.kept);
                    self.copies.push(Copy {
                        id: at.id,
                        game: at.game,
                        played: leftover.played,
                        binned: None,
                        base: at.base,
                        kept,
                        writing: None,
                        author,
                    });
                    break;
                }
                Decision::Stands => break,
                Decision::Beside => (at.id, at.base) = (at.id.forked(author, at.base), None),
            }
        }
        if at.id != id {
            self.news.push(News::Beside { open: false });
        }
        self.leftovers.push((leftover.source, at.id));
    }
}

/// A number above all that were given, and above that of the revision that a copy came from.
fn number_after(numbers: u32, base: Option<Revision>) -> u32 {
    numbers.max(base.map_or(0, |base| base.number)).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Move,
        archive::{BIN_TIME, MemoryStore},
    };
    use nonet_core::board::{Cell, Digit};

    const LINES: [&str; 2] = [
        "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
        "060000190002610004701000000000070010006083000540060003080027039000400078000000400",
    ];

    fn givens(number: usize) -> Grid {
        LINES[number].parse().unwrap()
    }

    fn tab(seed: u64, store: &MemoryStore) -> Archive {
        let records = Some(store.0.values().cloned().collect());
        Archive::new(seed, Found { records, leftovers: Vec::new(), notes: true })
    }

    /// Colours the next cells of the open game, a second each.
    fn play(archive: &mut Archive, moves: usize) {
        let mut game = Game::clone(&archive.open_copy().unwrap().game);
        for _ in 0..moves {
            let cell = Cell::from_index(game.moves().len()).unwrap();
            game.seconds += 1;
            assert!(game.play(Move::Colour(cell.into(), Digit::D1)));
        }
        archive.show(&Rc::new(game));
    }

    /// Writes what waits, and has all requests done, at the moment `now`.
    fn settle(archive: &mut Archive, store: &mut MemoryStore, now: u64) {
        archive.at(now);
        archive.flush(false);
        while let Some(wanted) = archive.wanted().first().cloned() {
            archive.answered(wanted.number, store.perform(&wanted.request, now));
        }
    }

    fn begun(seed: u64, number: usize, moves: usize, store: &mut MemoryStore) -> Archive {
        let mut archive = tab(seed, store);
        archive.begin(Rc::new(Game::new(givens(number))));
        play(&mut archive, moves);
        settle(&mut archive, store, 10 + seed);
        archive
    }

    #[test]
    fn the_game_of_a_puzzle_is_the_open_one_else_the_latest() {
        let mut store = MemoryStore::default();
        let mut archive = begun(1, 0, 3, &mut store);
        let first = archive.open_id();
        archive.begin(Rc::new(Game::new(givens(0))));
        let second = archive.open_id();
        assert_eq!(archive.of_givens(&givens(0)).unwrap().id, first, "nothing was done in the second yet");
        play(&mut archive, 1);
        settle(&mut archive, &mut store, 20);
        assert_eq!(archive.of_givens(&givens(0)).unwrap().id, second);
        archive.open(first);
        assert_eq!(archive.of_givens(&givens(0)).unwrap().id, first, "it is open");
        assert_eq!(tab(2, &store).of_givens(&givens(0)).unwrap().id, second, "it was played last");
        assert_eq!(tab(2, &store).latest().unwrap().id, second);
        assert!(archive.of_givens(&givens(1)).is_none());
    }

    #[test]
    fn the_game_that_was_played_last_is_the_latest_whenever_each_is_written() {
        // Of two that were played equally late the one with the greater id would win: so many seeds try both ways.
        for seed in 1..20 {
            let mut store = MemoryStore::default();
            let mut archive = tab(seed, &store);
            archive.begin(Rc::new(Game::new(givens(0))));
            play(&mut archive, 1);
            archive.begin(Rc::new(Game::new(givens(1))));
            play(&mut archive, 1);
            settle(&mut archive, &mut store, 100);
            let latest = |store: &MemoryStore| *tab(50, store).latest().unwrap().game.givens();
            assert_eq!(latest(&store), givens(1), "written together");

            let first = archive.of_givens(&givens(0)).unwrap().id;
            archive.open(first);
            play(&mut archive, 1);
            archive.flush(false);
            play(&mut archive, 1); // what was written is not all of it
            let second = archive.of_givens(&givens(1)).unwrap().id;
            archive.open(second);
            play(&mut archive, 1);
            settle(&mut archive, &mut store, 200);
            settle(&mut archive, &mut store, 300);
            assert_eq!(store.0[&first].read().unwrap().1.moves().len(), 3);
            assert_eq!(latest(&store), givens(1), "the earlier one written once more");
        }
    }

    #[test]
    fn a_deleted_game_lies_in_the_bin_for_thirty_days() {
        let mut store = MemoryStore::default();
        let mut archive = begun(1, 0, 3, &mut store);
        let first = archive.open_id();
        archive.begin(Rc::new(Game::new(givens(1))));
        archive.put_in_bin(first, true);
        settle(&mut archive, &mut store, 100);
        assert!(archive.others().is_empty() && archive.of_givens(&givens(0)).is_none());
        let mut later = tab(2, &store);
        assert_eq!(later.bin().iter().map(|copy| copy.id).collect::<Vec<_>>(), [first]);
        later.look();
        settle(&mut later, &mut store, 100 + BIN_TIME);
        assert_eq!(later.bin().len(), 1, "not a moment too early");
        later.put_in_bin(first, false);
        settle(&mut later, &mut store, 101 + BIN_TIME);
        assert_eq!((later.bin().len(), later.others().len()), (0, 1));
        later.put_in_bin(first, true);
        settle(&mut later, &mut store, 200);
        later.look();
        settle(&mut later, &mut store, 201 + BIN_TIME);
        assert!(store.0.is_empty() && later.bin().is_empty());
    }

    #[test]
    fn a_move_takes_a_game_out_of_the_bin() {
        let mut store = MemoryStore::default();
        let mut one = begun(1, 0, 3, &mut store);
        let mut two = tab(2, &store);
        two.begin(Rc::new(Game::new(givens(1))));
        two.put_in_bin(one.open_id(), true);
        settle(&mut two, &mut store, 100);
        play(&mut one, 1);
        settle(&mut one, &mut store, 101);
        assert_eq!(tab(3, &store).bin().len(), 0);
    }

    #[test]
    fn a_store_that_was_cleared_gets_the_open_game_again_and_says_so() {
        let mut store = MemoryStore::default();
        let mut archive = begun(1, 0, 3, &mut store);
        store.0.clear();
        archive.look();
        settle(&mut archive, &mut store, 100);
        assert!(archive.is_waiting(), "without a move");
        settle(&mut archive, &mut store, 101);
        assert_eq!((store.0.len(), archive.take_news()), (1, vec![News::Cleared]));
    }

    #[test]
    fn a_stale_tab_that_was_not_played_in_follows_and_one_that_was_goes_beside() {
        let mut store = MemoryStore::default();
        let mut one = begun(1, 0, 3, &mut store);
        let id = one.open_id();
        let (mut two, mut three) = (tab(2, &store), tab(3, &store));
        two.open(id);
        three.open(id);
        play(&mut one, 2);
        settle(&mut one, &mut store, 100);
        two.look();
        settle(&mut two, &mut store, 101);
        assert_eq!(two.open_copy().unwrap().game.moves().len(), 5);
        play(&mut three, 1);
        let mut game = Game::clone(&three.open_copy().unwrap().game);
        game.undo();
        game.play(Move::Guess);
        three.show(&Rc::new(game));
        settle(&mut three, &mut store, 102);
        assert_eq!(three.take_news(), [News::Beside { open: true }]);
        assert_ne!(three.open_id(), id);
        let moves = |archive: &Archive, id| archive.copy(id).unwrap().game.moves().len();
        assert_eq!((moves(&three, three.open_id()), moves(&three, id)), (4, 5), "the other one is listed here");
        assert_eq!(store.0.len(), 2);
    }

    #[test]
    fn a_store_that_refuses_is_asked_again_and_the_health_says_so() {
        let mut store = MemoryStore::default();
        let mut archive = begun(1, 0, 3, &mut store);
        play(&mut archive, 1);
        archive.flush(false);
        let wanted = archive.wanted()[0].clone();
        archive.answered(wanted.number, None);
        assert_eq!(archive.health(), Health { notes: true, store: false });
        assert!(archive.is_waiting());
        settle(&mut archive, &mut store, 100);
        assert_eq!(archive.health(), Health { notes: true, store: true });
        assert!(!archive.is_waiting());
    }

    #[test]
    fn time_alone_is_written_now_and_then_and_when_the_page_goes() {
        let mut store = MemoryStore::default();
        let mut archive = begun(1, 0, 3, &mut store);
        let mut game = Game::clone(&archive.open_copy().unwrap().game);
        game.seconds += REST - 1;
        archive.show(&Rc::new(game.clone()));
        assert!(!archive.is_waiting());
        archive.flush(true);
        assert_eq!(archive.wanted().len(), 1);
        game.seconds += 1;
        archive.show(&Rc::new(game));
        assert_eq!(archive.unsaved().count(), 1);
    }

    #[test]
    fn what_is_found_keeps_its_order_when_the_store_takes_it() {
        let save = |number: usize, seconds| {
            let mut game = Game::new(givens(number));
            game.seconds = seconds;
            assert!(game.play(Move::Guess));
            save::save(&game)
        };
        let leftover =
            |number: usize, played| Leftover { source: Source::Journal(number.to_string()), text: save(number, 1), played };
        let mut store = MemoryStore::default();
        let leftovers = vec![leftover(0, 7), leftover(1, 6)];
        let mut archive = Archive::new(1, Found { records: Some(Vec::new()), leftovers, notes: true });
        settle(&mut archive, &mut store, 1_000);
        assert_eq!(archive.settled().count(), 2);
        assert_eq!(tab(2, &store).latest().unwrap().game.givens(), &givens(0));
        let read = |number| save::read(&save(number, 9)).unwrap();
        let mut store = MemoryStore::default();
        let mut archive = begun(1, 0, 1, &mut store);
        archive.restore(vec![read(1)]);
        settle(&mut archive, &mut store, 1_000);
        assert_eq!(tab(2, &store).latest().unwrap().game.givens(), &givens(0), "a backup is not what was played last");
    }

    #[test]
    fn a_deletion_that_the_store_refuses_is_taken_back_and_said() {
        let mut store = MemoryStore::default();
        let mut archive = begun(1, 0, 3, &mut store);
        let id = archive.open_id();
        archive.begin(Rc::new(Game::new(givens(1))));
        archive.put_in_bin(id, true);
        assert_eq!(archive.bin().len(), 1);
        let wanted = archive.wanted()[0].clone();
        archive.answered(wanted.number, None);
        assert_eq!((archive.bin().len(), archive.take_news()), (0, vec![News::NotBinned]));
    }
}
