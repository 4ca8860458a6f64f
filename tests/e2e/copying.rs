//! Ctrl+C on the board, and what the clipboard holds then.

use crate::{
    page::{Page, until, visit},
    seeds::SEED_1,
};

async fn copies(page: &Page, words: &str) -> String {
    page.press("Control+c").await;
    page.status(words).await;
    page.clipboard().await
}

#[tokio::test]
async fn the_board_is_copied_in_each_room_and_comes_back_as_it_was() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.grant_clipboard().await;
        page.click_cell(1, 1).await;
        let line = SEED_1.replace('0', ".");
        assert_eq!(copies(page, "Puzzle copied.").await, line);
        page.press("Control+v").await;
        page.board(SEED_1).await;

        // A game goes on as another one of the same puzzle.
        page.open(&format!("#play={SEED_1}")).await;
        page.click_cell(1, 1).await;
        page.press("3").await;
        page.cell(1, 1, "entered 3").await;
        page.press("Shift+ArrowRight").await;
        assert_eq!(copies(page, "Puzzle copied without your digits and notes. Export has forms that keep them.").await, line);
        page.cell(1, 1, "entered 3").await;
    })
    .await;
}

#[tokio::test]
async fn a_position_of_solve_is_copied_with_digits_and_eliminations() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.grant_clipboard().await;
        page.click_cell(1, 1).await;
        page.press("3").await;
        page.cell(1, 1, "entered 3").await;
        let text = copies(page, "Position copied as a line for HoDoKu, with your digits and eliminations.").await;
        page.paste(&"1........".repeat(9)).await;
        page.board(&"1........".repeat(9)).await;
        page.paste(&text).await;
        page.cell(1, 1, "entered 3").await;
        page.cell(1, 2, "given 4").await;
    })
    .await;
}

#[tokio::test]
async fn selected_text_and_the_text_of_a_field_are_copied_as_everywhere() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.grant_clipboard().await;
        page.script("getSelection().selectAllChildren(document.querySelector('.room__verdict'))").await;
        page.press("Control+c").await;
        until("the selected words on the clipboard", async || page.clipboard().await.contains("One solution").then_some(()))
            .await;
        page.script("getSelection().removeAllRanges()").await;
        page.open_entry().await;
        page.type_text("in a field").await;
        page.press("Control+a Control+c").await;
        until("the words of the field on the clipboard", async || (page.clipboard().await == "in a field").then_some(())).await;
    })
    .await;
}
