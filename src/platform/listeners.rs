//! What is heard on the whole page: keys, pastes, drops, the address, and who looks.

use super::{
    arrivals, clock,
    keys::{self, Press},
};
use crate::action::Action;
use gloo::{
    events::{EventListener, EventListenerOptions},
    utils::window,
};
use std::rc::Rc;
use web_sys::Event;
use yew::prelude::*;

/// What is done with an event.
type Listener = fn(&Event, &Press, &Callback<Action>);

/// The events; all of them come by the window.
const LISTENERS: [(&str, Listener); 10] = [
    ("keydown", |event, _, onaction| keys::key_down(event, onaction)),
    ("pointerdown", |_, press, _| press.set(true)),
    ("pointerup", |_, press, _| press.set(false)),
    ("pointercancel", |_, press, _| press.set(false)),
    ("focusin", keys::focus_in),
    ("paste", |event, _, onaction| arrivals::paste(event, onaction)),
    ("dragover", |event, _, _| event.prevent_default()),
    ("drop", |event, _, onaction| arrivals::drop_on_page(event, onaction)),
    ("hashchange", |_, _, onaction| arrivals::follow_address(onaction)),
    ("visibilitychange", |_, _, onaction| clock::look(onaction)),
];

/// Listens, once for all.
#[hook]
pub(super) fn use_listeners(onaction: &Callback<Action>) {
    use_effect_with(onaction.clone(), |onaction| {
        let press = Rc::new(Press::default());
        let listeners = LISTENERS.map(|(name, listener)| {
            let (press, onaction) = (Rc::clone(&press), onaction.clone());
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window(), name, options, move |event| listener(event, &press, &onaction))
        });
        move || drop(listeners)
    });
}
