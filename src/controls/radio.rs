//! A radio button.

use super::{emits, use_dispatch};
use crate::action::Action;
use yew::prelude::*;

/// The props of [`Radio`].
#[derive(Properties, PartialEq)]
pub struct RadioProps {
    /// The name of the group. One radio button of a group is chosen.
    pub group: &'static str,
    /// Whether the radio button is chosen.
    pub chosen: bool,
    /// The action when the radio button is chosen.
    pub action: Action,
}

/// The browser's radio button. The arrow keys move between the radio buttons of a group.
#[component]
pub fn Radio(RadioProps { group, chosen, action }: &RadioProps) -> Html {
    let onchange = emits(&use_dispatch(), action.clone());
    html! { <input type="radio" name={*group} checked={*chosen} {onchange} /> }
}
