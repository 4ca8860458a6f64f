//! The whole page: the header, the room, and what opens over them.

use super::{
    entry::entry_box, exports::Exports, header::header, keys_help::keys_help, print::print_choice, settings::settings_panel,
    toast::toast_bar,
};
use crate::{
    action::{Action, ShellAction},
    controls::Dialog,
    make::make_room,
    play::{GameMenu, games_list, play_room, restored_games},
    solve::{solve_room, technique_list},
    state::Overlay,
    view::{PageView, Room},
};
use yew::prelude::*;

/// The page.
pub fn page(view: &PageView) -> Html {
    let room = match (&view.game, &view.book) {
        (Some(game), _) => play_room(view, game),
        (None, None) if view.room == Room::Solve => solve_room(view),
        (None, _) => make_room(view),
    };
    html! {
        <div class={classes!("page", (!view.prints_notes).then_some("page--prints-digits"))}>
            {header(view)}
            if let Some(warning) = view.warning {
                <p class="banner" role="alert">{warning}</p>
            }
            {room}
            {overlay(view)}
            {toast_bar(view.toast.as_ref())}
        </div>
    }
}

/// What is open over the room. The lists of a game are only there with it.
fn overlay(view: &PageView) -> Html {
    let (title, content) = match (&view.overlay, &view.game, &view.techniques) {
        (Some(Overlay::Entry), ..) => ("Enter or paste a puzzle", entry_box(view)),
        (Some(Overlay::Export), ..) => ("Export", html! { <Exports form={view.form} givens_only={view.givens_only} /> }),
        (Some(Overlay::Print), ..) => ("Print", print_choice(view.prints_notes)),
        (Some(Overlay::Settings), ..) => ("Settings", settings_panel(view.settings, view.theme)),
        (Some(Overlay::Keys), ..) => ("Keys", keys_help()),
        (Some(Overlay::Restored(games)), ..) => ("Backup restored", restored_games(games)),
        (Some(Overlay::Games), Some(_), _) => ("Games", games_list(&view.games)),
        (Some(Overlay::GameMenu), Some(game), _) => ("Game menu", html! { <GameMenu view={game.clone()} tools={view.tools} /> }),
        (Some(Overlay::Techniques), _, Some(techniques)) => ("Techniques", technique_list(techniques)),
        _ => ("", Html::default()),
    };
    html! { <Dialog {title} open={!title.is_empty()} close={Action::Shell(ShellAction::Close)}>{content}</Dialog> }
}
