//! The focus moves to the board when another game or puzzle opens, or when a key is awaited, because the keyboard acts on the
//! board. The panels beside the board of another game are scrolled to their beginning.

use crate::{action::MakeTab, browser::change::use_change, session::Pending};
use gloo::{timers::callback::Timeout, utils::document};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, HtmlInputElement, UiEvent};
use yew::prelude::*;

/// Moves the focus to the cursor whenever another game opens (`opened` counts them), a puzzle is brought or is to be typed
/// (`to_board` counts these), or the purpose of the next key changes (`pending`). When another tab of the Make room opens and the
/// pressed element is gone, the choice of the tab gets the focus.
#[hook]
pub(crate) fn use_focus(opened: u32, to_board: u32, pending: Pending, part: Option<MakeTab>) {
    use_change(((opened, to_board, pending), part), |before, now| {
        if before.0.0 != now.0.0
            && let Ok(Some(side)) = document().query_selector(".room__side")
        {
            side.set_scroll_top(0);
        }
        if before.0 != now.0 {
            focus(CURSOR);
        } else if is_nowhere() {
            focus("[name=part]:checked");
        }
    });
}

/// Moves the focus to the cursor after the keyboard pressed a button that disappeared by the press.
pub(crate) fn after_press(event: &Event) {
    // A radio button or checkbox that is drawn anew keeps the focus by itself.
    let is_other = event.target().is_some_and(|target| !target.has_type::<HtmlInputElement>());
    if is_other && event.dyn_ref::<UiEvent>().is_some_and(|event| event.detail() == 0) {
        let look = || {
            if is_nowhere() {
                focus(CURSOR);
            }
        };
        Timeout::new(0, look).forget(); // after the page is drawn
    }
}

/// Whether no element has the focus.
fn is_nowhere() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// The selector of the cell at the cursor.
pub(crate) const CURSOR: &str = "[data-cell][tabindex='0']";

/// Gives the focus to the first element that matches the selector. While a dialog is open, only its own elements can have it.
pub(crate) fn focus(selector: &str) {
    let place = document().query_selector("dialog[open]").ok().flatten();
    let found = place.map_or_else(|| document().query_selector(selector), |dialog| dialog.query_selector(selector));
    let element = found.ok().flatten();
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
