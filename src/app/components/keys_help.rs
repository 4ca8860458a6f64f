//! The list of keys, and how the page looks.

use super::dialog::Dialog;
use crate::app::{
    action::{Action, Theme},
    view::ShortcutView,
};
use yew::prelude::*;

/// What every key does, while `keys` says so, and the chosen look.
pub fn keys_help(keys: Option<&[ShortcutView]>, theme: Option<Theme>, onaction: &Callback<Action>) -> Html {
    let rows = keys.unwrap_or_default();
    html! {
        <Dialog title="Keys and look" open={keys.is_some()} onclose={onaction.reform(|()| Action::Help(false))}>
            <fieldset class="segments">
                <legend class="hidden">{"Look"}</legend>
                for (name, choice) in LOOKS {
                    <label class="segments__item" key={name}>
                        <input
                            class="hidden"
                            type="radio"
                            name="theme"
                            checked={choice == theme}
                            onchange={onaction.reform(move |_: Event| Action::Theme(choice))}
                        />
                        <span>{name}</span>
                    </label>
                }
            </fieldset>
            <dl class="keys">
                for (number, row) in rows.iter().enumerate() {
                    <div class="keys__row" key={number}>
                        <dt><kbd>{row.keys}</kbd></dt>
                        <dd>{row.words}</dd>
                    </div>
                }
            </dl>
        </Dialog>
    }
}

const LOOKS: [(&str, Option<Theme>); 3] = [("System", None), ("Light", Some(Theme::Light)), ("Dark", Some(Theme::Dark))];
