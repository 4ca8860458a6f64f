//! What the dialog "Games" holds.

use super::games_panel::GamesPanel;
use crate::{
    action::{Action, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, FileButton},
    state::Overlay,
    text,
    view::GamesView,
};
use yew::prelude::*;

/// What a [`GamesList`] is given.
#[derive(Properties, PartialEq)]
pub struct GamesListProps {
    /// What can be played.
    pub view: GamesView,
}

/// What can be played, and what keeps games: a backup, and back.
#[component]
pub fn GamesList(GamesListProps { view }: &GamesListProps) -> Html {
    html! {
        <>
            <GamesPanel view={view.clone()} />
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
