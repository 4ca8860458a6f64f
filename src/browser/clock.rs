//! The clock: seconds while something is timed, what day it is, and whether the page is in sight.

use crate::action::{Input, PageEvent};
use gloo::{timers::callback::Interval, utils::document};
use nonet_game::Day;
use yew::prelude::*;

/// What day it is where the player is.
#[must_use]
pub fn today() -> Day {
    let date = js_sys::Date::new_0();
    Day { year: date.get_full_year(), month: date.get_month() + 1, day: date.get_date() }
}

/// Ticks while `running`.
#[hook]
pub(crate) fn use_clock(running: bool, oninput: &Callback<Input>) {
    let tick = oninput.clone();
    use_effect_with(running, move |running| {
        let ticking = running.then(|| Interval::new(1_000, move || tick.emit(Input::Event(PageEvent::Tick))));
        move || drop(ticking)
    });
}

/// The page went out of sight, or came back.
pub(crate) fn look(oninput: &Callback<Input>) {
    oninput.emit(Input::Event(PageEvent::Away(document().hidden())));
    tell_day(oninput);
}

/// Tells what day it is: a page that stays open sees new days.
pub(crate) fn tell_day(oninput: &Callback<Input>) {
    oninput.emit(Input::Event(PageEvent::Today(today())));
}
