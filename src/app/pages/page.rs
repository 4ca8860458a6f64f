//! The whole page: the header, the room, and what opens over them.

use super::{Solve, play};
use crate::app::{
    action::Action,
    components::{EntryBox, header, keys_help, toast_bar},
    view::PageView,
};
use std::rc::Rc;
use yew::prelude::*;

/// What a room is given.
#[derive(Properties)]
pub struct PageProps {
    /// All that it shows.
    pub view: Rc<PageView>,
    /// Hears what is done on it.
    pub onaction: Callback<Action>,
}

/// A view is made anew when something changed, and only then.
impl PartialEq for PageProps {
    fn eq(&self, other: &PageProps) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
    }
}

/// The page.
pub fn page(view: &Rc<PageView>, onaction: &Callback<Action>) -> Html {
    html! {
        <div class="page">
            {header(view.room, &view.samples, onaction)}
            if view.storage_denied {
                <p class="banner" role="alert">{"Games can't be kept: the browser's storage is full or switched off. Export what you want to keep."}</p>
            }
            {match &view.game {
                None => html! { <Solve view={view.clone()} onaction={onaction.clone()} /> },
                Some(game) => play(view, game, onaction),
            }}
            <EntryBox view={view.entry.clone()} onaction={onaction.clone()} />
            {keys_help(view.help.as_deref(), view.theme, onaction)}
            {toast_bar(view.toast.as_ref(), onaction)}
        </div>
    }
}
