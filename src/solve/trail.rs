//! How the earlier programs' search went: singles, guesses, and where they were taken back.

use crate::{
    action::{Action, SolveAction},
    controls::{ButtonStyle, button},
};
use std::rc::Rc;
use yew::prelude::*;

/// The search, which comes as markup.
pub(super) fn trail(search: Option<Rc<str>>) -> Html {
    let (told, label, style) = match search {
        Some(search) => (Html::from_html_unchecked(search.into()), "Hide the search", ButtonStyle::Quiet),
        None => (html! { <p class="note-line">{WHAT}</p> }, "How the search went", ButtonStyle::Plain),
    };
    let shows = style == ButtonStyle::Plain;
    html! { <div class="trail">{told}{button(label, style, Action::Solve(SolveAction::Trail(shows)))}</div> }
}

const WHAT: &str = "A program fills singles; when stuck it guesses in the cell with the fewest candidates, and takes it back \
                    when it meets a contradiction. How often it must guess is a measure of difficulty.";
