//! The build of the page, and its updates.
//!
//! When the page runs and the browser is idle, this module sends the event `keep`, at which boot.js loads live.js. That script keeps the page
//! for use without a network, and reports when a newer build is ready.

use crate::browser::queue::when_idle;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlScriptElement};
use yew::prelude::*;

/// The name of the mark in the browser's timeline (User Timing) that the page sets when it handles keys and pointers. The end-to-end tests
/// wait for the mark. The event that the page then sends to first.js has the same name.
const LIVE: &str = "live";

/// Marks in the browser's timeline that the page runs, and sends the event at which first.js repeats the earlier keys and presses. Later, in
/// idle time, sends the event `keep`, but not in a debug build (`cargo xtask serve`). The effect of this hook has to be the last of the
/// page's effects.
#[hook]
pub(crate) fn use_live() {
    use_effect_with((), |()| {
        if let Some(timeline) = window().performance() {
            let _ = timeline.mark(LIVE); // a browser without marks lacks nothing else
        }
        send_event(LIVE);
        when_idle(|| {
            if !cfg!(debug_assertions) {
                send_event("keep");
            }
        });
    });
}

/// Sends an event to the scripts around the page.
pub(crate) fn send_event(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = window().dispatch_event(&event); // it fails only for an event that is being dispatched
    }
}

/// The build of the page: the address of boot.js, whose name contains the hash of everything that it loads. Empty if there is no
/// boot.js.
pub(crate) fn build() -> String {
    let script = document().get_element_by_id("boot").and_then(|element| element.dyn_into::<HtmlScriptElement>().ok());
    script.map(|script| script.src()).unwrap_or_default()
}
