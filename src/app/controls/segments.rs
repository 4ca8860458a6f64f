//! A choice of few, side by side.

use super::radio::Radio;
use crate::app::action::Action;
use yew::prelude::*;

/// What [`Segments`] are given.
#[derive(Properties, PartialEq)]
pub struct SegmentsProps {
    /// The name of the group of radio buttons.
    pub group: &'static str,
    /// What is chosen.
    pub label: &'static str,
    /// More classes.
    #[prop_or_default]
    pub class: Classes,
    /// The choices: the name, whether it is the chosen one, and what choosing it does.
    pub choices: Vec<(&'static str, bool, Action)>,
}

/// The choices in a row.
#[component]
pub fn Segments(SegmentsProps { group, label, class, choices }: &SegmentsProps) -> Html {
    html! {
        <fieldset class={classes!("segments", class.clone())} role="radiogroup" aria-label={*label}>
            for (name, chosen, action) in choices {
                <label key={*name} class="segments__item">
                    <Radio group={*group} chosen={*chosen} action={action.clone()} />
                    <span>{*name}</span>
                </label>
            }
        </fieldset>
    }
}
