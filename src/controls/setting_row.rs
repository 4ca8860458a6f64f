//! A row with the control of a setting.

use super::{Choice, Select, Switch, use_dispatch};
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
    /// The index of the chosen value.
    pub(super) chosen: usize,
    /// The values of the setting.
    pub(super) choices: Vec<Choice>,
}

/// The row: a switch, or a label with a drop-down list.
#[component]
pub(super) fn SettingRow(SettingRowProps { setting, chosen, choices }: &SettingRowProps) -> Html {
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
