//! The chosen look: an attribute that the style sheets read.

use super::effect::use_effect_with;
use crate::app::action::Theme;
use gloo::utils::document;
use yew::prelude::*;

/// Shows the chosen look; without one, the style sheets follow the system.
#[hook]
pub fn use_theme(theme: Option<Theme>) {
    use_effect_with(theme, |theme| {
        let Some(root) = document().document_element() else { return };
        let _ = match theme {
            Some(theme) => root.set_attribute("data-theme", theme.name()),
            None => root.remove_attribute("data-theme"),
        };
    });
}
