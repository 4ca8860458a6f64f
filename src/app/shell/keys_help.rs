//! The list of keys.

use crate::app::{
    action::Action,
    controls::{Button, Dialog},
    state::Sheet,
    view::ShortcutView,
};
use yew::prelude::*;

/// What [`KeysHelp`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct KeysHelpProps {
    /// The keys, while the list is open.
    pub(super) keys: Option<Vec<ShortcutView>>,
}

/// What every key does, and the way to the settings.
#[component]
pub(super) fn KeysHelp(KeysHelpProps { keys }: &KeysHelpProps) -> Html {
    html! {
        <Dialog title="Keys" open={keys.is_some()} close={Action::Help(false)}>
            <Button label="Settings" action={Action::Sheet(Sheet::Settings)} />
            <dl class="keys">
                for row in keys.iter().flatten() {
                    <div key={row.keys} class="keys__row">
                        <dt><kbd>{row.keys}</kbd></dt>
                        <dd>{row.words}</dd>
                    </div>
                }
            </dl>
        </Dialog>
    }
}
