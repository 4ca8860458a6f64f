//! The calendar: a month of the days' puzzles, each with what was done of it, and the streak.

use crate::{
    action::{Action, Input, PlayAction, ShellAction},
    controls::{DispatchConsumer, Icon, icon, icon_button, segments, switch, telling},
    state::{Month, Overlay, PuzzleRequest},
    view::{CalendarView, DayView, Mark},
};
use nonet_core::Level;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The calendar. One day is a stop of the Tab key; the arrows go from day to day.
pub fn calendar(view: CalendarView) -> Html {
    html! { <DispatchConsumer content={move |dispatch| month(&view, &dispatch)} /> }
}

fn month(view: &CalendarView, dispatch: &Callback<Input>) -> Html {
    let open = |month: Month, level| Action::Shell(ShellAction::Open(Overlay::Calendar(month, level)));
    let levels = Level::ALL.map(|level| (level.name(), level == view.level, open(view.month, level)));
    let stop = view.days.iter().position(|day| day.is_today).unwrap_or(0);
    html! {
        <div class="calendar">
            {segments("calendar-level", "Level", None, levels.into_iter())}
            <div class="calendar__head">
                {icon_button("Month before", Icon::Previous, Some(open(view.month.before(), view.level)))}
                <h3 class="calendar__title" aria-live="polite">{&view.title}</h3>
                {icon_button("Month after", Icon::Next, view.has_next.then(|| open(view.month.next(), view.level)))}
            </div>
            <div class="calendar__week" aria-hidden="true">{for WEEK.into_iter().map(|day| html! { <span>{day}</span> })}</div>
            <ol class="calendar__days" data-offset={view.offset.to_string()} onkeydown={go} aria-label={view.title.clone()}>
                for (place, day) in view.days.iter().enumerate() {
                    <li key={place}>{date(day, place == stop, dispatch)}</li>
                }
            </ol>
            <p class="calendar__streak">{&view.streak}</p>
            {switch("Pause the streak", view.paused, Action::Play(PlayAction::PauseStreak(!view.paused)))}
            <p class="note-line">{"While it is paused, days that you miss don't end it."}</p>
        </div>
    }
}

const WEEK: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/// A day. One that is still to come can't be pressed.
fn date(view: &DayView, stop: bool, dispatch: &Callback<Input>) -> Html {
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
            tabindex={if stop { "0" } else { "-1" }}
            onclick={(!view.is_ahead).then(|| telling(dispatch, wish))}
        >
            {view.daily.day.day}
            if view.mark >= Mark::SolvedLater {
                {icon(Icon::Check)}
            }
        </button>
    }
}

/// The arrows go from day to day, Home and End to the first and the last.
fn go(event: KeyboardEvent) {
    let day = event.target_dyn_into::<Element>().and_then(|day| day.parent_element());
    let list = day.as_ref().and_then(|day| day.parent_element());
    let (Some(list), Some(day)) = (list, day) else { return };
    let days = list.children();
    let count = days.length();
    let Some(at) = (0..count).find(|place| days.item(*place).is_some_and(|it| it == day)) else { return };
    let to = match event.key().as_str() {
        "ArrowLeft" => at.checked_sub(1),
        "ArrowRight" => Some(at + 1),
        "ArrowUp" => at.checked_sub(7),
        "ArrowDown" => Some(at + 7),
        "Home" => Some(0),
        "End" => Some(count - 1),
        _ => return,
    };
    event.prevent_default();
    let to = to.and_then(|to| days.item(to)?.first_element_child()?.dyn_into::<HtmlElement>().ok());
    if let Some(to) = to {
        let _ = to.focus();
    }
}
