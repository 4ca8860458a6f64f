//! The page by keyboard alone, and on the smallest screens.

use crate::page::visit;
use crate::seeds::{SEED_1, SEED_3B, SEED_3C, SOLVE};
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
        for name in ["Enter or paste a puzzle", "Menu", "Step", "Undo", "More", "Next solution"] {
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
async fn a_small_phone_shows_board_keys_and_actions_at_once() {
    visit(&format!("#p={SEED_1}"), async |page| {
        for (width, height) in [(360, 560), (390, 844)] {
            page.screen(width, height).await;
            if !page.has("button", "1").await {
                page.click("button", "Digit keys").await;
            }
            for (role, name) in [("grid", "Sudoku"), ("button", "1"), ("button", "9"), ("button", "Solve"), ("button", "Undo")] {
                let (x, y, w, h) = page.find(role, name).await.rectangle().await.unwrap();
                let fits = x >= 0.0 && y >= 0.0 && x + w <= f64::from(width) && y + h <= f64::from(height);
                assert!(fits, "{name} at {x},{y} {w}x{h} on {width}x{height}");
            }
        }
    })
    .await;
}

/// A tablet held upright, and a desktop at 200 %: with a rating, a step and a list of steps.
#[tokio::test]
async fn solve_has_room_for_its_words_on_every_screen() {
    visit(&format!("#p={SEED_3B}"), async |page| {
        page.verdict("One solution").await;
        for (width, height) in [(768, 1024), (820, 1180), (1024, 1366), (700, 900), (640, 400), (320, 568)] {
            page.screen(width, height).await;
            page.open(&format!("#p={SEED_3B}")).await;
            page.find("region", "Difficulty").await;
            let words = page.script("return document.querySelector('.verdict__words').offsetWidth").await;
            assert!(words.as_i64() > Some(75), "the verdict has {words} px at {width}x{height}");
            page.click("button", "Available steps").await;
            page.find("region", "Available steps").await;
            let cut = "const panel = document.querySelector('.tabs__panel'), row = panel.querySelector('.choices li');
                const { top, bottom } = row.getBoundingClientRect();
                const right = panel.getBoundingClientRect().right + 1;
                const beyond = [...panel.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > right);
                return [beyond.length, document.documentElement.scrollWidth - innerWidth, top >= 0 && bottom <= innerHeight]";
            assert_eq!(page.script(cut).await, json!([0, 0, true]), "{width}x{height}");
        }
    })
    .await;
}

#[tokio::test]
async fn nothing_scrolls_sideways_down_to_320() {
    visit(&format!("#p={SEED_3C}"), async |page| {
        // The last are a desktop at 200 % and at 400 %, and a small phone on its side.
        let sizes =
            [(320, 568), (360, 560), (390, 750), (390, 844), (768, 1024), (1280, 800), (640, 400), (320, 256), (568, 320)];
        for room in ["Solve", "Play"] {
            page.click("link", room).await;
            for (width, height) in sizes {
                page.screen(width, height).await;
                let overflow = page.script("return document.documentElement.scrollWidth - innerWidth").await;
                assert!(overflow.as_i64() <= Some(0), "{room} is {overflow} px too wide at {width}x{height}");
                let board = page.find("grid", "Sudoku").await.rectangle().await.unwrap().2;
                assert!(board > 230.0, "{room}: the board is {board} px at {width}x{height}");
            }
        }
    })
    .await;
}
