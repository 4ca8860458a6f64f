//! Fingers on the board: real touches, as the browser's own protocol gives them.

use crate::page::{Page, until, visit};
use crate::seeds::SEED_1;
use serde_json::{Value, json};

/// The middle of a cell.
async fn place(page: &Page, row: usize, column: usize) -> (f64, f64) {
    let number = 9 * (row - 1) + column - 1;
    let script = format!(
        "const box = document.querySelector('[data-cell=\"{number}\"]').getBoundingClientRect();
         return [box.x + box.width / 2, box.y + box.height / 2];"
    );
    serde_json::from_value(page.script(&script).await).unwrap()
}

/// Touches the page: `kind` is `touchStart`, `touchMove`, `touchEnd` or `touchCancel`, with the fingers that are down then.
async fn touch(page: &Page, kind: &str, fingers: &[(f64, f64)]) {
    let points: Vec<Value> = fingers.iter().enumerate().map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect();
    page.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

async fn tap(page: &Page, row: usize, column: usize) {
    touch(page, "touchStart", &[place(page, row, column).await]).await;
    touch(page, "touchEnd", &[]).await;
}

async fn selected(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].map(cell => cell.ariaLabel)";
    serde_json::from_value(page.script(script).await).unwrap()
}

async fn selected_is(page: &Page, names: &[&str]) {
    until(&format!("{names:?} to be selected"), async || (selected(page).await == names).then_some(())).await;
}

/// Chooses the 7 first, by two taps on its key.
async fn choose_seven(page: &Page) {
    page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
    page.script(
        "const key = document.querySelector('[data-digit=\"7\"]');
         for (const name of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
             key.dispatchEvent(new PointerEvent(name, { bubbles: true, isPrimary: true }));
         }
         key.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));",
    )
    .await;
    let is_chosen = "return document.querySelector('[data-digit=\"7\"]').ariaPressed";
    until("the 7 to be chosen", async || (page.script(is_chosen).await == json!("true")).then_some(())).await;
}

#[tokio::test]
async fn two_fingers_write_nothing_and_one_writes_when_it_is_lifted() {
    visit(&format!("#play={SEED_1}"), async |page| {
        choose_seven(page).await;
        let (one, other) = (place(page, 1, 1).await, place(page, 2, 2).await);
        touch(page, "touchStart", &[one]).await;
        touch(page, "touchStart", &[one, other]).await;
        touch(page, "touchEnd", &[other]).await;
        touch(page, "touchEnd", &[]).await;
        touch(page, "touchStart", &[one]).await;
        touch(page, "touchCancel", &[]).await;
        tap(page, 1, 4).await;
        page.cell(1, 4, "entered 7").await;
        page.cell(1, 1, "empty").await;
        page.cell(2, 2, "empty").await;
    })
    .await;
}

#[tokio::test]
async fn a_pinch_leaves_selected_what_was() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        tap(page, 1, 1).await;
        selected_is(page, &["row 1, column 1, empty"]).await;
        let (one, other) = (place(page, 5, 1).await, place(page, 5, 3).await);
        touch(page, "touchStart", &[one]).await;
        selected_is(page, &["row 5, column 1, empty"]).await;
        touch(page, "touchStart", &[one, other]).await;
        selected_is(page, &["row 1, column 1, empty"]).await;
        let wider = [(one.0, one.1 - 40.0), (other.0, other.1 + 40.0)];
        touch(page, "touchMove", &wider).await;
        touch(page, "touchEnd", &[]).await;
        tap(page, 1, 4).await;
        selected_is(page, &["row 1, column 4, empty"]).await;
    })
    .await;
}

/// On a given, where the browser would open a menu, and with a digit chosen first.
#[tokio::test]
async fn a_long_press_leaves_a_given_as_it_is() {
    visit(&format!("#play={SEED_1}"), async |page| {
        choose_seven(page).await;
        let given = place(page, 1, 2).await;
        touch(page, "touchStart", &[given]).await;
        let menu = "document.querySelector('[data-cell=\"1\"]').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
        page.script(menu).await;
        touch(page, "touchEnd", &[]).await;
        tap(page, 1, 4).await;
        page.cell(1, 4, "entered 7").await;
        page.cell(1, 2, "given 4").await;
    })
    .await;
}
