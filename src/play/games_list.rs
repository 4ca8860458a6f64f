//! The content of the dialog "Games".

use super::games_panel::GamesPanel;
use crate::{
    action::{Action, Overlay, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, FileButton},
    play::view::GamesView,
    text,
};
use yew::prelude::*;

/// The games to play, and the buttons that save and restore a backup.
#[component]
pub fn GamesList(view: &GamesView) -> Html {
    html! {
        <>
            <GamesPanel ..view.clone() />
            <div class="games__tools">
                <Button label={text::play::BACKUP} style={ButtonStyle::Quiet} action={Action::Play(PlayAction::Backup)} />
                <FileButton />
                <Button
                    label={text::shell::SETTINGS}
                    style={ButtonStyle::Quiet}
                    action={Action::Shell(ShellAction::Open(Overlay::Settings))}
                />
            </div>
        </>
    }
}
