//! The part of the Make room where a puzzle is set by hand: the board, the verdict on it, the keys, and the setter's tools.

use super::{
    make_choice::MakeChoice, set_panel::SetPanel, set_toolbar::SetToolbar, set_verdict::SetVerdict, set_view::SetRoomView,
};
use crate::{
    action::MakeTab,
    board::Board,
    controls::{AutoAdvance, Keypad, RoomFrame},
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`SetRoom`].
#[derive(Properties, PartialEq)]
pub(super) struct SetRoomProps {
    /// What the room shows.
    pub(super) view: Rc<SetRoomView>,
}

/// The room.
#[component]
pub(super) fn SetRoom(SetRoomProps { view }: &SetRoomProps) -> Html {
    let SetRoomView { board, tools, keypad, verdict, panel } = &**view;
    html! {
        <RoomFrame
            class="room--set"
            board={html! { <Board view={Rc::clone(board)} /> }}
            verdict={html! {
                <>
                    <MakeChoice open={MakeTab::Editor} />
                    <SetVerdict view={verdict.clone()} />
                    <AutoAdvance on={tools.auto_advance} />
                </>
            }}
            keys={html! { <Keypad view={keypad.clone()} can_erase={tools.can_erase} /> }}
            actions={html! { <SetToolbar tools={*tools} /> }}
            more={html! { <SetPanel view={Rc::clone(panel)} /> }}
        />
    }
}
