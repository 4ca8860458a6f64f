//! What was chosen: attributes that the style sheets read, and a line each in storage.

use crate::{
    action::KeptPart,
    browser::{change::use_change, shelf, shelf::Outcome, storage::storage},
    session::{Settings, settings::Setting},
};
use gloo::utils::{document, window};
use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Where the settings are kept.
pub(crate) const SETTINGS: &str = "nonet.settings";

/// Shows and keeps the settings.
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

/// Keeps one setting among the others, which another tab may have changed.
fn keep(setting: &Setting, value: usize) -> Outcome {
    let kept = storage().and_then(|storage| storage.get_item(SETTINGS).ok().flatten()).unwrap_or_default();
    shelf::set(storage(), SETTINGS, &Settings::text_with(&kept, setting, value))
}

/// Vibrates for a moment when `made` changes, if that is wanted and the device can.
#[hook]
pub(crate) fn use_haptics(wanted: bool, made: usize) {
    use_change(made, move |_, _| {
        if !wanted {
            return;
        }
        let navigator = window().navigator();
        let vibrate = Reflect::get(&navigator, &"vibrate".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
        if let Some(vibrate) = vibrate {
            let _ = vibrate.call1(&navigator, &10.into()); // browsers refuse it before the first touch
        }
    });
}
