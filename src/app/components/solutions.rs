//! Several solutions: their number, a walk through them, and what would leave only one.

use super::{
    button::{Look, action_button, switch},
    icon::Icon,
    slider::slider,
    tag::{list, tag},
};
use crate::app::{action::Action, view::SolutionsView};
use yew::prelude::*;

/// A slider with a button on each side, and the facts. `true_candidates` says whether only those are shown, where that is offered.
pub fn solutions_walker(view: &SolutionsView, true_candidates: Option<bool>, onaction: &Callback<Action>) -> Html {
    let bare =
        |label: &'static str, picture, action| action_button(label.into(), Some(picture), Look::Bare, Some(action), onaction);
    let worded = |label: &'static str, look, action| action_button(label.into(), None, look, Some(action), onaction);
    let spoken = |words: &String| tag("p", "").with("role", "status").text(words.clone().into());
    let place: AttrValue = view.place.clone().unwrap_or_else(|| view.differing.clone()).into();
    let bar = tag("div", "walker__bar")
        .child(bare("Previous solution", Icon::Previous, Action::WalkBack))
        .child(slider("Solution", view.steps, view.walked.unwrap_or(0), place.clone(), Action::Walk, onaction))
        .child(bare("Next solution", Icon::Next, Action::WalkOn));
    let taken = view.walked.iter().map(|_| {
        let take = worded("Take this solution", Look::Plain, Action::TakeSolution);
        list([tag("p", "").text(view.differing.clone().into()).into(), take])
    });
    let one_more = view.one_more.iter().map(|one_more| {
        let add = worded("Add it", Look::Quiet, Action::AddGiven(one_more.given));
        tag("div", "walker__fact").child(tag("p", "").text(one_more.words.clone().into())).child(add)
    });
    let counting = view.counting.iter().map(|so_far| {
        let progress = tag("progress", "progress").with("aria-label", "Counting");
        let stop = worded("Stop", Look::Quiet, Action::StopCount);
        tag("div", "walker__fact").child(spoken(so_far)).child(progress).child(stop)
    });
    let only_true = true_candidates
        .map(|on| switch("Only candidates of some solution".into(), None, on, Action::TrueCandidates(!on), onaction));
    tag("div", "walker")
        .child(tag("p", "walker__place").text(place))
        .child(bar)
        .children(taken)
        .children(one_more)
        .children(counting)
        .children(view.counted.iter().map(spoken))
        .child_if(view.can_count, || worded("Count all", Look::Plain, Action::CountAll))
        .child(only_true.unwrap_or_default())
        .into()
}
