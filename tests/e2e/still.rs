//! Tests that no press moves anything on the page: neither the pressed control nor the board, in Solve and in Play, on every
//! screen. Nor does a rating that comes later.

use crate::page::{Page, until, visit, visit_on_screens};
use crate::seeds::SEED_2;
use serde_json::json;

/// A desktop, a tall phone, the areas that phones leave beside their browsers' bars, and a phone on its side.
const SIZES: [(u32, u32); 6] = [(1280, 800), (390, 844), (412, 915), (360, 640), (360, 560), (640, 400)];

/// Presses a control, waits until `count` elements of the selector are visible, and checks that nothing has moved.
async fn press(page: &Page, screen: (u32, u32), (role, name): (&str, &str), selector: &str, count: usize) {
    page.press_still(role, name).await;
    visible(page, selector, count, &format!("{role} {name:?} at {screen:?}")).await;
    page.stands_still(&format!("{role} {name:?} at {screen:?}")).await;
}

/// Waits until `count` elements of the selector are visible.
async fn visible(page: &Page, selector: &str, count: usize, after: &str) {
    let seen = format!("return [...document.querySelectorAll({selector:?})].filter(it => it.checkVisibility()).length");
    let what = format!("{count} of {selector} after {after}");
    until(&what, async || (page.script(&seen).await == json!(count)).then_some(())).await;
}

/// Makes scrollbars take no room, as on a phone: otherwise one that appears would move the board.
async fn hide_scrollbars(page: &Page) {
    page.script("document.documentElement.style.setProperty('scrollbar-width', 'none')").await;
}

#[tokio::test]
async fn no_button_moves_in_solve_when_the_rating_comes() {
    visit_on_screens(&SIZES, "", async |page, screen| {
        page.hold_workers().await;
        page.script(&format!("location.hash = 'p={SEED_2}'")).await;
        page.verdict("One solution").await;
        page.find("tab", "Steps").await;
        assert!(!page.has("tab", "Ratings").await, "no rating yet");
        let before = page.buttons().await;
        page.let_workers_answer().await;
        page.find("tab", "Ratings").await;
        let now = page.buttons().await;
        let moved: Vec<_> = before.iter().filter(|button| !now.contains(button)).collect();
        assert!(moved.is_empty(), "{screen:?}: {moved:?}, and now {now:?}");
    })
    .await;
}

#[tokio::test]
async fn no_press_moves_anything_in_solve() {
    visit("#solve", async |page| {
        for screen in SIZES {
            page.screen(screen.0, screen.1).await;
            page.open("").await;
            page.open("#solve").await;
            hide_scrollbars(page).await;
            let button = |name: &'static str| ("button", name);
            if page.line().await.contains(|digit| digit != '.') {
                page.menu("More", "Empty the board").await;
                page.board(&".".repeat(81)).await;
            }
            // A puzzle is typed, the first digits with the keys of the page.
            let first = SEED_2.find(|digit| digit != '0').unwrap();
            for _ in 0..first {
                press(page, screen, button("Skip"), ".key--skip", 1).await;
            }
            let key = SEED_2[first..=first].to_owned();
            press(page, screen, ("button", &key), ".verdict--typing", 1).await;
            for digit in SEED_2[first + 1..].chars() {
                page.press(&digit.to_string()).await;
            }
            page.verdict("One solution").await;
            press(page, screen, button("Undo"), ".verdict--typing", 1).await;
            page.press("Control+y").await;
            // Two steps are taken, with a button that stays in place.
            press(page, screen, button("Next step"), ".log__list > li", 1).await;
            press(page, screen, button("Next step"), ".log__list > li", 2).await;
            press(page, screen, ("switch", "Candidates"), ".toolbar [role=switch][aria-checked=true]", 1).await;
            press(page, screen, ("switch", "Candidates"), ".toolbar [role=switch][aria-checked=false]", 1).await;
            // The older step is looked at, then the newer one.
            for row in [2, 1] {
                page.press_first_still(&format!(".log__list > :nth-child({row}) > .row")).await;
                let what = format!("row {row} of the steps at {screen:?}");
                let card =
                    format!(":is(.log__list > :nth-child({row}) > .row[aria-current] ~ [role=status], .room__aside) .step");
                visible(page, &card, 1, &what).await;
                page.stands_still(&what).await;
            }
            for tab in ["Solutions", "Ratings", "Steps"] {
                press(page, screen, ("tab", tab), "[role=tabpanel]", 1).await;
            }
            press(page, screen, button("Digit keys"), ".keypad", 1).await;
            press(page, screen, button("Digit keys"), "[role=tabpanel]", 1).await;
            press(page, screen, button("Show solution"), ".verdict--complete", 1).await;
            page.press("Control+z").await;
        }
    })
    .await;
}

#[tokio::test]
async fn no_press_moves_anything_in_play() {
    visit_on_screens(&SIZES, &format!("#play={SEED_2}"), async |page, screen| {
        hide_scrollbars(page).await;
        page.click_cell(1, 1).await;
        let button = |name: &'static str| ("button", name);
        press(page, screen, button("3"), ".cell--entered, [aria-label='row 1, column 1, entered 3']", 1).await;
        press(page, screen, button("Undo"), "[aria-label='row 1, column 1, empty']", 1).await;
        // Notes, colours, lines, and digits again.
        for mode in [2, 3, 4, 1] {
            let what = format!("mode {mode} at {screen:?}");
            page.press_first_still(&format!(".modes > :nth-child({mode})")).await;
            visible(page, &format!(".modes > :nth-child({mode}) input:checked"), 1, &what).await;
            page.stands_still(&what).await;
        }
        press(page, screen, button("Check"), ".toasts .toast", 1).await;
        press(page, screen, button("Hint"), ".hint__headline", 1).await;
        for stage in 2..=4 {
            let told = format!(".stages__bar:nth-child({stage})[aria-current]");
            press(page, screen, button("More"), &told, 1).await;
        }
        press(page, screen, button("Apply"), ".hint__headline", 0).await;
    })
    .await;
}
