//! The whole page: the header, the room, and what opens over them.

use super::{make, play, solve};
use crate::app::{
    action::Action,
    components::{dialog, entry_box, game_menu, games_sheet, header, keys_help, part, restored_games, settings, tag, toast_bar},
    state::Sheet,
    view::PageView,
};
use yew::prelude::*;

/// The page.
pub fn page(view: &PageView, onaction: &Callback<Action>) -> Html {
    let room = match (&view.game, &view.book) {
        (Some(game), _) => play(view, game, onaction),
        (None, Some(book)) => make(book, onaction),
        (None, None) => solve(view, onaction),
    };
    let top = (view.room, view.samples.clone(), view.form);
    let warning = |words: &'static str| tag("p", "banner").with("role", "alert").words(words);
    let restored = view.restored.as_deref().map(|games| restored_games(games));
    tag("div", "page")
        .child(part(top, |(room, samples, form), onaction| header(*room, samples, *form, onaction), onaction))
        .child_if(view.warning.is_some(), || warning(view.warning.unwrap_or_default()))
        .child(room)
        .child(entry_box(&view.entry, onaction))
        .child(keys_help(view.help.as_deref(), onaction))
        .child(sheet(view, onaction))
        .child(dialog("Backup restored", restored, Action::CloseRestored, onaction))
        .child(toast_bar(view.toast.as_ref(), onaction))
        .into()
}

/// What is open over the room: the settings in each, the rest where a game is.
fn sheet(view: &PageView, onaction: &Callback<Action>) -> Html {
    let (title, content) = match (view.sheet, &view.game) {
        (Sheet::Settings, _) => ("Settings", Some(settings(&view.settings, view.theme, onaction))),
        (Sheet::Games, Some(_)) => ("Games", Some(part(view.shelf.clone(), games_sheet, onaction))),
        (Sheet::More, Some(game)) => ("Game menu", Some(game_menu(game, &view.tools, onaction))),
        (Sheet::None | Sheet::Games | Sheet::More, _) => ("", None),
    };
    dialog(title, content, Action::Sheet(Sheet::None), onaction)
}
