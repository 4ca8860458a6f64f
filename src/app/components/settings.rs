//! The settings, one row each.

use crate::app::{
    action::Action,
    state::{BOOK, CHOICES, Settings},
};
use std::ops::Range;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The settings about playing, with what is chosen.
pub fn settings(settings: &Settings, onaction: &Callback<Action>) -> Html {
    settings_rows(0..BOOK.start, settings, onaction)
}

/// These settings with what is chosen.
pub(super) fn settings_rows(rows: Range<usize>, settings: &Settings, onaction: &Callback<Action>) -> Html {
    html! {
        <div class="settings">
            for (number, choice) in CHOICES.iter().enumerate().filter(|(number, _)| rows.contains(number)) {
                <label class="settings__row" key={choice.key}>
                    <span>{choice.label}</span>
                    <select
                        class="settings__choice"
                        onchange={onaction.reform(move |event: Event| {
                            let chosen = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
                            Action::Choose(number, u8::try_from(chosen).unwrap_or_default())
                        })}
                    >
                        for (value, name) in choice.values.iter().enumerate() {
                            <option selected={usize::from(settings.values()[number]) == value} key={value}>{*name}</option>
                        }
                    </select>
                </label>
            }
        </div>
    }
}
