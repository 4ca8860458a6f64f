//! The content of the dialog "Settings".

use crate::{
    action::{Action, ShellAction, Theme},
    controls::{Choice, Segment, Segments, SettingRows},
    session::{Settings, settings, settings::Setting},
    text,
};
use yew::prelude::*;

/// The props of [`SettingsPanel`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct SettingsPanelProps {
    /// The current settings.
    pub settings: Settings,
    /// The theme of the page. None follows the system.
    pub theme: Option<Theme>,
}

/// The choice of the theme, and the settings of playing.
#[component]
pub fn SettingsPanel(&SettingsPanelProps { settings, theme }: &SettingsPanelProps) -> Html {
    let look = |(name, look)| Segment::new(name, look == theme, Action::Shell(ShellAction::Theme(look)));
    let looks: Vec<Segment> = LOOKS.into_iter().map(look).collect();
    html! {
        <div class="settings">
            <Segments group="theme" label={text::shell::LOOK} segments={looks} />
            <SettingRows rows={settings::PLAY} {settings} choices={settings::PLAY.iter().map(values).collect::<Vec<_>>()} />
        </div>
    }
}

/// Returns the values of a setting as choices.
fn values(setting: &Setting) -> Vec<Choice> {
    setting.values().map(Choice::new).collect()
}

const LOOKS: [(&str, Option<Theme>); 3] = [
    (text::shell::SYSTEM_LOOK, None),
    (text::shell::LIGHT_LOOK, Some(Theme::Light)),
    (text::shell::DARK_LOOK, Some(Theme::Dark)),
];
