//! Settings, a row for each.

use super::{Choice, FieldRow, Select, Switch, use_dispatch};
use crate::{
    action::{Action, ShellAction},
    state::{Setting, Settings},
};
use yew::prelude::*;

/// What [`SettingRows`] are given.
#[derive(Properties, PartialEq)]
pub struct SettingRowsProps {
    /// The settings.
    pub rows: &'static [Setting],
    /// The values that were chosen.
    pub settings: Settings,
    /// The values that each of the settings may have.
    pub choices: Vec<Vec<Choice>>,
}

/// A row for each setting, with a title where another part begins.
#[component]
pub fn SettingRows(SettingRowsProps { rows, settings, choices }: &SettingRowsProps) -> Html {
    let parts_before = [""].into_iter().chain(rows.iter().map(|setting| setting.part));
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

/// What a [`SettingRow`] is given.
#[derive(Properties, PartialEq)]
struct SettingRowProps {
    setting: &'static Setting,
    chosen: usize,
    choices: Vec<Choice>,
}

/// A row that asks for the value of a setting.
#[component]
fn SettingRow(SettingRowProps { setting, chosen, choices }: &SettingRowProps) -> Html {
    let dispatch = use_dispatch();
    let (setting, chosen) = (*setting, *chosen);
    let choose = move |value| Action::Shell(ShellAction::Choose(setting, value));
    let onchange = use_callback(dispatch, move |value: usize, dispatch| dispatch.emit(choose(value).into()));
    if setting.is_switch() {
        return html! { <Switch label={setting.label} on={chosen > 0} action={choose(1 - chosen)} /> };
    }
    html! { <FieldRow label={setting.label}><Select choices={choices.clone()} {chosen} {onchange} /></FieldRow> }
}
