//! How difficult the puzzle is: level, score, and the strip of its path, along which one can go.

use crate::{
    action::{Action, SolveAction},
    controls::{ButtonStyle, button, slider},
    view::{ExplainerView, RatingView},
};
use nonet_core::Level;
use yew::prelude::*;

/// `Hard, score 840, hardest step X-Wing`, the level in its colour.
pub(super) fn rating_words(view: &RatingView) -> Html {
    let name = view.level.name();
    html! { <><b data-level={name}>{name}</b>{view.words.strip_prefix(name).unwrap_or_default().to_owned()}</> }
}

/// The strip has a tick for each step of the path, as high as its level; the slider over it goes from one to the next.
pub(super) fn rating_strip(view: &RatingView) -> Html {
    let steps = view.ticks.len();
    html! {
        <section class="strip" aria-label="Difficulty" title="Go to a moment of the path that the rating is of">
            <svg class="strip__ticks" viewBox={format!("0 0 {steps} 5")} preserveAspectRatio="none" aria-hidden="true">
                for (number, level) in view.ticks.iter().enumerate() {
                    <path
                        key={number}
                        class={classes!("tick", (view.at == Some(number)).then_some("tick--shown"))}
                        data-level={level.name()}
                        d={tick(number, *level)}
                    />
                }
            </svg>
            {slider("Moment of the rating path", steps, view.at.unwrap_or(0), view.moment.clone(), |step| Action::Solve(SolveAction::GoTo(step)))}
        </section>
    }
}

/// Sudoku Explainer's rating beside it.
pub(super) fn explainer_line(ExplainerView { words, button: (label, action) }: &ExplainerView) -> Html {
    html! {
        <p class="explainer">
            <span>{words}</span>
            {button(*label, ButtonStyle::Quiet, action.clone())}
        </p>
    }
}

/// A bar with a gap beside it, one higher for each level.
fn tick(number: usize, level: Level) -> String {
    let height = level as usize + 1;
    format!("M{number}.15 5h.7v-{height}h-.7z")
}
