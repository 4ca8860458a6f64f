//! The page around the board: it opens from a sub-path, keeps quiet, and says what broke.

use crate::builds::build_that_asks_elsewhere;
use crate::offline::kept_at_hand;
use crate::page::{until, visit, visit_bad_host, visit_beside_others};
use crate::photo::{PHOTO, a_photo_becomes_a_game, photo};
use serde_json::json;

const PUZZLE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

#[tokio::test]
async fn opens_from_a_sub_path() {
    visit("", async |page| {
        assert_eq!(page.cell_names().await.len(), 81);
    })
    .await;
}

#[tokio::test]
async fn no_program_of_the_page_asks_another_host() {
    visit_bad_host(async |page| {
        page.open("").await;
        kept_at_hand(page).await;
        a_photo_becomes_a_game(page).await; // which ends with a hint
    })
    .await;
}

/// The other tests rely on this: a request of a worker arrives at the host that listens for it, and one of the page is an error in the
/// console.
#[tokio::test]
async fn a_request_to_another_host_is_found() {
    for script in ["worker-", "photo-", "sw."] {
        visit_beside_others(async |page, elsewhere| {
            page.serve(Some(&build_that_asks_elsewhere(page.folder(), script)));
            page.open("").await;
            page.click("button", "Hint").await; // which starts the worker at the latest
            page.choose_file(PHOTO, &photo()).await; // which starts the reader of photos
            let asked = async || elsewhere.asked().iter().any(|head| head.contains("Host: elsewhere.example")).then_some(());
            until(&format!("the request of {script}"), asked).await;
        })
        .await;
    }
    visit_beside_others(async |page, _| {
        page.serve(Some(&build_that_asks_elsewhere(page.folder(), "boot-")));
        page.open("").await;
        let told = async || page.console().await.iter().any(|line| line.contains("elsewhere.example")).then_some(());
        until("the page's request in the console", told).await;
    })
    .await;
}

/// Has the program wait until a few frames are drawn without it, and remembers from the first frame on where the lines of the board
/// lie: before there is a live board, and since.
const FRAMES: &str = "
    const ask = window.fetch;
    const enough = Promise.withResolvers();
    window.fetch = async (...what) => (await enough.promise, ask(...what));
    window.framesSeen = { before: [], since: [] };
    requestAnimationFrame(function look() {
        const lines = document.querySelector('.board__thin')?.getBoundingClientRect();
        const { before, since } = window.framesSeen;
        if (lines) (document.querySelector('[role=grid]') ? since : before).push([lines.x, lines.y, lines.width, lines.height]);
        if (before.length > 3) enough.resolve();
        if (since.length < 3) requestAnimationFrame(look);
    });";

#[tokio::test]
async fn until_the_page_is_live_an_empty_board_stands_where_the_board_will_be() {
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": FRAMES })).await;
        for (width, height) in [(1280, 800), (390, 844)] {
            page.screen(width, height).await;
            page.open("").await;
            let since =
                until("the live board", async || page.script("return framesSeen.since[2]").await.as_array().cloned()).await;
            let before = page.script("return framesSeen.before").await;
            let before = before.as_array().unwrap();
            assert!(before.len() > 3, "an empty board is seen first: {} frames", before.len());
            assert!(before.iter().all(|lines| lines.as_array() == Some(&since)), "nothing moves when the board comes");
        }
    })
    .await;
}

#[tokio::test]
async fn a_crash_shows_a_panel_with_the_board() {
    visit("", async |page| {
        // An error that a script of the test throws is none of the page's business; so the event itself. A trap of the program has no
        // place in a script.
        let trap = "const error = Object.assign(new WebAssembly.RuntimeError('a wheel came off'), { stack: '' });
            dispatchEvent(new ErrorEvent('error', { error }))";
        page.script(trap).await;
        page.said("alert", "a wheel came off").await;
        let text = page.find("textbox", "The board, to copy").await.prop("value").await.unwrap();
        assert_eq!(text, Some(page.line().await));
        page.click("button", "Reload").await;
        page.find("grid", "Sudoku").await;
        assert!(!page.has("button", "Reload").await);
    })
    .await;
}

#[tokio::test]
async fn a_failed_download_shows_the_panel_with_the_puzzle_of_the_address() {
    visit("", async |page| {
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await;
        page.script(&format!("location.hash = 'p={PUZZLE}'; location.reload()")).await;
        page.find("dialog", "Nonet could not be loaded whole").await;
        let text = page.find("textbox", "The board, to copy").await.prop("value").await.unwrap();
        assert_eq!(text.as_deref(), Some(PUZZLE));
        page.console().await; // whether the browser tells of what it blocked is its own affair
        // An address that is no encoding of anything does not break the panel.
        page.script("location.hash = 'p=%'; location.reload()").await;
        page.find("dialog", "Nonet could not be loaded whole").await;
        let text = page.find("textbox", "The board, to copy").await.prop("value").await.unwrap();
        assert_eq!(text.as_deref(), Some("#p=%"));
        page.console().await; // whether the browser tells of what it blocked is its own affair
    })
    .await;
}

#[tokio::test]
async fn a_browser_without_simd_is_told_so() {
    visit("", async |page| {
        let source = json!({ "source": "WebAssembly.validate = () => false" });
        page.devtools("Page.addScriptToEvaluateOnNewDocument", source).await;
        page.script("location.reload()").await;
        page.said("alert", "It lacks WebAssembly SIMD").await;
        assert!(!page.has("grid", "Sudoku").await);
    })
    .await;
}

/// A worker that breaks at once, whatever it is asked.
const BROKEN_WORKER: &str = "
    window.Worker = class extends EventTarget {
        constructor() {
            super();
            const error = () => new ErrorEvent('error', { message: 'a wheel came off', cancelable: true });
            setTimeout(() => this.dispatchEvent(error()), 10);
        }
        postMessage() {}
        terminate() {}
    };";

#[tokio::test]
async fn a_worker_that_fails_is_said_and_the_game_goes_on() {
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": BROKEN_WORKER })).await;
        page.open(&format!("#play={PUZZLE}")).await;
        page.click_cell(1, 1).await;
        page.press("7").await;
        page.cell(1, 1, "entered 7").await;
        let before = page.line().await;
        page.click("button", "Hint").await;
        page.status("Something in the background failed: a wheel came off.").await;
        assert!(!page.has("region", "Hint").await);
        assert_eq!(page.line().await, before);
        page.press("Control+z").await;
        page.cell(1, 1, "empty").await;
    })
    .await;
}
