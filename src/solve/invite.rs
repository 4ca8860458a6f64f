//! What an empty board says: bring a puzzle.

use crate::{
    action::{Action, ShellAction},
    controls::{ButtonStyle, Icon, file_button, pictured_button},
};
use yew::prelude::*;

/// The ways in; the board beside it can be typed on at once.
pub(super) fn invite() -> Html {
    html! {
        <section class="invite" aria-labelledby="invite-title">
            <h2 class="invite__title" id="invite-title">{"Bring a puzzle"}</h2>
            <p class="invite__text">
                {"Type it on the board: 0, a dot or the space bar skips a cell. Or paste it anywhere on this page, or drop a file on it."}
            </p>
            <div class="invite__ways">
                {pictured_button("Paste", Icon::Paste, ButtonStyle::Primary, Some(Action::Shell(ShellAction::AskPaste)))}
                {file_button()}
            </div>
        </section>
    }
}
