//! A sentence whose words are tinted like what they speak of.

use super::{dispatch::points, use_dispatch};
use crate::action::Input;
use nonet_core::{Role, board::CellSet};
use nonet_protocol::{Prose, Span};
use yew::prelude::*;

/// The props of [`Sentence`].
#[derive(Properties, PartialEq)]
pub struct SentenceProps {
    /// Its words, with what each speaks of.
    pub prose: Prose,
}

/// A sentence. What speaks of cells lights them while it is pointed at or has the focus.
#[component]
pub fn Sentence(SentenceProps { prose }: &SentenceProps) -> Html {
    let dispatch = use_dispatch();
    prose.spans.iter().map(|part| span(part, &dispatch)).collect()
}

fn span(span: &Span, dispatch: &Callback<Input>) -> Html {
    let cells = span.about.cells();
    if cells.is_empty() {
        return html! { {span.text.clone()} };
    }
    html! {
        <b
            class={span.role.map_or("says", class)}
            tabindex="0"
            onmouseenter={points(dispatch, cells)}
            onmouseleave={points(dispatch, CellSet::EMPTY)}
            onfocus={points(dispatch, cells)}
            onblur={points(dispatch, CellSet::EMPTY)}
        >
            {span.text.clone()}
        </b>
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
