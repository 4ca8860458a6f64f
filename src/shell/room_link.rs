//! The link to a room.

use crate::{
    action::{Action, ShellAction},
    controls::use_dispatch,
};
use nonet_protocol::{Address, Room};
use yew::prelude::*;

/// The props of [`RoomLink`].
#[derive(Properties, PartialEq)]
pub(super) struct RoomLinkProps {
    /// The name of the room.
    pub(super) name: &'static str,
    /// The room.
    pub(super) to: Room,
    /// Whether the room is the current one.
    pub(super) is_here: bool,
}

/// The link to a room.
#[component]
pub(super) fn RoomLink(&RoomLinkProps { name, to, is_here }: &RoomLinkProps) -> Html {
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
