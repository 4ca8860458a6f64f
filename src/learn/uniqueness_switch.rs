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
    /// The number of these techniques that are switched on.
    pub(super) used: usize,
    /// The number of these techniques.
    pub(super) all: usize,
}

/// A switch for all techniques that assume one solution, with the number of those in use beside it. It is off if none is in use.
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
