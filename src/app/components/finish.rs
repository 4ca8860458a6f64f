//! A game is finished: quietly, with a look back.

use super::tag::{Tag, tag};
use crate::app::view::{FinishView, ReviewedView};
use yew::prelude::*;

/// The card, and under it each digit with what it rested on.
pub fn finish_card(view: &FinishView) -> Html {
    let line = |words: &String| tag("p", "").text(words.clone().into());
    let review = || {
        tag("details", "finish__review")
            .child(tag("summary", "").words("Review"))
            .child(tag("ol", "").children(view.moves.iter().map(reviewed)))
    };
    tag("section", "finish")
        .with("aria-label", "Finished")
        .child(tag("h2", "finish__title").words("Solved"))
        .child(line(&view.words))
        .children(view.hardest.iter().map(line))
        .child_if(!view.moves.is_empty(), review)
        .into()
}

fn reviewed(view: &ReviewedView) -> Tag {
    let ground = tag("li", "").child(tag("b", "").text(view.words.clone().into())).words(": ").text(view.ground.clone().into());
    match &view.pause {
        Some(pause) => ground.child(tag("i", "").words(", ").text(pause.clone().into())),
        None => ground,
    }
}
