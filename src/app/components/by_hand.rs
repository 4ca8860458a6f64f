//! Setting a puzzle by hand: what is to be said of its givens, what can be done with all of it, and what one more given would do.

use super::{
    button::{Look, action_button},
    row::row,
    tag::{Tag, tag},
};
use crate::app::{
    action::Action,
    state::ByHand,
    view::{AdditionView, SetView},
};
use yew::prelude::*;

/// The tab "Set".
pub fn by_hand(view: &SetView, onaction: &Callback<Action>) -> Html {
    let button = |label: &'static str, enabled: bool, act: ByHand| {
        action_button(label.into(), None, Look::Plain, enabled.then_some(Action::ByHand(act)), onaction)
    };
    let guises = [
        ("Turn", ByHand::Turn),
        ("Mirror", ByHand::Mirror),
        ("Relabel", ByHand::Relabel),
        ("Shuffle", ByHand::Shuffle),
        ("Canonical form", ByHand::Canonical),
    ];
    let heat = || {
        tag("p", "heat")
            .with("aria-hidden", "true")
            .child(tag("span", "").words("can go"))
            .child(tag("span", "").words("holds much"))
    };
    tag("div", "by-hand")
        .child(tag("p", "").with("role", "status").text(view.words.clone().into()))
        .child_if(view.heat, heat)
        .child(tag("div", "tools__row").child(button("Make minimal", view.can_reduce, ByHand::MakeMinimal)).child(button(
            "Complete",
            view.can_complete,
            ByHand::Complete,
        )))
        .child(tag("div", "tools__row").children(guises.into_iter().map(|(label, act)| button(label, true, act))))
        .child(tag("p", "note-line").words(WHAT))
        .child_if(!view.additions.is_empty(), || additions(&view.additions, onaction))
        .into()
}

const WHAT: &str = "Puzzles that are turned, relabelled or shuffled into one another have one canonical form.";

fn additions(additions: &[AdditionView], onaction: &Callback<Action>) -> Tag {
    let addition = |(number, it): (usize, &AdditionView)| {
        let row = row(Html::default(), it.title.clone().into(), it.words.clone().into());
        tag("li", "").child(row.press(Action::AddGiven(it.given), onaction)).key(number)
    };
    tag("section", "choices")
        .with("aria-label", "One more given")
        .child(tag("h3", "").words("One more given, easiest first"))
        .child(tag("ul", "log__list").children(additions.iter().enumerate().map(addition)))
}
