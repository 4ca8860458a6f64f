//! The switch beside a board on which givens are typed.

use super::switch::Switch;
use crate::action::{Action, BoardAction};
use yew::prelude::*;

/// Whether typing a given goes on to the next cell.
pub fn auto_advance(on: bool) -> Html {
    html! {
        <div class="editing">
            <Switch label="Go on to the next cell" {on} action={Action::Board(BoardAction::AutoAdvance(!on))} />
        </div>
    }
}
