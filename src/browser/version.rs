//! Which build this is, and when it is renewed.
//!
//! Once the page is live and has nothing else to do, boot.js is told so: it loads what keeps the page at hand without a network, and
//! tells when a newer build is ready.

use crate::browser::queue::when_idle;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlScriptElement};
use yew::prelude::*;

/// Tells that the page is live and is to be kept: not so while it is worked on (`cargo xtask serve`).
#[hook]
pub(crate) fn use_live() {
    use_effect_with((), |()| {
        when_idle(|| {
            if !cfg!(debug_assertions) {
                tell("keep");
            }
        });
    });
}

/// Tells the scripts around the page something.
pub(crate) fn tell(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = window().dispatch_event(&event); // it fails for an event that is under way
    }
}

/// Which build this is: the address of boot.js, whose name has the hash of all that it loads. Where there is none, nothing.
pub(crate) fn build() -> String {
    let script = document().get_element_by_id("boot").and_then(|element| element.dyn_into::<HtmlScriptElement>().ok());
    script.map(|script| script.src()).unwrap_or_default()
}
