//! A slider over numbered things.

use super::dispatch::use_dispatch;
use crate::action::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What a [`Slider`] is given.
#[derive(Properties, PartialEq)]
pub struct SliderProps {
    /// Its name.
    pub label: &'static str,
    /// How many things there are.
    pub count: usize,
    /// Where it stands, from 0.
    pub at: usize,
    /// What is said of the thing that it stands at.
    pub says: AttrValue,
    /// What going to another does.
    pub to: Callback<usize, Action>,
}

/// The slider, numbered from 1 for who sees it.
#[component]
pub fn Slider(SliderProps { label, count, at, says, to }: &SliderProps) -> Html {
    let (dispatch, to) = (use_dispatch(), to.clone());
    let oninput = move |event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().and_then(|input| input.value().parse::<usize>().ok());
        dispatch.emit(to.emit(value.unwrap_or(1).saturating_sub(1)));
    };
    html! {
        <input
            class="slider"
            type="range"
            min="1"
            max={count.to_string()}
            value={(at + 1).to_string()}
            aria-label={*label}
            aria-valuetext={says}
            {oninput}
        />
    }
}
