//! How difficult the puzzle is: level, score, and the strip of its path, along which one can go.

use super::{slider::slider, tag::tag};
use crate::app::{action::Action, view::RatingView};
use nonet_core::Level;
use yew::prelude::*;

/// The rating. The strip has a tick for each step of the path, as high as its level; the slider over it goes from one to the next.
pub fn rating_card(view: &RatingView, onaction: &Callback<Action>) -> Html {
    let steps = view.ticks.len();
    let tick = |(number, level): (usize, &Level)| {
        let class = if view.at == Some(number) { "tick tick--shown" } else { "tick" };
        let bar = tag("path", class).with("data-level", level.name()).set("d", tick(number, *level).into());
        bar.key(number)
    };
    let ticks = tag("svg", "strip__ticks")
        .set("viewBox", format!("0 0 {steps} 5").into())
        .with("preserveAspectRatio", "none")
        .with("aria-hidden", "true")
        .children(view.ticks.iter().enumerate().map(tick));
    let to = slider("Moment of the rating path", steps, view.at.unwrap_or(0), view.moment.clone().into(), Action::GoTo, onaction);
    let name = view.level.name();
    let rest = view.words.strip_prefix(name).unwrap_or_default().to_owned();
    let words = tag("p", "rating__words").child(tag("b", "").with("data-level", name).words(name));
    tag("section", "rating")
        .with("aria-label", "Difficulty")
        .child(words.text(rest.into()))
        .child(tag("div", "strip").with("title", "Go to a moment of the path that the rating is of").child(ticks).child(to))
        .into()
}

/// A bar with a gap beside it, one higher for each level.
fn tick(number: usize, level: Level) -> String {
    let height = level as usize + 1;
    format!("M{number}.15 5h.7v-{height}h-.7z")
}
