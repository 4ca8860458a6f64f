//! A list of figures with their names.

use yew::prelude::*;

/// The props of [`Facts`].
#[derive(Properties, PartialEq)]
pub(super) struct FactsProps {
    /// The figures, each as a name and a value.
    pub(super) facts: Vec<(&'static str, String)>,
}

/// The list of figures.
#[component]
pub(super) fn Facts(FactsProps { facts }: &FactsProps) -> Html {
    html! {
        <dl class="facts">
            for (name, value) in facts {
                <div key={*name} class="facts__fact"><dt>{*name}</dt><dd>{value}</dd></div>
            }
        </dl>
    }
}
