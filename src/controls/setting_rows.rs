//! A row for each of several settings.

use super::{Choice, Segment, Segments, Select, Switch, use_dispatch};
use crate::{
    action::{Action, ShellAction},
    session::{Settings, settings::Setting},
    text::Text,
};
use yew::prelude::*;

/// The props of [`SettingRows`].
#[derive(Properties, PartialEq)]
pub struct SettingRowsProps {
    /// The settings.
    pub rows: &'static [Setting],
    /// The chosen values.
    pub settings: Settings,
    /// The values of each setting, in the order of `rows`. By default those that the setting has in every state of the page.
    #[prop_or_default]
    pub choices: Vec<Vec<Choice>>,
}

/// A row for each setting, with a title before each part of the settings.
#[component]
pub fn SettingRows(SettingRowsProps { rows, settings, choices }: &SettingRowsProps) -> Html {
    let parts_before = [Text::sign("")].into_iter().chain(rows.iter().map(|setting| setting.part));
    html! {
        for (place, (setting, part_before)) in rows.iter().zip(parts_before).enumerate() {
            <>
                if setting.part != part_before {
                    <h3 class="games__title">{setting.part}</h3>
                }
                if setting.side_by_side {
                    <Segments group={setting.key} label={setting.label} segments={segments(setting, *settings)} />
                } else {
                    <SettingRow
                        {setting}
                        chosen={setting.chosen(*settings)}
                        choices={choices.get(place).cloned().unwrap_or_else(|| setting.values().map(Choice::new).collect())}
                    />
                }
            </>
        }
    }
}

/// Returns the action that sets a setting to the value with this index.
fn choose(setting: &Setting, value: usize) -> Action {
    Action::Shell(ShellAction::ChooseSetting(setting.key, value))
}

/// Returns the values of a setting as segments.
fn segments(setting: &Setting, settings: Settings) -> Vec<Segment> {
    let chosen = setting.chosen(settings);
    let segment = |(value, name)| Segment::new(name, value == chosen, choose(setting, value));
    setting.values().enumerate().map(segment).collect()
}

#[derive(Properties, PartialEq)]
struct SettingRowProps {
    /// The setting.
    setting: &'static Setting,
    /// The index of the chosen value.
    chosen: usize,
    /// The values of the setting.
    choices: Vec<Choice>,
}

/// The row of a setting: a switch, or a label with a drop-down list.
#[component]
fn SettingRow(&SettingRowProps { setting, chosen, ref choices }: &SettingRowProps) -> Html {
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, |value: usize, dispatch| dispatch.emit(choose(setting, value).into()));
    if setting.is_switch() {
        return html! { <Switch label={setting.label} on={chosen > 0} action={choose(setting, 1 - chosen)} /> };
    }
    html! {
        <label class="settings__row">
            <span>{setting.label}</span>
            <Select choices={choices.clone()} {chosen} {onchange} />
        </label>
    }
}
