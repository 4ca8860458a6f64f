//! The whole page: the header, the room, and what opens over them.

use super::{make, play, solve};
use crate::app::{
    action::Action,
    components::{entry_box, header, keys_help, tag, toast_bar},
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
    let denied = || tag("p", "banner").with("role", "alert").words(DENIED);
    tag("div", "page")
        .child(header(view.room, &view.samples, view.form, onaction))
        .child_if(view.storage_denied, denied)
        .child(room)
        .child(entry_box(&view.entry, onaction))
        .child(keys_help(view.help.as_deref(), view.theme, onaction))
        .child(toast_bar(view.toast.as_ref(), onaction))
        .into()
}

const DENIED: &str = "Games can't be kept: the browser's storage is full or switched off. Export what you want to keep.";
