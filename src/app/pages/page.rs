//! The whole page: the header, the room, and what opens over them.

use super::{Play, Solve};
use crate::app::{
    action::Action,
    components::{EntryBox, header, keys_help, toast_bar},
    view::{PageView, Room},
};
use std::rc::Rc;
use yew::prelude::*;

/// What a room is given.
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// All that it shows.
    pub view: Rc<PageView>,
    /// Hears what is done on it.
    pub onaction: Callback<Action>,
}

/// The page.
pub fn page(view: &Rc<PageView>, onaction: &Callback<Action>) -> Html {
    html! {
        <div class="page">
            {header(view.room, &view.samples, onaction)}
            if view.storage_denied {
                <p class="banner" role="alert">{"Nothing can be kept in this browser: export what you want to keep."}</p>
            }
            {match view.room {
                Room::Solve => html! { <Solve view={view.clone()} onaction={onaction.clone()} /> },
                Room::Play => html! { <Play view={view.clone()} onaction={onaction.clone()} /> },
            }}
            <EntryBox view={view.entry.clone()} onaction={onaction.clone()} />
            {keys_help(view.help.as_deref(), view.theme, onaction)}
            {toast_bar(view.toast.as_ref(), onaction)}
        </div>
    }
}
