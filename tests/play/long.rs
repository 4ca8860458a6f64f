//! Tests that a key looks at no more moves in a game of thousands of moves than in a short one. The visits are counted, since a
//! clock would measure the machine.

use super::{library::show_library, played::*, *};
use nonet::{
    action::{Action, PageEvent},
    shell::view::RoomView,
};
use nonet_core::board::{Cell, CellSet, Digit};
use nonet_game::{
    self as game, Game, Move,
    archive::{GameId, Leftover, MemoryStore, NoteBase, Record, Revision, Source, TabId, base_of},
    visits,
};
use nonet_protocol::{CollectionView, KeptGame, Level, LibraryAction, LibraryItem, LibraryPart};
use std::rc::Rc;

/// The maximum number of visits to moves for a key. A move may be visited several times: by the move itself, by the drawing, and
/// by the note.
const BOUND: usize = 800;

fn long_game(moves: usize) -> String {
    let mut game = Game::new(SEED_1.parse().unwrap());
    for number in 0..moves {
        let cell = CellSet::of(Cell::from_index(number % 81).unwrap());
        assert!(game.play(Move::Colour(cell, Digit::ALL[number / 81 % 9])));
    }
    game::save::save(&game)
}

#[test]
fn a_key_looks_at_no_more_of_a_long_game_than_of_a_short_one() {
    let journal = Leftover { source: Source::Journal("nonet.game".to_owned()), text: long_game(5_000), played: 1 };
    let mut store = MemoryStore::default();
    let mut played = Played::opened_on(&MemoryStore::default(), vec![journal]).keep(&mut store);
    assert_eq!(played.0.play.game.moves().len(), 5_000);
    let mut base = None;
    let mut most = 0;
    let script = "C-Home 1 Delete S-7 ArrowRight v 3 z C-z C-y d 5 ArrowDown 5 z C-z C-z C-z 2 f 3 f h Escape C-s 4 C-b";
    for (round, name) in script.split(' ').cycle().take(120).enumerate() {
        let _ = visits::take();
        played = played.keys(name);
        played.0 = played.0.after(PageEvent::Tick);
        assert!(matches!(played.view().room, RoomView::Play(_)));
        for copy in played.0.session.archive.unsaved() {
            let note = NoteBase::note(&mut base, copy.id, copy.base(), &copy.game);
            assert!(base_of(&note.text).is_some() && (note.text.len() < 20_000 || note.base.is_some()));
        }
        if round % 3 == 0 {
            played = played.keep(&mut store);
        }
        most = most.max(visits::take());
    }
    assert!(most <= BOUND, "a key looks at {most} moves");
}

/// The number of kept games of a player who plays every day for years.
const MANY: usize = 5_000;

/// A store with many games, each of which is begun.
fn store_of_many() -> MemoryStore {
    let kept = |number: u32| {
        let mut game = Game::new(SEED_1.parse().unwrap());
        (game.level, game.seconds) = (Some(Level::Easy), number);
        assert!(game.play(Move::Set(CellSet::of(cell("r1c1")), Digit::D1)));
        let id = GameId::numbered(u64::from(number));
        (id, Record::of(id, Revision { number: 1, tab: TabId::default() }, &game, u64::from(number)))
    };
    MemoryStore((1..=MANY as u32).map(kept).collect())
}

/// The parts of a state that are cloned at an input are those that change: the other kept games, of which there may be thousands, are
/// shared with the state before.
#[test]
fn an_input_copies_no_other_kept_game() {
    let mut played = Played::opened_on(&store_of_many(), Vec::new()).keys("C-Home");
    let places = |played: &Played| played.0.session.archive.copies().map(std::ptr::from_ref).collect::<Vec<_>>();
    assert!(places(&played).len() >= MANY);
    for name in ["2", "ArrowDown", "S-5", "C-z"] {
        let before = (places(&played), played.0.clone());
        played = played.keys(name);
        played.0 = played.0.after(PageEvent::Tick);
        let moved = before.0.iter().zip(places(&played)).filter(|(one, other)| **one != *other).count();
        assert!(moved <= 1, "{moved} games are copied at {name}");
    }
}

/// The figures about all games, by which they are counted and sorted, are those of before.
#[test]
fn a_digit_sorts_no_kept_games() {
    let mut played = Played::opened_on(&store_of_many(), Vec::new()).keys("C-Home 2");
    for name in ["ArrowDown", "3", "C-z", "ArrowRight", "S-5"] {
        let before = played.0.clone();
        let figures = before.session.archive.summary();
        assert_eq!(figures.begun.len(), MANY);
        played = played.keys(name);
        assert!(matches!(played.view().room, RoomView::Play(_)));
        assert!(std::ptr::eq(figures, played.0.session.archive.summary()), "they are calculated again at {name}");
    }
}

/// The page keeps the stars: it draws one at once, sends the games to no worker for it, and tells of no other game again.
#[test]
fn a_star_is_drawn_without_the_other_games() {
    let mut store = store_of_many();
    let mut played = Played::opened_on(&store, Vec::new()).act(show_library());
    let shown = |played: &Played| match &played.0.collections.screen.view {
        CollectionView::Library(view) => Rc::clone(view),
        other => panic!("{other:?}"),
    };
    let item = shown(&played).entries[1].item;
    let LibraryItem::Game(id) = item else { panic!("{item:?}") };
    for star in [true, false, true] {
        let before = Rc::clone(&played.0.collections.games);
        assert!(before.len() >= MANY);
        played = played.act_alone(Action::from(LibraryAction::Star(item)));
        assert_eq!(played.0.collections.turn, None, "nothing is asked");
        assert_eq!(shown(&played).entries[1].favourite, star);
        let told_again = |(one, other): &(&KeptGame, &KeptGame)| !Rc::ptr_eq(&one.words, &other.words);
        let now = &played.0.collections.games;
        assert_eq!((now.len(), before.iter().zip(now.iter()).filter(told_again).count()), (before.len(), 1));
        played = played.keep(&mut store);
        assert_eq!(played.0.collections.turn, None, "the store's answer changes nothing either");
        let labels = store.0[&GameId::numbered(id)].tags.labels();
        assert_eq!(labels.favourite, star);
    }
    let favourites = played.act(Action::from(LibraryAction::Show(LibraryPart::Favourites)));
    assert_eq!(shown(&favourites).entries.iter().map(|entry| entry.item).collect::<Vec<_>>(), [item]);
    let none = favourites.act(Action::from(LibraryAction::Star(item)));
    assert!(shown(&none).entries.is_empty(), "what is found by its star goes with it");
}

/// A second changes the time alone, which is drawn by itself.
#[test]
fn a_second_of_a_game_draws_nothing_but_its_time() {
    let played = Played::at(&format!("#play={SEED_1}")).keys("C-Home 2");
    let (view, time) = (played.view(), played.game().status.time);
    let later = Played(played.0.after(PageEvent::Tick));
    assert_eq!((time.as_deref(), later.game().status.time.as_deref()), (Some("0:00"), Some("0:01")));
    assert_eq!(later.0.drawn, played.0.drawn);
    let RoomView::Play(room) = view.room else { panic!("another room") };
    let RoomView::Play(room_later) = later.view().room else { panic!("another room") };
    assert_eq!((&room.board, &room.tools, &room.games), (&room_later.board, &room_later.tools, &room_later.games));
    assert_ne!(later.keys("ArrowDown").0.drawn, played.0.drawn);
}
