//! Newer builds. Once the page is live and has nothing else to do, boot.js is told so: what it loads then keeps the page at hand
//! without a network, and tells when a newer build is ready.

use super::queue::when_idle;
use gloo::utils::window;
use web_sys::Event;
use yew::prelude::*;

/// Tells that the page is live. While it is worked on (`cargo xtask serve`), nothing of it is to be kept.
#[hook]
pub(super) fn use_offline() {
    use_effect_with((), |()| {
        if !cfg!(debug_assertions) {
            when_idle(|| tell("live"));
        }
    });
}

/// Tells the scripts around the page something.
pub(super) fn tell(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = window().dispatch_event(&event); // it fails for an event that is under way
    }
}
