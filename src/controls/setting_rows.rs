//! Settings, a row for each.

use super::{Choice, setting_row::SettingRow};
use crate::session::{Settings, settings::Setting};
use yew::prelude::*;

/// The props of [`SettingRows`].
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
