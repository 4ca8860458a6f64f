//! A choice of few, side by side.

use super::radio::Radio;
use crate::action::Action;
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
                <label key={name} class="segments__item">
                    <Radio {group} {chosen} {action} />
                    <span>{name}</span>
                </label>
            }
        </fieldset>
    }
}
