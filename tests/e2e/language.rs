//! The language of the page: the browser's, or the chosen one, from the first screen to the proofs of the worker.

use crate::builds::copy_files;
use crate::offline::kept_at_hand;
use crate::page::{Page, until, visit};
use crate::seeds::SEED_1;
use crate::server::FOLDER;
use serde_json::json;
use std::{fs, path::Path};

/// Waits until the page is live in a language. A change of language loads it again.
async fn page_in(page: &Page, tag: &str) {
    until(&format!("the page in {tag}"), async || {
        let script = "return performance.getEntriesByName('live').length > 0 && document.documentElement.lang";
        (page.script(script).await == json!(tag)).then_some(())
    })
    .await;
}

/// Waits until some text is seen.
async fn seen(page: &Page, words: &str) {
    until(words, async || page.script("return document.body.innerText").await.as_str()?.contains(words).then_some(())).await;
}

/// Lets the browser ask for these languages.
async fn prefer(page: &Page, languages: &str) {
    let agent = page.script("return navigator.userAgent").await;
    page.devtools("Emulation.setUserAgentOverride", json!({ "userAgent": agent, "acceptLanguage": languages })).await;
}

#[tokio::test]
async fn a_chosen_language_is_that_of_the_page_and_of_the_worker_and_the_game_goes_on() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        page.menu("Menu", "Settings").await;
        page.select("Language", "Deutsch").await;
        page_in(page, "de").await;
        page.click("button", "Tipp").await;
        page.click("button", "Mehr").await;
        seen(page, "Wo kann").await; // the question of a hidden single, which the worker asks
        assert!(page.line().await.starts_with('1'), "the game stands as it did");
        page.menu("Menü", "Einstellungen").await;
        page.select("Sprache", "English").await;
        page_in(page, "en").await;
        page.find("button", "Hint").await;
    })
    .await;
}

#[tokio::test]
async fn the_first_of_the_browsers_languages_that_there_is_counts_until_one_is_chosen() {
    visit("", async |page| {
        prefer(page, "fr-FR,de-AT,en").await;
        page.open("").await;
        page_in(page, "de").await;
        assert_eq!(page.script("return document.title").await, json!("Nonet: Sudoku, gelöst und erklärt"));
        page.menu("Menü", "Einstellungen").await;
        page.select("Sprache", "English").await;
        page_in(page, "en").await;
    })
    .await;
}

#[tokio::test]
async fn a_language_is_known_by_any_tag_that_begins_with_its_own() {
    visit("", async |page| {
        prefer(page, "fr-CA,de-Latn-AT-1996,en").await;
        page.open("").await;
        page_in(page, "de").await;
    })
    .await;
}

/// Remembers what can be read before the page is live.
const REMEMBER: &str = "
    new MutationObserver(() => {
        const page = document.querySelector('.page');
        if (page && !document.querySelector('[role=grid]')) window.first = page.textContent;
    }).observe(document, { childList: true, subtree: true, characterData: true });";

#[tokio::test]
async fn the_first_screen_is_in_the_language_of_the_page() {
    visit("", async |page| {
        prefer(page, "de").await;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": REMEMBER })).await;
        page.script("localStorage.clear()").await;
        page.open("").await;
        let first = page.script("return window.first").await.as_str().unwrap().to_owned();
        assert!(["Spielen", "Neues Spiel", "Notizen", "Rätsel des Tages"].iter().all(|words| first.contains(words)), "{first}");
        assert!(["Play", "Hint", "Notes", "New game"].iter().all(|words| !first.contains(words)), "{first}");
    })
    .await;
}

#[tokio::test]
async fn a_language_that_cannot_be_loaded_is_english_and_that_is_said() {
    visit("", async |page| {
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": ["*languages/*"] })).await;
        prefer(page, "de").await;
        page.open("").await;
        page_in(page, "en").await;
        seen(page, "Your language could not be loaded, so the page is in English").await;
        page.console().await; // whether the browser tells of what it blocked is its own affair
    })
    .await;
}

#[tokio::test]
async fn hints_that_cannot_be_loaded_in_the_language_are_english_and_that_is_said() {
    visit("", async |page| {
        let folder = page.folder().join("without-hints");
        copy_files(Path::new(FOLDER), &folder);
        let german = folder.join("languages/de");
        copy_files(&Path::new(FOLDER).join("languages/de"), &german);
        for file in fs::read_dir(&german).unwrap().map(|entry| entry.unwrap().path()) {
            if file.file_name().unwrap().to_str().unwrap().starts_with("worker") {
                fs::remove_file(file).unwrap();
            }
        }
        page.serve(Some(&folder));
        prefer(page, "de").await;
        page.open("").await;
        page_in(page, "de").await;
        seen(page, "Tipps und Erklärungen ließen sich in deiner Sprache nicht laden").await;
        page.console().await; // whether the browser tells of what it did not find is its own affair
    })
    .await;
}

#[tokio::test]
async fn a_language_is_there_without_a_network() {
    visit("", async |page| {
        prefer(page, "de").await;
        page.open("").await;
        page_in(page, "de").await;
        kept_at_hand(page).await;
        until("the messages to be kept", async || {
            let script = "
                const done = arguments[arguments.length - 1];
                caches.keys().then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
                    .then((kept) => done(kept.flat().filter(({ url }) => url.includes('/languages/de/')).length));";
            (page.script_async(script).await == json!(2)).then_some(())
        })
        .await;
        page.serve(None);
        page.open("").await;
        page_in(page, "de").await;
        page.click("button", "Tipp").await;
        page.find("button", "Mehr").await;
        page.serve(Some(Path::new(FOLDER)));
    })
    .await;
}
