//! The settings: how the page looks, and one row for each other.

use crate::{
    action::{Action, Theme},
    controls::{Switch, segments, use_dispatch},
    state::{BOOK, CHOICES, Choice, Settings},
};
use nonet_protocol::TechniqueEntry;
use std::{ops::Range, rc::Rc};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The settings about playing.
pub(super) fn settings_panel(settings: &Settings, theme: Option<Theme>) -> Html {
    let look = |(name, choice): (&'static str, Option<Theme>)| (name, choice == theme, Action::Theme(choice));
    html! {
        <div class="settings">
            {segments("theme", "Look", None, LOOKS.into_iter().map(look))}
            {settings_rows(0..BOOK.start, settings, None)}
        </div>
    }
}

const LOOKS: [(&str, Option<Theme>); 3] = [("System", None), ("Light", Some(Theme::Light)), ("Dark", Some(Theme::Dark))];

/// A row for each of these settings, with a title where another part begins. `entries` are the techniques to choose from, where a
/// setting asks for one.
pub fn settings_rows(rows: Range<usize>, settings: &Settings, entries: Option<&Rc<Vec<TechniqueEntry>>>) -> Html {
    let shown = || CHOICES.iter().zip(settings.values()).enumerate().filter(|(number, _)| rows.contains(number));
    let parts = [""].into_iter().chain(shown().map(|(_, (choice, _))| choice.part));
    html! {
        <>
            for ((number, (choice, chosen)), part_before) in shown().zip(parts) {
                <>
                    if choice.part != part_before {
                        <h3 class="games__title">{choice.part}</h3>
                    }
                    <SettingsRow {number} {choice} chosen={*chosen} entries={entries.cloned()} />
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
    entries: Option<Rc<Vec<TechniqueEntry>>>,
}

impl PartialEq for SettingsRowProps {
    fn eq(&self, other: &Self) -> bool {
        // The number says which choice it is.
        (self.number, self.chosen, &self.entries) == (other.number, other.chosen, &other.entries)
    }
}

#[component]
fn SettingsRow(SettingsRowProps { number, choice, chosen, entries }: &SettingsRowProps) -> Html {
    let dispatch = use_dispatch();
    let (number, chosen) = (*number, *chosen);
    if choice.is_switch() {
        return html! { <Switch label={choice.label} on={chosen > 0} action={Action::Choose(number, 1 - chosen)} /> };
    }
    let onchange = dispatch.reform(move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
        Action::Choose(number, u8::try_from(chosen).unwrap_or_default())
    });
    let techniques = entries.iter().flat_map(|entries| entries.iter()).filter(|_| choice.goes_on_with_techniques());
    let techniques = techniques.map(|entry| AttrValue::from(entry.name.title.clone()));
    let names = choice.values.iter().map(|name| AttrValue::from(*name)).chain(techniques);
    html! {
        <label class="settings__row">
            <span>{choice.label}</span>
            <select class="settings__choice" {onchange}>
                for (value, name) in names.enumerate() {
                    <option key={value} selected={usize::from(chosen) == value}>{name}</option>
                }
            </select>
        </label>
    }
}
