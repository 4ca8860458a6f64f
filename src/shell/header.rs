//! The line at the top: the brand, the rooms, how a puzzle comes in, and a menu of what is done more rarely.

use super::brand::brand;
use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon, menu, use_dispatch},
    state::Overlay,
    view::{PageView, Room},
};
use nonet_core::formats::Address;
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
                {menu(MENU, "Menu", Icon::Menu, items(view.book.is_none()))}
            </div>
        </header>
    }
}

const ROOMS: [(&str, Room); 3] = [("Play", Room::Play), ("Solve", Room::Solve), ("Make", Room::Make)];

const MENU: &str = "page-menu";

/// What opens over the room. A book has ways out of its own.
fn items(board: bool) -> Html {
    let item = |label, icon, action| html! { <Button {label} {icon} style={ButtonStyle::Quiet} closes={MENU} {action} /> };
    let open = |label, icon, overlay| item(label, icon, Action::Shell(ShellAction::Open(overlay)));
    html! {
        <div class="menu__items">
            if board {
                {open("Export", Icon::Export, Overlay::Export)}
                {open("Print", Icon::Print, Overlay::Print)}
            }
            {open("Keys", Icon::Keys, Overlay::Keys)}
            {open("Settings", Icon::Settings, Overlay::Settings)}
        </div>
    }
}

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
    html! { <a class="room-tab" href={Address::Room(to).to_string()} aria-current={here.then_some("page")} {onclick}>{name}</a> }
}
