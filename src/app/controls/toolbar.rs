//! Actions in a row.

use yew::prelude::*;

/// What a [`Toolbar`] is given.
#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    /// Its buttons.
    pub children: Html,
}

/// The actions of a room. The board keeps the keyboard's focus while a mouse presses them.
#[component]
pub fn Toolbar(ToolbarProps { children }: &ToolbarProps) -> Html {
    html! {
        <div class="toolbar" role="group" aria-label="Actions" onmousedown={|event: MouseEvent| event.prevent_default()}>
            {children.clone()}
        </div>
    }
}
