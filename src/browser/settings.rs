//! The settings: attributes that the style sheets read, and a record in localStorage that the tabs share.

use crate::{
    action::{Input, KeptPart, PageEvent, PersistenceEvent, Theme},
    browser::{
        change::use_change,
        effects::has,
        storage::{read, storage, use_shared},
        write_retry,
        write_retry::Outcome,
    },
    session::{
        Settings,
        settings::{LANGUAGE, Setting},
    },
};
use gloo::utils::{document, window};
use yew::prelude::*;

/// The key of the settings in localStorage.
pub const SETTINGS: &str = "nonet.settings";
/// The key under which earlier versions of the page stored a chosen theme, by its name.
pub const THEME: &str = "nonet.theme";

/// The settings with this text. A theme that an earlier version of the page stored counts until one is stored among them.
pub(crate) fn stored_settings(text: &str) -> Settings {
    let theme = storage().and_then(|storage| Theme::named(&read(&storage, THEME)?));
    Settings { theme, ..Settings::default() }.following("", text)
}

/// The theme of the system.
pub(crate) fn system_theme() -> Theme {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    if query.is_some_and(|query| query.matches()) { Theme::Dark } else { Theme::Light }
}

/// Returns whether the language that the page applies is the one that is stored.
pub(crate) fn is_language_stored() -> bool {
    let applied = document().document_element().and_then(|root| root.get_attribute(&format!("data-{LANGUAGE}")));
    let stored = storage().and_then(|storage| read(&storage, SETTINGS)).map(|text| stored_settings(&text));
    let word = |settings: Settings| Setting::named(LANGUAGE).map(|setting| setting.word(setting.chosen(settings)).to_owned());
    applied.is_some() && applied == stored.and_then(word)
}

/// Applies the settings to the page, stores each one that is chosen in this tab, and reports those that another tab stores.
#[hook]
pub(crate) fn use_settings(settings: Settings, oninput: &Callback<Input>) {
    use_effect_with(settings, |settings| {
        if let Some(root) = document().document_element() {
            for setting in Setting::all() {
                let _ = root.set_attribute(&format!("data-{}", setting.key), setting.word(setting.chosen(*settings)));
            }
        }
    });
    let oninput = oninput.clone();
    let parse = |text: &str| Settings::FORMAT.read(text).is_ok().then(|| stored_settings(text)); // a later version may have stored it
    use_shared(SETTINGS, settings, store, parse, move |before, now| {
        let changed = PersistenceEvent::Settings { before: before.text(), now: now.text() };
        oninput.emit(Input::Event(PageEvent::Persistence(changed)));
    });
}

/// Stores each setting that was changed.
fn store(before: &Settings, now: &Settings) {
    for setting in Setting::all().filter(|setting| setting.chosen(*before) != setting.chosen(*now)) {
        let value = setting.chosen(*now);
        write_retry::write(setting.key, KeptPart::Settings, move || keep(setting, value));
    }
}

/// Stores one setting. The others stay as they are stored, because another tab may have changed them.
fn keep(setting: &Setting, value: usize) -> Outcome {
    let kept = storage().and_then(|storage| read(&storage, SETTINGS)).unwrap_or_default();
    write_retry::set(storage(), SETTINGS, &Settings::text_with(&kept, setting, value))
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
