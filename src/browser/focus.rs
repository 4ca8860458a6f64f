//! The focus moves to the board when another game or puzzle opens, when a key is awaited, or when a button disappears that the keyboard
//! pressed, because the keyboard acts on the board. The panels beside the board of another game are scrolled to their beginning.

use crate::{
    browser::{change::use_change, keys::LastPress},
    session::Pending,
};
use gloo::utils::document;
use nonet_protocol::Room;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Moves the focus to the cursor whenever another game opens (`opened` counts them), a puzzle is brought or is to be typed
/// (`focus_requests` counts these), or the purpose of the next key changes (`pending`). When another room is `shown`, or the room has a board
/// now or has none any more, and the pressed element is gone, the choice of the room's part gets the focus. When another button that was pressed by the keyboard is gone, the
/// cursor gets it.
#[hook]
pub(crate) fn use_focus(press: &Rc<LastPress>, opened: u32, focus_requests: u32, pending: Pending, shown: (Room, bool)) {
    use_change(((opened, focus_requests, pending), shown), |before, now| {
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
    let press = Rc::clone(press);
    use_effect(move || {
        // While the browser's own bars have the focus, they keep it.
        if press.is_by_keyboard() && is_nowhere() && document().has_focus().is_ok_and(|has_focus| has_focus) {
            focus(CURSOR);
        }
    });
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
