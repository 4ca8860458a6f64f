//! Tests that a key looks at no more moves in a game of thousands of moves than in a short one. The visits are counted, since a
//! clock would measure the machine.

use super::{played::*, *};
use nonet::{action::PageEvent, shell::view::RoomView};
use nonet_core::board::{Cell, CellSet, Digit};
use nonet_game::{
    self as game, Game, Move,
    archive::{GameId, Leftover, MemoryStore, NoteBase, Record, Revision, Source, TabId, base_of},
    visits,
};
use nonet_protocol::Level;

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

/// What is cloned of a state at an input is what changes: the other kept games, of which there may be thousands, are shared with the state
/// before.
#[test]
fn an_input_copies_no_other_kept_game() {
    let kept = |number: u32| {
        let mut game = Game::new(SEED_1.parse().unwrap());
        (game.level, game.seconds) = (Some(Level::Easy), number);
        assert!(game.play(Move::Set(CellSet::of(cell("r1c1")), Digit::D1)));
        let id = GameId::numbered(u64::from(number));
        (id, Record::of(id, Revision { number: 1, tab: TabId::default() }, &game, u64::from(number)))
    };
    let store = MemoryStore((1..=5_000).map(kept).collect());
    let mut played = Played::opened_on(&store, Vec::new()).keys("C-Home");
    let places = |played: &Played| played.0.session.archive.copies().map(std::ptr::from_ref).collect::<Vec<_>>();
    assert!(places(&played).len() >= 5_000);
    for name in ["2", "ArrowDown", "S-5", "C-z"] {
        let before = (places(&played), played.0.clone());
        played = played.keys(name);
        played.0 = played.0.after(PageEvent::Tick);
        let moved = before.0.iter().zip(places(&played)).filter(|(one, other)| **one != *other).count();
        assert!(moved <= 1, "{moved} games are copied at {name}");
    }
}
