//! The chosen look: an attribute that the style sheets read, and a word in storage.

use super::{
    Effect, effect,
    kept::{THEME, storage},
};
use crate::app::action::Theme;
use gloo::utils::document;

/// Shows and keeps the chosen look; without one, the style sheets follow the system.
pub(super) fn theme(theme: Option<Theme>) -> Effect {
    effect(theme, |theme, _| {
        let name = theme.map(Theme::name);
        if let Some(root) = document().document_element() {
            let _ = name.map_or_else(|| root.remove_attribute("data-theme"), |name| root.set_attribute("data-theme", name));
        }
        if let Some(storage) = storage() {
            // What can't be kept is chosen anew next time.
            let _ = name.map_or_else(|| storage.remove_item(THEME), |name| storage.set_item(THEME, name));
        }
    })
}
