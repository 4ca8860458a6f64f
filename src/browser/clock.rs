//! The clock: a tick per second while something is timed, the current date, and whether the page is in sight.

use crate::action::{Input, PageEvent};
use gloo::{timers::callback::Interval, utils::document};
use jiff::civil::Date;
use yew::prelude::*;

/// The current date in the player's time zone.
#[must_use]
pub fn today() -> Date {
    local_date(&js_sys::Date::new_0())
}

/// The date of a moment, in milliseconds since 1970, in the player's time zone.
#[must_use]
pub(crate) fn day_of(moment: u64) -> Date {
    local_date(&js_sys::Date::new(&(moment as f64).into()))
}

fn local_date(time: &js_sys::Date) -> Date {
    let year = i16::try_from(time.get_full_year()).unwrap_or(i16::MAX);
    Date::new(year, time.get_month() as i8 + 1, time.get_date() as i8).unwrap_or(Date::MAX) // a clock beyond the year 9999
}

/// Reports a tick every second while `running`.
#[hook]
pub(crate) fn use_clock(running: bool, oninput: &Callback<Input>) {
    let tick = oninput.clone();
    use_effect_with(running, move |running| {
        let ticking = running.then(|| Interval::new(1_000, move || tick.emit(Input::Event(PageEvent::Tick))));
        move || drop(ticking)
    });
}

/// Reports whether the page is hidden, and the current date.
pub(crate) fn look(oninput: &Callback<Input>) {
    oninput.emit(Input::Event(PageEvent::Away(document().hidden())));
    tell_day(oninput);
}

/// Reports the current date, which changes while a page stays open.
pub(crate) fn tell_day(oninput: &Callback<Input>) {
    oninput.emit(Input::Event(PageEvent::Today(today())));
}
