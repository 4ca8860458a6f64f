//! The settings: how the page looks, and one row for each other.

use crate::app::{
    action::{Action, Theme},
    controls::{Segments, Switch, use_dispatch},
    state::{BOOK, CHOICES, Choice, Settings},
};
use std::ops::Range;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What a [`SettingsPanel`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct SettingsPanelProps {
    /// What is chosen.
    pub(super) settings: Settings,
    /// The theme, unless it is the system's.
    pub(super) theme: Option<Theme>,
}

/// The settings about playing.
#[component]
pub(super) fn SettingsPanel(SettingsPanelProps { settings, theme }: &SettingsPanelProps) -> Html {
    let look = |(name, choice): (&'static str, Option<Theme>)| (name, choice == *theme, Action::Theme(choice));
    html! {
        <div class="settings">
            <Segments group="theme" label="Look" choices={LOOKS.map(look).to_vec()} />
            <SettingsRows rows={0..BOOK.start} settings={*settings} />
        </div>
    }
}

const LOOKS: [(&str, Option<Theme>); 3] = [("System", None), ("Light", Some(Theme::Light)), ("Dark", Some(Theme::Dark))];

/// What [`SettingsRows`] are given.
#[derive(Properties, PartialEq)]
pub struct SettingsRowsProps {
    /// Which settings.
    pub rows: Range<usize>,
    /// What is chosen.
    pub settings: Settings,
}

/// A row for each of these settings, with a title where another part begins.
#[component]
pub fn SettingsRows(SettingsRowsProps { rows, settings }: &SettingsRowsProps) -> Html {
    let shown = || CHOICES.iter().zip(settings.values()).enumerate().filter(|(number, _)| rows.contains(number));
    let parts = [""].into_iter().chain(shown().map(|(_, (choice, _))| choice.part));
    html! {
        <>
            for ((number, (choice, chosen)), part_before) in shown().zip(parts) {
                <>
                    if choice.part != part_before {
                        <h3 class="games__title">{choice.part}</h3>
                    }
                    <SettingsRow {number} {choice} chosen={*chosen} />
                </>
            }
        </>
    }
}

#[derive(Properties)]
struct SettingsRowProps {
    number: usize,
    choice: &'static Choice,
    chosen: u8,
}

impl PartialEq for SettingsRowProps {
    fn eq(&self, other: &Self) -> bool {
        (self.number, self.chosen) == (other.number, other.chosen) // the number says which choice it is
    }
}

#[component]
fn SettingsRow(&SettingsRowProps { number, choice, chosen }: &SettingsRowProps) -> Html {
    let dispatch = use_dispatch();
    if choice.is_switch() {
        return html! { <Switch label={choice.label} on={chosen > 0} action={Action::Choose(number, 1 - chosen)} /> };
    }
    let onchange = dispatch.reform(move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
        Action::Choose(number, u8::try_from(chosen).unwrap_or_default())
    });
    html! {
        <label class="settings__row">
            <span>{choice.label}</span>
            <select class="settings__choice" {onchange}>
                for (value, name) in choice.values.iter().enumerate() {
                    <option key={value} selected={usize::from(chosen) == value}>{*name}</option>
                }
            </select>
        </label>
    }
}
