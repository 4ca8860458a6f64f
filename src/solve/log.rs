//! The steps: the one that the board shows in full, those that are available, and those that were taken, to look back through.

use crate::{
    action::{Action, SolveAction},
    board::legend,
    controls::{Button, Row, Sentence, row_words, use_scroll_into_view},
    view::{AvailableView, LogEntryView, LogView, StepView},
};
use nonet_core::Role;
use yew::prelude::*;

/// What a [`Log`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct LogProps {
    /// The steps.
    pub(super) view: LogView,
    /// The roles that the board draws.
    pub(super) roles: Vec<Role>,
    /// Whether it draws links.
    pub(super) links: bool,
    /// Whether a further step can be asked for.
    pub(super) can_step: bool,
}

/// The step card, and under it the log, the newest step first.
#[component]
pub(super) fn Log(LogProps { view, roles, links, can_step }: &LogProps) -> Html {
    html! {
        <div class="log">
            if *can_step {
                {tools(view.available.is_some())}
            }
            if let Some(message) = &view.message {
                <p class="log__message" role="status">{message}</p>
            } else if view.entries.is_empty() && view.card.is_none() && view.available.is_none() {
                <p class="note-line">{"Step finds the next thing that can be known, shows why on the board, and does it."}</p>
            }
            if let Some(step) = &view.card {
                <StepCard step={step.clone()} roles={roles.clone()} links={*links} />
            }
            if let Some(available) = &view.available {
                {choices(available)}
            }
            if !view.entries.is_empty() {
                <ol class="log__list" reversed=true aria-label="Steps taken">
                    for (number, entry) in view.entries.iter().enumerate().rev() {
                        <li key={number}>
                            <Row action={Action::Solve(SolveAction::LookAt(Some(number)))} current={view.shown == Some(number)}>
                                <span class="row__number">{number + 1}</span>
                                {row_words(entry.technique.clone(), sentence(entry))}
                            </Row>
                        </li>
                    }
                </ol>
            }
        </div>
    }
}

/// What takes more than the next step, or shows what there is to choose from.
fn tools(listed: bool) -> Html {
    html! {
        <div class="log__tools" role="group" aria-label="More steps">
            <Button label="Available steps" pressed={listed} action={Action::Solve(SolveAction::ListSteps(!listed))} />
            <Button label="All singles" action={Action::Solve(SolveAction::PlaceSingles)} />
            <Button label="To the end" action={Action::Solve(SolveAction::AllSteps)} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct StepCardProps {
    step: StepView,
    roles: Vec<Role>,
    links: bool,
}

/// The step that the board shows. Its title stays in sight while its proof is scrolled.
#[component]
fn StepCard(StepCardProps { step: StepView { number, entry, proof, expert }, roles, links }: &StepCardProps) -> Html {
    let node = use_scroll_into_view(*number);
    html! {
        <section ref={node} class="step" aria-label="This step" role="status">
            <h3 class="step__title"><span class="step__number">{number.map(|number| number + 1)}</span>{&entry.technique}</h3>
            <ol class="hint__lines">{for proof.iter().map(|line| html! { <li><Sentence prose={line.clone()} /></li> })}</ol>
            {legend(roles, *links)}
            <details class="step__more">
                <summary>{"Notation"}</summary>
                <p>{sentence(entry)}</p>
                <p class="step__expert">{expert}</p>
            </details>
        </section>
    }
}

/// All steps that can be taken now, by technique. One that is pointed at is drawn, one that is pressed is explained.
fn choices(available: &AvailableView) -> Html {
    let preview = |number| Action::Solve(SolveAction::Preview(number));
    html! {
        <section class="choices" aria-label="Available steps">
            <p class="note-line">{&available.words}</p>
            for (technique, steps) in &available.groups {
                <h4 class="choices__technique">{technique}</h4>
                <ul class="log__list">
                    for (number, action) in steps {
                        <li key={*number}>
                            <Row
                                action={Action::Solve(SolveAction::ChooseStep(*number))}
                                current={available.chosen == Some(*number)}
                                pointed={(preview(Some(*number)), preview(None))}
                            >
                                <span class="row__text">{action}</span>
                            </Row>
                        </li>
                    }
                </ul>
            }
        </section>
    }
}

/// `(8,2) = 7 | (6,2) = 8`: what was done, a bar, what followed.
fn sentence(entry: &LogEntryView) -> Html {
    html! {
        <>
            <strong>{&entry.action}</strong>
            if !entry.consequences.is_empty() {
                <span class="bar" aria-label="then">{" | "}</span>
                {&entry.consequences}
            }
        </>
    }
}
