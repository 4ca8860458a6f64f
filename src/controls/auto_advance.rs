//! The switch beside a board on which givens are typed.

use super::switch::switch;
use crate::action::{Action, BoardAction};
use yew::prelude::*;

/// Whether typing a given goes on to the next cell.
pub fn auto_advance(on: bool) -> Html {
    html! {
        <div class="editing">
            {switch("Go on to the next cell", on, Action::Board(BoardAction::AutoAdvance(!on)))}
        </div>
    }
}
