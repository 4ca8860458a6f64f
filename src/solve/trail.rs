//! How the earlier programs' search went: singles, guesses, and where they were taken back.

use crate::{
    action::{Action, SolveAction},
    controls::{ButtonStyle, button},
    text::en::search as en,
    view::SearchView,
};
use yew::prelude::*;

/// What a [`SearchPanel`] is given.
#[derive(Properties, PartialEq)]
pub struct SearchPanelProps {
    /// The search, once it was asked for and told.
    pub search: Option<SearchView>,
}

/// The search, or what it is, over the button that shows or hides it.
#[component]
pub fn SearchPanel(SearchPanelProps { search }: &SearchPanelProps) -> Html {
    let show = |shows| Action::Solve(SolveAction::Trail(shows));
    html! {
        <div class="trail">
            if let Some(search) = search {
                <SearchLines search={search.clone()} />
                {button(en::HIDE_SEARCH, ButtonStyle::Quiet, show(false))}
            } else {
                <p class="note-line">{en::ABOUT_SEARCH}</p>
                {button(en::SHOW_SEARCH, ButtonStyle::Plain, show(true))}
            }
        </div>
    }
}

/// What [`SearchLines`] are given.
#[derive(Properties, PartialEq)]
struct SearchLinesProps {
    search: SearchView,
}

/// What the search came to, and a list of what happened, indented by the guesses that stood.
#[component]
fn SearchLines(SearchLinesProps { search }: &SearchLinesProps) -> Html {
    html! {
        <>
            <p class="trail__summary" role="status">{&search.trail.summary}</p>
            <ol class="trail__lines" tabindex="0" aria-label={en::SEARCH}>
                for (number, (depth, words)) in search.lines().enumerate() {
                    <li key={number} class={depth_class(depth)}>{words}</li>
                }
                if search.trail.goes_on {
                    <li key="more">{en::AND_SO_ON}</li>
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
