//! Files of many puzzles: they open as a table, are rated, sorted, filtered, gone through and taken out.

use crate::page::{Page, until, visit};
use crate::seeds::{SEED_1, SEED_2, SEED_3A, SEED_3B, SOLVE};
use serde_json::json;

/// The numbers of the rows that are drawn, in their order.
async fn rows(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[role=grid][aria-label=Puzzles] [role=gridcell][data-column=\"No.\"]')].map(it => it.textContent)";
    let found = page.script(script).await;
    found.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

async fn rated(page: &Page, words: &str) {
    let script = format!("return document.querySelector('dialog')?.textContent.includes('{words}') ?? false");
    until(words, async || (page.script(&script).await == json!(true)).then_some(())).await;
}

async fn first_rows(page: &Page, expected: &[&str]) {
    until(&format!("rows {expected:?}"), async || {
        let found = rows(page).await;
        found.iter().map(String::as_str).take(expected.len()).eq(expected.iter().copied()).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_dropped_file_of_many_is_a_table_with_its_bad_rows() {
    visit(SOLVE, async |page| {
        let text = format!("id;puzzle;by\n1;{SEED_3B};a\n2;{};b\n3;{SEED_2};c\n4;{SEED_1};d\n", &SEED_1[1..]);
        page.drop_file("four.csv", &text).await;
        page.find("grid", "Puzzles").await;
        rated(page, "4 of 4 rated").await;
        rated(page, "4 rows, 1 with errors").await;
        rated(page, "line 3 has 80 characters, expected 81").await;
        first_rows(page, &["1", "2", "3", "4"]).await;
        page.click("button", "Score").await;
        first_rows(page, &["3"]).await;
        page.click("button", "Download CSV").await;
        let csv = page.download(".csv").await;
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines[0], "id;puzzle;by;solutions;solution;level;score;hardest;steps;error");
        assert_eq!(lines.len(), 5);
        assert!(lines[1].starts_with(&format!("3;{SEED_2};c;1;")), "{csv}");
        assert!(lines[4].starts_with("2;") && lines[4].contains("line 3 has 80 characters"), "{csv}");
    })
    .await;
}

#[tokio::test]
async fn pasted_puzzles_are_gone_through_one_by_one() {
    visit(SOLVE, async |page| {
        page.paste(&format!("{SEED_1}\n{SEED_2}\n{SEED_3A}\n")).await;
        page.find("grid", "Puzzles").await;
        rated(page, "3 of 3 rated").await;
        page.press("ArrowDown").await;
        page.press("Enter").await;
        page.board(SEED_2).await;
        page.click("button", "Next unsolved").await;
        page.board(SEED_3A).await;
        page.click("button", "Back to the list").await;
        page.find("grid", "Puzzles").await;
    })
    .await;
}

#[tokio::test]
async fn a_thousand_rows_go_on_after_the_page_is_loaded_anew() {
    visit("", async |page| {
        let text: String = (0..2_000).map(|row| format!("{}\n", [SEED_1, SEED_2][row % 2])).collect();
        page.click("button", "Enter or paste a puzzle").await;
        page.choose_file("many.txt", text.as_bytes()).await;
        page.find("grid", "Puzzles").await;
        page.click("button", "Pause").await;
        rated(page, "paused").await;
        page.press("End").await;
        until("the last row", async || (rows(page).await.last().map(String::as_str) == Some("2,000")).then_some(())).await;
        page.load_anew().await;
        page.click("button", "Back to the list").await;
        rated(page, "paused").await;
        page.click("button", "Go on").await;
        rated(page, "2,000 of 2,000 rated").await;
        page.screen(390, 844).await;
        page.find("grid", "Puzzles").await;
        assert_eq!(page.script("return document.documentElement.scrollWidth <= innerWidth").await, json!(true));
    })
    .await;
}
