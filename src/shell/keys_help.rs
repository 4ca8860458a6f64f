//! The list of keys.

use crate::{
    action::Action,
    controls::{Button, Dialog},
    state::Sheet,
    view::ShortcutView,
};
use yew::prelude::*;

/// What every key does, while `keys` says so, and the way to the settings.
pub(super) fn keys_help(keys: Option<&[ShortcutView]>) -> Html {
    html! {
        <Dialog title="Keys" open={keys.is_some()} close={Action::Help(false)}>
            <Button label="Settings" action={Action::Sheet(Sheet::Settings)} />
            <dl class="keys">
                for row in keys.unwrap_or_default() {
                    <div key={row.keys} class="keys__row">
                        <dt><kbd>{row.keys}</kbd></dt>
                        <dd>{row.words}</dd>
                    </div>
                }
            </dl>
        </Dialog>
    }
}
