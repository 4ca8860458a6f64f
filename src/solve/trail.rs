//! How the earlier programs' search went: singles, guesses, and where they were taken back.

use crate::{
    action::{Action, SolveAction},
    controls::{Button, ButtonStyle},
};
use nonet_protocol::Search;
use yew::prelude::*;

/// The search, line by line, indented by guesses.
pub(super) fn trail(search: Option<&Search>) -> Html {
    let Some(search) = search else {
        return html! {
            <div class="trail">
                <p class="note-line">{WHAT}</p>
                <Button label="How the search went" action={Action::Solve(SolveAction::Trail(true))} />
            </div>
        };
    };
    html! {
        <div class="trail">
            <p class="trail__summary" role="status">{&search.summary}</p>
            <ol class="trail__lines" tabindex="0" aria-label="The search">
                for (number, line) in search.lines.iter().enumerate() {
                    <li key={number} class={depth_class(line.depth)}>{&line.words}</li>
                }
                if search.cut {
                    <li>{"and so on"}</li>
                }
            </ol>
            <Button label="Hide the search" style={ButtonStyle::Quiet} action={Action::Solve(SolveAction::Trail(false))} />
        </div>
    }
}

const WHAT: &str = "A program fills single candidates; when stuck it guesses in a cell with the fewest, and takes the guess back \
                    when it meets a contradiction. How often it must guess is a measure of difficulty.";

/// Indents by depth; what lies deeper than seven guesses lies no further to the right.
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
