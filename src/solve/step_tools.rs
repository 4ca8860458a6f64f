//! The buttons that take several steps or list the available ones.

use crate::{
    action::{Action, SolveAction},
    controls::Button,
    text,
};
use yew::prelude::*;

/// The props of [`StepTools`].
#[derive(Properties, PartialEq)]
pub(super) struct StepToolsProps {
    /// Whether the list of available steps is open.
    pub(super) listed: bool,
}

/// The row of buttons.
#[component]
pub(super) fn StepTools(&StepToolsProps { listed }: &StepToolsProps) -> Html {
    html! {
        <div class="log__tools" role="group" aria-label={text::solve::MORE_STEPS}>
            <Button
                label={text::solve::AVAILABLE_STEPS}
                pressed={listed}
                action={Action::Solve(SolveAction::ListSteps(!listed))}
            />
            <Button label={text::solve::ALL_SINGLES} action={Action::Solve(SolveAction::PlaceSingles)} />
            <Button label={text::solve::TO_THE_END} action={Action::Solve(SolveAction::AllSteps)} />
        </div>
    }
}
