//! The page by keyboard alone.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_3C, SOLVE};
use serde_json::json;

#[tokio::test]
async fn the_board_is_one_tab_stop_and_arrows_move() {
    visit(&format!("#p={SEED_1}"), async |page| {
        let stops = "return document.querySelectorAll('[role=grid] [tabindex=\"0\"]').length";
        assert_eq!(page.script(stops).await, json!(1));
        page.tab_to("gridcell").await;
        page.press("Control+Home ArrowDown ArrowRight").await;
        page.focused("row 2, column 2, empty").await;
        page.press("Home").await;
        page.focused("row 2, column 1, given 6").await;
        page.press("Control+End").await;
        page.focused("row 9, column 9, empty").await;
        page.press("ArrowRight ArrowDown").await;
        page.focused("row 9, column 9, empty").await;
        page.press("Control+Home 7").await;
        page.cell(1, 1, "entered 7").await;
        page.press("Backspace").await;
        page.cell(1, 1, "empty").await;
        page.press("ArrowRight 9").await;
        page.cell(1, 2, "given 4").await;
        assert_eq!(page.script(stops).await, json!(1));
    })
    .await;
}

#[tokio::test]
async fn everything_is_reached_by_tab_and_shows_its_focus() {
    visit(&format!("#p={SEED_3C}"), async |page| {
        page.verdict("32 solutions").await;
        let mut reached = Vec::new();
        for _ in 0..60 {
            page.press("Tab").await;
            let name = page.focus_name().await;
            if reached.first() == Some(&name) {
                break;
            }
            reached.push(name);
        }
        for name in ["Enter or paste a puzzle", "Menu", "Next step", "Undo", "More", "Next solution"] {
            assert!(reached.iter().any(|reached| reached == name), "{name} is not among {reached:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn dialogs_open_and_close_by_key_and_give_the_focus_back() {
    visit(SOLVE, async |page| {
        page.click_cell(5, 5).await;
        page.press("?").await;
        page.find("dialog", "Keys").await;
        page.press("Escape").await;
        page.focused("row 5, column 5, empty").await;
        assert!(!page.has("dialog", "Keys").await);
    })
    .await;
}

#[tokio::test]
async fn a_dialog_from_a_menu_gives_the_focus_back_to_the_button_of_the_menu() {
    visit(SOLVE, async |page| {
        page.script("document.querySelector('[popovertarget=page-menu]').focus()").await;
        page.press("Enter Tab").await;
        page.focused("Share").await;
        page.press("Enter").await;
        page.find("dialog", "Share").await;
        page.press("Escape").await;
        page.gone("dialog", "Share").await;
        page.focused("Menu").await;
    })
    .await;
}

#[tokio::test]
async fn what_opens_in_the_place_of_something_has_the_focus() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.enter_room("Make").await;
        page.script("document.querySelector('[name=part]:checked').focus()").await;
        page.press("ArrowRight").await;
        page.find("grid", "Sudoku").await;
        page.focused("Set a puzzle").await;
        page.press("ArrowLeft").await;
        page.gone("grid", "Sudoku").await;
        page.focused("Puzzle book").await;

        page.enter_room("Solve").await;
        page.click_cell(5, 5).await;
        page.press("s").await;
        page.find("dialog", "Share").await;
        page.press_in_dialog("Other forms of text").await;
        page.find("dialog", "Export").await;
        page.focused("Close").await;
        page.press("Escape").await;
        page.focused("row 5, column 5, empty").await;
    })
    .await;
}

#[tokio::test]
async fn arrows_go_through_what_is_shown_of_a_menu_and_along_the_tabs() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.focus("tab", "Steps").await;
        page.press("ArrowRight").await;
        page.focused("Solutions").await;
        page.press("ArrowRight").await;
        page.focused("Own").await;
        page.press("ArrowRight").await;
        page.focused("Backtracking").await;
        page.focus("button", "More").await;
        page.press("Enter").await;
        page.find("button", "Edit givens").await;
        page.press("End").await;
        let focused = "return document.activeElement.textContent";
        let mut up = vec![page.script(focused).await];
        while up.len() < 20 && up.last() != Some(&json!("Edit givens")) {
            page.press("ArrowUp").await;
            up.push(page.script(focused).await);
        }
        assert_eq!(up.last(), Some(&json!("Edit givens")), "{up:?}");
        up.dedup();
        for _ in 1..up.len() {
            page.press("ArrowDown").await;
        }
        assert_eq!(page.script(focused).await, up[0], "all the way down again");
    })
    .await;
}

/// A press on its button leaves the focus on the board.
#[tokio::test]
async fn escape_closes_a_menu_that_was_opened_by_a_press() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.click_cell(1, 1).await;
        page.click("button", "More").await;
        page.find("button", "Edit givens").await;
        page.press("Escape").await;
        page.gone("button", "Edit givens").await;
        let selected = "return document.querySelectorAll('.cell--selected').length";
        assert_eq!(page.script(selected).await, json!(1));
        page.press("Escape").await;
        until("no cell to be selected", async || (page.script(selected).await == json!(0)).then_some(())).await;
    })
    .await;
}

/// The choice of a room or a part keeps the focus, and has nothing more to do with a space.
#[tokio::test]
async fn the_space_bar_skips_a_cell_right_after_a_room_or_a_part_was_chosen() {
    visit("#play", async |page| {
        page.enter_room("Solve").await;
        page.press("Space 8 Space 5").await;
        page.cell(1, 2, "given 8").await;
        page.cell(1, 4, "given 5").await;
        page.enter_room("Make").await;
        page.click_label("Set a puzzle").await;
        page.cell(1, 1, "empty").await;
        page.press("Control+Home 8 Space Space 5 Space 3").await;
        for (column, digit) in [(1, 8), (4, 5), (6, 3)] {
            page.cell(1, column, &format!("given {digit}")).await;
        }
        // After a button was pressed: it is not pressed again.
        page.click("button", "Undo").await;
        page.press("3 Space 9").await;
        page.cell(1, 6, "given 3").await;
        page.cell(1, 8, "given 9").await;
    })
    .await;
}

/// Whoever uses the keyboard alone isn't left nowhere, nor on a slow device.
#[tokio::test]
async fn the_focus_of_a_button_whose_press_takes_it_away_goes_to_the_board() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+Home p").await;
        page.said("heading", "Paused").await;
        page.script("document.querySelector('.paused button').focus()").await;
        page.draw_slowly().await;
        page.press("Enter").await;
        page.focused("row 1, column 1, empty").await;
        page.open("#p=530070000600192000098000060800060003400803001700020006060000280000419005000080079").await;
        page.verdict("No solution: after ").await;
        page.click("button", "Show how").await;
        page.status("Forced 1 of ").await;
        page.focus("button", "Next digit").await;
        page.draw_slowly().await;
        while page.has("button", "Next digit").await {
            page.press("Enter").await;
        }
        page.focused("row 1, column 1, given 5").await;
    })
    .await;
}

/// A key as a keyboard of another layout gives it: what it writes, where it lies, and whether Shift is down.
async fn strike(page: &Page, key: &str, code: &str, shift: bool) {
    for kind in ["keyDown", "keyUp"] {
        let modifiers = if shift { 8 } else { 0 };
        let event = json!({ "type": kind, "key": key, "code": code, "modifiers": modifiers });
        page.devtools("Input.dispatchKeyEvent", event).await;
    }
}

#[tokio::test]
async fn digits_are_written_by_keyboards_of_every_layout() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click_cell(1, 1).await;
        for (what, key, code, shift, content) in [
            ("French", "'", "Digit4", false, "entered 4"),
            ("Persian", "۷", "Digit7", false, "entered 7"),
            ("Programmer Dvorak", "5", "Digit3", true, "entered 5"),
            ("Android", "8", "", false, "entered 8"),
            ("full width", "１", "Digit1", false, "entered 1"),
        ] {
            strike(page, key, code, shift).await;
            page.cell(1, 1, content).await;
            page.press("Backspace").await;
            until(what, async || (page.cell_name(1, 1).await == "row 1, column 1, empty").then_some(())).await;
        }
        strike(page, "7", "Digit7", true).await;
        page.cell(1, 1, "empty, notes 7").await;
        strike(page, "?", "Digit1", true).await;
        page.cell(1, 1, "empty, notes 1 7").await;
    })
    .await;
}
