//! What is heard on the whole page: keys, pastes, drops, the address, and who looks.

use super::{
    Effect, arrivals, clock, effect,
    keys::{self, Press},
};
use crate::app::action::Action;
use gloo::{
    events::{EventListener, EventListenerOptions},
    utils::window,
};
use std::rc::Rc;
use web_sys::Event;
use yew::Callback;

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
pub(super) fn listen(onaction: &Callback<Action>) -> Effect {
    effect(onaction.clone(), |onaction, _| {
        let press = Rc::new(Press::default());
        LISTENERS.map(|(name, listener)| {
            let (press, onaction) = (Rc::clone(&press), onaction.clone());
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window(), name, options, move |event| listener(event, &press, &onaction))
        })
    })
}
