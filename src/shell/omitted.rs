//! A sentence on what a form of text leaves out.

use yew::prelude::*;

/// The props of [`Omitted`].
#[derive(Properties, PartialEq)]
pub(super) struct OmittedProps {
    /// The sentence.
    pub(super) words: Option<AttrValue>,
}

/// The sentence; nothing if nothing is left out.
#[component]
pub(super) fn Omitted(OmittedProps { words }: &OmittedProps) -> Html {
    html! {
        if let Some(words) = words {
            <span class="exports__omitted">{words}</span>
        }
    }
}
