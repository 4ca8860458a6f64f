//! The practice so far: by technique, and by day. Its view, as plain values, and its drawing.

use super::{map::ring_name, state::Learn};
use crate::{
    action::{Action, LearnAction, LearnPage},
    controls::{Button, ButtonStyle},
    session::Session,
    text,
};
use jiff::{ToSpan, civil::Date};
use nonet_course::{Chapter, Ring, TechniqueFigures, calendar};
use nonet_protocol::Technique;
use yew::prelude::*;

/// The number of days that the calendar of practice shows.
const DAYS: i64 = 28;

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
}

pub(super) fn progress(learn: &Learn, session: &Session) -> ProgressView {
    let (log, today) = (&session.attempts, session.today);
    let knowledge = learn.knowledge(session);
    let practised = calendar(log);
    let days = (0..DAYS).rev().map(|ago| today.saturating_sub(ago.days()));
    let techniques = Chapter::ALL.into_iter().flat_map(Chapter::techniques);
    let row =
        |technique| ProgressRow { technique, ring: knowledge.ring(technique), figures: TechniqueFigures::of(log, technique) };
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
                </section>
            </div>
        </main>
    }
}

fn figures_row(ProgressRow { technique, ring, figures }: &ProgressRow) -> Html {
    let TechniqueFigures { alone, with_help, not_found, median_seconds } = *figures;
    let lesson = Action::Learn(LearnAction::Lesson(*technique));
    html! {
        <tr key={technique.name()}>
            <th scope="row"><Button label={text::title(*technique)} style={ButtonStyle::Quiet} action={lesson} /></th>
            <td>{ring_name(*ring)}</td>
            <td>{alone} {plot(alone, with_help, not_found)}</td>
            <td>{with_help}</td>
            <td>{not_found}</td>
            <td>{median_seconds.map(text::course::seconds)}</td>
        </tr>
    }
}

/// Draws what was found alone, with help and not at all as a bar.
fn plot(alone: usize, with_help: usize, not_found: usize) -> Html {
    let all = (alone + with_help + not_found).max(1);
    let part = |count: usize, class| {
        let width = format!("flex-grow:{count}");
        html! { if count > 0 { <span {class} style={width} /> } }
    };
    html! {
        <span class="tally" data-all={all.to_string()} aria-hidden="true">
            {part(alone, "tally__alone")}
            {part(with_help, "tally__helped")}
            {part(not_found, "tally__missed")}
        </span>
    }
}
