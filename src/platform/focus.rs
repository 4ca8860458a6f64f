//! The focus goes to the board when another game or puzzle is opened, or when a key is asked for: keys act there.

use super::change::use_change;
use crate::state::Pending;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Takes the focus to the cursor whenever another game is opened (`opened` counts them), a puzzle is brought or is to be typed
/// (`to_board` counts these), or when what the next key is for changes.
#[hook]
pub(super) fn use_focus(opened: u32, to_board: u32, pending: Pending) {
    use_change((opened, to_board, pending), |_, _| {
        let cursor = document().query_selector("[data-cell][tabindex='0']").ok().flatten();
        if let Some(cursor) = cursor.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
            let _ = cursor.focus();
        }
    });
}
