//! One of several things to choose from.

use super::dispatch::telling;
use crate::action::{Action, Input};
use yew::prelude::*;

/// The browser's radio button, of the group with this name; `action` is what choosing it does.
pub fn radio(group: &'static str, chosen: bool, action: &Action, dispatch: &Callback<Input>) -> Html {
    let onchange = telling(dispatch, action.clone());
    html! { <input type="radio" name={group} checked={chosen} {onchange} /> }
}
