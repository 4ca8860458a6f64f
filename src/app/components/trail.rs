//! How the earlier programs' search went: singles, guesses, and where they were taken back.

use super::button::{Look, button};
use crate::app::{action::Action, view::TrailView};
use yew::prelude::*;

/// The search, line by line, indented by guesses.
pub fn trail(view: Option<&TrailView>, onaction: &Callback<Action>) -> Html {
    let show = |on| onaction.reform(move |()| Action::Trail(on));
    let Some(view) = view else {
        return html! {
            <div class="trail">
                <p class="note-line">
                    {"A program fills single candidates; when stuck it guesses in a cell with the fewest, and takes the guess back \
                      when it meets a contradiction. How often it must guess is a measure of difficulty."}
                </p>
                {button("How the search went".into(), None, Look::Plain, true, show(true))}
            </div>
        };
    };
    html! {
        <div class="trail">
            <p class="trail__summary" role="status">{view.summary.clone()}</p>
            <ol class="trail__lines" tabindex="0" aria-label="The search">
                for (number, line) in view.lines.iter().enumerate() {
                    <li class={depth_class(line.depth)} key={number}>{line.words.clone()}</li>
                }
                if view.cut {
                    <li>{"and so on"}</li>
                }
            </ol>
            {button("Hide the search".into(), None, Look::Quiet, true, show(false))}
        </div>
    }
}

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
