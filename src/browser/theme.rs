//! The chosen theme: an attribute that the style sheets read, and a word in localStorage.

use crate::{
    action::{KeptPart, Theme},
    browser::{
        change::use_change,
        shelf,
        shelf::Outcome,
        storage::{THEME, storage},
    },
};
use gloo::utils::{document, window};
use yew::prelude::*;

/// Applies and stores the chosen theme; with `None`, the style sheets follow the system.
#[hook]
pub(crate) fn use_theme(theme: Option<Theme>) {
    use_effect_with(theme, |theme| {
        let name = theme.map(Theme::name);
        if let Some(root) = document().document_element() {
            let _ = name.map_or_else(|| root.remove_attribute("data-theme"), |name| root.set_attribute("data-theme", name));
        }
    });
    use_change(theme, |_, theme| {
        let name = theme.map(Theme::name);
        shelf::write(THEME, KeptPart::Settings, move || {
            let kept = storage().map(|it| name.map_or_else(|| it.remove_item(THEME), |name| it.set_item(THEME, name)));
            if kept.is_some_and(|kept| kept.is_ok()) { Outcome::Kept } else { Outcome::Refused }
        });
    });
}

/// The theme of the system.
pub(crate) fn system_look() -> Theme {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    if query.is_some_and(|query| query.matches()) { Theme::Dark } else { Theme::Light }
}
