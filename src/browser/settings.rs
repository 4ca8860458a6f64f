//! The settings: attributes that the style sheets read, and a record in localStorage.

use crate::{
    action::KeptPart,
    browser::{
        change::use_change,
        effects::has,
        shelf,
        shelf::Outcome,
        storage::{read, storage},
    },
    session::{Settings, settings::Setting},
};
use gloo::utils::{document, window};
use yew::prelude::*;

/// The key of the settings in localStorage.
pub(crate) const SETTINGS: &str = "nonet.settings";

/// Applies the settings to the page, and stores each one that changes.
#[hook]
pub(crate) fn use_settings(settings: Settings) {
    use_effect_with(settings, |settings| {
        if let Some(root) = document().document_element() {
            for setting in Setting::all() {
                let _ = root.set_attribute(&format!("data-{}", setting.key), setting.word(setting.chosen(*settings)));
            }
        }
    });
    use_change(settings, |before, now| {
        for setting in Setting::all().filter(|setting| setting.chosen(*before) != setting.chosen(*now)) {
            let value = setting.chosen(*now);
            shelf::write(setting.key, KeptPart::Settings, move || keep(setting, value));
        }
    });
}

/// Stores one setting. The others stay as they are stored, because another tab may have changed them.
fn keep(setting: &Setting, value: usize) -> Outcome {
    let kept = storage().and_then(|storage| read(&storage, SETTINGS)).unwrap_or_default();
    shelf::set(storage(), SETTINGS, &Settings::text_with(&kept, setting, value))
}

/// Vibrates for a moment when `made`, the number of moves, changes, if the setting wants it and the device can.
#[hook]
pub(crate) fn use_haptics(wanted: bool, made: usize) {
    use_change(made, move |_, _| {
        let navigator = window().navigator();
        if wanted && has(&navigator, "vibrate") {
            navigator.vibrate_with_duration(10); // browsers refuse it before the first touch
        }
    });
}
