//! Tests of presses on the board with a finger or a mouse: a press writes if it is released where it began and no other finger is
//! down.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, Mode, PlayAction},
    board::view::Content,
};
use nonet_core::board::Digit;

fn press(played: Played, name: &str) -> Played {
    played.act(Action::Board(BoardAction::Press(cell(name), Digit::D5)))
}

fn release(played: Played, name: &str) -> Played {
    played.act(Action::Board(BoardAction::Release(cell(name), Digit::D5)))
}

fn over(played: Played, name: &str) -> Played {
    played.act(Action::Board(BoardAction::SelectOver(cell(name))))
}

fn take_back(played: Played) -> Played {
    played.act(Action::Board(BoardAction::TakePressBack))
}

fn locked(digit: Digit) -> Played {
    Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Lock(digit)))
}

#[test]
fn a_digit_that_was_chosen_first_is_written_where_a_press_is_released_again() {
    let pressed = press(locked(Digit::D7), "r1c1");
    assert_eq!(pressed.line(), SEED_1, "it is not released yet");
    assert!(pressed.board().tracks_pointer_up);
    let written = release(pressed, "r1c1");
    assert_eq!(content(&written.board(), "r1c1"), Content::Entered(Digit::D7));
    for (what, played) in [
        ("released elsewhere", release(over(press(locked(Digit::D7), "r1c1"), "r1c4"), "r1c4")),
        ("over another cell and back", release(over(over(press(locked(Digit::D7), "r1c1"), "r1c4"), "r1c1"), "r1c1")),
        ("a second finger, and both released", release(release(take_back(press(locked(Digit::D7), "r1c1")), "r1c1"), "r2c2")),
        ("never pressed", release(locked(Digit::D7), "r1c1")),
    ] {
        assert_eq!(played.line(), SEED_1, "{what}");
    }
}

#[test]
fn a_press_that_is_taken_back_leaves_what_was_selected() {
    let before = Played::at(&format!("#play={SEED_1}")).keys("C-Home");
    let selection = before.0.session.board.selection;
    let pinch = take_back(over(press(before, "r5c5"), "r5c6"));
    assert_eq!(pinch.0.session.board.selection, selection);
    let later = over(take_back(press(pinch, "r5c5")), "r7c7");
    assert_eq!(later.0.session.board.selection, selection, "what a finger passes over after that is not selected");
    assert_eq!(release(press(later, "r5c5"), "r5c5").cursor(), "r5c5", "and the next press is one again");
    let solve = take_back(press(Played::at(&format!("#p={SEED_1}")).keys("C-Home"), "r5c5"));
    assert_eq!(solve.cursor(), "r1c1", "in Solve too");
    let none = Played::at(&format!("#play={SEED_1}")).keys("Escape");
    assert!(none.0.session.board.selection.cells.is_empty());
    assert!(take_back(press(none, "r5c5")).0.session.board.selection.cells.is_empty());
    // A touch enters its cell before it presses there.
    let tapped = press(Played::at(&format!("#play={SEED_1}")), "r1c1").act(Action::Board(BoardAction::EndPress));
    let pinch = take_back(press(over(tapped, "r5c1"), "r5c1"));
    assert_eq!((pinch.cursor().as_str(), pinch.0.session.board.selection.cells.len()), ("r1c1", 1));
    let adding = Played::at(&format!("#play={SEED_1}")).keys("C-Home").act(Action::Play(PlayAction::Adding(true)));
    assert_eq!(take_back(press(adding, "r5c5")).0.session.board.selection.cells.len(), 1);
}

#[test]
fn a_line_ends_where_its_press_is_released_and_a_pinch_draws_none() {
    let lines = |played: &Played| played.0.play.game.standing().lines().len();
    let play = || Played::at(&format!("#play={SEED_1}")).keys("d");
    let begun = release(press(play(), "r1c1"), "r1c1");
    assert!(begun.0.play.pen.is_some());
    let pressed = press(begun.act_again(Action::Board(BoardAction::TakePressBack)), "r5c1");
    assert_eq!(lines(&pressed), 0, "it is not released yet");
    assert_eq!(lines(&release(pressed, "r5c1")), 1);
    let pinched = take_back(press(begun, "r5c1"));
    assert!(lines(&pinched) == 0 && pinched.0.play.pen.is_some(), "the line still waits for its end");
    let first = take_back(press(play(), "r1c1"));
    assert!(first.0.play.pen.is_none(), "one that a pinch would begin is not begun");
    assert_eq!(lines(&release(over(press(play(), "r1c1"), "r5c1"), "r5c1")), 1, "dragged");
}

/// SudokuMonster and others: two quick taps with the digit chosen first were taken for a double tap.
#[test]
fn two_quick_taps_with_a_digit_chosen_first_write_two_notes() {
    let tap = |played, name: &str| release(press(played, name), name);
    let played = Played::at(&format!("#play={SEED_1}")).keys("n").act(Action::Play(PlayAction::Lock(Digit::D2)));
    let played = tap(tap(played, "r1c1"), "r1c4").act(Action::Board(BoardAction::SelectSame(cell("r1c4"))));
    let notes = |name: &str| played.board().cells[cell(name).index()].notes.to_string();
    assert_eq!((notes("r1c1"), notes("r1c4"), played.line()), ("2".to_owned(), "2".to_owned(), SEED_1.to_owned()));
    assert!(played.0.session.board.selection.cells.is_empty());
    let keys = Played::at(&format!("#play={SEED_1}")).keys("n");
    let keys = tap(tap(keys, "r1c1").keys("2"), "r1c4").keys("2");
    assert_eq!(keys.line(), SEED_1);
    assert_eq!(keys.0.play.game.standing().all_notes().len(), 2);
}

/// PocketPuzzles: a long press with a digit chosen replaced a given.
#[test]
fn a_given_stays_whatever_is_pressed_on_it() {
    let play = || Played::at(&format!("#play={SEED_1}"));
    let given = "r1c2";
    for mode in [Mode::Digit, Mode::Corner, Mode::Colour, Mode::Line] {
        let on_given = |played: Played| {
            let played = release(press(played, given), given);
            let twice = release(press(played, given), given).act(Action::Board(BoardAction::SelectSame(cell(given))));
            let view = &twice.board().cells[cell(given).index()];
            assert_eq!((view.content, view.notes.is_empty()), (Content::Given(Digit::D4), true), "{mode:?}");
        };
        on_given(play().act(Action::Play(PlayAction::Mode(mode))));
        on_given(play().act(Action::Play(PlayAction::Mode(mode))).act(Action::Play(PlayAction::Lock(Digit::D7))));
    }
    // If a given and an empty cell are selected, the empty one takes the typed digit.
    for (script, name) in [
        ("C-Home S-ArrowRight 7", "row 1, column 1, entered 7"),
        ("C-Home S-ArrowRight S-7", "row 1, column 1, empty, notes 7"),
        ("C-Home S-ArrowRight 7 Delete", "row 1, column 1, empty"),
    ] {
        let played = play().keys(script);
        let cells = &played.board().cells;
        assert_eq!((cells[0].name(), cells[1].name()), (name.to_owned(), "row 1, column 2, given 4".to_owned()), "{script}");
    }
}
