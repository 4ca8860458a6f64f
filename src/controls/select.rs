//! A drop-down list: a choice between many things.

use crate::text::Text;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// An option of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The name of the option.
    pub name: AttrValue,
    /// Whether the option is enabled.
    pub can: bool,
    /// The heading under which the option stands. None for an option before all headings.
    pub group: Option<Text>,
}

impl Choice {
    /// An enabled option.
    pub fn new(name: impl Into<AttrValue>) -> Choice {
        Choice { name: name.into(), can: true, group: None }
    }

    /// This option under a heading.
    #[must_use]
    pub fn under(self, group: Text) -> Choice {
        Choice { group: Some(group), ..self }
    }
}

/// The props of [`Select`].
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// The name of the list, if no label is around it.
    #[prop_or_default]
    pub label: Option<Text>,
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
    // The browser counts the options as they stand, heading by heading.
    let groups = grouped(choices);
    let order: Vec<usize> = groups.iter().flat_map(|(_, numbers)| numbers.iter().copied()).collect();
    let place = |chosen| order.iter().position(|number| *number == chosen);
    let shown = chosen.and_then(place).map(|place| place + before).or(prompt.is_some().then_some(0));
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
        let place = usize::try_from(selected).unwrap_or_default().saturating_sub(before);
        order.get(place).copied().unwrap_or(place)
    });
    let option = |number: &usize| match choices.get(*number) {
        Some(choice) => html! {
            <option key={*number} selected={*chosen == Some(*number)} disabled={!choice.can}>{&choice.name}</option>
        },
        None => Html::default(),
    };
    html! {
        <select ref={node} class="field settings__choice" aria-label={label.map(AttrValue::from)} {onchange}>
            if let Some(prompt) = prompt {
                <option selected={chosen.is_none()} disabled=true>{prompt}</option>
            }
            for (group, numbers) in &groups {
                if let Some(group) = *group {
                    <optgroup key={group} label={group}>{for numbers.iter().map(option)}</optgroup>
                } else {
                    {for numbers.iter().map(option)}
                }
            }
        </select>
    }
}

/// Returns the indexes of the options by their headings, each in the order in which the headings first appear. Options without a
/// heading come first.
fn grouped(choices: &[Choice]) -> Vec<(Option<Text>, Vec<usize>)> {
    let mut groups = vec![(None, Vec::new())];
    for (number, choice) in choices.iter().enumerate() {
        match groups.iter_mut().find(|(group, _)| *group == choice.group) {
            Some((_, numbers)) => numbers.push(number),
            None => groups.push((choice.group, vec![number])),
        }
    }
    groups
}
