//! The frame of the rooms with a board: the board, and beside it the verdict, the keys, the actions, and the rest.

use yew::prelude::*;

/// The props of [`RoomFrame`].
#[derive(Properties, PartialEq)]
pub struct RoomFrameProps {
    /// The classes of the room.
    pub class: Classes,
    /// The board with its overlays.
    pub board: Html,
    /// The verdict.
    pub verdict: Html,
    /// The keys.
    pub keys: Html,
    /// The actions.
    pub actions: Html,
    /// The rest, under the actions.
    pub more: Html,
    /// The third column, which only a wide window has. None if the room has none.
    #[prop_or_default]
    pub aside: Option<Html>,
    /// The separator before the third column. None if the room has none.
    #[prop_or_default]
    pub separator: Option<Html>,
}

/// The frame.
#[component]
pub fn RoomFrame(RoomFrameProps { class, board, verdict, keys, actions, more, aside, separator }: &RoomFrameProps) -> Html {
    html! {
        <main class={classes!("room", class.clone())}>
            <div class="room__board">{board.clone()}</div>
            <div class="room__side">
                <div class="room__verdict">{verdict.clone()}</div>
                <div class="room__keys">{keys.clone()}</div>
                <div class="room__actions">{actions.clone()}</div>
                <div class="room__more">{more.clone()}</div>
            </div>
            {separator.clone()}
            if let Some(aside) = aside {
                <div class="room__aside">{aside.clone()}</div>
            }
        </main>
    }
}
