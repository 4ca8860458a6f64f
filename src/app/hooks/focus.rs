//! The focus goes to the board when another game is opened, or when a key is asked for: keys act there.

use super::{Effect, effect};
use crate::app::state::Pending;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Takes the focus to the cursor whenever another game is opened (`opened` counts them), or when what the next key is for changes.
pub(super) fn focus(opened: u32, pending: Pending) -> Effect {
    effect((opened, pending), |_, before| {
        let cursor = document().query_selector("[data-cell][tabindex='0']").ok().flatten();
        if let Some(cursor) = cursor.filter(|_| before.is_some()).and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
            let _ = cursor.focus();
        }
    })
}
