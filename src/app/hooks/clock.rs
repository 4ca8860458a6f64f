//! The clock: seconds while something is timed, what day it is, and whether the page is in sight.

use super::{Effect, effect};
use crate::app::{action::Action, state::Day};
use gloo::{timers::callback::Interval, utils::document};
use yew::Callback;

/// What day it is where the player is.
#[must_use]
pub fn today() -> Day {
    let date = js_sys::Date::new_0();
    Day { year: date.get_full_year(), month: date.get_month() + 1, day: date.get_date() }
}

/// Ticks while `running`.
pub(super) fn clock(running: bool, onaction: &Callback<Action>) -> Effect {
    let tick = onaction.clone();
    effect(running, |running, _| running.then(|| Interval::new(1_000, move || tick.emit(Action::Tick))))
}

/// The page went out of sight, or came back.
pub(super) fn look(onaction: &Callback<Action>) {
    onaction.emit(Action::Away(document().hidden()));
    onaction.emit(Action::Today(today())); // a page that stays open sees new days
}
