//! What happened in the search.

use super::view::SearchView;
use crate::text;
use yew::prelude::*;

/// The props of [`SearchLines`].
#[derive(Properties, PartialEq)]
pub(super) struct SearchLinesProps {
    /// The search.
    pub(super) search: SearchView,
}

/// What the search came to, and a list of what happened, indented by the guesses that stood.
#[component]
pub(super) fn SearchLines(SearchLinesProps { search }: &SearchLinesProps) -> Html {
    html! {
        <>
            <p class="trail__summary" role="status">{&search.trail.summary}</p>
            <ol class="trail__lines" tabindex="0" aria-label={text::solve::SEARCH}>
                for (number, (depth, words)) in search.lines().enumerate() {
                    <li key={number} class={depth_class(depth)}>{words}</li>
                }
                if search.trail.goes_on {
                    <li key="more">{text::solve::AND_SO_ON}</li>
                }
            </ol>
        </>
    }
}

/// How far to the right a line lies. What lies under more than seven guesses lies no further.
const fn depth_class(depth: usize) -> &'static str {
    match depth {
        0 => "depth-0",
        1 => "depth-1",
        2 => "depth-2",
        3 => "depth-3",
        4 => "depth-4",
        5 => "depth-5",
        6 => "depth-6",
        _ => "depth-7",
    }
}
