//! Figures with their names.

use crate::text::Text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct FactsProps {
    /// The figures, each as a name and a value.
    pub(crate) facts: Vec<(Text, String)>,
}

/// A list of figures with their names.
#[component]
pub(crate) fn Facts(FactsProps { facts }: &FactsProps) -> Html {
    html! {
        <dl class="facts">
            for (name, value) in facts {
                <div key={*name} class="facts__fact"><dt>{*name}</dt><dd>{value}</dd></div>
            }
        </dl>
    }
}
