//! The sentence on what a form of text omits.

use yew::prelude::*;

/// The props of [`Omitted`].
#[derive(Properties, PartialEq)]
pub(super) struct OmittedProps {
    /// The sentence. None if nothing is omitted.
    pub(super) words: Option<AttrValue>,
}

/// The sentence. Nothing is drawn if nothing is omitted.
#[component]
pub(super) fn Omitted(OmittedProps { words }: &OmittedProps) -> Html {
    html! {
        if let Some(words) = words {
            <span class="exports__omitted">{words}</span>
        }
    }
}
