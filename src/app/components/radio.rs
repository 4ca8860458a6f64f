//! One of several things to choose from.

use crate::app::action::Action;
use yew::prelude::*;

/// The browser's radio button of a group; choosing it does `action`.
pub(super) fn radio(group: &'static str, chosen: bool, action: Action, onaction: &Callback<Action>) -> Html {
    let onchange = onaction.reform(move |_: Event| action.clone());
    html! { <input type="radio" name={group} checked={chosen} {onchange} /> }
}
