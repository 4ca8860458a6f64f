//! Actions in a row.

use yew::prelude::*;

/// The actions of a room. The board keeps the keyboard's focus while a mouse presses them.
pub fn toolbar(buttons: &Html) -> Html {
    html! {
        <div class="toolbar" role="group" aria-label="Actions" onmousedown={|event: MouseEvent| event.prevent_default()}>
            {buttons.clone()}
        </div>
    }
}
