//! The legend of the board's tints: each tint with the numbers of solutions that it stands for.

use super::set_view::Scale;
use crate::text;
use yew::prelude::*;

/// The props of a [`HeatScale`].
#[derive(Properties, PartialEq)]
pub(super) struct HeatScaleProps {
    /// The meaning of the tints.
    pub(super) scale: Scale,
}

/// The legend, with one scale for each meaning of the tints.
#[component]
pub(super) fn HeatScale(HeatScaleProps { scale }: &HeatScaleProps) -> Html {
    let captions: &[&str] = match scale {
        Scale::Digits => &[text::set::TIMES_WITHOUT_GIVEN, text::set::WITH_DIGIT],
        Scale::Givens => &[text::set::WITHOUT_GIVEN],
    };
    html! {
        for caption in captions {
            <div aria-hidden="true">
                <p class="note-line">{*caption}</p>
                <p class="heat">{for text::set::SCALE.map(|numbers| html! { <span>{numbers}</span> })}</p>
            </div>
        }
    }
}
