//! The undo and redo buttons.

use super::{Button, ButtonStyle, Icon};
use crate::{
    action::{Action, BoardAction},
    text,
};
use yew::prelude::*;

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
