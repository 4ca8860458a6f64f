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
    assert_eq!(spoken(&coloured), "r1c1: yellow.");
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

/// While a clash stands, it is heard again and again; what an undo or a redo changed is heard before it.
#[test]
fn an_undone_note_is_spoken_while_a_clash_stands() {
    let heard = |played: &Played| played.game().status.spoken;
    let clash = Played::at(&format!("#play={SEED_1}")).keys("C-Home 4");
    assert_eq!(heard(&clash), "4 twice in row 1");
    let noted = clash.keys("ArrowDown ArrowRight S-5");
    assert_eq!(heard(&noted), "4 twice in row 1", "what is typed is not told");
    let undone = noted.keys("C-z");
    assert_eq!(heard(&undone), "r2c2: empty. 4 twice in row 1.");
    assert_eq!(heard(&undone.keys("C-y")), "r2c2: notes 5. 4 twice in row 1.");
}
