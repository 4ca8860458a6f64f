//! The calendar of daily puzzles: its view, as plain values, and its drawing: a month with the progress of each day, and the streak.

use super::FinishedGames;
use crate::{
    action::{Action, Input, Overlay, PlayAction, PuzzleRequest, ShellAction},
    controls::{
        Arrangement, Button, ButtonStyle, Icon, IconImage, RovingFocus, Segment, Segments, Switch, emits, use_dispatch,
        use_roving_focus,
    },
    session::Session,
    text,
};
use jiff::{ToSpan, civil::Date};
use nonet_game::{Daily, DayMark, Game};
use nonet_protocol::Level;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The daily puzzles of one level in one month.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct CalendarView {
    /// The first day of the month.
    pub month: Date,
    /// The title of the month: `November 2026`.
    pub title: String,
    /// The level of the puzzles.
    pub level: Level,
    /// The days of the month.
    pub days: Vec<DayView>,
    /// The number of weekdays before the first day.
    pub offset: i8,
    /// Whether the next month has begun.
    pub has_next: bool,
    /// The streak in words, with what keeps it: `3 days in a row. Any game today keeps it.`
    pub streak: String,
    /// The next day's puzzles in words: `The puzzles of 23 November open at midnight.`
    pub next: String,
    /// Whether the streak is paused.
    pub paused: bool,
}

/// A day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayView {
    /// The puzzle of the day.
    pub daily: Daily,
    /// The name of the day: `22 November, solved`.
    pub name: String,
    /// The progress of the day's puzzle.
    pub mark: DayMark,
    /// Whether the day counts for the streak.
    pub counts: bool,
    /// Whether the day is today.
    pub is_today: bool,
    /// Whether the day is in the future.
    pub is_ahead: bool,
}

/// Returns the view of the calendar for the month that begins on `month`.
pub(crate) fn calendar(month: Date, level: Level, finished: &FinishedGames, session: &Session) -> CalendarView {
    let today = session.today;
    let counted = &session.archive.summary().days;
    let day = |day| {
        let daily = Daily { day, level };
        let mark = session.archive.mark(daily);
        let counts = counted.contains(day);
        let name = text::returning::day(day, mark, counts, today);
        DayView { daily, name, mark, counts, is_today: day == today, is_ahead: day > today }
    };
    CalendarView {
        month,
        title: text::returning::month(month),
        level,
        days: month.series(1.day()).take_while(|day| *day <= month.last_of_month()).map(day).collect(),
        offset: month.weekday().to_monday_zero_offset(),
        has_next: month < today.first_of_month(),
        streak: text::returning::streak_kept(finished.streak(session), finished.pauses.is_on()),
        next: text::returning::opens(today.saturating_add(1.day())),
        paused: finished.pauses.is_on(),
    }
}

/// Returns the level of the puzzles of the day that are offered while this game is open: the one that was played last.
pub(crate) fn offered_level(game: &Game, session: &Session) -> Level {
    let last = game.daily.or_else(|| session.archive.latest_daily());
    last.map(|daily| daily.level).or(game.level).unwrap_or(Level::Easy)
}

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
    let segment = |level: Level| Segment::new(text::level(level), level == view.level, open(view.month, level));
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

#[derive(Properties, PartialEq)]
struct CalendarDayProps {
    /// The day.
    view: DayView,
    /// Whether the day is the tab stop of the calendar.
    is_stop: bool,
}

/// The button of a day. A day in the future can't be pressed.
#[component]
fn CalendarDay(CalendarDayProps { view, is_stop }: &CalendarDayProps) -> Html {
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
