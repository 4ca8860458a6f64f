//! Several solutions: their number, a walk through them, and what would leave only one.

use crate::{
    action::{Action, SolveAction},
    controls::{Button, ButtonStyle, Icon, Switch, slider},
    view::SolutionsView,
};
use yew::prelude::*;

/// A slider with a button on each side, and the facts. `true_candidates` says whether only those are shown, where that is offered.
pub(super) fn solutions_walker(view: &SolutionsView, true_candidates: Option<bool>) -> Html {
    let place = view.place.clone().unwrap_or_else(|| view.differing.clone());
    let (back, on) = (view.walked > Some(0), view.walked.map_or(0, |number| number + 1) < view.steps);
    html! {
        <div class="walker">
            <p class="walker__place">{&place}</p>
            <div class="walker__bar">
                <Button label="Previous solution" icon={Icon::Previous} style={ButtonStyle::Bare} action={back.then_some(Action::Solve(SolveAction::WalkBack))} />
                {slider("Solution", view.steps, view.walked.unwrap_or(0), place, |number| Action::Solve(SolveAction::Walk(number)))}
                <Button label="Next solution" icon={Icon::Next} style={ButtonStyle::Bare} action={on.then_some(Action::Solve(SolveAction::WalkOn))} />
            </div>
            if view.walked.is_some() {
                <p>{&view.differing}</p>
                <Button label="Take this solution" action={Action::Solve(SolveAction::TakeSolution)} />
            }
            if let Some(one_more) = &view.one_more {
                <div class="walker__fact">
                    <p>{&one_more.words}</p>
                    <Button label="Add it" style={ButtonStyle::Quiet} action={Action::Solve(SolveAction::AddGiven(one_more.given))} />
                </div>
            }
            if let Some(so_far) = &view.counting {
                <div class="walker__fact">
                    <p role="status">{so_far}</p>
                    <progress class="progress" aria-label="Counting" />
                    <Button label="Stop" style={ButtonStyle::Quiet} action={Action::Solve(SolveAction::StopCount)} />
                </div>
            }
            if let Some(counted) = &view.counted {
                <p role="status">{counted}</p>
            }
            if view.can_count {
                <Button label="Count all" action={Action::Solve(SolveAction::CountAll)} />
            }
            if let Some(on) = true_candidates {
                <Switch label="Only candidates of some solution" {on} action={Action::Solve(SolveAction::TrueCandidates(!on))} />
            }
        </div>
    }
}
