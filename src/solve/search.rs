//! The search by singles and guesses: its singles, its guesses, and their withdrawals.

use super::{search_lines::SearchLines, view::SearchView};
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
