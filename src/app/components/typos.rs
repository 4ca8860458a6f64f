//! The typo doctor's suggestions, one tap each.

use super::{
    icon::{Icon, icon},
    tag::tag,
};
use crate::app::{action::Action, view::FixView};
use yew::prelude::*;

/// The likeliest `fixes`, and how many `more` there are. Each of them leaves exactly one solution.
pub fn typo_list(fixes: &[FixView], more: usize, onaction: &Callback<Action>) -> Html {
    let row = |(number, fix): (usize, &FixView)| {
        let button = tag("button", "row")
            .with("type", "button")
            .child(tag("span", "row__text").text(fix.words.clone().into()))
            .child(icon(Icon::Next))
            .press(Action::TakeFix(number), onaction);
        tag("li", "").child(button).key(number)
    };
    tag("section", "typos")
        .with("aria-labelledby", "typos-title")
        .child(tag("h3", "").with("id", "typos-title").words("A slip of the pen? Each of these leaves one solution."))
        .child(tag("ul", "typos__list").children(fixes.iter().enumerate().map(row)))
        .child_if(more > 0, || tag("p", "note-line").text(format!("and {more} more").into()))
        .into()
}
