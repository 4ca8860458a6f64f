//! The clock of a game: seconds while it runs, and whether the page is in sight.

use super::effect::use_effect_with;
use crate::app::{action::Action, state::Day};
use gloo::{events::EventListener, timers::callback::Interval, utils::document};
use yew::prelude::*;

/// What day it is where the player is.
#[must_use]
pub fn today() -> Day {
    let date = js_sys::Date::new_0();
    Day { year: date.get_full_year(), month: date.get_month() + 1, day: date.get_date() }
}

/// Ticks while `running`, and tells when the page goes out of sight.
#[hook]
pub fn use_clock(running: bool, onaction: &Callback<Action>) {
    let tick = onaction.clone();
    use_effect_with(running, move |running| {
        let interval = running.then(|| Interval::new(1_000, move || tick.emit(Action::Tick)));
        move || drop(interval)
    });
    use_effect_with(onaction.clone(), |onaction| {
        let onaction = onaction.clone();
        let tell = move |_: &web_sys::Event| {
            onaction.emit(Action::Away(document().hidden()));
            onaction.emit(Action::Today(today())); // a page that stays open sees new days
        };
        let listener = EventListener::new(&document(), "visibilitychange", tell);
        move || drop(listener)
    });
}
