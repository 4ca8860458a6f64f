//! A radio button: one of several things to choose from.

use super::{emits, use_dispatch};
use crate::action::Action;
use yew::prelude::*;

/// The props of [`Radio`].
#[derive(Properties, PartialEq)]
pub struct RadioProps {
    /// The name of its group: of those in it one is chosen.
    pub group: &'static str,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// The action of choosing it.
    pub action: Action,
}

/// The browser's radio button, which goes from one to the next of its group by the arrow keys.
#[component]
pub fn Radio(RadioProps { group, chosen, action }: &RadioProps) -> Html {
    let onchange = emits(&use_dispatch(), action.clone());
    html! { <input type="radio" name={*group} checked={*chosen} {onchange} /> }
}
