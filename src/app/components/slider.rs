//! A slider over numbered things.

use crate::app::action::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The slider named `label` over `count` things, numbered from 1 for who sees it and from 0 for who hears of it; `says` is what
/// is said of the one it stands `at`.
pub(super) fn slider(
    label: &'static str,
    count: usize,
    at: usize,
    says: AttrValue,
    to: fn(usize) -> Action,
    onaction: &Callback<Action>,
) -> Html {
    let oninput = onaction.reform(move |event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().and_then(|input| input.value().parse::<usize>().ok());
        to(value.unwrap_or(1).saturating_sub(1))
    });
    html! {
        <input
            class="slider"
            type="range"
            min="1"
            max={count.to_string()}
            value={(at + 1).to_string()}
            aria-label={label}
            aria-valuetext={says}
            {oninput}
        />
    }
}
