//! A choice of few that lie side by side.

use super::{Radio, emits, use_dispatch};
use crate::action::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`SegmentItem`].
#[derive(Properties, PartialEq)]
pub(super) struct SegmentItemProps {
    /// The name of the group of radio buttons.
    pub(super) group: &'static str,
    /// Its name.
    pub(super) name: AttrValue,
    /// Whether it is the chosen one.
    pub(super) chosen: bool,
    /// The action of choosing it.
    pub(super) action: Action,
}

/// One of the choices. A mouse leaves the keyboard's focus where it is: the next key is for the board.
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
