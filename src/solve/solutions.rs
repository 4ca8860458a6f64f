//! Several solutions: their number, a walk through them, and what would leave only one.

use crate::{
    action::{Action, SolveAction},
    controls::{ButtonStyle, Icon, button, icon_button, slider, switch},
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
                {icon_button("Previous solution", Icon::Previous, back.then_some(Action::Solve(SolveAction::WalkBack)))}
                {slider("Solution", view.steps, view.walked.unwrap_or(0), place, |number| Action::Solve(SolveAction::Walk(number)))}
                {icon_button("Next solution", Icon::Next, on.then_some(Action::Solve(SolveAction::WalkOn)))}
            </div>
            if view.walked.is_some() {
                <p>{&view.differing}</p>
                {button("Take this solution", ButtonStyle::Plain, Action::Solve(SolveAction::TakeSolution))}
            }
            if let Some(one_more) = &view.one_more {
                <div class="walker__fact">
                    <p>{&one_more.words}</p>
                    {button("Add it", ButtonStyle::Quiet, Action::Solve(SolveAction::AddGiven(one_more.given)))}
                </div>
            }
            if let Some(so_far) = &view.counting {
                <div class="walker__fact">
                    <p role="status">{so_far}</p>
                    <progress class="progress" aria-label="Counting" />
                    {button("Stop", ButtonStyle::Quiet, Action::Solve(SolveAction::StopCount))}
                </div>
            }
            if let Some(counted) = &view.counted {
                <p role="status">{counted}</p>
            }
            if view.can_count {
                {button("Count all", ButtonStyle::Plain, Action::Solve(SolveAction::CountAll))}
            }
            if let Some(on) = true_candidates {
                {switch("Only candidates of some solution", on, Action::Solve(SolveAction::TrueCandidates(!on)))}
            }
        </div>
    }
}
