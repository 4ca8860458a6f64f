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

/// The props of [`Select`].
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// Its name, where no label is around it.
    #[prop_or_default]
    pub label: Option<&'static str>,
    /// The choices.
    pub choices: Vec<Choice>,
    /// The number of the chosen one.
    pub chosen: Option<usize>,
    /// The text that stands there while none is chosen, if that may be.
    #[prop_or_default]
    pub prompt: Option<AttrValue>,
    /// The callback that hears the number of the one that is taken.
    pub onchange: Callback<usize>,
    /// The element, for who gives it the focus.
    #[prop_or_default]
    pub node: Option<NodeRef>,
}

/// The list. Whenever it is drawn it shows what is chosen, which may have been changed elsewhere: once somebody has chosen in it, the
/// attributes of its options say nothing any more.
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
