//! How the earlier programs' search went: singles, guesses, and where they were taken back.

use super::{
    button::{Look, action_button},
    tag::tag,
};
use crate::app::action::Action;
use nonet_protocol::{Search, SearchLine};
use yew::prelude::*;

/// The search, line by line, indented by guesses.
pub fn trail(view: Option<&Search>, onaction: &Callback<Action>) -> Html {
    let Some(view) = view else {
        let how = action_button("How the search went".into(), None, Look::Plain, Some(Action::Trail(true)), onaction);
        return tag("div", "trail").child(tag("p", "note-line").words(WHAT)).child(how).into();
    };
    let line =
        |(number, line): (usize, &SearchLine)| tag("li", depth_class(line.depth)).text(line.words.clone().into()).key(number);
    let lines = tag("ol", "trail__lines")
        .with("tabindex", "0")
        .with("aria-label", "The search")
        .children(view.lines.iter().enumerate().map(line))
        .child_if(view.cut, || tag("li", "").words("and so on"));
    tag("div", "trail")
        .child(tag("p", "trail__summary").with("role", "status").text(view.summary.clone().into()))
        .child(lines)
        .child(action_button("Hide the search".into(), None, Look::Quiet, Some(Action::Trail(false)), onaction))
        .into()
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
