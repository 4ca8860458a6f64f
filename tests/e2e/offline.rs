//! Without a network, installed, and up to date: what the service worker keeps, when a newer build begins, what the system opens the
//! page with; and what lies beside the page.

use crate::page::{Page, until, visit, visit_in_firefox};
use crate::seeds::{SEED_1, SEED_2};
use crate::server::FOLDER;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Waits until the service worker has the files of its build.
async fn kept_at_hand(page: &Page) {
    let ready = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.ready.then(({ active }) => {
        const tell = () => active.state === 'activated' && done(true);
        active.addEventListener('statechange', tell);
        tell();
    });";
    page.script_async(ready).await;
}

/// The files that are kept, by the build that they are of.
async fn kept_files(page: &Page) -> Vec<BTreeSet<String>> {
    let script = "
        const done = arguments[arguments.length - 1];
        const files = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url.split('/').pop());
        caches.keys().then((names) => Promise.all(names.map(files))).then(done);";
    let builds: Vec<BTreeSet<String>> = serde_json::from_value(page.script_async(script).await).unwrap();
    builds
}

/// The name of the script that the page was started by.
async fn started_by(page: &Page) -> String {
    page.script("return document.querySelector('#boot').src.split('/').pop()").await.as_str().unwrap().to_owned()
}

/// Has the browser look for a newer build.
async fn look_for_a_newer_build(page: &Page) {
    let script = "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => done(true));";
    page.script_async(script).await;
}

/// A build with other names for all its files, as one of other sources would have: each hash is turned round.
fn another_build(to: &Path) -> PathBuf {
    let to = to.join("another-build");
    fs::create_dir_all(&to).unwrap();
    let files: Vec<PathBuf> =
        fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().path()).filter(|file| file.is_file()).collect();
    let name = |file: &PathBuf| file.file_name().unwrap().to_str().unwrap().to_owned();
    let hashes: Vec<String> = files.iter().filter_map(|file| hash_of(&name(file))).collect();
    let turned = |text: String| {
        hashes.iter().fold(text, |text, hash| text.replace(hash.as_str(), &hash.chars().rev().collect::<String>()))
    };
    for file in &files {
        let bytes = fs::read(file).unwrap();
        let bytes = String::from_utf8(bytes).map_or_else(|error| error.into_bytes(), |text| turned(text).into_bytes());
        fs::write(to.join(turned(name(file))), bytes).unwrap();
    }
    to
}

/// The hash in the name of a file.
fn hash_of(name: &str) -> Option<String> {
    let hash = name.rsplit_once('.')?.0.rsplit_once('-')?.1;
    (hash.len() == 16).then(|| hash.to_owned())
}

/// What a visitor of the page has to have to play without a network.
fn files_of_the_page() -> BTreeSet<String> {
    let names = fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let is_of_page = |name: &String| {
        let kinds = ["boot-", "learn-", "live-", "nonet-", "nonet_bg-", "page-", "share-", "styles-", "worker-", "worker_bg-"];
        kinds.iter().any(|start| name.starts_with(start)) && hash_of(name).is_some()
    };
    names.filter(is_of_page).chain(["nonet.webmanifest".to_owned()]).collect()
}

#[tokio::test]
async fn without_a_network_the_page_is_there_with_its_game_and_its_worker() {
    visit(&format!("#play={SEED_1}"), async |page| {
        kept_at_hand(page).await;
        assert_eq!(kept_files(page).await, [files_of_the_page()], "its own files, all of them and no others");
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        page.serve(None);
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        page.cell(1, 1, "entered 1").await;
        page.click("button", "Hint").await;
        page.find("region", "Hint").await; // the worker has answered
        page.open(&format!("#p={SEED_2}")).await;
        page.verdict("One solution").await;
        page.serve(Some(Path::new(FOLDER)));
    })
    .await;
}

#[tokio::test]
async fn a_lesson_that_was_read_is_there_without_a_network_and_in_place_of_another_the_page() {
    visit("", async |page| {
        kept_at_hand(page).await;
        page.go_to("learn/x-wing.html").await;
        page.serve(None);
        page.go_to("learn/x-wing.html").await;
        page.said("heading", "X-wing").await;
        assert_eq!(page.script("return document.styleSheets[0].cssRules.length > 0").await, serde_json::json!(true));
        page.go_to("learn/swordfish.html").await;
        page.find("grid", "Sudoku").await;
        page.serve(Some(Path::new(FOLDER)));
    })
    .await;
}

#[tokio::test]
async fn in_firefox_too() {
    visit_in_firefox(&format!("#play={SEED_1}"), async |page| {
        kept_at_hand(page).await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        page.serve(None);
        page.open("").await;
        page.cell(1, 1, "entered 1").await;
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        page.open(&format!("?text={SEED_2}#solve")).await;
        page.board(SEED_2).await;
    })
    .await;
}

#[tokio::test]
async fn a_newer_build_is_offered_and_begins_only_when_it_is_taken() {
    visit(&format!("#play={SEED_1}"), async |page| {
        kept_at_hand(page).await;
        page.press("Control+Home 1").await;
        let before = started_by(page).await;
        page.serve(Some(&another_build(page.folder())));
        look_for_a_newer_build(page).await;
        page.status("A new version of Nonet is ready. Your game is kept.").await;
        page.press("ArrowRight ArrowRight ArrowRight 2").await; // no move outdates the offer
        page.cell(1, 4, "entered 2").await;
        assert_eq!(kept_files(page).await.len(), 2);

        // Nothing is forced: loaded anew, the page is of its own build still, which is no longer on the server.
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        page.cell(1, 4, "entered 2").await;
        assert_eq!(started_by(page).await, before);

        page.status("A new version of Nonet is ready.").await;
        page.click("button", "Reload").await;
        until("the newer build", async || (started_by(page).await != before).then_some(())).await;
        page.find("grid", "Sudoku").await;
        page.cell(1, 1, "entered 1").await;
        page.cell(1, 4, "entered 2").await;
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        page.open("").await; // no page of the build before is open any more
        until("one build", async || (kept_files(page).await.len() == 1).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn a_page_that_stays_open_keeps_the_files_of_its_build() {
    visit(&format!("#play={SEED_1}"), async |page| {
        kept_at_hand(page).await;
        let before = started_by(page).await;
        let first = page.new_tab("#solve").await;
        page.serve(Some(&another_build(page.folder())));
        look_for_a_newer_build(page).await;
        page.status("A new version of Nonet is ready.").await;
        page.click("button", "Reload").await;
        until("the newer build", async || (started_by(page).await != before).then_some(())).await;
        page.find("grid", "Sudoku").await;

        let second = page.switch_to(&first).await;
        assert_eq!(started_by(page).await, before, "only the window that asked for it was loaded anew");
        let answers = "const done = arguments[arguments.length - 1];
            Promise.all(arguments[0].map((name) => fetch(name).then(({ status }) => status))).then(done);";
        let files: Vec<String> = files_of_the_page().into_iter().filter(|name| !name.starts_with("page-")).collect();
        let statuses = page.script_with(answers, vec![json!(files)]).await;
        assert_eq!(statuses, json!(vec![200; files.len()]), "they are on no server any more");
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;

        page.close_and_switch_to(&second).await;
        page.open("").await;
        until("one build", async || (kept_files(page).await.len() == 1).then_some(())).await;
    })
    .await;
}

/// Puts in the place of the browser's queue of launches one that the test fills.
const QUEUE: &str =
    "Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (consumer) => { window.launch = consumer; } } });";

#[tokio::test]
async fn what_the_system_shares_or_opens_with_the_page_is_taken_like_a_paste_and_a_file() {
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": QUEUE })).await;
        page.open(&format!("?text={SEED_1}&url=#solve")).await;
        page.board(SEED_1).await;
        page.verdict("One solution").await;
        until("the address without the text", async || (page.script("return location.search").await == "").then_some(())).await;

        let launch = async |launch: &str| {
            until("the page to take launches", async || {
                (page.script("return !!window.launch").await == json!(true)).then_some(())
            })
            .await;
            page.script(&format!("return window.launch({launch})")).await
        };
        let address = "targetURL: new URL('./', location).href";
        let file = format!("files: [{{ getFile: async () => new File(['{SEED_2}'], 'two.sdm') }}]");
        launch(&format!("{{ files: [], {address} }}")).await; // by which the page was loaded
        page.board(SEED_1).await;
        launch(&format!("{{ {file}, {address} }}")).await;
        page.board(SEED_2).await;
        launch("{ files: [], targetURL: new URL('./#make', location).href }").await;
        until("the Make room", async || (page.script("return location.hash").await == "#make").then_some(())).await;
        page.find("button", "Make").await;
    })
    .await;
}

#[tokio::test]
async fn an_address_that_is_not_there_leads_to_the_page_with_its_puzzle() {
    visit("", async |page| {
        page.open(&format!("nothing/at/all.html#p={SEED_1}")).await;
        page.board(SEED_1).await;
        let lost: Vec<String> = page.console().await;
        assert!(lost.iter().all(|line| line.contains("404")), "{lost:?}");
    })
    .await;
}

#[tokio::test]
async fn a_lesson_is_a_page_that_opens_its_position() {
    visit("", async |page| {
        kept_at_hand(page).await;
        page.go_to("learn/").await;
        page.find("heading", "Sudoku techniques").await;
        page.click_first("a[href='x-wing.html']").await;
        page.find("heading", "X-wing").await;
        page.find("link", "Open position 2 in Nonet").await;
        page.click("link", "Open in Nonet").await;
        page.find("grid", "Sudoku").await;
        assert!(page.cell_names().await.iter().any(|name| name.contains("notes")));
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        page.click("button", "More").await;
        page.said("heading", "X-wing").await;
    })
    .await;
}

#[tokio::test]
async fn the_manifest_is_sound_and_names_what_is_there() {
    visit("", async |page| {
        let checked = page.devtools("Page.getAppManifest", json!({})).await;
        assert_eq!(checked["errors"], json!([]), "{checked}");
        let manifest: Value = serde_json::from_str(checked["data"].as_str().unwrap()).unwrap();
        let pictures = ["icons", "screenshots"].into_iter().flat_map(|list| manifest[list].as_array().unwrap());
        for picture in pictures {
            let name = picture["src"].as_str().unwrap();
            assert!(Path::new(FOLDER).join(name).is_file(), "{name}");
        }
        let installable = page.devtools("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(installable["installabilityErrors"], json!([]));
    })
    .await;
}
