//! Buttons and switches in a row, which wraps.

use yew::prelude::*;

/// What a [`ToolRow`] is given.
#[derive(Properties, PartialEq)]
pub struct ToolRowProps {
    /// What else a press in it does.
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
