//! A game is finished: quietly, with a look back.

use super::{
    button::{Look, action_button},
    tag::{Tag, tag},
};
use crate::app::{
    action::{Action, Export},
    state::Wish,
    view::{FinishView, ReviewedView},
};
use yew::prelude::*;

/// The card, what can be done now, and under it each digit with what it rested on.
pub fn finish_card(view: &FinishView, onaction: &Callback<Action>) -> Html {
    let line = |words: &String| tag("p", "").text(words.clone().into());
    let ways = [
        ("Next", Look::Primary, view.level.map(|level| Action::Wish(Wish::Level(level)))),
        ("Share", Look::Plain, Some(Action::Copy(Export::Link))),
        ("See it in Solve", Look::Plain, Some(Action::SolveThis)),
    ];
    let ways = ways.into_iter().filter(|(.., action)| action.is_some());
    let ways = ways.map(|(label, look, action)| action_button(label.into(), None, look, action, onaction));
    let review = || {
        tag("details", "finish__review")
            .child(tag("summary", "").words("Review"))
            .child(tag("ol", "").children(view.moves.iter().map(reviewed)))
    };
    tag("section", "finish")
        .with("aria-label", "Finished")
        .child(tag("h2", "finish__title").text(view.time.clone().into()))
        .child(line(&view.words))
        .children(view.hardest.iter().map(line))
        .child(tag("div", "hint__tools").children(ways))
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
