//! Cells are selected by drags of a real mouse and of a finger.

use crate::{
    page::{Page, until, visit},
    seeds::SEED_1,
};
use serde_json::{Value, json};

/// The place on the screen of a place on the board, in cells from its upper left corner.
async fn on_screen(page: &Page, (x, y): (f64, f64)) -> (f64, f64) {
    let script =
        "const box = document.querySelector('[role=grid]').getBoundingClientRect(); return [box.x, box.y, box.width / 9]";
    let [left, top, size]: [f64; 3] = serde_json::from_value(page.script(script).await).unwrap();
    (left + x * size, top + y * size)
}

/// Moves the mouse with its left button down, or up, to a place on the board.
async fn mouse(page: &Page, kind: &str, place: (f64, f64), is_down: bool) {
    let (x, y) = on_screen(page, place).await;
    let event = json!({ "type": kind, "x": x, "y": y, "button": if kind == "mouseMoved" { "none" } else { "left" },
        "buttons": u8::from(is_down), "clickCount": 1 });
    page.devtools("Input.dispatchMouseEvent", event).await;
}

/// Drags the mouse from one place to others, in one move each, and releases it at the last.
async fn drag(page: &Page, places: &[(f64, f64)]) {
    let [first, .., last] = places else { panic!("a drag has two ends") };
    mouse(page, "mouseMoved", *first, false).await;
    mouse(page, "mousePressed", *first, true).await;
    for place in &places[1..] {
        mouse(page, "mouseMoved", *place, true).await;
    }
    mouse(page, "mouseReleased", *last, false).await;
}

/// The places of a hand that goes straight from one to the other in steps of a twentieth of a cell.
fn slowly(from: (f64, f64), to: (f64, f64)) -> Vec<(f64, f64)> {
    let steps = ((to.0 - from.0).hypot(to.1 - from.1) * 20.0).ceil();
    let at = |step: f64| (from.0 + (to.0 - from.0) * step / steps, from.1 + (to.1 - from.1) * step / steps);
    (0..=steps as u32).map(|step| at(f64::from(step))).collect()
}

/// Waits until exactly these cells are selected: a list of rows and columns, `11 22`.
async fn selected_is(page: &Page, cells: &str) {
    let script = "return [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].map(cell => +cell.dataset.cell)";
    let wanted: Vec<u64> =
        cells.split(' ').map(|cell| cell.parse::<u64>().unwrap()).map(|n| (n / 10 - 1) * 9 + n % 10 - 1).collect();
    until(&format!("{cells} to be selected"), async || (page.script(script).await == json!(wanted)).then_some(())).await;
}

#[tokio::test]
async fn a_drag_takes_the_cells_that_it_is_meant_for() {
    visit(&format!("#play={SEED_1}"), async |page| {
        drag(page, &slowly((0.62, 0.5), (4.62, 4.5))).await;
        selected_is(page, "11 22 33 44 55").await;
        drag(page, &slowly((0.38, 8.5), (4.38, 4.5))).await;
        selected_is(page, "55 64 73 82 91").await;
        drag(page, &[(0.5, 0.5), (8.5, 0.5)]).await;
        selected_is(page, "11 12 13 14 15 16 17 18 19").await;
        drag(page, &[(4.5, 4.5), (4.54, 4.5)]).await;
        selected_is(page, "55").await;
        // Out of the board, and back without a button.
        drag(page, &[(2.5, 2.5), (5.5, 2.5), (9.4, 2.5)]).await;
        selected_is(page, "33 34 35 36 37 38 39").await;
        mouse(page, "mouseMoved", (4.5, 6.5), false).await;
        selected_is(page, "33 34 35 36 37 38 39").await;
    })
    .await;
}

#[tokio::test]
async fn a_finger_selects_as_a_mouse_does_and_a_note_goes_into_just_these_cells() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        let touch = async |kind: &str, place: Option<(f64, f64)>| {
            let mut points: Vec<Value> = Vec::new();
            if let Some(place) = place {
                let (x, y) = on_screen(page, place).await;
                points.push(json!({ "x": x, "y": y, "id": 0 }));
            }
            page.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        };
        touch("touchStart", Some((0.5, 0.5))).await;
        for place in &slowly((0.5, 0.5), (2.5, 2.5))[1..] {
            touch("touchMove", Some(*place)).await;
        }
        touch("touchEnd", None).await;
        selected_is(page, "11 22 33").await;
        page.press("Shift+5").await;
        for (row, column, content) in
            [(1, 1, "empty, notes 5"), (1, 2, "given 4"), (2, 2, "empty, notes 5"), (3, 3, "empty, notes 5")]
        {
            page.cell(row, column, content).await;
        }
        page.press("Control+z").await;
        page.cell(1, 1, "empty").await;
    })
    .await;
}

/// Safari on a phone zooms into smaller fields.
#[tokio::test]
async fn the_letters_of_fields_are_large_enough_on_a_screen_for_touch() {
    visit("#solve", async |page| {
        page.screen(390, 844).await;
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        page.devtools("Emulation.setEmulatedMedia", json!({ "features": [{ "name": "pointer", "value": "coarse" }] })).await;
        let small = "return [...document.querySelectorAll('textarea, select, input:not([type=button], [type=checkbox], [type=radio], [type=range], [type=file])')]
            .filter(field => !field.readOnly && parseFloat(getComputedStyle(field).fontSize) < 16).map(field => field.outerHTML)";
        for button in ["Settings", "Library", "Share", "Export"] {
            page.menu("Menu", button).await;
            let dialog = "return [...document.querySelectorAll('dialog[open]')].length";
            until(&format!("{button} to be open"), async || (page.script(dialog).await == json!(1)).then_some(())).await;
            assert_eq!(page.script(small).await, json!([]), "{button}");
            page.press("Escape").await;
            until(&format!("{button} to be closed"), async || (page.script(dialog).await == json!(0)).then_some(())).await;
        }
        page.open_entry().await;
        assert_eq!(page.script(small).await, json!([]));
        assert_eq!(
            page.script("return document.querySelector('meta[name=format-detection]').content").await,
            json!("telephone=no")
        );
    })
    .await;
}
