//! The line at the top: the brand, the rooms, and how a puzzle comes in and goes out.

use super::{
    brand::brand,
    button::{Look, button},
    exports::ExportMenu,
    icon::Icon,
    samples::sample_menu,
};
use crate::app::{
    action::Action,
    view::{Room, SampleView},
};
use yew::prelude::*;

/// The header over `room`, which offers `samples`.
pub fn header(room: Room, samples: &[SampleView], onaction: &Callback<Action>) -> Html {
    let choose = if room == Room::Play { Action::PlaySample } else { Action::Sample };
    html! {
        <header class="header">
            {brand()}
            <nav class="header__rooms" aria-label="Rooms">
                for (name, to) in ROOMS {
                    <a
                        class="room-tab"
                        href="./"
                        aria-current={(to == room).then_some("page")}
                        onclick={onaction.reform(move |event: MouseEvent| {
                            event.prevent_default();
                            Action::Enter(to)
                        })}
                        key={name}
                    >
                        {name}
                    </a>
                }
            </nav>
            <div class="header__tools">
                {button("Enter or paste a puzzle".into(), Some(Icon::Entry), Look::Quiet, true, onaction.reform(|()| Action::EntryPanel(true)))}
                {sample_menu(samples, &onaction.reform(choose))}
                <ExportMenu onaction={onaction.clone()} />
                {button("Keys and look".into(), Some(Icon::Keys), Look::Bare, true, onaction.reform(|()| Action::Help(true)))}
            </div>
        </header>
    }
}

const ROOMS: [(&str, Room); 2] = [("Play", Room::Play), ("Solve", Room::Solve)];
