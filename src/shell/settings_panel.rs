//! The content of a dialog with settings.

use crate::{
    controls::{Button, SettingRows},
    session::{Settings, settings::SettingGroup},
};
use yew::prelude::*;

/// The props of [`SettingsPanel`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct SettingsPanelProps {
    /// The group that is shown.
    pub group: &'static SettingGroup,
    /// The current settings.
    pub settings: Settings,
}

/// The settings of a group, and its buttons.
#[component]
pub fn SettingsPanel(&SettingsPanelProps { group, settings }: &SettingsPanelProps) -> Html {
    html! {
        <div class="settings">
            <SettingRows rows={group.settings} {settings} />
            if !group.buttons.is_empty() {
                <div class="tools__row">
                    for (place, button) in group.buttons.iter().enumerate() {
                        <Button key={place} label={button.label} action={button.action.clone()} />
                    }
                </div>
            }
        </div>
    }
}
