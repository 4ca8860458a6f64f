//! The steps that were taken: the one that the board shows in full, the rest as a list to look back through.

use super::{
    button::{Look, action_button, special_button},
    legend::legend,
    prose::prose,
    row::row,
    tag::{Tag, list, tag},
};
use crate::app::{
    action::{Action, Export},
    view::{LogEntryView, LogView},
};
use nonet_core::Role;
use nonet_protocol::Prose;
use yew::prelude::*;

/// The step card, and under it the log, the newest step first. `roles` and `links` are what the board draws; `can_step` says
/// whether a further step can be asked for.
pub fn log(view: &LogView, roles: &[Role], links: bool, can_step: bool, onaction: &Callback<Action>) -> Html {
    let message = view.message.iter().map(|words| tag("p", "log__message").with("role", "status").text(words.clone().into()));
    let invitation = view.message.is_none() && view.entries.is_empty();
    let shown = view.entries.iter().enumerate().find(|(_, entry)| entry.shown);
    let card = shown.map(|(number, entry)| step_card(number, entry, view, onaction).child(legend(roles, links)));
    let entries = view.entries.iter().enumerate().rev().map(|(number, entry)| entry_row(number, entry, onaction));
    tag("div", "log")
        .children(message)
        .child_if(invitation, || tag("p", "note-line").words(WHAT))
        .children(card.into_iter())
        .child(tools(view, can_step, onaction))
        .children(view.listed.iter().map(|listed| choices(listed, onaction)))
        .child_if(!view.entries.is_empty(), || tag("ol", "log__list").with("reversed", "").children(entries))
        .into()
}

const WHAT: &str = "Step finds the next thing that can be known, shows why on the board, and does it.";

fn tools(view: &LogView, can_step: bool, onaction: &Callback<Action>) -> Tag {
    let taken = !view.entries.is_empty();
    let buttons = [
        (can_step, "Place all singles", Action::PlaceSingles),
        (can_step, "All steps", Action::AllSteps),
        (true, "Techniques", Action::Techniques(true)),
        (taken, "Copy steps", Action::Copy(Export::LogText)),
        (taken, "Steps as text", Action::Download(Export::LogText)),
        (taken, "Steps as CSV", Action::Download(Export::LogCsv)),
        (taken, "Forget steps", Action::ForgetSteps),
    ];
    let buttons = buttons.into_iter().filter(|(shown, ..)| *shown);
    let button =
        |(_, label, action): (bool, &'static str, Action)| action_button(label.into(), None, Look::Quiet, Some(action), onaction);
    let list = || {
        let (label, listed) = ("All steps now".into(), view.listed.is_some());
        special_button(label, None, Look::Quiet, Some(listed), None, Some(Action::ListSteps(!listed)), onaction)
    };
    tag("div", "log__tools").child_if(can_step, list).children(buttons.map(button))
}

/// The step that the board shows.
fn step_card(number: usize, entry: &LogEntryView, view: &LogView, onaction: &Callback<Action>) -> Tag {
    let title = tag("h3", "step__title").child(tag("span", "step__number").text((number + 1).to_string().into()));
    let line = |line: &Prose| tag("li", "").child(prose(line, onaction));
    tag("section", "step")
        .with("aria-label", "This step")
        .with("role", "status")
        .child(title.text(entry.technique.clone().into()))
        .child(tag("p", "step__action").child(sentence(entry)))
        .child(tag("ol", "hint__lines").children(view.proof.iter().map(line)))
        .child(tag("p", "step__expert").text(view.expert.clone().into()))
}

/// All steps that can be taken now, to choose from.
fn choices(listed: &[(String, String)], onaction: &Callback<Action>) -> Tag {
    let choice = |(number, (technique, action)): (usize, &(String, String))| {
        let row = row(Html::default(), technique.clone().into(), action.clone().into());
        tag("li", "").child(row.press(Action::TakeStep(number), onaction)).key(number)
    };
    tag("section", "choices")
        .with("aria-label", "All steps now")
        .child(tag("p", "note-line").text(format!("{} can be taken now.", listed.len()).into()))
        .child(tag("ul", "log__list").children(listed.iter().enumerate().map(choice)))
}

fn entry_row(number: usize, entry: &LogEntryView, onaction: &Callback<Action>) -> Tag {
    let before = tag("span", "row__number").text((number + 1).to_string().into());
    let row = row(before.into(), entry.technique.clone().into(), sentence(entry)).press(Action::LookAt(Some(number)), onaction);
    tag("li", "").child(if entry.shown { row.with("aria-current", "step") } else { row }).key(number)
}

/// `(8,2) = 7 | (6,2) = 8`: what was done, a bar, what followed.
fn sentence(entry: &LogEntryView) -> Html {
    let action = tag("strong", "").text(entry.action.clone().into());
    if entry.consequences.is_empty() {
        return action.into();
    }
    let bar = tag("span", "bar").with("aria-label", "then").words(" | ");
    list([Html::from(action), bar.into(), entry.consequences.clone().into()])
}
