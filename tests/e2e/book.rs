//! The Make room: puzzles to order, printed.

use crate::page::{Page, until, visit};
use serde_json::{Value, json};

async fn choose(page: &Page, setting: &str, value: &str) {
    // The techniques to choose from come from the worker.
    let select = page.find("combobox", setting).await;
    until(&format!("{value:?} to choose"), async || select.select_by_label(value).await.ok()).await;
}

/// How many pages come out of the printer.
async fn printed_pages(page: &Page) -> Value {
    let pdf = page.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true })).await;
    let data = pdf["data"].as_str().unwrap();
    page.script(&format!("return atob('{data}').match(/\\/Type\\s*\\/Page[^s]/g).length")).await
}

/// How many grids on the pages are not whole: outside of their page, or not square.
const CUT_OFF: &str = "
    const inside = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
    return [...document.querySelectorAll('.leaf')].filter(leaf => {
        const page = leaf.closest('.sheet').getBoundingClientRect();
        const grid = leaf.querySelector('.leaf__thick').getBoundingClientRect();
        const caption = leaf.querySelector('figcaption').getBoundingClientRect();
        return !inside(grid, page) || !inside(caption, page) || grid.width < 20 || Math.abs(grid.width - grid.height) > 1;
    }).length";

#[tokio::test]
async fn a_book_of_a_hundred_is_a_title_25_pages_of_puzzles_and_9_of_solutions() {
    visit("", async |page| {
        page.click("link", "Make").await;
        choose(page, "How many", "100").await;
        page.click("button", "Make").await;
        // While it is made, a game goes on.
        page.click("link", "Play").await;
        page.click_cell(1, 2).await;
        page.press("7").await;
        page.cell(1, 2, "entered 7").await;
        page.click("link", "Make").await;
        page.status("100 puzzles made").await;
        assert_eq!(page.script("return document.querySelectorAll('.leaf').length").await, json!(200));
        assert_eq!(page.script(CUT_OFF).await, json!(0));
        assert_eq!(printed_pages(page).await, json!(35));
        for (paper, on_a_page, pages) in
            [("A5", "1 puzzle", 110), ("Letter", "6 puzzles", 27), ("6 \u{d7} 9 in", "2 puzzles", 60)]
        {
            choose(page, "Paper", paper).await;
            choose(page, "On a page", on_a_page).await;
            assert_eq!(page.script(CUT_OFF).await, json!(0), "{paper}, {on_a_page}");
            assert_eq!(printed_pages(page).await, json!(pages), "{paper}, {on_a_page}");
        }
        page.click("button", "CSV").await;
        assert_eq!(page.download(".csv").await.lines().count(), 101);
    })
    .await;
}

#[tokio::test]
async fn a_book_is_stopped_and_a_puzzle_of_it_is_played() {
    const MADE: &str = "return document.querySelectorAll('.leaf__link').length";
    visit("", async |page| {
        page.click("link", "Make").await;
        choose(page, "How many", "200").await;
        choose(page, "Level", "Hard").await;
        choose(page, "Takes", "Naked quadruple").await; // 200 of those take a minute
        page.click("button", "Make").await;
        until("the first puzzle", async || (page.script(MADE).await.as_u64() > Some(0)).then_some(())).await;
        page.click("button", "Stop").await;
        page.find("button", "Make").await;
        assert!(page.script(MADE).await.as_u64() < Some(200));
        page.script("document.querySelector('.leaf__link').click()").await;
        page.status("Made by the generator from seed").await;
        page.said("heading", "left").await;
    })
    .await;
}

#[tokio::test]
async fn a_hint_comes_while_a_book_is_made() {
    visit("", async |page| {
        page.click("link", "Make").await;
        choose(page, "How many", "200").await;
        choose(page, "Takes", "Naked quadruple").await; // it takes a minute
        page.click("button", "Make").await;
        page.status("of 200 made").await;
        page.click("link", "Play").await;
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        page.status("Where to look. Look at ").await;
        page.click("link", "Make").await;
        page.find("button", "Stop").await; // and it goes on
    })
    .await;
}

#[tokio::test]
async fn a_mixed_book_is_the_same_after_a_reload() {
    const CAPTIONS: &str = "return [...document.querySelectorAll('.leaf__link')].map(link => link.textContent + link.hash)";
    visit("", async |page| {
        page.click("link", "Make").await;
        choose(page, "Level", "Mixed").await;
        page.click("button", "Make").await;
        page.status("12 puzzles made").await;
        let captions = page.script(CAPTIONS).await;
        page.script("location.reload()").await;
        page.find("grid", "Sudoku").await; // it opens in Play
        page.click("link", "Make").await;
        page.status("12 puzzles made").await;
        assert_eq!(page.script(CAPTIONS).await, captions);
    })
    .await;
}
