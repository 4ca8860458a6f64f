//! The logo: nine dots, seven of which form an N, and the name of the page.

use crate::text;
use yew::prelude::*;

/// The logo and the name. The name is hidden on narrow screens.
#[component]
pub(super) fn Brand() -> Html {
    // Each dot is a stroke of length 0 with round caps.
    html! {
        <h1 class="brand" aria-label={text::shell::NAME}>
            <svg class="brand__mark" viewBox="0 0 24 24" aria-hidden="true">
                <path class="brand__dots" d="M4.5 4.5h0M4.5 12h0M4.5 19.5h0M12 12h0M19.5 4.5h0M19.5 12h0M19.5 19.5h0" />
                <path class="brand__dots brand__dots--pale" d="M12 4.5h0M12 19.5h0" />
            </svg>
            <svg class="brand__word" viewBox="0 0 73 26" aria-hidden="true"><path d={WORD} /></svg>
        </h1>
    }
}

const WORD: &str = "M3.5 22V4.5L15 21.5V4M20.5 15.8a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0\
M36.5 22V10M36.5 16.2c0-3.5 2-5.6 4.7-5.6s4.6 1.9 4.6 5.2V22M51.2 15.3h9.8c0-2.9-2-4.8-4.8-4.8c-3 0-5 2.2-5 5.3\
s2 5.3 5.2 5.3c1.7 0 3.1-.6 4.1-1.7M66.5 6v11.8c0 2.2 1.1 3 2.9 3c.8 0 1.4-.1 1.9-.3M63.5 10.7h7.6";
