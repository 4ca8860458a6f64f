//! Without a network, installed, and up to date: what the service worker keeps, when a newer build begins, what the system opens the
//! page with; and what lies beside the page.

use crate::builds::{another_build, copy_files, hash_of};
use crate::page::{Page, until, visit, visit_bad_host, visit_in_firefox};
use crate::seeds::{SEED_1, SEED_2};
use crate::server::FOLDER;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Waits until the service worker has the files of its build.
pub(crate) async fn kept_at_hand(page: &Page) {
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

/// The files that a visitor of the page has to have to play without a network.
fn files_of_the_page() -> BTreeSet<String> {
    let names = fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let is_of_page = |name: &String| {
        let kinds =
            ["app-", "app_bg-", "boot-", "later-", "learn-", "live-", "nonet-", "page-", "translated-", "worker-", "worker_bg-"];
        kinds.iter().any(|start| name.starts_with(start)) && hash_of(name).is_some()
    };
    names.filter(is_of_page).chain(["guard.js", "nonet.webmanifest"].map(str::to_owned)).collect()
}

fn without_the_reader(mut files: BTreeSet<String>) -> BTreeSet<String> {
    files.retain(|name| !name.starts_with("photo"));
    files
}

#[tokio::test]
async fn without_a_network_the_page_is_there_with_its_game_and_its_worker() {
    visit(&format!("#play={SEED_1}"), async |page| {
        kept_at_hand(page).await;
        // The reader of pictures may have come already: it is kept when the page has been idle for a while.
        let kept: Vec<BTreeSet<String>> = kept_files(page).await.into_iter().map(without_the_reader).collect();
        assert_eq!(kept, [files_of_the_page()], "its own files, all of them and no others");
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

/// The files of a build that is on its way to the host: those that an upload sends first, and none of these.
pub(crate) fn take_away(build: &Path, starts: &[&str]) {
    let files: Vec<_> = fs::read_dir(build).unwrap().map(|file| file.unwrap()).collect();
    for start in starts {
        let named = files.iter().filter(|file| file.file_name().to_str().unwrap().starts_with(start));
        assert_ne!(named.map(|file| fs::remove_file(file.path()).unwrap()).count(), 0, "{start}");
    }
}

/// The addresses of kept files whose names tell another hash than that of their bytes, or which are a page under another name, or none
/// under a page's.
async fn kept_in_place_of_others(page: &Page) -> Value {
    let script = "
        const done = arguments[arguments.length - 1];
        const hex = (bytes) => [...new Uint8Array(bytes)].slice(0, 8).map((byte) => byte.toString(16).padStart(2, '0')).join('');
        const wrong = async (cache) => {
            const found = [];
            for (const request of await cache.keys()) {
                const answer = await cache.match(request);
                const isPage = answer.headers.get('Content-Type').startsWith('text/html');
                const hash = /-([0-9a-f]{16})\\.\\w+$/.exec(request.url)?.[1];
                const bytes = hex(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
                if (isPage !== request.url.endsWith('.html') || (hash && hash !== bytes)) found.push(request.url);
            }
            return found;
        };
        caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then(wrong)))).then((all) => done(all.flat()));";
    page.script_async(script).await
}

/// Waits until the newer build that the browser has found was refused.
async fn refused(page: &Page) {
    let idle = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration().then((registration) =>
        done(!registration?.installing && !registration?.waiting));";
    until("the newer build is refused", async || (page.script_async(idle).await == json!(true)).then_some(())).await;
}

/// Tells the page that there is a network again, as the browser does.
async fn network_is_back(page: &Page) {
    page.script("dispatchEvent(new Event('online'))").await;
}

#[tokio::test]
async fn a_host_that_answers_with_its_page_while_a_deploy_is_half_done_spoils_nothing() {
    visit(&format!("#play={SEED_1}"), async |page| {
        kept_at_hand(page).await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        let before = started_by(page).await;

        let half = another_build(page.folder());
        take_away(&half, &["nonet", "worker", "later-", "boot-"]);
        page.serve_with_page_for_all(&half);
        look_for_a_newer_build(page).await;
        refused(page).await;
        assert_eq!(kept_in_place_of_others(page).await, json!([]));
        page.load_anew().await;
        page.cell(1, 1, "entered 1").await;
        assert_eq!(started_by(page).await, before, "the build that was whole");
        page.click("button", "Hint").await;
        page.find("region", "Hint").await; // the worker too

        // The deploy is done. What the browser keeps of the host's answers, it was told to keep for ever.
        page.serve_with_page_for_all(&another_build(page.folder()));
        network_is_back(page).await;
        page.status("A new version of Nonet is ready.").await;
        page.click("button", "Reload").await;
        until("the newer build", async || (started_by(page).await != before).then_some(())).await;
        page.find("grid", "Sudoku").await;
        page.cell(1, 1, "entered 1").await;
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        assert_eq!(kept_in_place_of_others(page).await, json!([]));
        page.console().await; // the browser tells there what it was answered
    })
    .await;
}

#[tokio::test]
async fn a_network_that_goes_while_a_newer_build_comes_leaves_the_build_before() {
    visit(&format!("#play={SEED_1}"), async |page| {
        kept_at_hand(page).await;
        let before = started_by(page).await;
        let half = another_build(page.folder());
        take_away(&half, &["app_bg"]);
        page.serve(Some(&half));
        look_for_a_newer_build(page).await;
        refused(page).await;
        page.serve(None);
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
        assert_eq!(started_by(page).await, before);
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        page.console().await; // the browser tells there what it was answered
        page.serve(Some(Path::new(FOLDER)));
    })
    .await;
}

#[tokio::test]
async fn a_first_visit_while_a_deploy_is_half_done_keeps_no_half() {
    visit_bad_host(async |page| {
        let half = another_build(page.folder());
        take_away(&half, &["learn-"]); // which the page itself can do without
        page.serve_with_page_for_all(&half);
        page.open("").await;
        until("something is kept", async || (!kept_files(page).await.is_empty()).then_some(())).await;
        let gone = "const done = arguments[arguments.length - 1];
            navigator.serviceWorker.getRegistration().then((registration) => done(!registration));";
        until("the build is refused", async || (page.script_async(gone).await == json!(true)).then_some(())).await;
        assert_eq!(kept_in_place_of_others(page).await, json!([]));

        let whole = another_build(page.folder());
        page.serve_with_page_for_all(&whole);
        network_is_back(page).await;
        kept_at_hand(page).await;
        assert_eq!(kept_in_place_of_others(page).await, json!([]));
        page.serve(None);
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
    })
    .await;
}

/// Counts how often the page asks for this build or for a newer one, and how many newer ones it gets whole.
const COUNTS: &str = "
    window.registered = window.updated = window.installed = 0;
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...script) {
        window.registered += 1;
        return register.apply(this, script);
    };
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
        window.updated += 1;
        return update.call(this);
    };
    navigator.serviceWorker.ready.then((registration) => registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing.addEventListener('statechange', () => { window.installed += installing.state === 'installed'; });
    }));";

/// Waits until there is something to count.
async fn counted(page: &Page, what: &str) {
    until(what, async || (page.script(&format!("return window.{what} > 0")).await == json!(true)).then_some(())).await;
}

#[tokio::test]
async fn a_build_that_was_refused_before_the_page_watched_is_offered_once_it_is_whole() {
    // Without its modules the build is refused; without its list of files the browser does not even find it.
    for missing in [&["app_bg-", "worker_bg-"][..], &["sw.js"]] {
        visit(&format!("#play={SEED_1}"), async |page| {
            kept_at_hand(page).await;
            let before = started_by(page).await;
            let half = another_build(page.folder());
            take_away(&half, missing);
            page.serve_with_page_for_all(&half);
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": COUNTS })).await;
            page.load_anew().await; // the browser itself asks now, when the page does not watch yet
            counted(page, "updated").await;
            refused(page).await;
            page.serve_with_page_for_all(&another_build(page.folder()));
            until("the newer build is offered", async || {
                network_is_back(page).await; // again and again: the answer to what the page asked may still be on its way
                page.texts("status").await.into_iter().find(|text| text.contains("A new version of Nonet is ready."))
            })
            .await;
            assert_eq!(page.script("return window.installed").await, json!(1), "once");
            page.click("button", "Reload").await;
            until("the newer build", async || (started_by(page).await != before).then_some(())).await;
            page.find("grid", "Sudoku").await;
            assert_eq!(kept_in_place_of_others(page).await, json!([]));
            page.console().await; // the browser tells there what it was answered
        })
        .await;
    }
}

#[tokio::test]
async fn a_first_visit_whose_list_of_files_is_a_page_keeps_the_build_later() {
    visit_bad_host(async |page| {
        let half = another_build(page.folder());
        take_away(&half, &["sw.js"]);
        page.serve_with_page_for_all(&half);
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": COUNTS })).await;
        page.open("").await;
        counted(page, "registered").await;
        page.serve_with_page_for_all(&another_build(page.folder()));
        let kept = "const done = arguments[arguments.length - 1];
            navigator.serviceWorker.getRegistration().then((registration) => done(registration?.active != null));";
        until("the build is kept", async || {
            network_is_back(page).await;
            (page.script_async(kept).await == json!(true)).then_some(())
        })
        .await;
        page.serve(None);
        page.load_anew().await;
        page.find("grid", "Sudoku").await;
    })
    .await;
}

/// The answer of a host in the place of a file that is not there yet.
#[derive(Clone, Copy, Debug)]
enum Instead {
    NotFound,
    Page,
    PageAsFile,
}

/// From now on the host has this build, and sends something else in the place of what is not in it.
fn serve(page: &Page, build: &Path, instead: Instead) {
    match instead {
        Instead::NotFound => page.serve(Some(build)),
        Instead::Page => page.serve_with_page_for_all(build),
        Instead::PageAsFile => page.serve_with_page_as_any_file(build),
    }
}

#[tokio::test]
async fn a_page_of_which_a_file_did_not_come_says_so_and_is_whole_at_one_press_once_that_is_there() {
    for missing in ["app_bg-", "app-", "later-", "boot-"] {
        for instead in [Instead::NotFound, Instead::Page, Instead::PageAsFile] {
            visit_bad_host(async |page| {
                let half = another_build(page.folder());
                take_away(&half, &[missing]);
                serve(page, &half, instead);
                page.go_to(&format!("#p={SEED_1}")).await;
                page.find("dialog", "Nonet could not be loaded whole").await;
                page.said("alert", "Your games and lists stay kept").await;
                if missing != "boot-" {
                    let board = "return document.querySelector('.breakage textarea').value.replaceAll('.', '0')";
                    assert_eq!(page.script(board).await, json!(SEED_1), "{missing} {instead:?}");
                }
                serve(page, &another_build(page.folder()), instead);
                page.press_in_dialog("Reload").await;
                page.board(SEED_1).await;
                page.verdict("One solution").await;
            })
            .await;
        }
    }
}

#[tokio::test]
async fn one_press_is_enough_where_the_browser_keeps_a_page_in_the_place_of_a_file_of_the_newer_build() {
    visit_bad_host(async |page| {
        // The newer build is on its way, and the browser keeps for ever what it is sent in the place of its program.
        let newer = another_build(page.folder());
        take_away(&newer, &["app_bg-"]);
        page.serve_with_page_for_all(&newer);
        page.go_to("").await;
        page.find("dialog", "Nonet could not be loaded whole").await;
        // Another machine of the host still has the build before, or half of it.
        let before = page.folder().join("before");
        copy_files(Path::new(FOLDER), &before);
        take_away(&before, &["app-"]);
        page.serve_with_page_for_all(&before);
        page.go_to(&format!("#p={SEED_1}")).await;
        page.find("dialog", "Nonet could not be loaded whole").await;
        page.serve_with_page_for_all(&another_build(page.folder()));
        page.press_in_dialog("Reload").await;
        page.board(SEED_1).await;
    })
    .await;
}

#[tokio::test]
async fn a_worker_in_whose_place_another_file_came_is_said_in_words() {
    visit_bad_host(async |page| {
        let half = another_build(page.folder());
        take_away(&half, &["worker_bg-"]);
        page.serve_with_page_for_all(&half);
        page.open(&format!("#play={SEED_1}")).await;
        page.click("button", "Hint").await;
        page.status("a part of this page could not be loaded, reload it to go on").await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
    })
    .await;
}

#[tokio::test]
async fn a_page_of_which_no_script_came_says_how_to_go_on() {
    visit_bad_host(async |page| {
        let half = another_build(page.folder());
        take_away(&half, &["boot-", "guard"]);
        page.serve_with_page_for_all(&half);
        page.go_to("").await;
        page.find("link", "Reload the page").await;
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
        // Of several files each is taken, and of one that can't be opened it is said.
        let named = |name: &str, text: &str| format!("{{ name: '{name}', getFile: async () => new File(['{text}'], '{name}') }}");
        let files = [named("one.sdm", SEED_1), named("two.sdm", SEED_2)].join(", ");
        launch(&format!("{{ files: [{files}], {address} }}")).await;
        page.said("dialog", "2 of 2 checked").await;
        page.press("Escape").await;
        page.gone("dialog", "List of puzzles").await;
        let gone = "{ name: 'gone.sdm', getFile: async () => { throw new Error('it is gone') } }";
        launch(&format!("{{ files: [{gone}], {address} }}")).await;
        page.status("gone.sdm").await;
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
async fn the_page_for_lost_addresses_is_in_the_browsers_language() {
    visit("", async |page| {
        let agent = page.script("return navigator.userAgent").await;
        page.devtools("Emulation.setUserAgentOverride", json!({ "userAgent": agent, "acceptLanguage": "de-AT,en" })).await;
        // A folder without the page: nothing leads on from here.
        let folder = page.folder().join("lost");
        fs::create_dir_all(&folder).unwrap();
        fs::copy(Path::new(FOLDER).join("404.html"), folder.join("404.html")).unwrap();
        kept_at_hand(page).await;
        let unregister = "const done = arguments[arguments.length - 1];
            navigator.serviceWorker.getRegistration().then((it) => it.unregister()).then(done)";
        assert_eq!(page.script_async(unregister).await, json!(true));
        page.serve(Some(&folder));
        page.go_to("nothing.html").await;
        page.find("heading", "Unter dieser Adresse ist nichts").await;
        page.find("link", "Nonet öffnen").await;
        page.console().await; // the browser tells of what is not there
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
