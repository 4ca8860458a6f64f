//! The switch for all techniques that assume one solution.

use crate::{
    action::{Action, SolveAction},
    controls::Switch,
    text,
};
use yew::prelude::*;

/// The props of [`UniquenessSwitch`].
#[derive(Properties, PartialEq)]
pub(super) struct UniquenessSwitchProps {
    /// How many of them are used.
    pub(super) used: usize,
    /// How many there are.
    pub(super) all: usize,
}

/// One switch for all techniques that rest on the puzzle's having one solution: off where none of them is used. How many are, stands
/// beside it.
#[component]
pub(super) fn UniquenessSwitch(&UniquenessSwitchProps { used, all }: &UniquenessSwitchProps) -> Html {
    let action = Action::Solve(SolveAction::UseUniqueness(used == 0));
    html! {
        <div class="techniques__whole">
            <Switch label={text::learn::ASSUME_ONE_SOLUTION} on={used > 0} {action} />
            <span>{text::learn::used_of(used, all)}</span>
        </div>
    }
}
