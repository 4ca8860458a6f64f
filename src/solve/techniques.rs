//! The techniques: which are used, what each is, and positions to practise it on.

use crate::{
    action::{Action, MakeAction, SolveAction},
    controls::{ButtonStyle, button, switch},
    state::Wish,
    view::TechniquesView,
};
use nonet_protocol::TechniqueEntry;
use yew::prelude::*;

/// All techniques, with their lessons.
pub fn technique_list(all: &TechniquesView) -> Html {
    html! {
        <div>
            if !all.used.is_empty() {
                {assuming_one_solution(all)}
            }
            <ol class="techniques">
                for (number, entry) in all.entries.iter().enumerate() {
                    <li key={entry.name.id.0} class="techniques__row">
                        {lesson(entry, all.open == entry.name.name)}
                        if let Some(used) = all.used.get(number) {
                            {switch(entry.name.title.clone(), *used, Action::Solve(SolveAction::Use(entry.name.id, !used)))}
                        }
                    </li>
                }
            </ol>
        </div>
    }
}

/// One switch for all that rest on the puzzle's having one solution: off where none of them is used. How many are, stands beside it.
fn assuming_one_solution(all: &TechniquesView) -> Html {
    let own = || all.entries.iter().zip(&all.used).filter(|(entry, _)| entry.assumes_one_solution);
    let used = own().filter(|(_, used)| **used).count();
    html! {
        <div class="techniques__whole">
            {switch("Techniques that assume one solution", used > 0, Action::Solve(SolveAction::UseUniqueness(used == 0)))}
            <span>{format!("{used} of {}", own().count())}</span>
        </div>
    }
}

/// What it is, how to spot it, why it works, three positions.
fn lesson(TechniqueEntry { name, lesson, .. }: &TechniqueEntry, open: bool) -> Html {
    html! {
        <details class="lesson" {open}>
            <summary class="lesson__name" data-first={open.then_some("")}>
                {&name.title}
                <span class="lesson__level">{name.level.name()}</span>
            </summary>
            <div class="lesson__text">{Html::from_html_unchecked(lesson.clone().into())}</div>
            <div class="log__tools">
                for number in 0..3 {
                    {button(format!("Position {}", number + 1), ButtonStyle::Quiet, Action::Solve(SolveAction::Example(name.id, number)))}
                }
                {button("Make another", ButtonStyle::Quiet, Action::Make(MakeAction::Wish(Wish::Practise(name.id))))}
            </div>
        </details>
    }
}
