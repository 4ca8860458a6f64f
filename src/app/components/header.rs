//! The line at the top: the brand, the rooms, and how a puzzle comes in and goes out.

use super::{
    brand::Brand,
    button::{Button, Look},
    exports::ExportMenu,
    icon::Icon,
    samples::SampleMenu,
};
use crate::app::{
    action::Action,
    view::{Room, SampleView},
};
use yew::prelude::*;

/// What a [`Header`] is given.
#[derive(Properties, PartialEq)]
pub struct HeaderProps {
    /// Which room it stands over.
    pub room: Room,
    /// The puzzles that are offered.
    pub samples: Vec<SampleView>,
    /// Hears what was pressed.
    pub onaction: Callback<Action>,
}

/// The header.
#[component]
pub fn Header(HeaderProps { room, samples, onaction }: &HeaderProps) -> Html {
    let choose = if *room == Room::Play { Action::PlaySample } else { Action::Sample };
    html! {
        <header class="header">
            <Brand />
            <nav class="header__rooms" aria-label="Rooms">
                for (name, to) in ROOMS {
                    <a
                        class="room-tab"
                        href="./"
                        aria-current={(to == *room).then_some("page")}
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
                <Button
                    label="Enter or paste a puzzle"
                    picture={Icon::Entry}
                    look={Look::Quiet}
                    onpress={onaction.reform(|()| Action::EntryPanel(true))}
                />
                <SampleMenu samples={samples.clone()} choose={onaction.reform(choose)} />
                <ExportMenu onaction={onaction.clone()} />
                <Button
                    label="Keys and look"
                    picture={Icon::Keys}
                    look={Look::Bare}
                    onpress={onaction.reform(|()| Action::Help(true))}
                />
            </div>
        </header>
    }
}

const ROOMS: [(&str, Room); 2] = [("Play", Room::Play), ("Solve", Room::Solve)];
