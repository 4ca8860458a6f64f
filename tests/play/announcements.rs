//! Tests of the spoken form of changes that are else only seen.

use super::{played::*, *};
use nonet::action::{Action, Mode, PlayAction, ShellAction};
use nonet_protocol::Room;

fn spoken(played: &Played) -> String {
    played.view().spoken.to_string()
}

#[test]
fn modes_highlighted_digits_colours_and_lines_are_spoken() {
    let game = Played::at(&format!("#play={SEED_1}"));
    let notes = game.keys("n");
    assert_eq!(spoken(&notes), "Notes mode.");
    let digits = notes.keys("n");
    assert_eq!(spoken(&digits), "Digit mode.");
    let asks = digits.keys("f");
    assert_eq!((spoken(&asks).as_str(), asks.game().status.spoken.as_str()), ("", "Highlight which digit?"), "the game asks");
    let lit = asks.keys("3 f 5");
    assert_eq!(spoken(&lit), "Highlighted: 3 and 5.");
    let dark = lit.keys("f 3 f 5");
    assert_eq!(spoken(&dark), "Nothing is highlighted.");
    let coloured = dark.act(Action::Play(PlayAction::Mode(Mode::Colour))).keys("4");
    assert_eq!(spoken(&coloured), "r1c1: colour 4.");
    let bare = coloured.keys("4");
    assert_eq!(spoken(&bare), "r1c1: no colour.");
    let lines = bare.act(Action::Play(PlayAction::Mode(Mode::Line)));
    assert_eq!(spoken(&lines), "Lines mode.");
    let other = lines.act(Action::Shell(ShellAction::Enter(Room::Solve)));
    assert_eq!(spoken(&other), "");
}

#[test]
fn highlighting_is_spoken_in_solve_too() {
    let solve = Played::at(&format!("#p={SEED_1}")).keys("f 7");
    assert_eq!(spoken(&solve), "Highlighted: 7.");
}
