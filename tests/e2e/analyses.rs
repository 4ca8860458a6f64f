//! The analyses of the Solve room in a browser: kept as they are worked on, with branches; after a reload, in a second tab, and by way of a backup.

use crate::page::{Page, until, visit};
use crate::seeds::SEED_1;

/// The texts in the store, by their ids.
async fn stored(page: &Page) -> Vec<String> {
    let texts = page
        .script_async(
            "const done = arguments[arguments.length - 1];
             const asked = indexedDB.open('nonet-analyses');
             asked.onerror = () => done([]);
             asked.onsuccess = () => {
                 try {
                     const all = asked.result.transaction('analyses').objectStore('analyses').getAll();
                     all.onsuccess = () => { asked.result.close(); done(all.result); };
                 } catch { asked.result.close(); done([]); }
             };",
        )
        .await;
    serde_json::from_value(texts).unwrap_or_default()
}

/// Waits until the store has this number of analyses, the first of which has all of these words in it.
async fn until_stored(page: &Page, count: usize, words: &[&str]) {
    until(&format!("{count} with {words:?}"), async || {
        let texts = stored(page).await;
        let has_all = |text: &String| words.iter().all(|word| text.contains(word));
        (texts.len() == count && texts.first().is_none_or(has_all)).then_some(())
    })
    .await;
}

/// Waits until the list of branches has the one in which a wrong digit was tried.
async fn tried(page: &Page) {
    page.click("tab", "Steps").await; // after a wrong digit, another tab looks for mistakes
    page.said("list", "tried r1c1=7 contradiction").await;
}

/// Takes a step, begins a branch and enters a digit in it that is wrong.
async fn work(page: &Page) {
    page.verdict("One solution").await;
    page.press("h").await;
    page.find("textbox", "Name of this analysis").await.send_keys("For Ada").await.unwrap();
    page.click("button", "Branch").await;
    page.press("Control+Home 7").await;
    tried(page).await;
    until_stored(page, 1, &["For Ada", "7r1c1", "contradiction", "\nbranch 1\n"]).await;
}

#[tokio::test]
async fn an_analysis_comes_back_whole_after_a_reload_and_from_the_list() {
    visit(&format!("#p={SEED_1}"), async |page| {
        work(page).await;
        page.load_anew().await;
        page.cell(1, 1, "entered 7").await;
        tried(page).await;
        page.press("y").await;
        page.cell(1, 1, "empty").await;
        page.find("list", "Steps taken").await;

        page.go_to(&format!("#p={}", crate::seeds::SEED_2)).await;
        page.verdict("One solution").await;
        page.click("button", "Analyses").await;
        page.find("dialog", "Analyses").await;
        page.said("listitem", "For Ada 2 branches: 1 step").await;
        page.click("button", "Delete For Ada").await;
        page.said("listitem", "deleted").await;
        page.click("button", "Undo: For Ada").await;
        page.press_named("For Ada").await;
        page.find("list", "Steps taken").await;
        tried(page).await;
    })
    .await;
}

#[tokio::test]
async fn two_tabs_keep_both_paths() {
    visit(&format!("#p={SEED_1}"), async |page| {
        work(page).await;
        page.press("y").await;
        page.cell(1, 1, "empty").await;
        until_stored(page, 1, &["\"open\":0"]).await;
        let first = page.new_tab("#solve").await;
        tried(page).await;
        page.click_cell(1, 1).await;
        page.press("1").await;
        until_stored(page, 1, &["\"board\":\"a43080250"]).await;
        let second = page.switch_to(&first).await;
        page.cell(1, 1, "entered 1").await; // the first tab shows what the second one did
        page.press("h").await;
        page.switch_to(&second).await;
        tried(page).await;
        assert_eq!(stored(page).await.len(), 1);
    })
    .await;
}

async fn backup(page: &Page) -> String {
    page.enter_room("Play").await;
    page.menu("Menu", "Library").await;
    page.click("button", "Backup").await;
    let text = page.download("nonet-games.txt").await;
    page.press("Escape").await;
    text
}

#[tokio::test]
async fn a_backup_brings_an_analysis_to_another_browser_and_a_second_time_nothing() {
    let mut text = String::new();
    visit(&format!("#p={SEED_1}"), async |page| {
        work(page).await;
        text = backup(page).await;
        assert!(text.contains("\nnonet analysis 1\n"), "{text}");
    })
    .await;
    visit("#solve", async |page| {
        let mut before = Vec::new();
        for outcome in ["Added.", "Already here, with all that the backup has."] {
            page.drop_file("nonet-games.txt", &text).await;
            page.find("dialog", "Backup restored").await;
            page.said("listitem", &format!("For Ada {outcome}")).await;
            page.press("Escape").await;
            until_stored(page, 1, &["For Ada", "7r1c1", "\nbranch 1\n"]).await;
            let now = stored(page).await;
            assert!(before.is_empty() || before == now, "a second time changes nothing");
            before = now;
        }
        page.go_to(&format!("#p={SEED_1}")).await;
        page.click("tab", "Steps").await;
        page.click("button", "Analyses").await;
        page.press_named("For Ada").await;
        page.cell(1, 1, "entered 7").await;
        tried(page).await;
    })
    .await;
}
