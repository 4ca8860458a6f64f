//! A sentence whose words are tinted like the cells that they name.

use super::{dispatch::points, use_dispatch};
use crate::action::Input;
use nonet_core::board::CellSet;
use nonet_drawing::words_class;
use nonet_prose::{Prose, Span};
use yew::prelude::*;

/// The props of [`Sentence`].
#[derive(Properties, PartialEq)]
pub struct SentenceProps {
    /// The words of the sentence, with the cells that each names.
    pub prose: Prose,
}

/// The sentence. Words about cells highlight the cells while they are pointed at or have the focus.
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
            class={span.role.map_or("says", words_class)}
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
