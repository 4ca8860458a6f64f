//! A slider over numbered things.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`Slider`].
#[derive(Properties, PartialEq)]
pub struct SliderProps {
    /// Its name.
    pub label: AttrValue,
    /// How many things there are.
    pub count: usize,
    /// The thing at which it stands, counted from 0.
    pub at: usize,
    /// The thing in words.
    pub value_text: AttrValue,
    /// The callback that hears to which thing it is moved, counted from 0.
    pub onchange: Callback<usize>,
}

/// The slider. Its values are numbered from 1 for who sees them.
#[component]
pub fn Slider(SliderProps { label, count, at, value_text, onchange }: &SliderProps) -> Html {
    let oninput = onchange.reform(|event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().and_then(|input| input.value().parse::<usize>().ok());
        value.unwrap_or(1).saturating_sub(1)
    });
    html! {
        <input
            class="slider"
            type="range"
            min="1"
            max={count.to_string()}
            value={(at + 1).to_string()}
            aria-label={label}
            aria-valuetext={value_text}
            {oninput}
        />
    }
}
