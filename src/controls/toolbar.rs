//! The actions of a room, in a row.

use crate::text;
use yew::prelude::*;

/// The props of [`Toolbar`].
#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    /// The buttons.
    pub children: Html,
}

/// The actions. The board keeps the keyboard's focus while a mouse presses them.
#[component]
pub fn Toolbar(ToolbarProps { children }: &ToolbarProps) -> Html {
    let onmousedown = |event: MouseEvent| event.prevent_default();
    html! {
        <div class="toolbar" role="group" aria-label={text::controls::ACTIONS} {onmousedown}>{children.clone()}</div>
    }
}
