//! The content of the dialog with the list of keys.

use crate::{
    action::{Action, ShellAction},
    controls::Button,
    session::{keymap::shortcuts, settings},
    text,
};
use yew::prelude::*;

/// The list of keys, and the button to the settings.
#[component]
pub fn KeysHelp() -> Html {
    html! {
        <>
            <Button label={text::shell::SETTINGS} action={Action::Shell(ShellAction::Open(settings::GENERAL.overlay()))} />
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
