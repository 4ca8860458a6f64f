//! The chosen theme: an attribute that the style sheets read, and a word in localStorage.

use crate::{
    action::{Input, Keeping, KeptPart, PageEvent, Theme},
    browser::{
        storage::{THEME, storage, use_shared},
        write_retry,
        write_retry::Outcome,
    },
};
use gloo::utils::{document, window};
use yew::prelude::*;

/// Applies the chosen theme, stores it if it was chosen in this tab, and reports one that another tab stores. With `None`, the style
/// sheets follow the system.
#[hook]
pub(crate) fn use_theme(theme: Option<Theme>, oninput: &Callback<Input>) {
    use_effect_with(theme, |theme| {
        let name = theme.map(Theme::name);
        if let Some(root) = document().document_element() {
            let _ = name.map_or_else(|| root.remove_attribute("data-theme"), |name| root.set_attribute("data-theme", name));
        }
    });
    let oninput = oninput.clone();
    let store = |_: &Option<Theme>, &now: &Option<Theme>| write_retry::write(THEME, KeptPart::Settings, move || keep(now));
    let parse = |name: &str| Some(Theme::named(name)); // no name follows the system
    use_shared(THEME, theme, store, parse, move |_, now| {
        oninput.emit(Input::Event(PageEvent::Keeping(Keeping::Theme(*now))));
    });
}

fn keep(theme: Option<Theme>) -> Outcome {
    let name = theme.map(Theme::name);
    let kept = storage().map(|it| name.map_or_else(|| it.remove_item(THEME), |name| it.set_item(THEME, name)));
    if kept.is_some_and(|kept| kept.is_ok()) { Outcome::Kept } else { Outcome::Refused }
}

/// The theme of the system.
pub(crate) fn system_look() -> Theme {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    if query.is_some_and(|query| query.matches()) { Theme::Dark } else { Theme::Light }
}
