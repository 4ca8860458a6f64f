//! The practice so far: by technique, and by day. Its view, as plain values, and its drawing.

use super::{map::ring_name, state::Learn};
use crate::{
    action::{Action, LearnAction, LearnPage},
    controls::{Button, ButtonStyle},
    session::Session,
    text::{self, Text},
};
use jiff::{ToSpan, civil::Date};
use nonet_course::{Chapter, Finding, PlottedAttempt, Ring, TechniqueFigures, calendar, latest_attempts};
use nonet_protocol::Technique;
use yew::prelude::*;

/// The number of days that the calendar of practice shows.
const DAYS: i64 = 28;

/// The number of attempts that the plot of a technique shows.
const PLOTTED: usize = 12;

/// The view of what was practised.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct ProgressView {
    /// The last four weeks, the earliest day first: each day with its number of attempts.
    pub days: Vec<(Date, usize)>,
    /// The techniques that were practised, in the order of the course.
    pub rows: Vec<ProgressRow>,
}

/// The row of a technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgressRow {
    /// The technique.
    pub technique: Technique,
    /// Its ring.
    pub ring: Ring,
    /// The results of its drills.
    pub figures: TechniqueFigures,
    /// The latest attempts at its drills, the earliest of them first.
    pub latest: Vec<PlottedAttempt>,
}

pub(super) fn progress(learn: &Learn, session: &Session) -> ProgressView {
    let (log, today) = (&session.attempts, session.today);
    let knowledge = learn.knowledge(session);
    let practised = calendar(log);
    let days = (0..DAYS).rev().map(|ago| today.saturating_sub(ago.days()));
    let techniques = Chapter::ALL.into_iter().flat_map(Chapter::techniques);
    let row = |technique| ProgressRow {
        technique,
        ring: knowledge.ring(technique),
        figures: TechniqueFigures::of(log, technique),
        latest: latest_attempts(log, technique, PLOTTED),
    };
    ProgressView {
        days: days.map(|day| (day, practised.get(&day).map_or(0, |figures| figures.attempts))).collect(),
        rows: techniques.map(row).filter(|row| row.ring != Ring::NotBegun).collect(),
    }
}

/// The practice so far.
#[component]
pub fn Progress(view: &ProgressView) -> Html {
    html! {
        <main class="room room--learn">
            <div class="course">
                <div class="course__tools">
                    <Button
                        label={text::course::TO_MAP}
                        style={ButtonStyle::Quiet}
                        action={Action::Learn(LearnAction::Open(LearnPage::Map))}
                    />
                </div>
                <section aria-labelledby="practised-days">
                    <h2 class="course__title" id="practised-days">{text::course::PRACTISED_DAYS}</h2>
                    <ol class="practised">
                        for (day, attempts) in &view.days {
                            <li
                                key={day.to_string()}
                                class="practised__day"
                                data-much={attempts.div_ceil(3).min(4).to_string()}
                                title={text::course::attempts_on(*day, *attempts)}
                            >
                                <span class="hidden">{text::course::attempts_on(*day, *attempts)}</span>
                            </li>
                        }
                    </ol>
                </section>
                <section aria-labelledby="practised-techniques">
                    <h2 class="course__title" id="practised-techniques">{text::course::BY_TECHNIQUE}</h2>
                    <div class="scroller" tabindex="0" role="region" aria-labelledby="practised-techniques">
                        <table class="figures">
                            <thead>
                                <tr>
                                    <th scope="col">{text::course::TECHNIQUE}</th>
                                    <th scope="col">{text::course::STANDING}</th>
                                    <th scope="col">{text::course::LATEST}</th>
                                    <th scope="col">{text::course::ALONE}</th>
                                    <th scope="col">{text::course::WITH_HELP}</th>
                                    <th scope="col">{text::course::NOT_FOUND}</th>
                                    <th scope="col">{text::course::MEDIAN}</th>
                                </tr>
                            </thead>
                            <tbody>
                                for row in &view.rows {
                                    {figures_row(row)}
                                }
                            </tbody>
                        </table>
                    </div>
                    if !view.rows.is_empty() {
                        <p class="attempts__legend">
                            {legend_item(Finding::Alone, text::course::ALONE)}
                            {legend_item(Finding::WithHelp, text::course::WITH_HELP)}
                            {legend_item(Finding::NotFound, text::course::NOT_FOUND)}
                            <span>{text::course::HIGHER_IS_LONGER}</span>
                        </p>
                    }
                </section>
            </div>
        </main>
    }
}

fn figures_row(ProgressRow { technique, ring, figures, latest }: &ProgressRow) -> Html {
    let TechniqueFigures { alone, with_help, not_found, median_seconds } = *figures;
    let lesson = Action::Learn(LearnAction::Lesson(*technique));
    html! {
        <tr key={technique.name()}>
            <th scope="row"><Button label={text::title(*technique)} style={ButtonStyle::Quiet} action={lesson} /></th>
            <td>{ring_name(*ring)}</td>
            <td>{plot(latest)}</td>
            <td>{alone}</td>
            <td>{with_help}</td>
            <td>{not_found}</td>
            <td>{median_seconds.map(text::course::seconds)}</td>
        </tr>
    }
}

/// The width of an attempt in the plot, and the height of the plot, in units of its drawing.
const STEP: usize = 10;
const HEIGHT: usize = 32;

/// Draws the plot of a technique: a mark for each attempt, whose shape says how it ended and whose height how long it took. Nothing if
/// there are no attempts.
fn plot(latest: &[PlottedAttempt]) -> Html {
    if latest.is_empty() {
        return Html::default();
    }
    let (base, room) = (HEIGHT - 4, HEIGHT - 9);
    let place = |(number, it): (usize, &PlottedAttempt)| (number * STEP + STEP / 2, base - usize::from(it.height) * room / 100);
    let stems = latest.iter().enumerate().map(place).map(|(x, y)| format!("M{x} {base}V{y}")).collect::<String>();
    html! {
        <svg
            class="attempts"
            viewBox={format!("0 0 {} {HEIGHT}", PLOTTED * STEP)}
            role="img"
            aria-label={text::course::plotted(latest)}
        >
            <path class="attempts__stems" d={stems} />
            for (it, (x, y)) in latest.iter().zip(latest.iter().enumerate().map(place)) {
                {mark(it.finding, x, y)}
            }
        </svg>
    }
}

/// Draws the mark of an attempt around a point: a disc, a ring or a cross.
fn mark(finding: Finding, x: usize, y: usize) -> Html {
    let (cx, cy) = (x.to_string(), y.to_string());
    match finding {
        Finding::Alone => html! { <circle class="attempts__alone" {cx} {cy} r="3.5" /> },
        Finding::WithHelp => html! { <circle class="attempts__helped" {cx} {cy} r="3" /> },
        Finding::NotFound => html! { <path class="attempts__missed" d={format!("M{x} {y}m-3-3l6 6m0-6l-6 6")} /> },
    }
}

/// Draws a mark with what it stands for.
fn legend_item(finding: Finding, name: Text) -> Html {
    html! {
        <span class="attempts__item">
            <svg class="attempts__sample" viewBox="0 0 10 10" aria-hidden="true">{mark(finding, 5, 5)}</svg>
            {name}
        </span>
    }
}
