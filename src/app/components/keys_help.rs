//! The list of keys, and how the page looks.

use super::dialog::Dialog;
use crate::app::{
    action::{Action, Theme},
    view::ShortcutView,
};
use yew::prelude::*;

/// What [`KeysHelp`] is given.
#[derive(Properties, PartialEq)]
pub struct KeysHelpProps {
    /// The list, while it is open.
    pub keys: Option<Vec<ShortcutView>>,
    /// The chosen look; `None` follows the system.
    pub theme: Option<Theme>,
    /// Hears that it is closed, and which look is chosen.
    pub onaction: Callback<Action>,
}

/// What every key does.
#[component]
pub fn KeysHelp(KeysHelpProps { keys, theme, onaction }: &KeysHelpProps) -> Html {
    let rows = keys.as_deref().unwrap_or_default();
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
                            checked={choice == *theme}
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
