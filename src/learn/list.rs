//! The list of techniques: a lesson on each, and in Solve the switches by which they are used.

use super::lesson::Lesson;
use crate::{
    action::{Action, SolveAction},
    controls::switch,
    text::en::learn as en,
    view::TechniquesView,
};
use std::rc::Rc;
use yew::prelude::*;

/// What a [`TechniqueList`] is given.
#[derive(Properties, PartialEq)]
pub struct TechniqueListProps {
    /// The list.
    pub view: TechniquesView,
}

/// All techniques, with their lessons.
#[component]
pub fn TechniqueList(TechniqueListProps { view }: &TechniqueListProps) -> Html {
    html! {
        <div>
            if !view.used.is_empty() {
                {uniqueness_switch(view)}
            }
            <ol class="techniques">
                for (number, entry) in view.entries.iter().enumerate() {
                    <li key={entry.name.id.0} class="techniques__row">
                        <Lesson technique={entry.name.clone()} text={Rc::clone(&entry.lesson)} open={view.open == entry.name.name} />
                        if let Some(used) = view.used.get(number) {
                            {switch(entry.name.title.clone(), *used, Action::Solve(SolveAction::Use(entry.name.id, !used)))}
                        }
                    </li>
                }
            </ol>
        </div>
    }
}

/// One switch for all techniques that rest on the puzzle's having one solution: off where none of them is used. How many are, stands
/// beside it.
fn uniqueness_switch(view: &TechniquesView) -> Html {
    let own = || view.entries.iter().zip(&view.used).filter(|(entry, _)| entry.assumes_one_solution);
    let used = own().filter(|(_, used)| **used).count();
    html! {
        <div class="techniques__whole">
            {switch(en::ASSUME_ONE_SOLUTION, used > 0, Action::Solve(SolveAction::UseUniqueness(used == 0)))}
            <span>{en::used_of(used, own().count())}</span>
        </div>
    }
}
