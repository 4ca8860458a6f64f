//! The toolbar of an unfinished game.

use super::view::PlayTools;
use crate::{
    action::{Action, Overlay, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, HistoryButtons, Icon, Toolbar},
    text,
};
use yew::prelude::*;

/// The toolbar.
#[component]
pub fn GameTools(tools: &PlayTools) -> Html {
    let play = |can: bool, action| can.then_some(Action::Play(action));
    html! {
        <Toolbar>
            <HistoryButtons can_undo={tools.can_undo} can_redo={tools.can_redo} />
            <Button
                label={text::play::FILL_NOTES}
                icon={Icon::Candidates}
                style={ButtonStyle::Bare}
                action={play(tools.plays, PlayAction::FillNotes)}
            />
            <Button label={text::play::CHECK} icon={Icon::Check} action={play(tools.plays, PlayAction::Check)} />
            <Button label={text::play::HINT} icon={Icon::Hint} action={play(tools.can_hint, PlayAction::Hint)} />
            <Button
                label={text::shell::GAME_MENU}
                icon={Icon::More}
                style={ButtonStyle::Bare}
                action={Action::Shell(ShellAction::Open(Overlay::GameMenu))}
            />
        </Toolbar>
    }
}
