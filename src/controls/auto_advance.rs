//! The switch beside a board on which givens are typed.

use super::Switch;
use crate::{
    action::{Action, BoardAction},
    text,
};
use yew::prelude::*;

/// The props of [`AutoAdvance`].
#[derive(Properties, PartialEq)]
pub struct AutoAdvanceProps {
    /// Whether the switch is on.
    pub on: bool,
}

/// The switch that sets whether typing a given moves the cursor to the next cell.
#[component]
pub fn AutoAdvance(&AutoAdvanceProps { on }: &AutoAdvanceProps) -> Html {
    html! {
        <div class="editing">
            <Switch label={text::controls::AUTO_ADVANCE} {on} action={Action::Board(BoardAction::AutoAdvance(!on))} />
        </div>
    }
}
