//! The lines between cells and boxes.

use yew::prelude::*;

/// The thin lines between cells and the thick lines between boxes.
#[component]
pub(super) fn Lattice() -> Html {
    html! {
        <svg class="board__lattice" viewBox="0 0 9 9" aria-hidden="true">
            <path class="board__thin" d="M1 0v9M2 0v9M4 0v9M5 0v9M7 0v9M8 0v9M0 1h9M0 2h9M0 4h9M0 5h9M0 7h9M0 8h9" />
            <path class="board__thick" d="M3 0v9M6 0v9M0 3h9M0 6h9" />
        </svg>
    }
}
