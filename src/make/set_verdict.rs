//! The verdict on the puzzle that is being set.

use super::set_view::SetVerdictView;
use crate::{
    controls::{Icon, VerdictCard},
    text,
};
use yew::prelude::*;

/// The props of a [`SetVerdict`].
#[derive(Properties, PartialEq)]
pub struct SetVerdictProps {
    /// The verdict. None while there are no givens.
    pub view: Option<SetVerdictView>,
}

/// The card with the verdict; while there are no givens, with a note on how to type them.
#[component]
pub fn SetVerdict(SetVerdictProps { view }: &SetVerdictProps) -> Html {
    let Some(SetVerdictView { kind, words, about }) = view else {
        return html! {
            <VerdictCard
                label={text::set::VERDICT}
                icon={Icon::Edit}
                words={text::set::WRITE_GIVENS}
                about={text::set::HOW_TO_WRITE}
            />
        };
    };
    html! {
        <VerdictCard
            label={text::set::VERDICT}
            class={kind.class()}
            icon={kind.icon()}
            words={words.clone()}
            about={html! { {about} }}
        />
    }
}
