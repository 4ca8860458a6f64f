//! The line at the top: the brand, the rooms, and how a puzzle comes in and goes out.

use super::{brand::brand, exports::export_menu, sample_menu::sample_menu};
use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon, use_dispatch},
    state::Overlay,
    view::{PageView, Room},
};
use yew::prelude::*;

/// The header.
pub(super) fn header(view: &PageView) -> Html {
    let room = view.room;
    html! {
        <header class="header">
            {brand()}
            <nav class="header__rooms" aria-label="Rooms">
                for (name, to) in ROOMS {
                    <RoomTab key={name} {name} {to} here={to == room} />
                }
            </nav>
            <div class="header__tools">
                <Button
                    label="Enter or paste a puzzle"
                    icon={Icon::Entry}
                    style={ButtonStyle::Quiet}
                    action={Action::Shell(ShellAction::Open(Overlay::Entry))}
                />
                {sample_menu(&view.samples)}
                // A book has ways out of its own.
                if view.book.is_none() {
                    {export_menu(view.form, view.givens_only)}
                }
                <Button label="Keys" icon={Icon::Keys} style={ButtonStyle::Bare} action={Action::Shell(ShellAction::Open(Overlay::Keys))} />
            </div>
        </header>
    }
}

const ROOMS: [(&str, Room); 3] = [("Play", Room::Play), ("Solve", Room::Solve), ("Make", Room::Make)];

#[derive(Properties, PartialEq)]
struct RoomTabProps {
    name: &'static str,
    to: Room,
    here: bool,
}

#[component]
fn RoomTab(&RoomTabProps { name, to, here }: &RoomTabProps) -> Html {
    let onclick = use_dispatch().reform(move |event: MouseEvent| {
        event.prevent_default();
        Action::Shell(ShellAction::Enter(to))
    });
    html! { <a class="room-tab" href="./" aria-current={here.then_some("page")} {onclick}>{name}</a> }
}
