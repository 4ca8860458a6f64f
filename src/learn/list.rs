//! The list of techniques: a lesson on each, and in Solve a switch for each.

use super::{lesson::Lesson, uniqueness_switch::UniquenessSwitch};
use crate::{
    action::{Action, SolveAction},
    controls::Switch,
    learn::view::TechniquesView,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`TechniqueList`].
#[derive(Properties, PartialEq)]
pub struct TechniqueListProps {
    /// The view of the list.
    pub view: TechniquesView,
}

/// All techniques, with their lessons.
#[component]
pub fn TechniqueList(TechniqueListProps { view }: &TechniqueListProps) -> Html {
    let uniqueness = view.entries.iter().zip(&view.used).filter(|(entry, _)| entry.assumes_one_solution);
    let (all, used) = (uniqueness.clone().count(), uniqueness.filter(|(_, used)| **used).count());
    html! {
        <div>
            if !view.used.is_empty() {
                <UniquenessSwitch {used} {all} />
            }
            <ol class="techniques">
                for (number, entry) in view.entries.iter().enumerate() {
                    <li key={entry.name.id.0} class="techniques__row">
                        <Lesson technique={entry.name.clone()} text={Rc::clone(&entry.lesson)} open={view.open == entry.name.name} />
                        if let Some(used) = view.used.get(number) {
                            <Switch
                                label={entry.name.title.clone()}
                                on={*used}
                                action={Action::Solve(SolveAction::Use(entry.name.id, !used))}
                            />
                        }
                    </li>
                }
            </ol>
        </div>
    }
}
