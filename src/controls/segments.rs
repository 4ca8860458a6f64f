//! A choice of few, side by side.

use super::{dispatch::use_dispatch, radio::Radio};
use crate::action::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The choices of the radio buttons in `group`, in a row: the name of each, whether it is the chosen one, and what choosing it does.
pub fn segments(
    group: &'static str,
    label: &'static str,
    class: Option<&'static str>,
    choices: impl Iterator<Item = (&'static str, bool, Action)>,
) -> Html {
    html! {
        <fieldset class={classes!("segments", class)} role="radiogroup" aria-label={label}>
            for (name, chosen, action) in choices {
                <Segment key={name} {group} {name} {chosen} {action} />
            }
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
struct SegmentProps {
    group: &'static str,
    name: &'static str,
    chosen: bool,
    action: Action,
}

/// One of the choices. A mouse leaves the keyboard's focus where it is: the next key is for the board.
#[component]
fn Segment(SegmentProps { group, name, chosen, action }: &SegmentProps) -> Html {
    let (dispatch, pressed) = (use_dispatch(), action.clone());
    let onclick = move |event: MouseEvent| {
        if event.target_dyn_into::<HtmlInputElement>().is_none() {
            event.prevent_default();
            dispatch.emit(pressed.clone());
        }
    };
    html! {
        <label class="segments__item" {onclick} onmousedown={|event: MouseEvent| event.prevent_default()}>
            <Radio {group} {chosen} action={action.clone()} />
            <span>{*name}</span>
        </label>
    }
}
