//! Several solutions: their number, a walk through them, and what would leave only one.

use super::{
    button::{Look, button, switch},
    icon::Icon,
};
use crate::app::{action::Action, view::SolutionsView};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A slider with a button on each side, and the facts. `true_candidates` says whether only those are shown, where that is offered.
pub fn solutions_walker(view: &SolutionsView, true_candidates: Option<bool>, onaction: &Callback<Action>) -> Html {
    let on = |action: Action| onaction.reform(move |()| action.clone());
    let oninput = onaction.reform(|event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().and_then(|input| input.value().parse::<usize>().ok());
        Action::Walk(value.and_then(|number| number.checked_sub(1)))
    });
    let number = view.walked.map_or(1, |walked| walked + 1);
    let place = view.place.clone().unwrap_or_else(|| view.differing.clone());
    html! {
        <div class="walker">
            <p class="walker__place">{place.clone()}</p>
            <div class="walker__bar">
                {button("Previous solution".into(), Some(Icon::Previous), Look::Bare, true, on(Action::WalkBack))}
                <input
                    class="slider"
                    type="range"
                    min="1"
                    max={view.steps.to_string()}
                    value={number.to_string()}
                    aria-label="Solution"
                    aria-valuetext={place}
                    {oninput}
                />
                {button("Next solution".into(), Some(Icon::Next), Look::Bare, true, on(Action::WalkOn))}
            </div>
            if view.walked.is_some() {
                <p>{view.differing.clone()}</p>
                {button("Take this solution".into(), None, Look::Plain, true, on(Action::TakeSolution))}
            }
            if let Some(one_more) = &view.one_more {
                <div class="walker__fact">
                    <p>{one_more.words.clone()}</p>
                    {button("Add it".into(), None, Look::Quiet, true, on(Action::AddGiven(one_more.given)))}
                </div>
            }
            if let Some(so_far) = &view.counting {
                <div class="walker__fact">
                    <p role="status">{so_far.clone()}</p>
                    <progress class="progress" aria-label="Counting" />
                    {button("Stop".into(), None, Look::Quiet, true, on(Action::StopCount))}
                </div>
            }
            if let Some(counted) = &view.counted {
                <p role="status">{counted.clone()}</p>
            }
            if view.can_count {
                {button("Count all".into(), None, Look::Plain, true, on(Action::CountAll))}
            }
            if let Some(only_true) = true_candidates {
                {switch("Only candidates of some solution".into(), None, only_true, onaction.reform(Action::TrueCandidates))}
            }
        </div>
    }
}
