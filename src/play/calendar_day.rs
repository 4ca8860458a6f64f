//! A day of the calendar.

use crate::{
    action::{Action, ShellAction},
    controls::{Icon, IconImage, emits, use_dispatch},
    state::PuzzleRequest,
    view::{DayView, Mark},
};
use yew::prelude::*;

/// The props of [`CalendarDay`].
#[derive(Properties, PartialEq)]
pub(super) struct CalendarDayProps {
    /// The day.
    pub(super) view: DayView,
    /// Whether it is the stop of the Tab key.
    pub(super) is_stop: bool,
}

/// A day. One that is still to come can't be pressed.
#[component]
pub(super) fn CalendarDay(CalendarDayProps { view, is_stop }: &CalendarDayProps) -> Html {
    let dispatch = use_dispatch();
    let wish = Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(view.daily)));
    let mark = match view.mark {
        Mark::None => None,
        Mark::Begun => Some("calendar__day--begun"),
        Mark::SolvedLater => Some("calendar__day--later"),
        Mark::Solved => Some("calendar__day--solved"),
    };
    html! {
        <button
            class={classes!("calendar__day", mark)}
            type="button"
            aria-label={view.name.clone()}
            aria-current={view.is_today.then_some("date")}
            aria-disabled={view.is_ahead.then_some("true")}
            tabindex={if *is_stop { "0" } else { "-1" }}
            onclick={(!view.is_ahead).then(|| emits(&dispatch, wish))}
        >
            {view.daily.day.day}
            if view.mark >= Mark::SolvedLater {
                <IconImage icon={Icon::Check} />
            }
        </button>
    }
}
