//! The list of keys.

use super::keymap::shortcuts;
use crate::{
    action::{Action, ShellAction},
    controls::{ButtonStyle, button},
    state::Overlay,
};
use yew::prelude::*;

/// What every key does, and the way to the settings.
pub(super) fn keys_help() -> Html {
    html! {
        <>
            {button("Settings", ButtonStyle::Plain, Action::Shell(ShellAction::Open(Overlay::Settings)))}
            <dl class="keys">
                for row in shortcuts() {
                    <div key={row.keys} class="keys__row">
                        <dt><kbd>{row.keys}</kbd></dt>
                        <dd>{row.words}</dd>
                    </div>
                }
            </dl>
        </>
    }
}
