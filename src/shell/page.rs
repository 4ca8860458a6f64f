//! The whole page: the header, the room, and what opens over them.

use super::{entry::entry_box, header::header, keys_help::keys_help, settings::settings_panel, toast::toast_bar};
use crate::{
    action::Action,
    controls::Dialog,
    make::make_room,
    play::{GameMenu, games_sheet, play_room, restored_games},
    solve::solve_room,
    state::Sheet,
    view::PageView,
};
use yew::prelude::*;

/// The page.
pub fn page(view: &PageView) -> Html {
    let room = match (&view.game, &view.book) {
        (Some(game), _) => play_room(view, game),
        (None, Some(book)) => make_room(book),
        (None, None) => solve_room(view),
    };
    html! {
        <div class="page">
            {header(view.room, &view.samples, view.form)}
            if let Some(warning) = view.warning {
                <p class="banner" role="alert">{warning}</p>
            }
            {room}
            {entry_box(&view.entry)}
            {keys_help(view.help.as_deref())}
            {sheet(view)}
            <Dialog title="Backup restored" open={view.restored.is_some()} close={Action::CloseRestored}>
                {restored_games(view.restored.as_deref().map(Vec::as_slice).unwrap_or_default())}
            </Dialog>
            {toast_bar(view.toast.as_ref())}
        </div>
    }
}

/// What is open over the room: the settings in each, the rest where a game is.
fn sheet(view: &PageView) -> Html {
    let (title, content) = match (view.sheet, &view.game) {
        (Sheet::Settings, _) => ("Settings", settings_panel(&view.settings, view.theme)),
        (Sheet::Games, Some(_)) => ("Games", games_sheet(&view.shelf)),
        (Sheet::More, Some(game)) => ("Game menu", html! { <GameMenu view={game.clone()} tools={view.tools} /> }),
        (Sheet::None | Sheet::Games | Sheet::More, _) => ("", Html::default()),
    };
    html! { <Dialog {title} open={!title.is_empty()} close={Action::Sheet(Sheet::None)}>{content}</Dialog> }
}
