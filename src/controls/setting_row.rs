//! A row that asks for the value of a setting.

use super::{Choice, FieldRow, Select, Switch, use_dispatch};
use crate::{
    action::{Action, ShellAction},
    session::settings::Setting,
};
use yew::prelude::*;

/// The props of [`SettingRow`].
#[derive(Properties, PartialEq)]
pub(super) struct SettingRowProps {
    /// The setting.
    pub(super) setting: &'static Setting,
    /// The number of the value that was chosen.
    pub(super) chosen: usize,
    /// The values that it may have.
    pub(super) choices: Vec<Choice>,
}

/// A row that asks for the value of a setting.
#[component]
pub(super) fn SettingRow(SettingRowProps { setting, chosen, choices }: &SettingRowProps) -> Html {
    let dispatch = use_dispatch();
    let (setting, chosen) = (*setting, *chosen);
    let choose = move |value| Action::Shell(ShellAction::Choose(setting.key, value));
    let onchange = use_callback(dispatch, move |value: usize, dispatch| dispatch.emit(choose(value).into()));
    if setting.is_switch() {
        return html! { <Switch label={setting.label} on={chosen > 0} action={choose(1 - chosen)} /> };
    }
    html! { <FieldRow label={setting.label}><Select choices={choices.clone()} {chosen} {onchange} /></FieldRow> }
}
