//! The first screens, which stand on the page before it is live: the live page takes their place without a change.

use crate::page::{until, visit};
use crate::seeds::SEED_1;
use serde_json::json;

/// Remembers the room that is shown before the page is live, and the look that was chosen.
const REMEMBER: &str = "
    new MutationObserver(() => {
        const room = document.querySelector('main');
        if (!room || document.querySelector('[role=grid], .room--make, .room--learn')) return;
        window.first = [room.className, document.documentElement.dataset.theme ?? ''];
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-theme'] });";

#[tokio::test]
async fn a_first_visit_shows_its_game_at_once_and_any_other_what_fits_all() {
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": REMEMBER })).await;
        let first = async || page.script("return window.first").await;
        page.open("").await;
        assert_eq!(first().await, json!(["room room--play", ""]));
        for address in [&format!("#p={SEED_1}"), "#solve", "#learn", &format!("#play={SEED_1}"), &format!("?text={SEED_1}")] {
            page.script("localStorage.clear()").await;
            page.open(address).await;
            assert_eq!(first().await, json!(["room", ""]), "{address}");
        }
        page.open(&format!("#play={SEED_1}")).await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        page.menu("Menu", "Settings").await;
        page.click_label("Dark").await;
        page.open("").await;
        page.cell(1, 1, "entered 1").await;
        assert_eq!(first().await, json!(["room", "dark"]), "a game was played here, in the dark");
    })
    .await;
}

#[tokio::test]
async fn no_board_is_seen_before_the_map_of_the_course() {
    const LOOK: &str = "
        const look = () => {
            const isLive = document.querySelector('.room--learn, .room--solve');
            if (!isLive) window.hadBoard ||= document.querySelector('main .board') !== null;
            if (!isLive) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);";
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LOOK })).await;
        for (address, has_board) in [("#learn", false), ("#solve", true)] {
            page.open(address).await;
            assert_eq!(page.script("return window.hadBoard ?? false").await, json!(has_board), "{address}");
        }
    })
    .await;
}

/// The shift of the layout since the page was loaded.
const SHIFT: &str = "
    const done = arguments[arguments.length - 1];
    new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(0), 300); // where nothing moved, there is no entry";

/// The text that can be read, but for the time; and every element that is seen, with its place.
const SEEN: &str = "
    const seen = () => {
        const page = document.querySelector('.page');
        const elements = [...page.querySelectorAll('*')].filter((element) => element.checkVisibility());
        const place = (element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.tagName, element.getAttribute('class'), ...[x, y, width, height].map(Math.round)].join(' ');
        };
        return [page.innerText.replace(/\\d:\\d\\d/, ''), ...elements.filter(({ tagName }) => tagName != 'TIME').map(place)];
    };";

#[tokio::test]
async fn the_live_page_takes_the_place_of_the_first_screen_and_nothing_moves() {
    visit("", async |page| {
        for (width, height) in [(1280, 800), (412, 823), (390, 664), (360, 560), (320, 640), (844, 390), (820, 1180)] {
            page.screen(width, height).await;
            page.script("localStorage.clear()").await;
            page.open("").await;
            assert_eq!(page.script_async(SHIFT).await, json!(0), "{width}x{height}");
            let live = page.script(&format!("{SEEN} return seen()")).await;
            // The first screen once more, as first.js shows it, with this visitor's digits.
            let first = format!(
                "{SEEN}
                const done = arguments[arguments.length - 1];
                const shown = [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel.at(-1));
                fetch('./').then((answer) => answer.text()).then((text) => {{
                    const {{ content, dataset: {{ givens }} }} = new DOMParser().parseFromString(text, 'text/html').querySelector('template');
                    content.querySelector('time').append(new Date().toLocaleDateString('en-GB', {{ day: 'numeric', month: 'long' }}));
                    const inks = [...content.querySelectorAll('.cell')].map((cell) => cell.querySelector('path'));
                    const outlines = [...'123456789'].map((digit) => inks[givens.indexOf(digit)].getAttribute('d'));
                    inks.forEach((ink, cell) => ink?.setAttribute('d', outlines[shown[cell] - 1]));
                    // The keys tell how many are left of each.
                    const keys = [...content.querySelectorAll('[data-digit] .key__left')];
                    const lefts = keys.map((key) => key.textContent);
                    lefts.forEach((left, digit) => keys[shown[givens.indexOf(digit + 1)] - 1].textContent = left);
                    document.querySelector('.page').replaceWith(content);
                    done(seen());
                }}).catch((error) => done([String(error)]));"
            );
            let first = page.script_async(&first).await;
            let [live, first] = [live, first].map(|seen| serde_json::from_value::<Vec<String>>(seen).unwrap());
            assert!(live.len() > 200, "the whole page is seen");
            for (live, first) in live.iter().zip(&first) {
                assert_eq!(live, first, "{width}x{height}");
            }
            assert_eq!(live.len(), first.len(), "{width}x{height}");
        }
    })
    .await;
}

/// Holds the page's wasm back until `window.letGo()` is called: a slow network.
const HOLD: &str = "
    const instantiate = WebAssembly.instantiateStreaming;
    const held = new Promise((go) => window.letGo = go);
    WebAssembly.instantiateStreaming = (...rest) => held.then(() => instantiate.apply(WebAssembly, rest));";

#[tokio::test]
async fn what_is_pressed_before_the_page_is_live_is_done_then() {
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HOLD })).await;
        page.script("localStorage.clear()").await;
        page.go_to("").await;
        let empty = "const cells = [...document.querySelectorAll('.cell')];
            const place = cells.findIndex((cell) => !cell.querySelector('path'));
            const { x, y, width, height } = cells[place].getBoundingClientRect();
            return [place, x + width / 2, y + height / 2]";
        let [place, x, y]: [f64; 3] = serde_json::from_value(page.script(empty).await).unwrap();
        page.drag_points((x, y), (x, y)).await;
        // Keys that write, and keys that lead away and back.
        page.press("5 Backspace 7 ArrowRight ArrowLeft").await;
        page.script("window.letGo()").await;
        let is_live = "return document.querySelector('main [role=grid]') != null";
        until("the live board", async || (page.script(is_live).await == json!(true)).then_some(())).await;
        let place = place as usize;
        page.cell(place / 9 + 1, place % 9 + 1, "entered 7").await;
    })
    .await;
}
