//! The header of the page: the logo, the rooms, the button to enter a puzzle, and the menu.

use super::{brand::Brand, page_menu::PageMenu, room_link::RoomLink};
use crate::{
    action::{Action, Overlay, ShellAction},
    controls::{Button, ButtonStyle, FileButton, Icon, Picks},
    text,
};
use nonet_protocol::Room;
use yew::prelude::*;

/// The props of [`Header`].
#[derive(Properties, PartialEq)]
pub(super) struct HeaderProps {
    /// The current room.
    pub(super) room: Room,
    /// Whether the room has a board.
    pub(super) has_board: bool,
}

/// The header.
#[component]
pub(super) fn Header(&HeaderProps { room, has_board }: &HeaderProps) -> Html {
    let open_entry = Action::Shell(ShellAction::Open(Overlay::Entry));
    html! {
        <header class="header">
            <Brand />
            <nav class="header__rooms" aria-label={text::shell::ROOMS}>
                for (name, to) in ROOMS {
                    <RoomLink key={name} {name} {to} is_here={to == room} />
                }
            </nav>
            <div class="header__tools">
                <FileButton picks={Picks::Pictures} style={ButtonStyle::Quiet} />
                <Button label={text::shell::ENTRY} icon={Icon::Entry} style={ButtonStyle::Quiet} action={open_entry} />
                <PageMenu {has_board} />
            </div>
        </header>
    }
}

const ROOMS: [(&str, Room); 3] =
    [(text::shell::PLAY, Room::Play), (text::shell::SOLVE, Room::Solve), (text::shell::MAKE, Room::Make)];
