//! A drop-down list: a choice between many things.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// An option of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The name of the option.
    pub name: AttrValue,
    /// Whether the option is enabled.
    pub can: bool,
}

impl Choice {
    /// An enabled option.
    pub fn new(name: impl Into<AttrValue>) -> Choice {
        Choice { name: name.into(), can: true }
    }
}

/// The props of [`Select`].
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// The name of the list, if no label is around it.
    #[prop_or_default]
    pub label: Option<&'static str>,
    /// The options.
    pub choices: Vec<Choice>,
    /// The index of the chosen option; `None` if none is chosen.
    pub chosen: Option<usize>,
    /// The text that is shown while no option is chosen; `None` if one always is.
    #[prop_or_default]
    pub prompt: Option<AttrValue>,
    /// The callback for the index of the option that the player chooses.
    pub onchange: Callback<usize>,
    /// The ref of the element, for a component that gives it the focus.
    #[prop_or_default]
    pub node: Option<NodeRef>,
}

/// The list. Each drawing sets the browser's selection to the chosen option, because the choice may have changed elsewhere: after
/// the player has used the list, the browser ignores the `selected` attributes of its options.
#[component]
pub fn Select(SelectProps { label, choices, chosen, prompt, onchange, node }: &SelectProps) -> Html {
    let before = usize::from(prompt.is_some());
    let own = use_node_ref();
    let node = node.clone().unwrap_or(own);
    let shown = chosen.map(|chosen| chosen + before).or(prompt.is_some().then_some(0));
    use_effect({
        let node = node.clone();
        move || {
            if let (Some(list), Some(shown)) = (node.cast::<HtmlSelectElement>(), shown) {
                list.set_selected_index(shown as i32);
            }
        }
    });
    let onchange = onchange.reform(move |event: Event| {
        let selected = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
        usize::try_from(selected).unwrap_or_default().saturating_sub(before)
    });
    html! {
        <select ref={node} class="settings__choice" aria-label={*label} {onchange}>
            if let Some(prompt) = prompt {
                <option selected={chosen.is_none()} disabled=true>{prompt}</option>
            }
            for (number, choice) in choices.iter().enumerate() {
                <option key={number} selected={*chosen == Some(number)} disabled={!choice.can}>{&choice.name}</option>
            }
        </select>
    }
}
