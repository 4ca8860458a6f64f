//! The clock: a tick per second while something is timed, the current date, and whether the page is in sight.

use crate::action::{Input, PageEvent};
use gloo::{
    timers::callback::{Interval, Timeout},
    utils::{document, window},
};
use jiff::civil::{Date, DateTime};
use nonet_game::Stopwatch;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use yew::prelude::*;

/// The current date in the player's time zone.
#[must_use]
pub fn today() -> Date {
    local_date(&js_sys::Date::new_0())
}

/// The date and the time of day in the player's time zone.
#[must_use]
pub(crate) fn local_time() -> DateTime {
    let time = js_sys::Date::new_0();
    let part = |number: u32| i8::try_from(number).unwrap_or(0); // hours, minutes and seconds are below 60
    local_date(&time).at(part(time.get_hours()), part(time.get_minutes()), part(time.get_seconds()), 0)
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

/// Reports a tick for every second of the time in which it is `running`. What is left of a second when it stops is counted when it
/// runs again.
#[hook]
pub(crate) fn use_clock(running: bool, oninput: &Callback<Input>) {
    let tick = oninput.clone();
    let watch = use_mut_ref(Stopwatch::default);
    use_effect_with(running, move |running| {
        let timers = running.then(|| {
            let every = Rc::new(RefCell::new(None));
            let (later, counted) = (Rc::clone(&every), Rc::clone(&watch));
            let count = move || {
                counted.borrow_mut().count(now());
                tick.emit(Input::Event(PageEvent::Tick));
            };
            let left = watch.borrow_mut().start(now());
            let first = Timeout::new(u32::try_from(left).unwrap_or(1_000), move || {
                *later.borrow_mut() = Some(Interval::new(1_000, count.clone()));
                count();
            });
            (first, every)
        });
        move || {
            watch.borrow_mut().stop(now());
            drop(timers.map(|(first, every)| (first, every.take())));
        }
    });
}

/// The milliseconds since the page was opened, by a clock that nobody sets.
fn now() -> u64 {
    window().performance().map_or(0, |performance| performance.now() as u64)
}

/// Reports whether the page is hidden, and the current date. The date comes first: a new day that began out of sight is known as one.
pub(crate) fn look(oninput: &Callback<Input>) {
    tell_day(oninput);
    oninput.emit(Input::Event(PageEvent::Away(document().hidden())));
}

thread_local! {
    static TOLD: Cell<Option<Date>> = const { Cell::new(None) };
}

/// Reports the current date if it was not reported yet. It changes while a page stays open, and counts from the next key or press on.
pub(crate) fn tell_day(oninput: &Callback<Input>) {
    let day = Some(today());
    if TOLD.replace(day) != day {
        oninput.emit(Input::Event(PageEvent::Today(today())));
    }
}
