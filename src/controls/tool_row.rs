//! Buttons and switches in a row, which wraps.

use yew::prelude::*;

/// The props of [`ToolRow`].
#[derive(Properties, PartialEq)]
pub struct ToolRowProps {
    /// A further listener for presses in it.
    #[prop_or_default]
    pub onclick: Option<Callback<MouseEvent>>,
    /// The buttons.
    pub children: Html,
}

/// The row.
#[component]
pub fn ToolRow(ToolRowProps { onclick, children }: &ToolRowProps) -> Html {
    html! { <div class="tools__row" onclick={onclick.clone()}>{children.clone()}</div> }
}
