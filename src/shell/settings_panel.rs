//! The content of the dialog "Settings".

use crate::{
    action::{Action, ShellAction},
    controls::{Choice, Segment, Segments, SettingRows},
    session::{Settings, settings, settings::Setting},
};
use yew::prelude::*;

/// The props of [`SettingsPanel`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct SettingsPanelProps {
    /// The current settings.
    pub settings: Settings,
}

/// The choice of the theme, and the settings of playing.
#[component]
pub fn SettingsPanel(&SettingsPanelProps { settings }: &SettingsPanelProps) -> Html {
    html! {
        <div class="settings">
            for setting in settings::THEME {
                <Segments group={setting.key} label={setting.label} segments={segments(setting, settings)} />
            }
            <SettingRows rows={settings::PLAY} {settings} choices={settings::PLAY.iter().map(values).collect::<Vec<_>>()} />
        </div>
    }
}

/// Returns the values of a setting as choices.
fn values(setting: &Setting) -> Vec<Choice> {
    setting.values().map(Choice::new).collect()
}

/// Returns the values of a setting as segments.
fn segments(setting: &Setting, settings: Settings) -> Vec<Segment> {
    let chosen = setting.chosen(settings);
    let choose = |value| Action::Shell(ShellAction::Choose(setting.key, value));
    setting.values().enumerate().map(|(value, name)| Segment::new(name, value == chosen, choose(value))).collect()
}
