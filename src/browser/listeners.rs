//! The listeners on the whole page: keys, pointers, pastes, drops, the address, and visibility.

use crate::{
    action::{Input, PageEvent},
    browser::{
        arrivals, clock, focus,
        keys::{self, Press},
    },
};
use gloo::{
    events::{EventListener, EventListenerOptions},
    timers::callback::Interval,
    utils::window,
};
use std::rc::Rc;
use web_sys::Event;
use yew::prelude::*;

/// A handler for an event.
type Listener = fn(&Event, &Press, &Callback<Input>);

/// The events with their handlers. All listeners are on the window.
const LISTENERS: [(&str, Listener); 12] = [
    ("keydown", |event, _, oninput| keys::key_down(event, oninput)),
    ("pointerdown", keys::pointer_down),
    ("pointerup", |_, press, oninput| keys::pointer_up(press, oninput)),
    ("pointercancel", |_, press, oninput| keys::pointer_cancelled(press, oninput)),
    ("focusin", keys::focus_in),
    ("click", |event, _, _| focus::after_press(event)),
    ("paste", |event, _, oninput| arrivals::paste(event, oninput)),
    ("dragover", |event, _, _| event.prevent_default()),
    ("drop", |event, _, oninput| arrivals::drop_on_page(event, oninput)),
    ("hashchange", |_, _, oninput| arrivals::follow_address(oninput)),
    ("visibilitychange", |_, _, oninput| clock::look(oninput)),
    ("newversion", |_, _, oninput| oninput.emit(PageEvent::NewVersion.into())),
];

/// The interval in milliseconds at which the date is checked, because the page may stay open past midnight.
const DAYS: u32 = 10_000;

/// Adds the listeners once, and removes them with the page.
#[hook]
pub(crate) fn use_listeners(oninput: &Callback<Input>) {
    use_effect_with(oninput.clone(), |oninput| {
        let press = Rc::new(Press::default());
        let listeners = LISTENERS.map(|(name, listener)| {
            let (press, oninput) = (Rc::clone(&press), oninput.clone());
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window(), name, options, move |event| listener(event, &press, &oninput))
        });
        let oninput = oninput.clone();
        let days = Interval::new(DAYS, move || clock::tell_day(&oninput));
        move || drop((listeners, days))
    });
}
