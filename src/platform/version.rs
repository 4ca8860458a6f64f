//! Once the page is live and has nothing else to do, boot.js is told so: it loads what shares, what keeps the page at hand without a
//! network, and what tells when a newer build is ready.

use super::queue::when_idle;
use gloo::utils::window;
use web_sys::Event;
use yew::prelude::*;

/// Tells that the page is live, and that it is to be kept: not so while it is worked on (`cargo xtask serve`).
#[hook]
pub(super) fn use_live() {
    use_effect_with((), |()| {
        when_idle(|| {
            tell("live");
            if !cfg!(debug_assertions) {
                tell("keep");
            }
        });
    });
}

/// Tells the scripts around the page something.
pub(super) fn tell(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = window().dispatch_event(&event); // it fails for an event that is under way
    }
}
