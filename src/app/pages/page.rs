//! The whole page: the header, the room, and what opens over them.

use super::{Play, Solve};
use crate::app::{
    action::Action,
    components::{EntryBox, Header, KeysHelp, ToastBar},
    view::{PageView, Room},
};
use std::rc::Rc;
use yew::prelude::*;

/// What a page or a room is given.
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// All that it shows.
    pub view: Rc<PageView>,
    /// Hears what is done on it.
    pub onaction: Callback<Action>,
}

/// The page.
#[component]
pub fn Page(PageProps { view, onaction }: &PageProps) -> Html {
    html! {
        <div class="page">
            <Header room={view.room} samples={view.samples.clone()} onaction={onaction.clone()} />
            if view.storage_denied {
                <p class="banner" role="alert">{"Nothing can be kept in this browser: export what you want to keep."}</p>
            }
            {match view.room {
                Room::Solve => html! { <Solve view={view.clone()} onaction={onaction.clone()} /> },
                Room::Play => html! { <Play view={view.clone()} onaction={onaction.clone()} /> },
            }}
            <EntryBox view={view.entry.clone()} onaction={onaction.clone()} />
            <KeysHelp keys={view.help.clone()} theme={view.theme} onaction={onaction.clone()} />
            <ToastBar view={view.toast.clone()} onaction={onaction.clone()} />
        </div>
    }
}
