//! A row for each of several settings.

use super::{Choice, Select, Switch, use_dispatch};
use crate::text::Text;
use crate::{
    action::{Action, ShellAction},
    session::{Settings, settings::Setting},
};
use yew::prelude::*;

/// The props of [`SettingRows`].
#[derive(Properties, PartialEq)]
pub struct SettingRowsProps {
    /// The settings.
    pub rows: &'static [Setting],
    /// The chosen values.
    pub settings: Settings,
    /// The values of each setting, in the order of `rows`.
    pub choices: Vec<Vec<Choice>>,
}

/// A row for each setting, with a title before each part of the settings.
#[component]
pub fn SettingRows(SettingRowsProps { rows, settings, choices }: &SettingRowsProps) -> Html {
    let parts_before = [Text::sign("")].into_iter().chain(rows.iter().map(|setting| setting.part));
    html! {
        for ((setting, part_before), choices) in rows.iter().zip(parts_before).zip(choices) {
            <>
                if setting.part != part_before {
                    <h3 class="games__title">{setting.part}</h3>
                }
                <SettingRow {setting} chosen={setting.chosen(*settings)} choices={choices.clone()} />
            </>
        }
    }
}

/// The props of [`SettingRow`].
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
fn SettingRow(SettingRowProps { setting, chosen, choices }: &SettingRowProps) -> Html {
    let dispatch = use_dispatch();
    let (setting, chosen) = (*setting, *chosen);
    let choose = move |value| Action::Shell(ShellAction::Choose(setting.key, value));
    let onchange = use_callback(dispatch, move |value: usize, dispatch| dispatch.emit(choose(value).into()));
    if setting.is_switch() {
        return html! { <Switch label={setting.label} on={chosen > 0} action={choose(1 - chosen)} /> };
    }
    html! {
        <label class="settings__row">
            <span>{setting.label}</span>
            <Select choices={choices.clone()} {chosen} {onchange} />
        </label>
    }
}
