//! The list of keys.

use super::{
    button::{Look, action_button},
    dialog::dialog,
    tag::{list, tag},
};
use crate::app::{action::Action, state::Sheet, view::ShortcutView};
use yew::prelude::*;

/// What every key does, while `keys` says so, and the way to the settings.
pub fn keys_help(keys: Option<&[ShortcutView]>, onaction: &Callback<Action>) -> Html {
    let row = |row: &ShortcutView| {
        let keys = tag("dt", "").child(tag("kbd", "").words(row.keys));
        tag("div", "keys__row").child(keys).child(tag("dd", "").words(row.words))
    };
    let content = |rows: &[ShortcutView]| {
        let settings = action_button("Settings".into(), None, Look::Plain, Some(Action::Sheet(Sheet::Settings)), onaction);
        list([settings, tag("dl", "keys").children(rows.iter().map(row)).into()])
    };
    dialog("Keys", keys.map(content), Action::Help(false), onaction)
}
