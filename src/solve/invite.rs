//! The card beside an empty board, which invites to bring a puzzle.

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, FileButton, Icon},
    text,
};
use yew::prelude::*;

/// The ways to bring a puzzle. The empty board accepts typing as well.
#[component]
pub fn Invite() -> Html {
    html! {
        <section class="invite" aria-labelledby="invite-title">
            <h2 class="invite__title" id="invite-title">{text::solve::BRING}</h2>
            <p class="invite__text">{text::solve::WAYS_IN}</p>
            <div class="invite__ways">
                <Button
                    label={text::solve::PASTE}
                    icon={Icon::Paste}
                    style={ButtonStyle::Primary}
                    action={Action::Shell(ShellAction::AskPaste)}
                />
                <FileButton />
            </div>
        </section>
    }
}
