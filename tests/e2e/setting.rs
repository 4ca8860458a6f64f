//! The Make room: a puzzle is set by hand, with its board.

use crate::page::{until, visit};
use crate::seeds::SEED_3C;
use nonet_generator::canonical;
use serde_json::json;

#[tokio::test]
async fn a_puzzle_is_set_by_hand() {
    visit(&format!("#p={SEED_3C}"), async |page| {
        page.verdict("32 solutions").await;
        page.enter_room("Make").await;
        page.click_label("Set a puzzle").await;
        page.verdict("Write the givens").await;
        page.click("button", "Take it from Solve").await;
        page.verdict("32 solutions").await;
        page.status("One more given makes it unique: any one of 27.").await;
        // Each given and each digit of an empty cell is tinted by what it does; a cell says it in words.
        page.click_cell(1, 5).await;
        page.status("r1c5: 1 leaves 1 solution, 5 leaves 1 solution, 8 leaves 15 solutions, 9 leaves 15 solutions.").await;
        page.find("region", "One more given").await;
        page.script("document.querySelector('[aria-label=\"One more given\"] button').click()").await;
        page.verdict("One solution").await;
        page.status("could be removed").await;
        let rated = "return document.querySelector('.verdict__count').innerText.includes('hardest step')";
        until("how difficult it is", async || (page.script(rated).await == json!(true)).then_some(())).await;
        for (width, height) in [(390, 844), (640, 400), (320, 560), (1280, 800)] {
            page.screen(width, height).await;
            // The height of two lines may be a fraction of a pixel, which is rounded up or down.
            let whole = "const it = document.querySelector('.verdict__count');
                return it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1";
            assert_eq!(page.script(whole).await, json!(true), "what is said of the givens is whole at {width}x{height}");
        }
        let weight = "return document.querySelectorAll('.cell[class*=colour--]').length";
        let givens = page.line().await.replace('.', "").len();
        until("a tint on each given", async || (page.script(weight).await.as_u64() == Some(givens as u64)).then_some(())).await;
        page.click("button", "Make minimal").await;
        page.status("Minimal: every given is essential.").await;
        let canonical = canonical(&page.line().await.parse().unwrap());
        page.click("button", "Canonical form").await;
        page.board(&format!("{canonical:#}")).await;
        page.press("Control+z Control+z Control+z").await;
        page.verdict("32 solutions").await;
        page.click("button", "Add givens until unique").await;
        page.verdict("One solution").await;
        page.click("button", "Play it").await;
        page.find("button", "Hint").await;
    })
    .await;
}

#[tokio::test]
async fn givens_are_typed_with_the_keyboard_alone_and_counted_at_every_key() {
    visit("", async |page| {
        page.enter_room("Make").await;
        page.click_label("Set a puzzle").await;
        page.press("Home 5 ArrowRight 5").await;
        page.verdict("No solution: two 5s in row 1").await;
        // Typing goes on to the next cell, as on the empty board of Solve; erasing comes back.
        page.press("Delete").await;
        page.cell(1, 3, "empty").await;
        page.press("Control+Home ArrowDown 0 7").await;
        page.cell(1, 1, "given 5").await;
        page.cell(2, 2, "given 7").await;
        page.verdict("too few for one solution").await;
        page.press("ArrowLeft").await;
        page.status("Without r2c2 there are more than 1,000 solutions.").await;
        page.press("ArrowRight").await;
        page.status("r2c3: 1, 2, 3, 4, 6, 8 and 9 leave more than 1,000 solutions.").await;
        page.enter_room("Solve").await; // has a board of its own
        page.find("button", "Enter or paste a puzzle").await;
        page.enter_room("Make").await;
        page.cell(1, 1, "given 5").await;
    })
    .await;
}
