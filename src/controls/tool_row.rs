//! A row of buttons and switches, which wraps.

use yew::prelude::*;

/// The props of [`ToolRow`].
#[derive(Properties, PartialEq)]
pub struct ToolRowProps {
    /// A listener for clicks in the row.
    #[prop_or_default]
    pub onclick: Option<Callback<MouseEvent>>,
    /// The buttons and switches.
    pub children: Html,
}

/// The row.
#[component]
pub fn ToolRow(ToolRowProps { onclick, children }: &ToolRowProps) -> Html {
    html! { <div class="tools__row" onclick={onclick.clone()}>{children.clone()}</div> }
}
