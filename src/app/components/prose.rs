//! Sentences whose words are tinted like what they speak of.

use super::tag::list;
use crate::app::action::Action;
use nonet_core::{Role, board::CellSet};
use nonet_protocol::{Prose, Span};
use yew::prelude::*;

/// A sentence. What speaks of cells lights them while it is pointed at or has the focus.
pub fn prose(prose: &Prose, onaction: &Callback<Action>) -> Html {
    list(prose.spans.iter().map(|part| span(part, onaction)))
}

fn span(span: &Span, onaction: &Callback<Action>) -> Html {
    let cells = span.about.cells();
    if cells.is_empty() {
        return html! { {span.text.clone()} };
    }
    let point = Callback::from({
        let onaction = onaction.clone();
        move |cells| onaction.emit(Action::Point(cells))
    });
    html! {
        <b
            class={span.role.map_or("says", class)}
            tabindex="0"
            onmouseenter={point.reform(move |_| cells)}
            onmouseleave={point.reform(|_| CellSet::EMPTY)}
            onfocus={point.reform(move |_| cells)}
            onblur={point.reform(|_| CellSet::EMPTY)}
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
