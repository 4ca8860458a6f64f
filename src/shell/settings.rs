//! The settings: how the page looks, and one row for each other.

use crate::{
    action::{Action, ShellAction, Theme},
    controls::{Switch, segments, use_dispatch},
    state::{Setting, Settings, settings},
};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The settings about playing.
pub(super) fn settings_panel(chosen: Settings, theme: Option<Theme>) -> Html {
    let look = |(name, choice): (&'static str, Option<Theme>)| (name, choice == theme, Action::Shell(ShellAction::Theme(choice)));
    html! {
        <div class="settings">
            {segments("theme", "Look", None, LOOKS.into_iter().map(look))}
            {settings_rows(settings::PLAY, chosen, values)}
        </div>
    }
}

/// All values that a setting may have.
fn values(setting: &Setting) -> Vec<Choice> {
    setting.values().map(|name| Choice { name: name.into(), can: true }).collect()
}

const LOOKS: [(&str, Option<Theme>); 3] = [("System", None), ("Light", Some(Theme::Light)), ("Dark", Some(Theme::Dark))];

/// A row for each of these settings, with a title where another part begins. `choices` says what can be chosen.
pub fn settings_rows(rows: &'static [Setting], settings: Settings, choices: impl Fn(&Setting) -> Vec<Choice>) -> Html {
    let parts_before = [""].into_iter().chain(rows.iter().map(|setting| setting.part));
    html! {
        <>
            for (setting, part_before) in rows.iter().zip(parts_before) {
                <>
                    if setting.part != part_before {
                        <h3 class="games__title">{setting.part}</h3>
                    }
                    <SettingsRow {setting} chosen={setting.chosen(settings)} choices={choices(setting)} />
                </>
            }
        </>
    }
}

/// A value that a setting may have.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: AttrValue,
    /// Whether it can be chosen.
    pub can: bool,
}

#[derive(Properties, PartialEq)]
struct SettingsRowProps {
    setting: &'static Setting,
    chosen: usize,
    choices: Vec<Choice>,
}

#[component]
fn SettingsRow(SettingsRowProps { setting, chosen, choices }: &SettingsRowProps) -> Html {
    let dispatch = use_dispatch();
    let (setting, chosen) = (*setting, *chosen);
    let choose = move |value| Action::Shell(ShellAction::Choose(setting, value));
    if setting.is_switch() {
        return html! { <Switch label={setting.label} on={chosen > 0} action={choose(1 - chosen)} /> };
    }
    let onchange = dispatch.reform(move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
        choose(usize::try_from(chosen).unwrap_or_default())
    });
    html! {
        <label class="settings__row">
            <span>{setting.label}</span>
            <select class="settings__choice" {onchange}>
                for (value, choice) in choices.iter().enumerate() {
                    <option key={value} selected={chosen == value} disabled={!choice.can}>{&choice.name}</option>
                }
            </select>
        </label>
    }
}
