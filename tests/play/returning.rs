//! Tests of coming back: the card of a new day, a visitor's first game, its clock, and the end of a game.

use super::{game::begun_daily, played::*, *};
use nonet::{
    action::{Action, BoardAction, PageEvent, PlayAction},
    app::{State, Stored},
    session::Making,
};
use nonet_core::{
    Level,
    board::{CellSet, Digit},
};
use nonet_game::{
    DayMark,
    archive::{Archive, Found, MemoryStore},
    first_puzzle, is_relabelled, relabelled,
};

/// Returns the player's next visit. `returns` says whether it is on a later day than the latest game.
fn next_visit(played: &Played, returns: bool) -> Played {
    let making = Making::new(7, played.0.session.making.day);
    let mut store = MemoryStore::default();
    Played(played.0.clone()).keep(&mut store);
    let records = Some(store.0.values().cloned().collect());
    let archive = Archive::new(0xfee1, Found { records, leftovers: Vec::new(), notes: true });
    Played(State::new(Stored { archive, returns, making, ..Stored::default() }).arrived(""))
}

#[test]
fn a_new_day_begins_with_where_one_stands_over_an_untouched_board() {
    let finished = begun_daily(22).keys("1");
    let same_day = next_visit(&finished, false);
    assert!(same_day.game().status.solved && same_day.play().welcome.is_none());

    let next_day = next_visit(&finished, true);
    let welcome = next_day.play().welcome.unwrap();
    assert_eq!(welcome.title, "Today, 22 November: keep your 1 day");
    assert_eq!(welcome.daily.iter().map(|(_, mark)| *mark == DayMark::Solved).filter(|it| *it).count(), 1);
    assert!(welcome.go_on.is_none() && next_day.game().fresh);
    assert_eq!(next_day.0.play.game.level, Some(Level::Hard), "of the level that was played last");
    // Opening the calendar doesn't begin the game; any key of the game does.
    let looked = next_day.act(Action::Play(PlayAction::Calendar));
    assert!(looked.play().welcome.is_some());
    let begun = looked.act(Action::Board(BoardAction::Select(cell("r1c1"))));
    assert!(begun.play().welcome.is_none() && begun.game().fresh);
}

#[test]
fn a_new_day_offers_to_go_on_with_the_game_that_is_not_finished() {
    let begun = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1");
    let welcome = next_visit(&begun, true);
    let go_on = welcome.play().welcome.unwrap().go_on.unwrap();
    assert!(go_on.words.contains("54 left"), "{}", go_on.words);
    let back = welcome.act(Action::Play(PlayAction::Continue(go_on.id)));
    assert_eq!((back.line(), back.play().welcome), (begun.line(), None));
    // The card doesn't delay what an address asks for.
    let asked = next_visit(&begun, true).act(PageEvent::Address(format!("#play={SEED_2}")));
    assert!(asked.play().welcome.is_none());
}

#[test]
fn every_visitor_gets_digits_of_ones_own_and_no_first_puzzle_twice() {
    let first = first_puzzle(Level::Easy).unwrap();
    let digits = [9, 8, 7, 6, 5, 4, 3, 2, 1].map(|it| Digit::new(it).unwrap());
    let visit = || {
        let mut making = Making::default();
        making.digits = Some(digits);
        Played(State::new(Stored { making, ..Stored::default() }).arrived(""))
    };
    let game = visit().0.play.game;
    assert_eq!(*game.givens(), relabelled(&first, &digits));
    assert_eq!(visit().play().games.about, "Hints that teach \u{b7} solves and explains any puzzle you bring");
    let begun = visit().act(Action::Board(BoardAction::Select(game.givens().empty_cells().first().unwrap()))).keys("1");
    assert_eq!(begun.play().games.about, "", "who has played knows it");
    let unplayed = begun.0.play.unplayed(Level::Easy, &begun.0.session);
    assert_eq!(unplayed, None, "it is the one that was played");
    let medium = begun.0.play.unplayed(Level::Medium, &begun.0.session).unwrap();
    assert!(is_relabelled(&medium, &first_puzzle(Level::Medium).unwrap()));
}

#[test]
fn the_clock_begins_with_the_first_key_or_tap() {
    let opened = Played(State::new(Stored::default()).arrived(""));
    assert!(!opened.0.is_timed());
    assert_eq!(opened.act_again(PageEvent::Tick).0.play.game.seconds, 0);
    let tapped = opened.act(Action::Board(BoardAction::Select(cell("r1c2"))));
    assert!(tapped.0.is_timed());
    assert_eq!(tapped.act(PageEvent::Tick).0.play.game.seconds, 1);
}

#[test]
fn what_becomes_complete_is_shown_once() {
    let puzzle = format!("00{}", &SEED_1_SOLVED[2..]);
    let played = Played::at(&format!("#play={puzzle}")).keys("C-Home 1");
    let (cells, number) = played.board().completed;
    assert_eq!((cells, number), (cell("r1c1").column().cells() | played.0.play.game.grid().cells_of(Digit::D1), 1));
    let undone = played.keys("C-z");
    let wrong = undone.keys("4");
    assert_eq!(wrong.board().completed.0, CellSet::EMPTY, "a clash completes nothing");
}

#[test]
fn at_the_end_no_digit_is_lit() {
    let done = begun_daily(22).keys("1");
    assert!(done.game().status.solved);
    assert!(done.board().cells.iter().all(|cell| cell.relation != nonet::board::view::Relation::Same));
    assert!(done.board().solved_at.is_some());
}

#[test]
fn a_mistake_and_the_boldest_digit_are_told_in_one_line() {
    let played = Played::at(&format!("#play={SEED_1}")).wait().keys("C-Home 7 1");
    let mut played = played;
    for (place, digit) in SEED_1_SOLVED.bytes().enumerate() {
        let at = nonet_core::board::Cell::from_index(place).unwrap();
        if played.0.play.game.grid()[at].is_none() {
            played = played.act(Action::Board(BoardAction::Select(at))).keys(&char::from(digit).to_string());
        }
    }
    let played = played.wait();
    let finish = played.game().finish.unwrap();
    assert!(finish.words.starts_with("No hints, 1 mistake"), "{}", finish.words);
    let review = played.act(Action::Play(PlayAction::Replay(0))).game().replay.unwrap();
    assert_eq!((review.moments[0].0, review.moments[0].1.words.as_str()), ("A mistake", "r1c1 = 7"));
    assert!(review.moments.len() <= 3);
    assert!(review.moves.iter().all(|it| !it.ground.contains("Not provable")), "it is said of a moment alone");
}

#[test]
fn a_full_board_that_is_wrong_is_not_said_to_be_filled() {
    let puzzle = format!("00{}", &SEED_1_SOLVED[2..]);
    let wrong = Played::at(&format!("#play={puzzle}")).act(Action::Shell(nonet::action::ShellAction::Choose("checking", 0)));
    let wrong = wrong.keys("C-Home 4 ArrowRight 1");
    assert_eq!(wrong.game().status.words, "Full, but not right yet");
    let about = wrong.game().about_it.unwrap();
    assert_eq!(about.facts[0], ("Filled", "all, not right yet".to_owned()));
}

#[test]
fn colour_and_line_keys_tell_of_no_digits_that_are_left() {
    let played = Played::at(&format!("#play={SEED_1}"));
    let counts = |keys: &str| played.act_again(Action::Play(PlayAction::CloseHelp)).keys(keys).play().keypad.counts;
    assert_eq!((counts("z"), counts("v")), (true, false));
}
