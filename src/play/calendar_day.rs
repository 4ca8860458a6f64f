//! A day of the calendar.

use crate::{
    action::{Action, PuzzleRequest, ShellAction},
    controls::{Icon, IconImage, emits, use_dispatch},
    play::calendar_view::DayView,
};
use nonet_game::DayMark;
use yew::prelude::*;

/// The props of [`CalendarDay`].
#[derive(Properties, PartialEq)]
pub(super) struct CalendarDayProps {
    /// The day.
    pub(super) view: DayView,
    /// Whether the day is the tab stop of the calendar.
    pub(super) is_stop: bool,
}

/// The button of a day. A day in the future can't be pressed.
#[component]
pub(super) fn CalendarDay(CalendarDayProps { view, is_stop }: &CalendarDayProps) -> Html {
    let dispatch = use_dispatch();
    let wish = Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(view.daily)));
    let mark = match view.mark {
        DayMark::None => None,
        DayMark::Begun => Some("calendar__day--begun"),
        DayMark::SolvedLater => Some("calendar__day--later"),
        DayMark::Solved => Some("calendar__day--solved"),
    };
    html! {
        <button
            class={classes!("calendar__day", mark, view.counts.then_some("calendar__day--counts"))}
            type="button"
            aria-label={view.name.clone()}
            aria-current={view.is_today.then_some("date")}
            aria-disabled={view.is_ahead.then_some("true")}
            tabindex={if *is_stop { "0" } else { "-1" }}
            onclick={(!view.is_ahead).then(|| emits(&dispatch, wish))}
        >
            {view.daily.day.day()}
            if view.mark >= DayMark::SolvedLater {
                <IconImage icon={Icon::Check} />
            }
        </button>
    }
}
