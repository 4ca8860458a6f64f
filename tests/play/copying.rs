//! Tests of what Ctrl+C on the board puts on the clipboard.

use super::{played::*, *};
use nonet::{action::PageEvent, board::view::Content};

/// The digits on the board, and whether they are givens.
fn contents(played: &Played) -> Vec<Content> {
    played.board().cells.iter().map(|cell| cell.content).collect()
}

#[test]
fn a_board_of_solve_comes_back_as_it_was() {
    let entered = "Position copied as a line for HoDoKu, with your digits and eliminations.";
    for (keys, words) in
        [("C-Home", "Puzzle copied."), ("C-Home 3", entered), ("C-Home S-1", entered), ("C-Home 1 End S-6", entered)]
    {
        let played = Played::at(&format!("#p={SEED_1}")).keys(keys);
        let text = played.0.copied_board().unwrap();
        let again = Played::new().act(PageEvent::Pasted(text.clone())).wait();
        assert_eq!(contents(&again), contents(&played), "{keys}: {text}");
        assert_eq!(again.0.copied_board(), Some(text), "{keys}: what was ruled out is again");
        assert_eq!(played.act(PageEvent::BoardCopied).said(), words, "{keys}");
    }
}

#[test]
fn of_a_game_the_puzzle_is_copied_and_it_is_said_what_stays_behind() {
    let alone = "Puzzle copied without your digits and notes. Export has forms that keep them.";
    for (keys, words) in [("C-Home", "Puzzle copied."), ("C-Home 3", alone), ("C-Home S-3", alone)] {
        let played = Played::at(&format!("#play={SEED_1}")).keys(keys);
        assert_eq!(played.0.copied_board(), Some(SEED_1.replace('0', ".")), "{keys}");
        assert_eq!(played.act(PageEvent::BoardCopied).said(), words, "{keys}");
    }
}

#[test]
fn all_digits_of_a_solved_board_are_copied() {
    let played = Played::at(&format!("#p={SEED_1_SOLVED}"));
    assert_eq!(played.0.copied_board().as_deref(), Some(SEED_1_SOLVED));
    assert_eq!(played.act(PageEvent::BoardCopied).said(), "All digits copied.");
}

#[test]
fn an_empty_board_leaves_the_clipboard_as_it_is() {
    assert_eq!(Played::new().0.copied_board(), None);
}
