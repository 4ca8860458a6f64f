//! A choice of many, in a list that the browser opens.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Something that may be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: AttrValue,
    /// Whether it can be chosen.
    pub can: bool,
}

impl Choice {
    /// A choice that can be taken.
    pub fn new(name: impl Into<AttrValue>) -> Choice {
        Choice { name: name.into(), can: true }
    }
}

/// What a [`Select`] is given.
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// The choices.
    pub choices: Vec<Choice>,
    /// The number of the chosen one.
    pub chosen: Option<usize>,
    /// What stands there while none is chosen, if that may be.
    #[prop_or_default]
    pub prompt: Option<AttrValue>,
    /// What is done with the number of another.
    pub onchange: Callback<usize>,
}

/// The list. Its name is that of the label around it.
#[component]
pub fn Select(SelectProps { choices, chosen, prompt, onchange }: &SelectProps) -> Html {
    let before = usize::from(prompt.is_some());
    let onchange = onchange.reform(move |event: Event| {
        let selected = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
        usize::try_from(selected).unwrap_or_default().saturating_sub(before)
    });
    html! {
        <select class="settings__choice" {onchange}>
            if let Some(prompt) = prompt {
                <option selected={chosen.is_none()} disabled=true>{prompt}</option>
            }
            for (number, choice) in choices.iter().enumerate() {
                <option key={number} selected={*chosen == Some(number)} disabled={!choice.can}>{&choice.name}</option>
            }
        </select>
    }
}
