//! A slider over numbered things.

use super::dispatch::DispatchConsumer;
use crate::action::{Action, Input};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A slider over `count` things, numbered from 1 for who sees it; it stands at the one with the number `at`, from 0, of which `says`
/// tells, and `to` goes to another.
pub fn slider(label: &'static str, count: usize, at: usize, says: String, to: fn(usize) -> Action) -> Html {
    let says = AttrValue::from(says);
    html! { <DispatchConsumer content={move |dispatch| range(label, [count, at], &says, to, &dispatch)} /> }
}

fn range(
    label: &'static str,
    [count, at]: [usize; 2],
    says: &AttrValue,
    to: fn(usize) -> Action,
    dispatch: &Callback<Input>,
) -> Html {
    let oninput = dispatch.reform(move |event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().and_then(|input| input.value().parse::<usize>().ok());
        to(value.unwrap_or(1).saturating_sub(1)).into()
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
