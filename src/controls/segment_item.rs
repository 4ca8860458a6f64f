//! One choice of a segmented control.

use super::{Radio, emits, use_dispatch};
use crate::action::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`SegmentItem`].
#[derive(Properties, PartialEq)]
pub(super) struct SegmentItemProps {
    /// The name of the group of radio buttons.
    pub(super) group: &'static str,
    /// The name of the choice.
    pub(super) name: AttrValue,
    /// Whether the choice is chosen.
    pub(super) chosen: bool,
    /// The action when the choice is chosen.
    pub(super) action: Action,
}

/// The choice. A press with the mouse leaves the focus where it is, because the next key is for the board.
#[component]
pub(super) fn SegmentItem(SegmentItemProps { group, name, chosen, action }: &SegmentItemProps) -> Html {
    let choose: Callback<MouseEvent> = emits(&use_dispatch(), action.clone());
    let onclick = move |event: MouseEvent| {
        if event.target_dyn_into::<HtmlInputElement>().is_none() {
            event.prevent_default();
            choose.emit(event);
        }
    };
    html! {
        <label class="segments__item" {onclick} onmousedown={|event: MouseEvent| event.prevent_default()}>
            <Radio {group} {chosen} action={action.clone()} />
            <span>{name}</span>
        </label>
    }
}
