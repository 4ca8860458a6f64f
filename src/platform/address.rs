//! The address bar: it follows the puzzle, so that reloading or copying it opens the same one.

use gloo::{timers::callback::Timeout, utils::window};
use nonet_core::formats::Address;
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// Milliseconds of calm before the address follows: browsers refuse many changes in a row.
const PAUSE: u32 = 400;

/// What stands in the address after `#`, with the sign.
#[must_use]
pub fn current_address() -> String {
    window().location().hash().unwrap_or_default()
}

/// Makes the address follow the puzzle, without an entry in the browser's history. As the page opens, it stays as it is.
#[hook]
pub(super) fn use_address(address: Option<Address>) {
    let is_open = use_mut_ref(|| false);
    use_effect_with(address, move |address| {
        let fragment = address.as_ref().map(ToString::to_string);
        let wait = is_open.replace(true).then(|| Timeout::new(PAUSE, move || follow(fragment.as_deref())));
        move || drop(wait)
    });
}

fn follow(fragment: Option<&str>) {
    let (Ok(history), location) = (window().history(), window().location()) else { return };
    let bare = || location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    let address = fragment.map_or_else(bare, str::to_owned);
    // A browser may refuse; then the address stays behind, which does no harm.
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
}
