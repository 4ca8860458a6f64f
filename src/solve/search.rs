//! The search by singles and guesses: the panel that runs it, and its trail, line by line.

use super::view::SearchView;
use crate::{
    action::{Action, SolveAction},
    controls::{Button, ButtonStyle},
    text,
};
use yew::prelude::*;

/// The props of a [`SearchPanel`].
#[derive(Properties, PartialEq)]
pub struct SearchPanelProps {
    /// The search. None until it was asked for and the worker has answered.
    pub search: Option<SearchView>,
}

/// The search, or a note on what it is, and the button that shows or hides it.
#[component]
pub fn SearchPanel(SearchPanelProps { search }: &SearchPanelProps) -> Html {
    let show = |shows| Action::Solve(SolveAction::Trail(shows));
    html! {
        <div class="trail">
            if let Some(search) = search {
                <SearchLines ..search.clone() />
                <Button label={text::solve::HIDE_SEARCH} style={ButtonStyle::Quiet} action={show(false)} />
            } else {
                <p class="note-line">{text::solve::ABOUT_SEARCH}</p>
                <Button label={text::solve::SHOW_SEARCH} action={show(true)} />
            }
        </div>
    }
}

/// The summary of the search, and its events, indented by the number of open guesses.
#[component]
pub(super) fn SearchLines(search: &SearchView) -> Html {
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

/// Returns the class for the indentation of a line. Lines below more than seven guesses are indented like those below seven.
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
