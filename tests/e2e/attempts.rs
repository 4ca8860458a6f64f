//! The log of attempts at drills in the browser's own storage: each way in which an attempt could be lost, and it is not.

use crate::page::{Page, until, visit};
use serde_json::{Value, json};

const FIRST: &str = "attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help 2 wrong 1 seconds 48;";
const SECOND: &str = "attempt 3f00000000000abd 2026-11-29T16:49:02 hidden_single.by_eye.7 shown help 0 wrong 0 seconds 9;";

/// The start of a script that opens the store as `lines`, and has `done` as what is called with its answer.
const OPEN: &str = "
    const done = arguments[arguments.length - 1];
    const opening = indexedDB.open('nonet-attempts', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('lines');
    opening.onsuccess = () => {
        const work = opening.result.transaction('lines', 'readwrite');
        const lines = work.objectStore('lines');
        work.oncomplete = () => { opening.result.close(); done(all?.result ?? true) };
        let all = null;";

/// Returns the texts of the records in the store, in the order of their text.
async fn stored(page: &Page) -> Vec<String> {
    let texts = page.script_async(&format!("{OPEN} all = lines.getAll(); }};")).await;
    texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Waits until the store has exactly these lines, each with its version, and no note is left.
async fn until_stored(page: &Page, lines: &[(u32, &str)]) {
    let expected: Vec<String> = lines.iter().map(|(version, line)| format!("nonet attempts {version}\n{line}\n")).collect();
    until("the attempts in the store", async || (stored(page).await == expected && notes(page).await == json!([])).then_some(()))
        .await;
}

/// Adds a record to the store.
async fn store(page: &Page, text: &str) {
    let text = Value::from(text);
    page.script_async(&format!("{OPEN} lines.put({text}, {text}); }};")).await;
}

/// Returns the keys of the notes.
async fn notes(page: &Page) -> Value {
    page.script("return Object.keys(localStorage).filter((key) => key.startsWith('nonet.attempt.'))").await
}

async fn backup(page: &Page) -> String {
    page.menu("Menu", "Library").await;
    page.click("button", "Backup").await;
    let backup = page.download(".txt").await;
    page.press("Escape").await;
    backup
}

/// Has a drill shown, which ends it, so that the log has one more attempt.
async fn end_one_drill(page: &Page) {
    page.click("button", "Mixed drill").await;
    page.click("button", "Show it").await;
    page.find("button", "Next position").await;
}

#[tokio::test]
async fn a_backup_brings_the_attempts_to_another_browser_and_a_second_time_nothing() {
    let mut text = String::new();
    visit("#learn", async |page| {
        store(page, &format!("nonet attempts 1\n{FIRST}\n")).await;
        store(page, "nonet attempts 2\nwhat comes then\n").await;
        page.open("#learn").await;
        text = backup(page).await;
        assert!(text.contains(&format!("\nattempts 1 {FIRST}\n")), "{text}");
        assert!(text.contains("\nattempts 2 what comes then\n"), "{text}");
    })
    .await;
    visit("", async |page| {
        for outcome in ["Added.", "Already here, with all that the backup has."] {
            page.drop_file("nonet-games.txt", &text).await;
            page.find("dialog", "Backup restored").await;
            page.said("listitem", &format!("1 attempt at a drill {outcome}")).await;
            page.press("Escape").await;
            until_stored(page, &[(1, FIRST), (2, "what comes then")]).await;
        }
    })
    .await;
}

/// A tab that was killed has left a note.
#[tokio::test]
async fn what_a_killed_tab_has_noted_is_stored_at_the_next_visit() {
    visit("#learn", async |page| {
        store(page, &format!("nonet attempts 1\n{SECOND}\n")).await;
        let note = Value::from(format!("nonet attempts 1\n{FIRST}\n"));
        page.script(&format!("localStorage.setItem('nonet.attempt.3f00000000000abc', {note})")).await;
        page.open("#learn").await;
        until_stored(page, &[(1, FIRST), (1, SECOND)]).await;
    })
    .await;
}

#[tokio::test]
async fn what_another_tab_adds_is_heard_and_what_cannot_be_read_is_never_written_over() {
    visit("#learn", async |page| {
        let damaged = "nonet attempts of some sort";
        store(page, damaged).await;
        page.open("#learn").await;
        let heard = Value::from(format!("1 {FIRST}\n"));
        page.script(&format!("new BroadcastChannel('nonet.attempts').postMessage({heard})")).await;
        until("the attempt in a backup", async || backup(page).await.contains(FIRST).then_some(())).await;
        assert_eq!(stored(page).await, [damaged], "the other tab stores what it has added");
    })
    .await;
}

#[tokio::test]
async fn an_attempt_outlasts_a_tab_that_is_killed_though_the_store_refuses_it() {
    visit("#learn", async |page| {
        page.script("IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') }").await;
        end_one_drill(page).await;
        // No goodbye, and the store has nothing.
        page.open("#learn").await;
        until("the attempt in the store", async || (stored(page).await.len() == 1).then_some(())).await;
        assert_eq!(notes(page).await, json!([]));
    })
    .await;
}

#[tokio::test]
async fn two_tabs_lose_nothing_of_each_other() {
    visit("#learn", async |page| {
        let first = page.new_tab("#learn").await;
        end_one_drill(page).await;
        let second = page.switch_to(&first).await;
        end_one_drill(page).await;
        until("both attempts", async || (stored(page).await.len() == 2).then_some(())).await;
        let lines = |text: &str| text.lines().filter(|line| line.starts_with("attempts 1 ")).count();
        assert_eq!(lines(&backup(page).await), 2, "the first tab knows that of the second");
        page.switch_to(&second).await;
        assert_eq!(lines(&backup(page).await), 2, "and the second that of the first");
    })
    .await;
}

#[tokio::test]
async fn attempts_that_are_kept_nowhere_are_said_and_go_on_and_are_stored_once_there_is_room() {
    visit("#learn", async |page| {
        page.script(
            "window.put = IDBObjectStore.prototype.put;
             window.setItem = Storage.prototype.setItem;
             IDBObjectStore.prototype.put = Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
        )
        .await;
        end_one_drill(page).await;
        page.said("alert", "your attempts at drills").await;
        assert!(backup(page).await.contains("\nattempts 1 attempt "));
        page.script("IDBObjectStore.prototype.put = window.put; Storage.prototype.setItem = window.setItem").await;
        until("the attempt in the store", async || (stored(page).await.len() == 1).then_some(())).await;
    })
    .await;
}
