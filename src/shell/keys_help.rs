//! The content of the dialog with the list of keys.

use crate::{
    action::{Action, Overlay, ShellAction},
    controls::Button,
    session::keymap::shortcuts,
    text,
};
use yew::prelude::*;

/// The list of keys, and the button to the settings.
#[component]
pub fn KeysHelp() -> Html {
    html! {
        <>
            <Button label={text::shell::SETTINGS} action={Action::Shell(ShellAction::Open(Overlay::Settings))} />
            <dl class="keys">
                for row in shortcuts() {
                    <div key={row.keys} class="keys__row">
                        <dt><kbd>{row.keys}</kbd></dt>
                        <dd>{row.words}</dd>
                    </div>
                }
            </dl>
            <p class="note-line">{text::keys::WHAT_NOTES_SAY}</p>
        </>
    }
}
