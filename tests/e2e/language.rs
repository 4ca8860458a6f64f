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

/// Writes the site with a language that is made of English by rule, in which what no message says has no accents.
fn site_in_pseudo(to: &Path) {
    copy_files(Path::new(FOLDER), to);
    let (language, english) = (to.join("languages").join(pseudo::TAG), Path::new("locales/en"));
    fs::create_dir_all(&language).unwrap();
    let all = pseudo::of_folder(english).unwrap();
    for file in ["page.txt", "worker.txt"] {
        fs::write(language.join(file), &all).unwrap();
    }
    let index = to.join("index.html");
    let page = fs::read_to_string(&index).unwrap();
    let (before, list) = page.split_once("{ \"de\":").expect("the page has its list of languages");
    let files = ["page", "worker"].map(|file| format!("\"./languages/{}/{file}.txt\"", pseudo::TAG)).join(",");
    fs::write(index, format!("{before}{{ \"{}\":[{files}],\"de\":{list}", pseudo::TAG)).unwrap();
}

/// The words of the name of the language itself, which its own list of languages shows.
const ITS_NAME: [&str; 2] = ["Pseudo", "Accents"];

/// All that can be read or heard where the page lies open: the texts that are drawn, and the attributes that are told.
const READ: &str = "
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body, texts = [];
    const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.currentNode; node; node = walk.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
            if (!node.parentElement.closest('script, noscript, style, template, textarea') && node.data.trim()) texts.push(node.data);
        } else {
            for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
                if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
        }
    }
    return texts;";

/// The elements that make the page or the open dialog wider than its room, each with the number of pixels.
const TOO_WIDE: &str = "
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.documentElement;
    if (document.documentElement.scrollWidth <= innerWidth && dialog.scrollWidth <= dialog.clientWidth) return [];
    const { right } = dialog.getBoundingClientRect();
    const beyond = (element) => Math.ceil(element.getBoundingClientRect().right - right);
    const all = [dialog, ...dialog.querySelectorAll('*')].filter((element) => element === dialog || beyond(element) > 0);
    return all.map((element) => `${element.tagName} ${element.className} ${beyond(element)}`);";

/// Holds what lies open to the two demands on the language.
async fn is_whole(page: &Page, place: &str) {
    let texts = page.script(READ).await;
    let texts = texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap());
    let texts = texts.filter(|text| !text.contains("://")); // an address
    let plain = texts
        .filter(|text| pseudo::plain_words(text).iter().any(|word| !pseudo::NAMES.contains(word) && !ITS_NAME.contains(word)));
    assert_eq!(plain.collect::<Vec<_>>(), [""; 0], "{place}");
    let too_wide = page.script(TOO_WIDE).await;
    assert_eq!(too_wide, json!([]), "{place} is too wide");
}

/// The message of this id.
fn message(id: &str) -> String {
    let all = pseudo::of_folder(Path::new("locales/en/page")).unwrap();
    let start = format!("{id} = ");
    all.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_else(|| panic!("the message {id}")).to_owned()
}

/// Waits until a dialog is open, or none.
async fn dialog(page: &Page, is_open: bool) {
    until("a dialog that opens or closes", async || {
        (page.script("return document.querySelector('dialog[open]') != null").await == json!(is_open)).then_some(())
    })
    .await;
}

#[tokio::test]
async fn rooms_and_dialogs_have_room_for_longer_words_on_a_small_phone_and_say_only_messages() {
    visit("", async |page| {
        let folder = page.folder().join("pseudo");
        site_in_pseudo(&folder);
        page.serve(Some(&folder));
        // The service worker would answer with the site as it was before.
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
        prefer(page, pseudo::TAG).await;
        page.screen(360, 740).await;
        for (room, address) in
            [("Play", format!("#play={SEED_1}")), ("Solve", format!("#p={SEED_1}")), ("Make", "#make".to_owned())]
        {
            page.go_to(&address).await; // Make has no board at first
            page_in(page, pseudo::TAG).await;
            is_whole(page, room).await;
            let of_board: &[&str] = if room == "Make" { &[] } else { &["share", "export", "print"] };
            for item in of_board.iter().chain(&["library", "techniques", "keys", "settings"]) {
                let name = message(&format!("shell-{item}"));
                page.menu(&message("shell-menu"), &name).await;
                dialog(page, true).await;
                is_whole(page, &format!("{room}, {item}")).await;
                page.press("Escape").await;
                dialog(page, false).await;
            }
        }
        page.open(&format!("#play={SEED_1}")).await;
        page_in(page, pseudo::TAG).await;
        page.click("button", &message("play-new-game")).await;
        dialog(page, true).await;
        is_whole(page, "the games").await;
        page.press("Escape").await;
        dialog(page, false).await;
        page.click("button", &message("play-hint")).await;
        for stage in 0..3 {
            page.click("button", &message("play-more")).await;
            is_whole(page, &format!("the hint's stage {stage}")).await;
        }
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
