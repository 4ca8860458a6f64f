//! The calendar: a month of the days' puzzles, each with what was done of it, and the streak.

use crate::{
    action::{Action, PlayAction, ShellAction},
    controls::{
        Arrangement, Button, ButtonStyle, Icon, IconImage, RovingFocus, Segment, Segments, Switch, emits, use_dispatch,
        use_roving_focus,
    },
    state::{Month, Overlay, PuzzleRequest},
    text,
    view::{CalendarView, DayView, Mark},
};
use nonet_core::Level;
use yew::prelude::*;

/// What a [`Calendar`] is given.
#[derive(Properties, PartialEq)]
pub struct CalendarProps {
    /// The month.
    pub view: CalendarView,
}

/// The calendar. One day is a stop of the Tab key; the arrows go from day to day.
#[component]
pub fn Calendar(CalendarProps { view }: &CalendarProps) -> Html {
    let RovingFocus { holder, onkeydown } = use_roving_focus(Arrangement::Grid(text::play::WEEK.len()), None);
    let open = |month: Month, level| Action::Shell(ShellAction::Open(Overlay::Calendar(month, level)));
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
                    action={open(view.month.before(), view.level)}
                />
                <h3 class="calendar__title" aria-live="polite">{&view.title}</h3>
                <Button
                    label={text::play::MONTH_AFTER}
                    icon={Icon::Next}
                    style={ButtonStyle::Bare}
                    action={view.has_next.then(|| open(view.month.next(), view.level))}
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
            <p class="calendar__streak">{&view.streak}</p>
            <Switch
                label={text::play::PAUSE_STREAK}
                on={view.paused}
                action={Action::Play(PlayAction::PauseStreak(!view.paused))}
            />
            <p class="note-line">{text::play::ABOUT_PAUSE}</p>
        </div>
    }
}

/// What a [`CalendarDay`] is given.
#[derive(Properties, PartialEq)]
struct CalendarDayProps {
    view: DayView,
    is_stop: bool,
}

/// A day. One that is still to come can't be pressed.
#[component]
fn CalendarDay(CalendarDayProps { view, is_stop }: &CalendarDayProps) -> Html {
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
