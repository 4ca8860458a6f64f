//! A row for each of several settings.

use super::{Choice, setting_row::SettingRow};
use crate::session::{Settings, settings::Setting};
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
