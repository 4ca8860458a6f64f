//! The steps: the one that the board shows in full, those that are available, and those that were taken, to look back through.

use crate::{
    action::{Action, BoardAction, SolveAction},
    board::{LegendView, legend},
    controls::{self, ButtonStyle, Row, Shown, button, row_words, technique_title, toggle_button},
    view::{AvailableView, LogEntryView, LogView, StepView, ToolsView, VerdictKind},
};
use yew::prelude::*;

/// The step card, and under it the log, the newest step first. A step that is looked back at is explained right under its row, so that
/// the rows around it stay where they are. `drawn` is what the board draws, `can` what can be done with it, and `kind` the sort of the
/// verdict.
pub(super) fn log(view: &LogView, drawn: &LegendView, can: ToolsView, kind: VerdictKind) -> Html {
    let card = view.card.as_ref().map(|step| step_card(step, drawn));
    let chosen = view.available.as_ref().and_then(|available| available.chosen);
    html! {
        <div class="log">
            if can.can_step {
                {tools(view.available.is_some())}
            }
            if let Some(message) = &view.message {
                <p class="log__message" role="status">{message}</p>
            } else if view.entries.is_empty() && view.card.is_none() && view.available.is_none() {
                <p class="note-line">{idle(can.can_step, kind)}</p>
            }
            if can.can_restart && matches!(kind, VerdictKind::Complete | VerdictKind::Wrong) {
                <div class="log__tools">{button("Back to the givens", ButtonStyle::Plain, Action::Board(BoardAction::Restart))}</div>
            }
            <div role="status">{card.clone().filter(|_| chosen.is_none() && view.shown.is_none())}</div>
            if let Some(available) = &view.available {
                {choices(available, card.clone())}
            }
            if !view.entries.is_empty() {
                <ol class="log__list" reversed=true aria-label="Steps taken">
                    for (number, entry) in view.entries.iter().enumerate().rev() {
                        <li key={number}>
                            <Row action={Action::Solve(SolveAction::LookAt(Some(number)))} current={view.shown == Some(number)}>
                                <span class="row__number">{number + 1}</span>
                                if view.shown == Some(number) {
                                    <span class="row__text"><span>{sentence(entry)}</span></span>
                                } else {
                                    {row_words(entry.technique.clone(), sentence(entry))}
                                }
                            </Row>
                            if view.shown == Some(number) && chosen.is_none() {
                                <div role="status">{card.clone()}</div>
                            }
                        </li>
                    }
                </ol>
            }
        </div>
    }
}

/// What there is to say where no step was taken.
const fn idle(can_step: bool, kind: VerdictKind) -> &'static str {
    match kind {
        _ if can_step => "Step finds the next thing that can be known, shows why on the board, and does it.",
        VerdictKind::Complete => "The board is full.",
        _ => "There is no solution to reason towards.",
    }
}

/// What takes more than the next step, or shows what there is to choose from.
fn tools(listed: bool) -> Html {
    html! {
        <div class="log__tools" role="group" aria-label="More steps">
            {toggle_button("Available steps", listed, Action::Solve(SolveAction::ListSteps(!listed)))}
            {button("All singles", ButtonStyle::Plain, Action::Solve(SolveAction::PlaceSingles))}
            {button("To the end", ButtonStyle::Plain, Action::Solve(SolveAction::AllSteps))}
        </div>
    }
}

/// The step that the board shows. Its title stays in sight while its proof is scrolled.
fn step_card(StepView { number, entry, lesson, proof, cases, expert }: &StepView, drawn: &LegendView) -> Html {
    html! {
        <Shown key={number.unwrap_or_default()} class="step" label="This step">
            <h3 class="step__title"><span class="step__number">{number.map(|number| number + 1)}</span>{technique_title(&entry.technique, lesson)}</h3>
            {controls::cases(cases.0, cases.1)}
            <ol class="hint__lines">{for proof.iter().map(|line| html! { <li>{controls::sentence(line)}</li> })}</ol>
            {legend(drawn)}
            <details class="step__more">
                <summary>{"Notation"}</summary>
                <p>{sentence(entry)}</p>
                <p class="step__expert">{expert}</p>
            </details>
        </Shown>
    }
}

/// All steps that can be taken now, by technique. One that is pointed at is drawn; one that is pressed is explained right under it,
/// so that it stays where it is and can be pressed again.
fn choices(available: &AvailableView, card: Option<Html>) -> Html {
    let preview = |number| Action::Solve(SolveAction::Preview(number));
    html! {
        <Shown class="choices" label="Available steps">
            <p class="note-line">{&available.words}</p>
            for (technique, steps) in &available.groups {
                <h3 class="choices__technique">{technique}</h3>
                <ul class="log__list">
                    for (number, action) in steps {
                        <li key={*number}>
                            <Row
                                action={Action::Solve(if available.chosen == Some(*number) {
                                    SolveAction::TakeStep(*number)
                                } else {
                                    SolveAction::ChooseStep(*number)
                                })}
                                current={available.chosen == Some(*number)}
                                pointed={(preview(Some(*number)), preview(None))}
                            >
                                <span class="row__text">{action}</span>
                            </Row>
                            if available.chosen == Some(*number) {
                                <div role="status">{card.clone()}</div>
                            }
                        </li>
                    }
                </ul>
            }
        </Shown>
    }
}

/// `(8,2) = 7 | (6,2) = 8`: what was done, a bar, what followed.
fn sentence(entry: &LogEntryView) -> Html {
    html! {
        <>
            <strong>{&entry.action}</strong>
            if !entry.consequences.is_empty() {
                {" "}
                <span class="bar" aria-label="then">{"|"}</span>
                {" "}
                {&entry.consequences}
            }
        </>
    }
}
