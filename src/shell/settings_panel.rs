//! The settings: how the page looks, and one row for each other.

use crate::{
    action::{Action, ShellAction, Theme},
    controls::{Choice, Segment, Segments, SettingRows},
    session::{Settings, settings, settings::Setting},
    text,
};
use yew::prelude::*;

/// The props of [`SettingsPanel`].
#[derive(Properties, PartialEq)]
pub struct SettingsPanelProps {
    /// The values that were chosen.
    pub settings: Settings,
    /// The look of the page; `None` follows the system.
    pub theme: Option<Theme>,
}

/// The settings about playing.
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

/// All values that a setting may have.
fn values(setting: &Setting) -> Vec<Choice> {
    setting.values().map(Choice::new).collect()
}

const LOOKS: [(&str, Option<Theme>); 3] = [
    (text::shell::SYSTEM_LOOK, None),
    (text::shell::LIGHT_LOOK, Some(Theme::Light)),
    (text::shell::DARK_LOOK, Some(Theme::Dark)),
];
