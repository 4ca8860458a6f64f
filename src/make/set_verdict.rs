//! The verdict on the puzzle that is being set.

use super::set_view::SetVerdictView;
use crate::{
    controls::{Icon, VerdictCard, VerdictKind},
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
    // The editor makes no distinction between a full board and any other with one solution, or between an impossible board and a
    // wrong one.
    let kind = match kind {
        VerdictKind::One | VerdictKind::Complete => VerdictKind::One,
        VerdictKind::Several => VerdictKind::Several,
        VerdictKind::None | VerdictKind::Wrong => VerdictKind::None,
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
