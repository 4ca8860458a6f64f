//! What an empty board says: bring a puzzle.

use super::{
    button::{Look, action_button},
    file_button::file_button,
    icon::Icon,
    tag::tag,
};
use crate::app::action::Action;
use yew::prelude::*;

/// The ways in; the board beside it can be typed on at once.
pub fn invite(onaction: &Callback<Action>) -> Html {
    let ways = tag("div", "invite__ways")
        .child(action_button("Paste".into(), Some(Icon::Paste), Look::Primary, Some(Action::AskPaste), onaction))
        .child(file_button(onaction));
    tag("section", "invite")
        .with("aria-labelledby", "invite-title")
        .child(tag("h2", "invite__title").with("id", "invite-title").words("Bring a puzzle"))
        .child(
            tag("p", "invite__text")
                .words("Type it on the board, paste it anywhere on this page, drop a file on it, or take a sample."),
        )
        .child(ways)
        .into()
}
