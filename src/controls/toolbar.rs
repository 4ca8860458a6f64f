//! The toolbar of a room: its actions in a row.

use super::{Button, ButtonStyle, Icon};
use crate::{
    action::{Action, BoardAction},
    text,
};
use yew::prelude::*;

/// The props of [`Toolbar`].
#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    /// The buttons.
    pub children: Html,
}

/// The toolbar. A press with the mouse leaves the focus on the board.
#[component]
pub fn Toolbar(ToolbarProps { children }: &ToolbarProps) -> Html {
    let onmousedown = |event: MouseEvent| event.prevent_default();
    html! {
        <div class="toolbar" role="group" aria-label={text::controls::ACTIONS} {onmousedown}>{children.clone()}</div>
    }
}

/// The props of [`HistoryButtons`].
#[derive(Properties, PartialEq)]
pub struct HistoryButtonsProps {
    /// Whether a change can be undone.
    pub can_undo: bool,
    /// Whether an undone change can be redone.
    pub can_redo: bool,
}

/// The undo and redo buttons, for a row of actions.
#[component]
pub fn HistoryButtons(&HistoryButtonsProps { can_undo, can_redo }: &HistoryButtonsProps) -> Html {
    let act = |can: bool, action| can.then_some(Action::Board(action));
    html! {
        <>
            <Button label={text::controls::UNDO} icon={Icon::Undo} style={ButtonStyle::Bare} action={act(can_undo, BoardAction::Undo)} />
            <Button label={text::controls::REDO} icon={Icon::Redo} style={ButtonStyle::Bare} action={act(can_redo, BoardAction::Redo)} />
        </>
    }
}
