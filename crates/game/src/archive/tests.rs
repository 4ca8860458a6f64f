//! Tests of an archive, with a store in memory.

use super::{
    Archive, BIN_TIME, Found, GameCopy, GameId, Health, Leftover, MemoryStore, News, Source, StoreRequest, TabId, Visit,
    copy::REST,
};
use crate::{Game, Move, save};
use nonet_core::board::{Cell, Digit, Grid};
use std::rc::Rc;

const LINES: [&str; 2] = [
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "060000190002610004701000000000070010006083000540060003080027039000400078000000400",
];

fn givens(number: usize) -> Grid {
    LINES[number].parse().unwrap()
}

fn tab(seed: u64, store: &MemoryStore) -> Archive {
    let records = Some(store.0.values().cloned().collect());
    Archive::new(seed, Found { records, whole: true, leftovers: Vec::new(), notes: true })
}

/// The games in the bin.
fn bin(archive: &Archive) -> Vec<&GameCopy> {
    archive.listed(|copy| copy.binned.is_some())
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
        play(&mut archive, 1); // the game that was written is not all of it
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
    assert_eq!(bin(&later).iter().map(|copy| copy.id).collect::<Vec<_>>(), [first]);
    later.look();
    settle(&mut later, &mut store, 100 + BIN_TIME);
    assert_eq!(bin(&later).len(), 1, "not a moment too early");
    later.put_in_bin(first, false);
    settle(&mut later, &mut store, 101 + BIN_TIME);
    assert_eq!((bin(&later).len(), later.others().len()), (0, 1));
    later.put_in_bin(first, true);
    settle(&mut later, &mut store, 200);
    let mut look = |tab, days: u64| {
        let visit = Visit { now: 201 + BIN_TIME + days * 86_400_000, tab: TabId::new(tab) };
        store.perform_in(&StoreRequest::ReadAll, visit).unwrap();
        store.0.len()
    };
    assert_eq!(look(2, 0), 1, "the clock may be wrong");
    assert_eq!(look(2, 3), 1, "all the time that the page is open");
    assert_eq!(look(3, 3), 0, "another visit on another day finds the same");
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
    assert_eq!(bin(&tab(3, &store)).len(), 0);
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
    assert_eq!((archive.is_waiting(), archive.unsaved().count()), (false, 0));
    archive.flush(true);
    assert_eq!((archive.wanted().len(), archive.unsaved().count()), (1, 1), "and noted until it is there");
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
    let mut archive = Archive::new(1, Found { records: Some(Vec::new()), whole: true, leftovers, notes: true });
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
    assert_eq!(bin(&archive).len(), 1);
    let wanted = archive.wanted()[0].clone();
    archive.answered(wanted.number, None);
    assert_eq!((bin(&archive).len(), archive.take_news()), (0, vec![News::NotBinned]));
}

/// The star and the labels that the store has for the game, as a new tab finds them.
fn tags_of(id: GameId, store: &MemoryStore) -> String {
    let tab = tab(9, store);
    let tags = &tab.copy(id).unwrap().tags;
    tags.text.clone()
}

#[test]
fn stars_and_labels_are_kept_seen_by_other_tabs_and_not_lost_by_a_move() {
    let mut store = MemoryStore::default();
    let mut one = begun(1, 0, 3, &mut store);
    let id = one.open_id();
    let mut two = tab(2, &store);
    play(&mut one, 1); // not in the store yet
    one.tag(id, "* Commute");
    settle(&mut one, &mut store, 100);
    two.look();
    settle(&mut two, &mut store, 101);
    assert_eq!(two.copy(id).unwrap().tags.text, "* Commute");
    play(&mut one, 1);
    settle(&mut one, &mut store, 102);
    assert_eq!(tags_of(id, &store), "* Commute");
    // Labels that were given later count, though this tab has not heard of the time.
    let mut three = tab(3, &store);
    one.tag(id, "* Earlier");
    settle(&mut one, &mut store, 300);
    three.tag(id, "* Later");
    let wanted = three.wanted()[0].clone();
    three.answered(wanted.number, store.perform(&wanted.request, 400));
    assert_eq!(store.0[&id].tags.changed, 400);
    one.look();
    settle(&mut one, &mut store, 401);
    assert_eq!((tags_of(id, &store).as_str(), one.copy(id).unwrap().tags.text.as_str()), ("* Later", "* Later"));
    // A store that was cleared gets them again with the game.
    store.0.clear();
    play(&mut one, 1);
    settle(&mut one, &mut store, 400);
    assert_eq!(tags_of(id, &store), "* Later");
}

#[test]
fn labels_that_the_store_refuses_are_said_and_not_shown() {
    let mut store = MemoryStore::default();
    let mut archive = begun(1, 0, 3, &mut store);
    let id = archive.open_id();
    let refuse = |archive: &mut Archive, store: &mut MemoryStore, refused: bool| {
        let wanted = archive.wanted()[0].clone();
        archive.answered(wanted.number, if refused { None } else { store.perform(&wanted.request, 50) });
        archive.copy(id).unwrap().tags.text.clone()
    };
    archive.tag(id, "* ");
    assert_eq!(refuse(&mut archive, &mut store, true), "", "it is not shown as pressed");
    assert_eq!(archive.take_news(), [News::NotTagged]);
    archive.tag(id, "* One");
    assert_eq!(refuse(&mut archive, &mut store, false), "* One");
    archive.tag(id, "* Two");
    archive.tag(id, "* Three");
    assert_eq!(refuse(&mut archive, &mut store, true), "* Three", "it is on its way");
    assert_eq!(refuse(&mut archive, &mut store, true), "* One", "what the store has");
}

#[test]
fn a_star_in_a_visit_without_a_move_has_the_time_of_the_clock() {
    let mut store = MemoryStore::default();
    let id = begun(1, 0, 3, &mut store).open_id();
    let mut visit = tab(2, &store);
    visit.tag(id, "* ");
    let wanted = visit.wanted()[0].clone();
    visit.answered(wanted.number, store.perform(&wanted.request, 1_764_000_000_000));
    assert_eq!(visit.copy(id).unwrap().tags.changed, 1_764_000_000_000);
    assert_eq!(store.0[&id].tags.changed, 1_764_000_000_000);
}

#[test]
fn a_backup_brings_stars_labels_and_times_back_and_never_older_ones() {
    let mut store = MemoryStore::default();
    let mut archive = begun(1, 0, 3, &mut store);
    let id = archive.open_id();
    archive.tag(id, "* Commute");
    settle(&mut archive, &mut store, 100);
    let backup = save::read(&archive.copy(id).unwrap().backup()).unwrap();
    // On another device,
    let mut elsewhere = MemoryStore::default();
    let mut other = tab(2, &elsewhere);
    other.restore(vec![backup.clone()]);
    settle(&mut other, &mut elsewhere, 200);
    assert_eq!(tags_of(id, &elsewhere), "* Commute");
    assert_eq!(elsewhere.0[&id].played, store.0[&id].played);
    // and where it was labelled otherwise since.
    other.tag(id, "* At home");
    settle(&mut other, &mut elsewhere, 201);
    other.restore(vec![backup]);
    settle(&mut other, &mut elsewhere, 202);
    assert_eq!(tags_of(id, &elsewhere), "* At home");
}
