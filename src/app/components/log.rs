//! The steps that were taken: the one that the board shows in full, the rest as a list to look back through.

use super::{
    button::{Look, button},
    legend::legend,
};
use crate::app::hooks::use_effect_with;
use crate::{
    app::{
        action::{Action, Export},
        view::{LogEntryView, LogView},
    },
    engine::Role,
};
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The step card, and under it the log, the newest step first. `roles` and `links` are what the board draws; `can_step` says
/// whether a further step can be asked for.
pub fn log(view: &LogView, roles: &[Role], links: bool, can_step: bool, onaction: &Callback<Action>) -> Html {
    let on = |action: Action| onaction.reform(move |()| action.clone());
    html! {
        <div class="log">
            if let Some(message) = &view.message {
                <p class="log__message" role="status">{message.clone()}</p>
            }
            if let Some((number, entry)) = view.entries.iter().enumerate().find(|(_, entry)| entry.shown) {
                <StepCard {number} entry={entry.clone()} roles={roles.to_vec()} {links} />
            }
            if view.entries.is_empty() {
                if view.message.is_none() {
                    <p class="note-line">{"Step finds the next thing that can be known, shows why on the board, and does it."}</p>
                }
            } else {
                <ol class="log__list" reversed=true>
                    for (number, entry) in view.entries.iter().enumerate().rev() {
                        <li key={number}>{row(number, entry, onaction)}</li>
                    }
                </ol>
            }
            <div class="log__tools">
                if can_step {
                    {button("All steps".into(), None, Look::Quiet, true, on(Action::AllSteps))}
                }
                if !view.entries.is_empty() {
                    {button("Copy steps".into(), None, Look::Quiet, true, on(Action::Copy(Export::LogText)))}
                    {button("Steps as text".into(), None, Look::Quiet, true, on(Action::Download(Export::LogText)))}
                    {button("Steps as CSV".into(), None, Look::Quiet, true, on(Action::Download(Export::LogCsv)))}
                    {button("Forget steps".into(), None, Look::Quiet, true, on(Action::ForgetSteps))}
                }
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct StepCardProps {
    number: usize,
    entry: LogEntryView,
    roles: Vec<Role>,
    links: bool,
}

/// The step that the board shows.
#[component]
fn StepCard(StepCardProps { number, entry, roles, links }: &StepCardProps) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), *number), |(node, _)| {
        if let Some(card) = node.cast::<Element>() {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            card.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    html! {
        <section class="step" aria-label="This step" role="status" ref={node}>
            <h3 class="step__title"><span class="step__number">{number + 1}</span>{entry.technique.clone()}</h3>
            <p class="step__action">{sentence(entry)}</p>
            {legend(roles, *links)}
        </section>
    }
}

fn row(number: usize, entry: &LogEntryView, onaction: &Callback<Action>) -> Html {
    html! {
        <button
            class="row"
            type="button"
            aria-current={entry.shown.then_some("step")}
            onclick={onaction.reform(move |_| Action::LookAt(Some(number)))}
        >
            <span class="row__number">{number + 1}</span>
            <span class="row__text">
                <span class="row__title">{entry.technique.clone()}</span>
                <span class="row__detail">{sentence(entry)}</span>
            </span>
        </button>
    }
}

/// `(8,2) = 7 | (6,2) = 8`: what was done, a bar, what followed.
fn sentence(entry: &LogEntryView) -> Html {
    html! {
        <>
            <strong>{entry.action.clone()}</strong>
            if !entry.consequences.is_empty() {
                <span class="bar" aria-label="then">{" | "}</span>
                {entry.consequences.clone()}
            }
        </>
    }
}
