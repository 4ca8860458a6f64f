//! The library: all games and lists of puzzles, found again, starred, labelled, deleted and brought back.

use crate::page::{Page, until, visit, visit_in_firefox};
use crate::seeds::{SEED_1, SEED_2};
use serde_json::json;

const LIST: &str = "100003026320140800005009000500930600000000000008067001000400900009075032260300007\n\
009060247100300069005000100000900000002683700000004000003000600290005001857010900\n";

/// Waits until this is listed: of a game how many cells are left, since its level may not be known yet.
async fn listed(page: &Page, titles: &[&str]) {
    const TITLES: &str = "return [...document.querySelectorAll('.library .row__title')].map(title => title.textContent.replace(/^.*?, ([0-9]+ left).*$/, '$1'))";
    let are_listed = async || (page.script(TITLES).await == json!(titles)).then_some(());
    until(&format!("{titles:?} listed"), are_listed).await;
}

/// Begins a game of each seed, and brings a list of two puzzles.
async fn fill(page: &Page) {
    page.press("Control+Home 1").await;
    page.stored(SEED_1, 1).await;
    page.open(&format!("#play={SEED_2}")).await;
    page.press("Control+Home 3").await;
    page.stored(SEED_2, 1).await;
    page.drop_file("papers.txt", LIST).await;
    page.find("dialog", "List of puzzles").await;
    page.press("Escape").await;
}

async fn open(page: &Page) {
    page.menu("Menu", "Library").await;
    page.find("dialog", "Library").await;
}

async fn games_and_lists_are_found(page: &Page) {
    fill(page).await;
    open(page).await;
    let all = ["papers.txt", "53 left", "54 left"];
    listed(page, &all).await;
    page.find("searchbox", "Search").await.send_keys("54 left").await.unwrap();
    listed(page, &["54 left"]).await;
    // It is typed on where it stands: what is found is drawn anew, the field is not.
    page.press("Home Delete Delete Delete").await; // not to a figure, which dates have too
    listed(page, &["53 left", "54 left"]).await;
    page.press("Control+a Delete").await;
    listed(page, &all).await;
    page.select("Show", "Lists of puzzles").await;
    listed(page, &["papers.txt"]).await;
    page.select("Show", "All").await;
    page.select("Order", "Oldest first").await;
    listed(page, &["54 left", "53 left", "papers.txt"]).await;
    page.press_named("papers.txt").await;
    page.find("dialog", "List of puzzles").await;
}

#[tokio::test]
async fn games_and_lists_are_found_by_a_search_and_by_what_is_chosen() {
    visit(&format!("#play={SEED_1}"), games_and_lists_are_found).await;
}

#[tokio::test]
async fn the_library_in_firefox() {
    visit_in_firefox(&format!("#play={SEED_1}"), games_and_lists_are_found).await;
}

#[tokio::test]
async fn a_star_and_labels_are_given_kept_and_found_by() {
    visit(&format!("#play={SEED_1}"), async |page| {
        fill(page).await;
        open(page).await;
        page.find("searchbox", "Search").await.send_keys("54 left").await.unwrap();
        listed(page, &["54 left"]).await;
        page.press_named("Favourite: ").await;
        until("a star", async || {
            let star = "return document.querySelector('dialog[open] li [aria-pressed=true]') !== null";
            (page.script(star).await == json!(true)).then_some(())
        })
        .await;
        page.press_named("Labels: ").await;
        // The field has the focus, and Enter ends it.
        until("the field", async || {
            let field = "return document.activeElement.matches('li input')";
            (page.script(field).await == json!(true)).then_some(())
        })
        .await;
        page.type_text("Commute, With Ada").await;
        page.press("Enter").await;
        page.said("listitem", "Commute").await;
        page.load_anew().await;
        open(page).await;
        page.select("Show", "Favourites").await;
        listed(page, &["54 left"]).await;
        page.select("Show", "All").await;
        page.select("Label", "With Ada").await;
        listed(page, &["54 left"]).await;
        page.select("Label", "Any label").await;
        page.press_named("Favourite: papers.txt").await;
        page.select("Show", "Favourites").await;
        listed(page, &["papers.txt", "54 left"]).await;
    })
    .await;
}

#[tokio::test]
async fn what_is_deleted_is_taken_back_at_once_or_from_the_bin() {
    visit(&format!("#play={SEED_1}"), async |page| {
        fill(page).await;
        open(page).await;
        for (title, games) in [("papers.txt", 0), ("54 left", 1)] {
            page.press_in_listed(title, "Delete: ").await;
            page.press_in_listed(title, "Undo: ").await;
            page.press_in_listed(title, "Delete: ").await;
            page.said("listitem", "Moved to the bin").await;
            page.binned(games).await;
            page.load_anew().await;
            open(page).await;
            page.select("Show", "Bin").await;
            listed(page, &[title]).await;
            page.press_in_listed(title, "Put back: ").await;
            page.select("Show", "All").await;
            page.said("listitem", title).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_backup_brings_games_stars_labels_and_lists_to_another_browser() {
    let mut backup = String::new();
    visit(&format!("#play={SEED_1}"), async |page| {
        fill(page).await;
        open(page).await;
        page.press_in_listed("53 left", "Favourite: ").await;
        page.said("listitem", "53 left").await;
        page.click("button", "Backup").await;
        backup = page.download(".txt").await;
    })
    .await;
    visit("", async |page| {
        page.drop_file("nonet-games.txt", &backup).await;
        page.find("dialog", "Backup restored").await;
        page.press("Escape").await;
        open(page).await;
        page.select("Show", "Favourites").await;
        listed(page, &["53 left"]).await;
        page.select("Show", "Lists of puzzles").await;
        listed(page, &["papers.txt"]).await;
        page.press_named("papers.txt").await;
        page.find("dialog", "List of puzzles").await;
        page.said("dialog", "2 rows").await;
    })
    .await;
}
