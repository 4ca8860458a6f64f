//! The focus goes to the board when another game is opened: its keys act there.

use super::use_effect_with;
use crate::board::Grid;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Takes the focus to the cursor whenever the givens of the game change.
#[hook]
pub fn use_focus(givens: Grid) {
    let first = use_mut_ref(|| true);
    use_effect_with(givens, move |_| {
        let cursor = document().query_selector("[data-cell][tabindex='0']").ok().flatten();
        if let Some(cursor) = cursor.filter(|_| !first.replace(false)).and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
            let _ = cursor.focus();
        }
    });
}
