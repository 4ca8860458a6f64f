//! The line at the top: the brand, the rooms, how a puzzle comes in, and a menu of what is done more rarely.

use super::{brand::Brand, page_menu::PageMenu, room_link::RoomLink};
use crate::{
    action::{Action, Overlay, ShellAction},
    controls::{Button, ButtonStyle, Icon},
    text,
};
use nonet_formats::Room;
use yew::prelude::*;

/// The props of [`Header`].
#[derive(Properties, PartialEq)]
pub(super) struct HeaderProps {
    /// The room that is shown.
    pub(super) room: Room,
    /// Whether it has a board.
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
                <Button label={text::shell::ENTRY} icon={Icon::Entry} style={ButtonStyle::Quiet} action={open_entry} />
                <PageMenu {has_board} />
            </div>
        </header>
    }
}

const ROOMS: [(&str, Room); 3] =
    [(text::shell::PLAY, Room::Play), (text::shell::SOLVE, Room::Solve), (text::shell::MAKE, Room::Make)];
