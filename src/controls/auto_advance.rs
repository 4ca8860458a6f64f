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
    /// Whether it is on.
    pub on: bool,
}

/// Whether typing a given goes on to the next cell.
#[component]
pub fn AutoAdvance(&AutoAdvanceProps { on }: &AutoAdvanceProps) -> Html {
    html! {
        <div class="editing">
            <Switch label={text::controls::AUTO_ADVANCE} {on} action={Action::Board(BoardAction::AutoAdvance(!on))} />
        </div>
    }
}
