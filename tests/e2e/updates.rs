//! A page that stays open for weeks: when it looks for a newer build.

use crate::builds::another_build;
use crate::offline::kept_at_hand;
use crate::page::{Page, visit};
use crate::seeds::SEED_1;
use serde_json::{Value, json};

/// Lets the test move the clock, hide and show the page, and let the timers ring that look at the clock. Counts the looks.
const CLOCK: &str = "
    window.later = 0;
    const { now } = Date;
    Date.now = () => now() + later;
    window.isHidden = false;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => isHidden });
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    window.hide = (hidden) => {
        isHidden = hidden;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    const timers = [], originally = window.setInterval; // by no other name: live.js would find it
    window.setInterval = (act, time) => {
        if (time === 10_000) timers.push(act);
        return originally(act, time);
    };
    window.ring = () => timers.forEach((act) => act());
    window.looks = 0;
    const { register } = window.ServiceWorkerContainer?.prototype ?? {}; // an empty page has none
    if (register) ServiceWorkerContainer.prototype.register = function (...script) {
        window.looks += 1;
        return register.apply(this, script);
    };";

const HOUR: &str = "3_600_000";

async fn looks(page: &Page) -> Value {
    page.script("return window.looks").await
}

/// The events of the page, and the number of times that it looks for a newer build by them. No case ends more than an hour after the last
/// look: the browser may give the page the focus at any moment.
const CASES: [(&str, u32); 13] = [
    ("hide(true); later += 2 * HOUR; hide(false)", 1),
    ("hide(true); later += 25 * HOUR; ring()", 0),
    ("hide(false)", 1),
    ("for (let times = 0; times < 40; times++) { hide(true); hide(false); later += 1_500 }", 0),
    ("later += 2 * HOUR; for (let times = 0; times < 40; times++) { hide(true); hide(false); later += 1_500 }", 1),
    ("later += 23 * HOUR; ring(); later -= 23 * HOUR", 0),
    ("later += 25 * HOUR; ring(); ring()", 1),
    ("later += 2 * HOUR; dispatchEvent(new Event('online')); dispatchEvent(new Event('focus'))", 1),
    ("later += 2 * HOUR; dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); hide(true); hide(false)", 1),
    ("later += 2 * HOUR; dispatchEvent(new Event('focus')); dispatchEvent(new Event('online'))", 1),
    ("later += HOUR / 2; dispatchEvent(new Event('online')); hide(true); hide(false); ring()", 0),
    ("later -= 3 * HOUR; hide(true); hide(false); ring()", 1), // the clock was set back
    ("later += 100 * 24 * HOUR; ring(); hide(true); hide(false)", 1),
];

#[tokio::test]
async fn a_page_that_stays_open_looks_for_a_newer_build_when_it_is_seen_again_at_most_hourly_and_once_a_day() {
    visit("", async |page| {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": CLOCK })).await;
        page.open(&format!("#play={SEED_1}")).await;
        kept_at_hand(page).await;
        page.press("Control+Home 1 ArrowRight ArrowRight ArrowRight 2").await;
        page.cell(1, 4, "entered 2").await;
        for (happens, expected) in CASES {
            let before = looks(page).await.as_u64().unwrap();
            page.script(&format!("const HOUR = {HOUR}; {happens}")).await;
            assert_eq!(looks(page).await, json!(before + u64::from(expected)), "{happens}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_newer_build_is_offered_to_a_page_that_was_never_closed() {
    for happens in [
        "hide(true); later += 2 * HOUR; hide(false)",
        "hide(true); later += 25 * HOUR; hide(false)",
        "later += 25 * HOUR; ring()",
    ] {
        visit("", async |page| {
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": CLOCK })).await;
            page.open(&format!("#play={SEED_1}")).await;
            kept_at_hand(page).await;
            page.press("Control+Home 1").await;
            page.cell(1, 1, "entered 1").await;
            page.serve(Some(&another_build(page.folder())));
            page.script(&format!("window.stays = true; const HOUR = {HOUR}; {happens}")).await;
            page.status("A new version of Nonet is ready. Your game is kept.").await;
            page.cell(1, 1, "entered 1").await;
            assert_eq!(page.script("return window.stays").await, json!(true), "nothing is forced");
        })
        .await;
    }
}
