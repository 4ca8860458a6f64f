//! The panel for several solutions: their number, a slider through them, and a given that would leave only one.

use super::view::SolutionsView;
use crate::{
    action::{Action, SolutionAction, SolveAction},
    controls::{Button, ButtonStyle, Icon, Slider, Switch, use_dispatch},
    text::{self, Text},
};
use yew::prelude::*;

/// The props of a [`SolutionsWalker`].
#[derive(Properties, PartialEq)]
pub struct SolutionsWalkerProps {
    /// The view of the solutions.
    pub view: SolutionsView,
    /// Whether only candidates of some solution are shown. None if that switch is not offered.
    pub true_candidates: Option<bool>,
}

/// The slider through the solutions with a button on each side, and the facts about them.
#[component]
pub fn SolutionsWalker(SolutionsWalkerProps { view, true_candidates }: &SolutionsWalkerProps) -> Html {
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, |number: usize, dispatch| {
        dispatch.emit(Action::Solve(SolveAction::Solution(SolutionAction::Show(number))).into())
    });
    let place = view.place.as_ref().unwrap_or(&view.differing);
    let (back, on) = (view.walked > Some(0), view.walked.map_or(0, |number| number + 1) < view.steps);
    let step = |label: Text, icon, action: Option<SolveAction>| {
        html! { <Button {label} {icon} style={ButtonStyle::Bare} action={action.map(Action::Solve)} /> }
    };
    html! {
        <div class="walker">
            <p class="walker__place">{place}</p>
            <div class="walker__bar">
                {step(text::solve::PREVIOUS_SOLUTION, Icon::Previous, back.then_some(SolveAction::Solution(SolutionAction::ShowPrevious)))}
                <Slider
                    label={text::solve::SOLUTION}
                    count={view.steps}
                    at={view.walked.unwrap_or(0)}
                    value_text={place.clone()}
                    {onchange}
                />
                {step(text::solve::NEXT_SOLUTION, Icon::Next, on.then_some(SolveAction::Solution(SolutionAction::ShowNext)))}
            </div>
            if view.walked.is_some() {
                <p>{&view.differing}</p>
                <Button label={text::solve::TAKE_SOLUTION} action={Action::Solve(SolveAction::Solution(SolutionAction::Take))} />
            }
            {facts(view)}
            if let Some(on) = *true_candidates {
                <Switch label={text::solve::TRUE_CANDIDATES} {on} action={Action::Solve(SolveAction::TrueCandidates(!on))} />
            }
        </div>
    }
}

/// Draws a given that would leave one solution, and the progress of the count.
fn facts(view: &SolutionsView) -> Html {
    html! {
        <>
            if let Some(one_more) = &view.one_more {
                <div class="walker__fact">
                    <p>{&one_more.words}</p>
                    <Button
                        label={text::solve::ADD_IT}
                        style={ButtonStyle::Quiet}
                        action={Action::Solve(SolveAction::AddGiven(one_more.given))}
                    />
                </div>
            }
            if let Some(so_far) = &view.counting {
                <div class="walker__fact">
                    <p role="status">{so_far}</p>
                    <progress class="progress" aria-label={text::solve::COUNTING} />
                    <Button label={text::solve::STOP} style={ButtonStyle::Quiet} action={Action::Solve(SolveAction::Solution(SolutionAction::StopCount))} />
                </div>
            }
            if let Some(counted) = &view.counted {
                <p role="status">{counted}</p>
            }
            if view.can_count {
                <Button label={text::solve::COUNT_ALL} action={Action::Solve(SolveAction::Solution(SolutionAction::CountAll))} />
            }
        </>
    }
}
