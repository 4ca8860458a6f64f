//! A choice of few, side by side.

use super::{
    dispatch::{DispatchConsumer, telling},
    radio::radio,
};
use crate::action::{Action, Input};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The choices of the radio buttons in `group`, in a row: the name of each, whether it is the chosen one, and what choosing it does.
pub fn segments(
    group: &'static str,
    label: &'static str,
    class: Option<&'static str>,
    choices: impl Iterator<Item = (&'static str, bool, Action)>,
) -> Html {
    let choices: Vec<_> = choices.collect();
    let content = move |dispatch| {
        choices.iter().map(|(name, chosen, action)| segment(group, name, *chosen, action, &dispatch)).collect::<Html>()
    };
    html! {
        <fieldset class={classes!("segments", class)} role="radiogroup" aria-label={label}><DispatchConsumer {content} /></fieldset>
    }
}

/// One of the choices. A mouse leaves the keyboard's focus where it is: the next key is for the board.
fn segment(group: &'static str, name: &'static str, chosen: bool, action: &Action, dispatch: &Callback<Input>) -> Html {
    let choose: Callback<MouseEvent> = telling(dispatch, action.clone());
    let onclick = move |event: MouseEvent| {
        if event.target_dyn_into::<HtmlInputElement>().is_none() {
            event.prevent_default();
            choose.emit(event);
        }
    };
    html! {
        <label key={name} class="segments__item" {onclick} onmousedown={|event: MouseEvent| event.prevent_default()}>
            {radio(group, chosen, action, dispatch)}
            <span>{name}</span>
        </label>
    }
}
