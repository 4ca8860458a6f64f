//! The name of a room, which leads to it.

use crate::{
    action::{Action, ShellAction},
    controls::use_dispatch,
};
use nonet_formats::{Address, Room};
use yew::prelude::*;

/// The props of [`RoomLink`].
#[derive(Properties, PartialEq)]
pub(super) struct RoomLinkProps {
    /// Its name.
    pub(super) name: &'static str,
    /// The room.
    pub(super) to: Room,
    /// Whether it is the one that is shown.
    pub(super) is_here: bool,
}

/// The name of a room, which leads to it.
#[component]
pub(super) fn RoomLink(&RoomLinkProps { name, to, is_here }: &RoomLinkProps) -> Html {
    let onclick = use_dispatch().reform(move |event: MouseEvent| {
        event.prevent_default();
        Action::Shell(ShellAction::Enter(to)).into()
    });
    let href = Address::Room(to).to_string();
    html! { <a class="room-tab" {href} aria-current={is_here.then_some("page")} {onclick}>{name}</a> }
}
