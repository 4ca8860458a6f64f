//! A slider over numbered items.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`Slider`].
#[derive(Properties, PartialEq)]
pub struct SliderProps {
    /// The name of the slider.
    pub label: AttrValue,
    /// The number of items.
    pub count: usize,
    /// The index of the current item.
    pub at: usize,
    /// The current item in words.
    pub value_text: AttrValue,
    /// The callback for the index of the item to which the slider is moved.
    pub onchange: Callback<usize>,
}

/// The slider. The player sees numbers from 1.
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
