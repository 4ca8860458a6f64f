//! The listeners on the whole page: keys, pointers, pastes, drops, the address, and visibility.

use crate::{
    action::{Input, PageEvent},
    browser::{
        arrivals, clock,
        keys::{self, LastPress},
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
type Listener = fn(&Event, &LastPress, &Callback<Input>);

/// The events with their handlers. All listeners are on the window.
const LISTENERS: [(&str, Listener); 13] = [
    ("keydown", |event, _, oninput| {
        clock::tell_day(oninput);
        keys::key_down(event, oninput);
    }),
    ("pointerdown", |event, press, oninput| {
        clock::tell_day(oninput);
        keys::pointer_down(event, press, oninput);
    }),
    ("pointerup", |_, press, oninput| keys::pointer_up(press, oninput)),
    ("pointercancel", |_, press, oninput| keys::pointer_cancelled(press, oninput)),
    ("focusin", keys::focus_in),
    ("paste", |event, _, oninput| arrivals::paste(event, oninput)),
    ("dragstart", |_, press, _| press.drags(true)),
    ("dragend", |_, press, _| press.drags(false)),
    ("dragover", |event, press, _| arrivals::drag_over(event, press)),
    ("drop", arrivals::drop_on_page),
    ("hashchange", |_, _, oninput| arrivals::follow_address(oninput)),
    ("visibilitychange", |_, _, oninput| clock::look(oninput)),
    ("newversion", |_, _, oninput| oninput.emit(PageEvent::NewVersion.into())),
];

/// The interval in milliseconds at which the date is checked, because the page may stay open past midnight.
const DAYS: u32 = 10_000;

/// Adds the listeners once, and removes them with the page. Returns what they know of the last press.
#[hook]
pub(crate) fn use_listeners(oninput: &Callback<Input>) -> Rc<LastPress> {
    let press = use_memo((), |()| LastPress::default());
    let heard = Rc::clone(&press);
    use_effect_with(oninput.clone(), move |oninput| {
        let (press, options) = (Rc::clone(&heard), EventListenerOptions::run_in_capture_phase());
        let clicks = EventListener::new_with_options(&window(), "click", options, move |event| keys::click(event, &press));
        let listeners = LISTENERS.map(|(name, listener)| {
            let (press, oninput) = (Rc::clone(&heard), oninput.clone());
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window(), name, options, move |event| listener(event, &press, &oninput))
        });
        let oninput = oninput.clone();
        let days = Interval::new(DAYS, move || clock::tell_day(&oninput));
        move || drop((clicks, listeners, days))
    });
    press
}
