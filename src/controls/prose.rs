//! A sentence whose words are tinted like what they speak of.

use super::dispatch::{DispatchConsumer, pointing};
use crate::action::Input;
use nonet_core::{Role, board::CellSet};
use nonet_protocol::{Prose, Span};
use yew::prelude::*;

/// A sentence. What speaks of cells lights them while it is pointed at or has the focus.
pub fn sentence(prose: &Prose) -> Html {
    let prose = prose.clone();
    html! { <DispatchConsumer content={move |dispatch| spans(&prose, &dispatch)} /> }
}

fn spans(prose: &Prose, dispatch: &Callback<Input>) -> Html {
    prose.spans.iter().map(|part| span(part, dispatch)).collect()
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
            onmouseenter={pointing(dispatch, cells)}
            onmouseleave={pointing(dispatch, CellSet::EMPTY)}
            onfocus={pointing(dispatch, cells)}
            onblur={pointing(dispatch, CellSet::EMPTY)}
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
