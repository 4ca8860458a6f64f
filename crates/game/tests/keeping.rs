//! The law of keeping: every move that was ever shown is in some kept game, or a message has said that it is not kept.
//!
//! Random histories of one to three tabs run against a store and notes that interleave as a browser may: requests wait, answers
//! wait, tabs end between any two writes, storage refuses, is cleared, or holds what a later version wrote. After every step the
//! law is checked from the view of a tab that opens after all others were killed.
//!
//! `cargo xtask keeping` runs a million histories; `HISTORIES=N cargo test --release --test keeping` any other number.
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet_core::board::{Cell, Digit, Grid};
use nonet_game::{
    Game, Move,
    archive::{
        Archive, Fate, Found, GameCopy, GameId, Leftover, MemoryStore, News, Record, Source, StoreAnswer, StoreRequest, TabId,
    },
    save,
};
use proptest::{
    prelude::*,
    test_runner::{Config, FileFailurePersistence, RngAlgorithm, TestCaseError, TestRng, TestRunner},
};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, VecDeque},
    env,
    rc::Rc,
};

const TABS: usize = 3;
const DAY: u64 = 24 * 60 * 60 * 1_000;
const PUZZLES: [&str; 2] = [
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "060000190002610004701000000000070010006083000540060003080027039000400078000000400",
];

/// Something that happens. Tabs are counted from 0; a tab that is not open does nothing.
#[derive(Clone, Copy, Debug)]
enum Step {
    Open(usize),
    /// The page opens with the game that was played last, and hears of the others later.
    OpenAhead(usize),
    Close(usize),
    Crash(usize),
    /// The tab ends after so many writes of what comes next.
    CrashAfter(usize, u8),
    Move(usize),
    Undo(usize),
    Redo(usize),
    /// A link to a puzzle, or a paste of it.
    Link(usize, usize),
    Anew(usize),
    Continue(usize, usize),
    Bin(usize, usize),
    PutBack(usize, usize),
    Tag(usize),
    Rest(usize),
    /// The requests that wait are sent to the store.
    Flush(usize),
    /// The page goes out of sight.
    Hide(usize),
    /// The page comes back, or another tab told of a change.
    Look(usize),
    /// The store does the tab's next request.
    Store(usize),
    /// The tab hears of the next answer.
    StoreAnswer(usize),
    /// Everything that is under way is done.
    Settle,
    Backup(usize),
    Restore(usize),
    NotesRefuse(bool),
    StoreRefuses(bool),
    ClearNotes,
    ClearStore,
    /// A later version saves over a record.
    LaterVersion(usize),
    /// Something is wrong with a record.
    Damage(usize),
    Month,
}

fn step() -> impl Strategy<Value = Step> {
    let tab = || 0..TABS;
    prop_oneof![
        4 => tab().prop_map(Step::Open),
        4 => tab().prop_map(Step::OpenAhead),
        2 => tab().prop_map(Step::Close),
        2 => tab().prop_map(Step::Crash),
        2 => (tab(), 0u8..4).prop_map(|(tab, writes)| Step::CrashAfter(tab, writes)),
        14 => tab().prop_map(Step::Move),
        4 => tab().prop_map(Step::Undo),
        1 => tab().prop_map(Step::Redo),
        4 => (tab(), 0..PUZZLES.len()).prop_map(|(tab, puzzle)| Step::Link(tab, puzzle)),
        1 => tab().prop_map(Step::Anew),
        3 => (tab(), 0usize..3).prop_map(|(tab, number)| Step::Continue(tab, number)),
        1 => (tab(), 0usize..3).prop_map(|(tab, number)| Step::Bin(tab, number)),
        1 => (tab(), 0usize..3).prop_map(|(tab, number)| Step::PutBack(tab, number)),
        1 => tab().prop_map(Step::Tag),
        1 => tab().prop_map(Step::Rest),
        6 => tab().prop_map(Step::Flush),
        1 => tab().prop_map(Step::Hide),
        3 => tab().prop_map(Step::Look),
        8 => tab().prop_map(Step::Store),
        8 => tab().prop_map(Step::StoreAnswer),
        2 => Just(Step::Settle),
        1 => tab().prop_map(Step::Backup),
        1 => tab().prop_map(Step::Restore),
        1 => any::<bool>().prop_map(Step::NotesRefuse),
        1 => any::<bool>().prop_map(Step::StoreRefuses),
        1 => Just(Step::ClearNotes),
        1 => Just(Step::ClearStore),
        1 => (0usize..3).prop_map(Step::LaterVersion),
        1 => (0usize..3).prop_map(Step::Damage),
        1 => Just(Step::Month),
    ]
}

/// A browser with its storage and its tabs.
#[derive(Default)]
struct Browser {
    store: MemoryStore,
    notes: BTreeMap<(TabId, GameId), String>,
    journals: BTreeMap<String, String>, // as versions before wrote them, by their name
    tabs: [Option<Tab>; TABS],
    notes_refuse: bool,
    store_refuses: bool,
    backup: String,
    stored: Option<String>, // the game that was played last, as the tab that wrote this down last had it from the store
    untouchable: BTreeSet<String>, // texts of later versions, and damaged ones
    shown: BTreeSet<u32>,   // the moves that have to be kept, each by its second
    taken_back: BTreeSet<u32>, // the moves that a player took back and played over
    seeds: u64,
    seconds: u32,
    now: u64,
}

/// An open page.
struct Tab {
    archive: Archive,
    game: Rc<Game>,
    noted: BTreeMap<GameId, Rc<Game>>,
    sent: u32, // the number of the last request that the store did
    answers: VecDeque<(u32, Option<StoreAnswer>)>,
    writes: Option<u8>,  // the number of writes that it has left
    told: BTreeSet<u32>, // the moves that a message says are not kept
    cleared: u32,        // the number of the request by which it learns that the store was cleared
}

/// The seconds of all moves that a text holds, whoever can read it.
fn seconds_in(text: &str) -> impl Iterator<Item = u32> {
    text.lines().filter_map(|line| line.split_once('@')?.1.parse().ok())
}

fn moves_of(game: &Game) -> impl Iterator<Item = u32> {
    game.moves().iter().map(|made| made.at)
}

impl Tab {
    /// Writes and removes notes as the page does before a frame; gives false if the tab ends before it is done.
    fn note(&mut self, browser: &mut Browser) -> bool {
        let tab = self.archive.tab();
        let unsaved: Vec<_> = self
            .archive
            .unsaved()
            .map(|copy| (copy.id, save::write(&copy.game, Some(copy.id), copy.base()), Rc::clone(&copy.game)))
            .collect();
        for (id, note, game) in &unsaved {
            if browser.notes.get(&(tab, *id)) == Some(note) && self.noted.contains_key(id) {
                continue;
            }
            if !self.may_write() {
                return false;
            }
            self.archive.noted(!browser.notes_refuse);
            if !browser.notes_refuse {
                browser.notes.insert((tab, *id), note.clone());
                self.noted.insert(*id, Rc::clone(game));
            }
        }
        let gone: Vec<_> = self.noted.keys().copied().filter(|id| unsaved.iter().all(|(unsaved, ..)| unsaved != id)).collect();
        for id in gone {
            if !self.may_write() {
                return false;
            }
            self.noted.remove(&id);
            browser.notes.remove(&(tab, id));
        }
        for (source, id) in self.archive.leftovers() {
            if let Source::Note(tab, own) = source
                && self.noted.contains_key(id)
            {
                browser.notes.remove(&(*tab, *own));
            }
        }
        for source in self.archive.settled() {
            match source {
                Source::Note(tab, id) => drop(browser.notes.remove(&(*tab, *id))),
                Source::Journal(name) | Source::Shelf(name) => drop(browser.journals.remove(name)),
            }
        }
        true
    }

    fn may_write(&mut self) -> bool {
        match &mut self.writes {
            Some(0) => false,
            Some(writes) => {
                *writes -= 1;
                true
            }
            None => true,
        }
    }

    /// The page shows the game as the archive has it, if that took another one.
    fn follow(&mut self) {
        if let Some(copy) = self.archive.open_copy() {
            self.game = Rc::clone(&copy.game);
        }
    }

    /// The moves that a message says are not kept, or only a moment later.
    fn unkept(&self) -> BTreeSet<u32> {
        let warns = !self.archive.health().notes;
        self.archive.unsaved().filter(|_| warns).flat_map(|copy| moves_of(&copy.game)).collect()
    }
}

impl Browser {
    /// A browser that was used with a version of before.
    fn new(earlier: usize) -> Browser {
        let mut browser = Browser { now: 1_000 * DAY, ..Browser::default() };
        for number in 0..earlier {
            let mut game = Game::new(PUZZLES[0].parse().unwrap());
            browser.make_moves(&mut game, number + 1);
            browser.shown.extend(moves_of(&game));
            browser.journals.insert(format!("journal {number}"), save::save(&game));
        }
        browser
    }

    fn make_moves(&mut self, game: &mut Game, number: usize) {
        for _ in 0..number {
            self.seconds += 1;
            game.seconds = self.seconds;
            let cell = Cell::from_index(self.seconds as usize % 81).unwrap();
            assert!(game.play(Move::Colour(cell.into(), Digit::ALL[self.seconds as usize % 9])));
        }
    }

    /// The records and notes that a tab finds which opens now, if these tabs are alive.
    fn found(&self, alive: &[TabId]) -> Found {
        let is_alive = |tab: &TabId| alive.contains(tab);
        let notes = self.notes.iter().filter(|((tab, _), _)| !is_alive(tab));
        let notes = notes.map(|((tab, id), text)| Leftover { source: Source::Note(*tab, *id), text: text.clone(), played: 2 });
        let records = (!self.store_refuses).then(|| self.store.0.values().cloned().collect());
        Found { records, whole: true, leftovers: notes.chain(self.journals()).collect(), notes: !self.notes_refuse }
    }

    fn journals(&self) -> Vec<Leftover> {
        let leftover =
            |(name, text): (&String, &String)| Leftover { source: Source::Journal(name.clone()), text: text.clone(), played: 1 };
        self.journals.iter().map(leftover).collect()
    }

    /// The part of these findings that a tab has without waiting for the store: the notes, and the game that was played last.
    fn found_ahead(&self, mut found: Found) -> Found {
        found.leftovers.retain(|leftover| matches!(leftover.source, Source::Note(..)));
        let records = self.stored.as_deref().and_then(Record::of_stored).into_iter().collect();
        Found { records: Some(records), whole: false, ..found }
    }

    fn seed(&mut self) -> u64 {
        self.seeds += 1;
        self.seeds.wrapping_mul(0x5851_f42d_4c95_7f2d)
    }

    fn do_step(&mut self, step: Step) {
        match step {
            Step::Open(tab) => self.open(tab, true),
            Step::OpenAhead(tab) => self.open(tab, false),
            Step::Close(tab) => {
                self.in_tab(tab, |tab, _| tab.archive.flush(true));
                self.end(tab);
            }
            Step::Crash(tab) => self.end(tab),
            Step::CrashAfter(tab, writes) => {
                if let Some(tab) = &mut self.tabs[tab] {
                    tab.writes = Some(writes);
                }
            }
            Step::Move(tab) => self.play(tab, |browser, game| browser.make_moves(game, 1)),
            Step::Undo(tab) => self.play(tab, |_, game| _ = game.undo()),
            Step::Redo(tab) => self.play(tab, |_, game| _ = game.redo()),
            Step::Rest(tab) => self.play(tab, |browser, game| {
                browser.seconds += 30;
                game.seconds = browser.seconds;
            }),
            Step::Link(tab, puzzle) => self.in_tab(tab, |tab, _| {
                let givens: Grid = PUZZLES[puzzle].parse().unwrap();
                match tab.archive.of_givens(&givens).map(|copy| copy.id) {
                    Some(id) => drop(tab.archive.open(id)),
                    None => drop(tab.archive.begin(Rc::new(Game::new(givens)))),
                }
                tab.follow();
            }),
            Step::Anew(tab) => self.in_tab(tab, |tab, _| {
                tab.archive.begin(Rc::new(Game::new(*tab.game.givens())));
                tab.follow();
            }),
            Step::Continue(tab, number) => self.in_tab(tab, |tab, _| {
                let other = tab.archive.others().get(number).map(|copy| copy.id);
                other.map(|id| tab.archive.open(id));
                tab.follow();
            }),
            Step::Bin(tab, number) => self.in_tab(tab, |tab, _| {
                let other = tab.archive.others().get(number).map(|copy| copy.id);
                other.into_iter().for_each(|id| tab.archive.put_in_bin(id, true));
            }),
            Step::PutBack(tab, number) => self.in_tab(tab, |tab, _| {
                let other = tab.archive.listed(|copy| copy.binned.is_some()).get(number).map(|copy| copy.id);
                other.into_iter().for_each(|id| tab.archive.put_in_bin(id, false));
            }),
            Step::Tag(tab) => self.in_tab(tab, |tab, _| {
                tab.archive.tag(tab.archive.open_id(), "* Commute");
            }),
            Step::Flush(tab) => self.in_tab(tab, |tab, _| tab.archive.flush(false)),
            Step::Hide(tab) => self.in_tab(tab, |tab, _| tab.archive.flush(true)),
            Step::Look(tab) => self.in_tab(tab, |tab, _| tab.archive.look()),
            Step::Store(tab) => self.store(tab),
            Step::StoreAnswer(tab) => self.answer(tab),
            Step::Settle => {
                for tab in 0..TABS {
                    self.in_tab(tab, |tab, _| tab.archive.flush(false));
                    for _ in 0..20 {
                        self.store(tab);
                        self.answer(tab);
                    }
                }
            }
            Step::Backup(tab) => {
                if let Some(tab) = &self.tabs[tab] {
                    let texts: Vec<String> = tab.archive.copies().map(GameCopy::backup).collect();
                    self.backup = texts.join("\n\n");
                }
            }
            Step::Restore(tab) => {
                let saves = self.backup.split("\n\n").filter_map(|text| save::read(text).ok()).collect::<Vec<_>>();
                self.in_tab(tab, |tab, _| tab.archive.restore(saves));
            }
            Step::NotesRefuse(refuse) => self.notes_refuse = refuse,
            Step::StoreRefuses(refuse) => self.store_refuses = refuse,
            Step::ClearNotes => {
                self.notes.clear();
                self.journals.clear();
                self.forgive();
            }
            Step::ClearStore => {
                // All that was in the store is gone, also what a note still has until its tab hears that the store took it.
                for record in std::mem::take(&mut self.store.0).values() {
                    let gone: BTreeSet<u32> = seconds_in(&record.text).collect();
                    self.shown.retain(|second| !gone.contains(second));
                }
                self.untouchable.clear();
                // The browser tells the tabs that their store was closed. Until they have looked, they take games for kept.
                for tab in self.tabs.iter_mut().flatten() {
                    tab.archive.look();
                    tab.cleared = tab.archive.wanted().last().map_or(0, |wanted| wanted.number);
                }
            }
            Step::LaterVersion(number) => self.overwrite(number, |text| text.replacen("nonet 1", "nonet 2", 1)),
            Step::Damage(number) => self.overwrite(number, |text| text.replacen("made", "mode", 1)),
            Step::Month => self.now += 31 * DAY,
        }
    }

    fn open(&mut self, number: usize, whole: bool) {
        if self.tabs[number].is_some() {
            return;
        }
        let alive: Vec<TabId> = self.tabs.iter().flatten().map(|tab| tab.archive.tab()).collect();
        let found = self.found(&alive);
        let found = if whole { found } else { self.found_ahead(found) };
        let mut archive = Archive::new(self.seed(), found);
        if !archive.is_whole() {
            archive.look();
        }
        let first = archive.latest().map(|copy| copy.id);
        match first {
            Some(id) => drop(archive.open(id)),
            None => drop(archive.begin(Rc::new(Game::new(PUZZLES[0].parse().unwrap())))),
        }
        let game = Rc::clone(&archive.open_copy().unwrap().game);
        let (noted, answers) = (BTreeMap::new(), VecDeque::new());
        self.tabs[number] = Some(Tab { archive, game, noted, sent: 0, answers, writes: None, told: BTreeSet::new(), cleared: 0 });
        self.in_tab(number, |_, _| ());
    }

    /// Does something in a tab, then what the page does after everything: notes, and a frame.
    fn in_tab(&mut self, number: usize, act: impl FnOnce(&mut Tab, &mut Browser)) {
        let Some(mut tab) = self.tabs[number].take() else { return };
        act(&mut tab, self);
        if tab.note(self) {
            for news in tab.archive.take_news() {
                if let News::Restored(games) = news {
                    // If somebody cleared the store before the tab heard of it, nothing is left of these games.
                    let kept = self.kept();
                    let taken = games.iter().filter(|restored| restored.fate != Fate::Stood);
                    taken.for_each(|restored| {
                        self.shown.extend(
                            moves_of(&restored.game).filter(|second| kept.contains(second) && !self.taken_back.contains(second)),
                        )
                    });
                }
            }
            tab.told = tab.unkept();
            self.stored = tab.archive.latest().and_then(GameCopy::stored).or(self.stored.take());
            self.tabs[number] = Some(tab);
        } else {
            self.ended(&tab);
        }
    }

    /// The player does something in the open game of a tab. What was taken back and is played over is gone, as the player wants it.
    fn play(&mut self, number: usize, act: impl FnOnce(&mut Browser, &mut Game)) {
        let mut before = BTreeSet::new();
        let mut after = BTreeSet::new();
        let mut changed = false;
        self.in_tab(number, |tab, browser| {
            let mut game = Game::clone(&tab.game);
            act(browser, &mut game);
            changed = *tab.game != game;
            before.extend(moves_of(&tab.game));
            after.extend(moves_of(&game));
            tab.game = Rc::new(game);
            tab.archive.show(&tab.game);
        });
        let has_looked = |tab: &Tab| tab.archive.wanted().iter().all(|wanted| wanted.number > tab.cleared);
        self.taken_back.extend(before.difference(&after));
        self.shown.retain(|second| !before.contains(second) || after.contains(second));
        if changed && self.tabs[number].as_ref().is_some_and(has_looked) {
            self.shown.extend(after.difference(&before));
        }
    }

    fn end(&mut self, number: usize) {
        if let Some(tab) = self.tabs[number].take() {
            self.ended(&tab);
        }
    }

    /// A move goes with its tab if a message said that it is not kept.
    fn ended(&mut self, tab: &Tab) {
        let kept = self.kept();
        self.shown.retain(|second| kept.contains(second) || !tab.told.contains(second));
    }

    /// The store does the next request of a tab.
    fn store(&mut self, number: usize) {
        let Some(mut tab) = self.tabs[number].take() else { return };
        let next = tab.archive.wanted().iter().find(|wanted| wanted.number > tab.sent).cloned();
        if let Some(wanted) = next {
            tab.sent = wanted.number;
            if !tab.may_write() {
                return self.ended(&tab);
            }
            let answer = if self.store_refuses { None } else { Some(self.perform(&wanted.request)) };
            tab.answers.push_back((wanted.number, answer));
        }
        self.tabs[number] = Some(tab);
    }

    fn perform(&mut self, request: &StoreRequest) -> StoreAnswer {
        let before = self.store.0.clone();
        let answer = self.store.perform(request, self.now).unwrap();
        for record in before.values().filter(|record| !self.store.0.contains_key(&record.id)) {
            assert!(record.binned.is_some_and(|binned| self.now - binned > 30 * DAY), "only an old bin is emptied");
            self.untouchable.remove(&record.text);
            // A tab may still have a note of it, until it hears that the store took the game, which was before it went.
            let others: BTreeSet<u32> = self.store.0.values().flat_map(|record| seconds_in(&record.text)).collect();
            self.shown.retain(|second| others.contains(second) || !seconds_in(&record.text).any(|it| it == *second));
        }
        for text in &self.untouchable {
            assert!(self.store.0.values().any(|record| record.text == *text), "what can't be read is left as it is: {text}");
        }
        answer
    }

    fn answer(&mut self, number: usize) {
        self.in_tab(number, |tab, browser| {
            if let Some((number, answer)) = tab.answers.pop_front() {
                if let Some(StoreAnswer::All(records)) = &answer {
                    let is_whole = tab.archive.is_whole();
                    tab.archive.take_records(if is_whole { &records[..records.len() / 2] } else { records }); // a long answer comes in parts
                    if !is_whole {
                        tab.archive.take_leftovers(browser.journals());
                    }
                }
                tab.archive.answered(number, answer);
                tab.follow();
            }
        });
    }

    /// Somebody cleared the storage: what is nowhere else is gone, until it is shown again.
    fn forgive(&mut self) {
        let kept = self.kept();
        self.shown.retain(|second| kept.contains(second));
    }

    fn overwrite(&mut self, number: usize, write: impl FnOnce(&str) -> String) {
        let mut records: Vec<&mut Record> = self.store.0.values_mut().collect();
        records.sort_by_key(|record| Reverse(record.played));
        if let Some(record) = records.into_iter().filter(|record| record.read().is_ok()).nth(number) {
            record.text = write(&record.text);
            self.untouchable.insert(record.text.clone());
        }
    }

    /// The moves that a tab finds that opens after all others were killed, when nothing refuses.
    fn kept(&self) -> BTreeSet<u32> {
        let records = Some(self.store.0.values().cloned().collect());
        let archive = Archive::new(99, Found { records, ..self.found(&[]) });
        let copies = archive.copies().flat_map(|copy| moves_of(&copy.game));
        copies.chain(archive.unreadable().iter().flat_map(|it| seconds_in(&it.text))).collect()
    }

    /// Whether the law holds.
    fn check(&self) -> Result<(), TestCaseError> {
        let kept = self.kept();
        let told: BTreeSet<u32> = self.tabs.iter().flatten().flat_map(|tab| tab.told.iter().copied()).collect();
        let lost: Vec<u32> =
            self.shown.iter().copied().filter(|second| !kept.contains(second) && !told.contains(second)).collect();
        prop_assert!(lost.is_empty(), "lost: {:?}", lost);
        Ok(())
    }
}

fn deterministic(config: Config) -> TestRunner {
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// Histories that lost something once.
#[test]
fn what_was_lost_once_is_kept() {
    use Step::*;
    let histories: [(usize, &[Step]); 2] = [
        // Two tabs take over the same games; a later version saves one; each goes on with it, beside that, under the same id.
        (2, &[Open(2), Open(0), Flush(0), Open(1), Store(0), LaterVersion(1), Move(1), Flush(2), Move(2), Settle]),
        // A backup is restored by a tab that wrote the same game before the store was cleared.
        (1, &[Open(1), Open(0), Flush(0), Move(1), Store(0), ClearStore, CrashAfter(1, 0), Backup(1), Restore(0), Settle]),
    ];
    for (earlier, steps) in histories {
        history(earlier, steps).unwrap();
    }
}

fn history(earlier: usize, steps: &[Step]) -> Result<(), TestCaseError> {
    let mut browser = Browser::new(earlier);
    browser.check()?;
    for step in steps {
        browser.do_step(*step);
        browser.check()?;
    }
    Ok(())
}

#[test]
fn every_move_that_was_shown_is_kept_or_was_said_not_to_be() {
    let cases = env::var("HISTORIES").ok().and_then(|number| number.parse().ok()).unwrap_or(4_000);
    let config = Config {
        cases,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        max_shrink_iters: 20_000,
        ..Config::default()
    };
    let histories = (0usize..3, prop::collection::vec(step(), 1..60));
    // A test run judges the change, so it always has the same histories; whoever asks for more gets others each time.
    let mut runner = if env::var_os("HISTORIES").is_some() { TestRunner::new(config) } else { deterministic(config) };
    runner.run(&histories, |(earlier, steps)| history(earlier, &steps)).unwrap();
}
