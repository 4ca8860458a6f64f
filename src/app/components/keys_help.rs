//! The list of keys, and how the page looks.

use super::{
    dialog::dialog,
    radio::radio,
    tag::{list, tag},
};
use crate::app::{
    action::{Action, Theme},
    view::ShortcutView,
};
use yew::prelude::*;

/// What every key does, while `keys` says so, and the chosen look.
pub fn keys_help(keys: Option<&[ShortcutView]>, theme: Option<Theme>, onaction: &Callback<Action>) -> Html {
    let look = |(name, choice): (&'static str, Option<Theme>)| {
        let radio = radio("theme", choice == theme, Action::Theme(choice), onaction);
        tag("label", "segments__item").child(radio).child(tag("span", "").words(name))
    };
    let row = |row: &ShortcutView| {
        let keys = tag("dt", "").child(tag("kbd", "").words(row.keys));
        tag("div", "keys__row").child(keys).child(tag("dd", "").words(row.words))
    };
    let content = |rows: &[ShortcutView]| {
        let looks =
            tag("fieldset", "segments").child(tag("legend", "hidden").words("Look")).children(LOOKS.into_iter().map(look));
        list([looks, tag("dl", "keys").children(rows.iter().map(row))])
    };
    dialog("Keys and look", keys.map(content), Action::Help(false), onaction)
}

const LOOKS: [(&str, Option<Theme>); 3] = [("System", None), ("Light", Some(Theme::Light)), ("Dark", Some(Theme::Dark))];
