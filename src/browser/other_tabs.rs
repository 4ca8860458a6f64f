//! What one page hears of its other tabs: a store in this browser is read at the start, and a channel tells what other tabs add to it.

use crate::action::Input;
use gloo::{events::EventListener, utils::window};
use std::future::Future;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent, PageTransitionEvent};
use yew::prelude::*;

/// Reads a store at the start, and again when the browser shows a page that it had put aside, since such a page heard nothing meanwhile;
/// and hands on the texts that other tabs send. None for `tabs` where the browser has no channels.
#[hook]
pub(super) fn use_other_tabs<Reading, Hearing>(
    tabs: Option<BroadcastChannel>,
    read: fn(Callback<Input>) -> Reading,
    hear: fn(String, Callback<Input>) -> Hearing,
    oninput: &Callback<Input>,
) where
    Reading: Future<Output = ()> + 'static,
    Hearing: Future<Output = ()> + 'static,
{
    use_effect_with(oninput.clone(), move |oninput| {
        let told = oninput.clone();
        let heard = tabs.map(|tabs| {
            EventListener::new(&tabs, "message", move |event| {
                let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string()).unwrap_or_default();
                spawn_local(hear(text, told.clone()));
            })
        });
        let told = oninput.clone();
        let shown = EventListener::new(&window(), "pageshow", move |event| {
            if event.dyn_ref::<PageTransitionEvent>().is_some_and(PageTransitionEvent::persisted) {
                spawn_local(read(told.clone()));
            }
        });
        spawn_local(read(oninput.clone())); // after the page listens to other tabs: what they store meanwhile is heard
        move || drop((heard, shown))
    });
}
