//! The header of the page: the logo, the rooms, the button to enter a puzzle, and the menu.

use crate::{
    action::{Action, Overlay, ShellAction, Subject},
    controls::{Button, ButtonStyle, FileButton, Icon, Menu, Picks, use_dispatch},
    session::settings,
    text::{self, Text},
};
use nonet_protocol::{Address, CollectionEvent, LibraryPart, Room};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct HeaderProps {
    /// The current room.
    pub(super) room: Room,
    /// Whether the room has a board to share, export and print. A book has its own buttons for that.
    pub(super) has_board: bool,
}

/// The header.
#[component]
pub(super) fn Header(&HeaderProps { room, has_board }: &HeaderProps) -> Html {
    let open_entry = Action::Shell(ShellAction::Open(Overlay::Entry));
    html! {
        <header class="header">
            {brand()}
            <nav class="header__rooms" aria-label={text::shell::ROOMS}>
                for (name, to) in ROOMS {
                    <RoomLink key={name} {name} {to} is_here={to == room} />
                }
            </nav>
            <div class="header__tools">
                <FileButton picks={Picks::Pictures} style={ButtonStyle::Quiet} />
                <Button label={text::shell::ENTRY} icon={Icon::Entry} style={ButtonStyle::Quiet} action={open_entry} />
                {page_menu(has_board)}
            </div>
        </header>
    }
}

const ROOMS: [(Text, Room); 4] = [
    (text::shell::PLAY, Room::Play),
    (text::shell::SOLVE, Room::Solve),
    (text::shell::LEARN, Room::Learn),
    (text::shell::MAKE, Room::Make),
];

/// Draws the logo, nine dots of which seven form an N, and the name of the page, which is hidden on narrow screens.
fn brand() -> Html {
    // Each dot is a stroke of length 0 with round caps.
    html! {
        <h1 class="brand" aria-label={text::shell::NAME}>
            <svg class="brand__mark" viewBox="0 0 24 24" aria-hidden="true">
                <path class="brand__dots" d="M4.5 4.5h0M4.5 12h0M4.5 19.5h0M12 12h0M19.5 4.5h0M19.5 12h0M19.5 19.5h0" />
                <path class="brand__dots brand__dots--pale" d="M12 4.5h0M12 19.5h0" />
            </svg>
            <svg class="brand__word" viewBox="0 0 73 26" aria-hidden="true"><path d={WORD} /></svg>
        </h1>
    }
}

const WORD: &str = "M3.5 22V4.5L15 21.5V4M20.5 15.8a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0\
M36.5 22V10M36.5 16.2c0-3.5 2-5.6 4.7-5.6s4.6 1.9 4.6 5.2V22M51.2 15.3h9.8c0-2.9-2-4.8-4.8-4.8c-3 0-5 2.2-5 5.3\
s2 5.3 5.2 5.3c1.7 0 3.1-.6 4.1-1.7M66.5 6v11.8c0 2.2 1.1 3 2.9 3c.8 0 1.4-.1 1.9-.3M63.5 10.7h7.6";

/// Draws the menu of the page.
fn page_menu(has_board: bool) -> Html {
    let item = |label, icon, action: Action| html! { <Button {label} {icon} style={ButtonStyle::Quiet} {action} /> };
    let open = |label, icon, overlay| item(label, icon, Action::Shell(ShellAction::Open(overlay)));
    html! {
        <Menu id="page-menu" label={text::shell::MENU} icon={Icon::Menu}>
            <div class="menu__items">
                if has_board {
                    {open(text::shell::SHARE, Icon::Share, Overlay::Share(Subject::Puzzle))}
                    {open(text::shell::EXPORT, Icon::Export, Overlay::Export)}
                    {open(text::shell::PRINT, Icon::Print, Overlay::Print)}
                }
                {item(text::shell::LIBRARY, Icon::Several, CollectionEvent::OpenLibrary(LibraryPart::All).into())}
                {open(text::shell::TECHNIQUES, Icon::Hint, Overlay::Techniques)}
                {open(text::shell::KEYS, Icon::Keys, Overlay::Keys)}
                {open(text::shell::SETTINGS, Icon::Settings, settings::GENERAL.overlay())}
            </div>
        </Menu>
    }
}

#[derive(Properties, PartialEq)]
struct RoomLinkProps {
    /// The name of the room.
    name: Text,
    /// The room.
    to: Room,
    /// Whether the room is the current one.
    is_here: bool,
}

/// The link to a room.
#[component]
fn RoomLink(&RoomLinkProps { name, to, is_here }: &RoomLinkProps) -> Html {
    let dispatch = use_dispatch();
    let onclick = use_callback((dispatch, to), |event: MouseEvent, (dispatch, to)| {
        // With one of these keys the browser opens the link in a tab or a window of its own, or saves it.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) {
            event.prevent_default();
            dispatch.emit(Action::Shell(ShellAction::Enter(*to)).into());
        }
    });
    let href = Address::Room(to).to_string();
    html! { <a class="room-tab" {href} aria-current={is_here.then_some("page")} {onclick}>{name}</a> }
}
