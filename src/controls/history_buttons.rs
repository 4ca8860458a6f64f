//! The two buttons that take acts back and do them again.

use super::{Button, ButtonStyle, Icon};
use crate::{
    action::{Action, BoardAction},
    text,
};
use yew::prelude::*;

/// The props of [`HistoryButtons`].
#[derive(Properties, PartialEq)]
pub struct HistoryButtonsProps {
    /// Whether an act can be taken back.
    pub can_undo: bool,
    /// Whether one that was taken back can be done again.
    pub can_redo: bool,
}

/// Undo and redo, of a row of actions.
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
