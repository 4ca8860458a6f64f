//! The calendar: a month of daily puzzles with the progress of each, and the streak.

use super::calendar_day::CalendarDay;
use crate::{
    action::{Action, Input, Overlay, PlayAction, ShellAction},
    controls::{Arrangement, Button, ButtonStyle, Icon, RovingFocus, Segment, Segments, Switch, use_dispatch, use_roving_focus},
    play::calendar_view::CalendarView,
    text,
};
use jiff::{ToSpan, civil::Date};
use nonet_core::Level;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The calendar. One day is the tab stop; the arrow keys move from day to day, also into the month before and the month after.
#[component]
pub fn Calendar(view: &CalendarView) -> Html {
    let dispatch = use_dispatch();
    let open = |month: Date, level| Action::Shell(ShellAction::Open(Overlay::Calendar(month, level)));
    let coming = use_mut_ref(|| None::<Date>); // gets the focus when its month is drawn
    let onleave = {
        let (coming, month, level, has_next) = (coming.clone(), view.month, view.level, view.has_next);
        Callback::from(move |day: isize| {
            let day = month.saturating_add((day as i64).days());
            if day < month || has_next {
                coming.replace(Some(day));
                dispatch.emit(Input::Action(open(day.first_of_month(), level)));
            }
        })
    };
    let RovingFocus { holder, onkeydown } = use_roving_focus(Arrangement::Grid(text::play::WEEK.len()), None, Some(onleave));
    use_effect_with(view.month, {
        let holder = holder.clone();
        move |_| {
            let Some((day, holder)) = coming.take().zip(holder.cast::<Element>()) else { return };
            let button = holder.query_selector(&format!("li:nth-child({}) button", day.day()));
            if let Some(button) = button.ok().flatten().and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
                let _ = button.focus();
            }
        }
    });
    let segment = |level: Level| Segment::new(level.name(), level == view.level, open(view.month, level));
    let stop = view.days.iter().position(|day| day.is_today).unwrap_or(0);
    html! {
        <div class="calendar">
            <Segments group="calendar-level" label={text::play::LEVEL} segments={Level::ALL.map(segment).to_vec()} />
            <div class="calendar__head">
                <Button
                    label={text::play::MONTH_BEFORE}
                    icon={Icon::Previous}
                    style={ButtonStyle::Bare}
                    action={open(view.month.saturating_sub(1.month()), view.level)}
                />
                <h3 class="calendar__title" aria-live="polite">{&view.title}</h3>
                <Button
                    label={text::play::MONTH_AFTER}
                    icon={Icon::Next}
                    style={ButtonStyle::Bare}
                    action={view.has_next.then(|| open(view.month.saturating_add(1.month()), view.level))}
                />
            </div>
            <div class="calendar__week" aria-hidden="true">
                for day in text::play::WEEK {
                    <span key={day}>{day}</span>
                }
            </div>
            <ol ref={holder} class="calendar__days" data-offset={view.offset.to_string()} {onkeydown} aria-label={view.title.clone()}>
                for (place, day) in view.days.iter().enumerate() {
                    <li key={place}><CalendarDay view={day.clone()} is_stop={place == stop} /></li>
                }
            </ol>
            <div>
                <p class="calendar__streak">{&view.streak}</p>
                <p class="note-line">{text::returning::STREAK_RULE}</p>
                <p class="note-line">{&view.next}</p>
            </div>
            <Switch
                label={text::play::PAUSE_STREAK}
                on={view.paused}
                action={Action::Play(PlayAction::PauseStreak(!view.paused))}
            />
            <p class="note-line">{text::play::ABOUT_PAUSE}</p>
        </div>
    }
}
