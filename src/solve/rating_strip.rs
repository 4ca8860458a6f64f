//! The strip of the rating's path, which shows any step of the path on the board.

use super::rating_view::RatingView;
use crate::{
    action::{Action, RatingAction, SolveAction},
    controls::{Slider, Ticks, use_dispatch},
    text,
};
use yew::prelude::*;

/// The strip. It has a tick for each step of the path, as high as the step's level; the slider over it chooses a step.
#[component]
pub fn RatingStrip(rating: &RatingView) -> Html {
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, |step: usize, dispatch| {
        dispatch.emit(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(step))).into())
    });
    html! {
        <section class="strip" aria-label={text::solve::DIFFICULTY} title={text::solve::ABOUT_STRIP}>
            <Ticks levels={rating.ticks.iter().copied().map(Some).collect::<Vec<_>>()} shown={rating.at} />
            <Slider
                label={text::solve::MOMENT}
                count={rating.ticks.len()}
                at={rating.at.unwrap_or(0)}
                value_text={rating.moment.clone()}
                {onchange}
            />
        </section>
    }
}
