//! The line at the top: the brand, the rooms, how a puzzle comes in, and a menu of what is done more rarely.

use super::brand::brand;
use crate::{
    action::{Action, CollectionAction, Input, ShellAction},
    controls::{Button, ButtonStyle, DispatchConsumer, Icon, menu, pictured_button},
    state::{Overlay, Subject},
    view::{PageView, Room},
};
use nonet_formats::Address;
use yew::prelude::*;

/// The header.
pub(super) fn header(view: &PageView) -> Html {
    let room = view.room;
    let open_entry = Action::Shell(ShellAction::Open(Overlay::Entry));
    html! {
        <header class="header">
            {brand()}
            <nav class="header__rooms" aria-label="Rooms">
                <DispatchConsumer content={move |dispatch| rooms(room, &dispatch)} />
            </nav>
            <div class="header__tools">
                {pictured_button("Enter or paste a puzzle", Icon::Entry, ButtonStyle::Quiet, Some(open_entry))}
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
                {open("Share", Icon::Share, Overlay::Share(Subject::Puzzle))}
                {open("Export", Icon::Export, Overlay::Export)}
                {open("Print", Icon::Print, Overlay::Print)}
            }
            {item("Library", Icon::Several, Action::Collection(CollectionAction::Do("list".into())))}
            {open("Techniques", Icon::Hint, Overlay::Techniques(String::new()))}
            {open("Keys", Icon::Keys, Overlay::Keys)}
            {open("Settings", Icon::Settings, Overlay::Settings)}
        </div>
    }
}

/// The rooms, of which one is shown.
fn rooms(shown: Room, dispatch: &Callback<Input>) -> Html {
    ROOMS.into_iter().map(|(name, to)| room_tab(name, to, to == shown, dispatch)).collect()
}

/// The name of a room, which leads to it.
fn room_tab(name: &'static str, to: Room, here: bool, dispatch: &Callback<Input>) -> Html {
    let onclick = dispatch.reform(move |event: MouseEvent| {
        event.prevent_default();
        Action::Shell(ShellAction::Enter(to)).into()
    });
    let href = Address::Room(to).to_string();
    html! { <a key={name} class="room-tab" {href} aria-current={here.then_some("page")} {onclick}>{name}</a> }
}
