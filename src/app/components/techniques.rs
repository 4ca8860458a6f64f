//! The techniques: which are used, what each is, and positions to practise it on.

use super::{
    button::{Look, action_button, switch},
    dialog::dialog,
    tag::{Tag, tag},
};
use crate::app::{action::Action, state::Wish, view::TechniquesView};
use nonet_protocol::{TechniqueEntry, TechniqueSet};
use yew::prelude::*;

/// All techniques in hint order, each with whether it is used, while the list is open.
pub fn technique_list(techniques: Option<&TechniquesView>, onaction: &Callback<Action>) -> Html {
    let row = |(entry, used): (&TechniqueEntry, &bool)| {
        let title = entry.name.title.clone();
        let own = TechniqueSet::EMPTY.with(entry.name.id);
        tag("li", "techniques__row")
            .child(lesson(entry, onaction))
            .child(switch(title.into(), None, *used, Action::Use(own, !used), onaction))
            .key(usize::from(entry.name.id.0))
    };
    let content = |all: &TechniquesView| {
        let list = tag("ol", "techniques").children(all.entries.iter().zip(&all.used).map(row));
        tag("div", "").child(assuming_one_solution(all, onaction)).child(list).into()
    };
    dialog("Techniques", techniques.map(content), Action::Techniques(false), onaction)
}

/// One switch for all that rest on the puzzle's having one solution: off where none of them is used. How many are, stands beside it.
fn assuming_one_solution(all: &TechniquesView, onaction: &Callback<Action>) -> Tag {
    let own = || all.entries.iter().zip(&all.used).filter(|(entry, _)| entry.assumes_one_solution);
    let (count, used) = own().fold((0, 0), |(count, sum), (_, used)| (count + 1, sum + u8::from(*used)));
    let set = Action::Use(own().map(|(entry, _)| entry.name.id).collect(), used == 0);
    tag("div", "techniques__whole")
        .child(switch("Techniques that assume one solution".into(), None, used > 0, set, onaction))
        .child(tag("span", "").text(format!("{used} of {count}").into()))
}

/// What it is, how to spot it, why it works, three positions.
fn lesson(TechniqueEntry { name: technique, lesson, .. }: &TechniqueEntry, onaction: &Callback<Action>) -> Tag {
    let (id, text) = (technique.id, |text: &String| text.clone().into());
    let name = tag("summary", "lesson__name")
        .text(text(&technique.title))
        .child(tag("span", "lesson__level").words(technique.level.name()));
    let example = |number| {
        action_button(format!("Position {}", number + 1).into(), None, Look::Quiet, Some(Action::Example(id, number)), onaction)
    };
    let another = action_button("Make another".into(), None, Look::Quiet, Some(Action::Wish(Wish::Practise(id))), onaction);
    tag("details", "lesson")
        .child(name)
        .child(tag("p", "").text(text(&lesson.what)))
        .child(tag("ul", "lesson__spot").children(lesson.spot.iter().map(|line| tag("li", "").text(text(line)))))
        .child(tag("p", "").text(text(&lesson.why)))
        .child(tag("div", "log__tools").children((0..3).map(example)).child(another))
}
