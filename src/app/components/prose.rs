//! Sentences whose words are tinted like what they speak of.

use crate::{
    engine::Role,
    text::{Prose, Span},
};
use yew::prelude::*;

/// A sentence.
pub fn prose(prose: &Prose) -> Html {
    prose.spans.iter().map(span).collect()
}

fn span(span: &Span) -> Html {
    match span.role {
        None => html! { {span.text.clone()} },
        Some(role) => html! { <b class={class(role)}>{span.text.clone()}</b> },
    }
}

const fn class(role: Role) -> &'static str {
    match role {
        Role::Cause | Role::Pivot | Role::Fin => "says says--cause",
        Role::Target | Role::On => "says says--target",
        Role::Elimination => "says says--elimination",
        Role::Off | Role::House => "says says--house",
    }
}
