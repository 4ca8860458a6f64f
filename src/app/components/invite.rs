//! What an empty board says: bring a puzzle.

use super::{
    button::{Look, button},
    file_button::file_button,
    icon::Icon,
};
use crate::app::action::Action;
use yew::prelude::*;

/// The ways in; the board beside it can be typed on at once.
pub fn invite(onaction: &Callback<Action>) -> Html {
    html! {
        <section class="invite" aria-labelledby="invite-title">
            <h2 class="invite__title" id="invite-title">{"Bring a puzzle"}</h2>
            <p class="invite__text">{"Type it on the board, paste it anywhere on this page, drop a file on it, or take a sample."}</p>
            <div class="invite__ways">
                {button("Paste".into(), Some(Icon::Paste), Look::Primary, true, onaction.reform(|()| Action::AskPaste))}
                {file_button(onaction)}
            </div>
        </section>
    }
}
