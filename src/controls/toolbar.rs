//! The toolbar of a room: its actions in a row.

use crate::text;
use yew::prelude::*;

/// The props of [`Toolbar`].
#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    /// The buttons.
    pub children: Html,
}

/// The toolbar. A press with the mouse leaves the focus on the board.
#[component]
pub fn Toolbar(ToolbarProps { children }: &ToolbarProps) -> Html {
    let onmousedown = |event: MouseEvent| event.prevent_default();
    html! {
        <div class="toolbar" role="group" aria-label={text::controls::ACTIONS} {onmousedown}>{children.clone()}</div>
    }
}
