//! The steps that were taken: the one that the board shows in full, the rest as a list to look back through.

use crate::{
    action::{Action, Export, ShellAction, SolveAction},
    board::legend,
    controls::{Button, ButtonStyle, Row, Sentence, row_words, use_scroll_into_view},
    state::Overlay,
    view::{LogEntryView, LogView, StepView},
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
            if let Some(message) = &view.message {
                <p class="log__message" role="status">{message}</p>
            } else if view.entries.is_empty() {
                <p class="note-line">{"Step finds the next thing that can be known, shows why on the board, and does it."}</p>
            }
            if let Some(step) = &view.card {
                <StepCard step={step.clone()} roles={roles.clone()} links={*links} />
            }
            {tools(view, *can_step)}
            if let Some(listed) = &view.listed {
                {choices(listed)}
            }
            if !view.entries.is_empty() {
                <ol class="log__list" reversed=true>
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

fn tools(view: &LogView, can_step: bool) -> Html {
    let taken = !view.entries.is_empty();
    let listed = view.listed.is_some();
    let quiet = |label, action| html! { <Button {label} style={ButtonStyle::Quiet} action={Some(action)} /> };
    html! {
        <div class="log__tools">
            if can_step {
                <Button label="All steps now" style={ButtonStyle::Quiet} pressed={listed} action={Action::Solve(SolveAction::ListSteps(!listed))} />
                {quiet("Place all singles", Action::Solve(SolveAction::PlaceSingles))}
                {quiet("All steps", Action::Solve(SolveAction::AllSteps))}
            }
            {quiet("Techniques", Action::Shell(ShellAction::Open(Overlay::Techniques)))}
            if taken {
                {quiet("Copy steps", Action::Shell(ShellAction::Copy(Export::LogText)))}
                {quiet("Steps as text", Action::Shell(ShellAction::Download(Export::LogText)))}
                {quiet("Steps as CSV", Action::Shell(ShellAction::Download(Export::LogCsv)))}
                {quiet("Forget steps", Action::Solve(SolveAction::ForgetSteps))}
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct StepCardProps {
    step: StepView,
    roles: Vec<Role>,
    links: bool,
}

/// The step that the board shows.
#[component]
fn StepCard(StepCardProps { step: StepView { number, entry, proof, expert }, roles, links }: &StepCardProps) -> Html {
    let node = use_scroll_into_view(*number);
    html! {
        <section ref={node} class="step" aria-label="This step" role="status">
            <h3 class="step__title"><span class="step__number">{number + 1}</span>{&entry.technique}</h3>
            <p class="step__action">{sentence(entry)}</p>
            <ol class="hint__lines">{for proof.iter().map(|line| html! { <li><Sentence prose={line.clone()} /></li> })}</ol>
            <p class="step__expert">{expert}</p>
            {legend(roles, *links)}
        </section>
    }
}

/// All steps that can be taken now, to choose from.
fn choices(listed: &[(String, String)]) -> Html {
    html! {
        <section class="choices" aria-label="All steps now">
            <p class="note-line">{format!("{} can be taken now.", listed.len())}</p>
            <ul class="log__list">
                for (number, (technique, action)) in listed.iter().enumerate() {
                    <li key={number}><Row action={Action::Solve(SolveAction::TakeStep(number))}>{row_words(technique.clone(), action.clone())}</Row></li>
                }
            </ul>
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
