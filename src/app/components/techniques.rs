//! The techniques: which are used, what each is, and positions to practise it on.

use super::{
    button::{Look, action_button, switch},
    dialog::dialog,
    tag::{Tag, tag},
};
use crate::app::{action::Action, state::Wish, text::en};
use nonet_logic::{Technique, TechniqueSet};
use yew::prelude::*;

/// All techniques in hint order, each with whether it is used, while the list is open.
pub fn technique_list(techniques: Option<&[(Technique, bool)]>, onaction: &Callback<Action>) -> Html {
    let row = |(technique, used): &(Technique, bool)| {
        let title = technique.title();
        tag("li", "techniques__row")
            .child(lesson(*technique, onaction))
            .child(switch(title.into(), None, *used, Action::Use(TechniqueSet::EMPTY.with(*technique), !used), onaction))
            .key(technique.index())
    };
    let content = |all: &[(Technique, bool)]| {
        let list = tag("ol", "techniques").children(all.iter().map(row));
        tag("div", "").child(assuming_one_solution(all, onaction)).child(list).into()
    };
    dialog("Techniques", techniques.map(content), Action::Techniques(false), onaction)
}

/// One switch for all that rest on the puzzle's having one solution: off where none of them is used. How many are, stands beside it.
fn assuming_one_solution(all: &[(Technique, bool)], onaction: &Callback<Action>) -> Tag {
    let own = all.iter().filter(|(technique, _)| technique.assumes_one_solution());
    let (count, used) = own.fold((0, 0), |(count, sum), (_, used)| (count + 1, sum + u8::from(*used)));
    let set = Action::Use(TechniqueSet::ASSUMING_ONE_SOLUTION, used == 0);
    tag("div", "techniques__whole")
        .child(switch("Techniques that assume one solution".into(), None, used > 0, set, onaction))
        .child(tag("span", "").text(format!("{used} of {count}").into()))
}

/// What it is, how to spot it, why it works, three positions.
fn lesson(technique: Technique, onaction: &Callback<Action>) -> Tag {
    let lesson = en::lesson(technique);
    let name = tag("summary", "lesson__name")
        .words(technique.title())
        .child(tag("span", "lesson__level").words(technique.level().name()));
    let example = |number| {
        action_button(
            format!("Position {}", number + 1).into(),
            None,
            Look::Quiet,
            Some(Action::Example(technique, number)),
            onaction,
        )
    };
    let another =
        action_button("Make another".into(), None, Look::Quiet, Some(Action::Wish(Wish::Practise(technique))), onaction);
    tag("details", "lesson")
        .child(name)
        .child(tag("p", "").words(lesson.what))
        .child(tag("ul", "lesson__spot").children(lesson.spot.iter().map(|line| tag("li", "").words(line))))
        .child(tag("p", "").words(lesson.why))
        .child(tag("div", "log__tools").children((0..3).map(example)).child(another))
}
