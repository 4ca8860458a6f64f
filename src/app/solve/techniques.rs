//! The techniques: which are used, what each is, and positions to practise it on.

use crate::app::{
    action::Action,
    controls::{Button, Dialog, Look, Switch},
    state::Wish,
    text::en,
};
use nonet_logic::{Technique, TechniqueSet};
use yew::prelude::*;

/// What a [`TechniqueList`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct TechniqueListProps {
    /// All techniques in hint order, each with whether it is used, while the list is open.
    pub(super) techniques: Option<Vec<(Technique, bool)>>,
}

/// All techniques, with their lessons.
#[component]
pub(super) fn TechniqueList(TechniqueListProps { techniques }: &TechniqueListProps) -> Html {
    html! {
        <Dialog title="Techniques" open={techniques.is_some()} close={Action::Techniques(false)}>
            if let Some(all) = techniques {
                <div>
                    {assuming_one_solution(all)}
                    <ol class="techniques">
                        for (technique, used) in all {
                            <li key={technique.index()} class="techniques__row">
                                <Lesson technique={*technique} />
                                <Switch
                                    label={technique.title()}
                                    on={*used}
                                    action={Action::Use(TechniqueSet::EMPTY.with(*technique), !used)}
                                />
                            </li>
                        }
                    </ol>
                </div>
            }
        </Dialog>
    }
}

/// One switch for all that rest on the puzzle's having one solution: off where none of them is used. How many are, stands beside it.
fn assuming_one_solution(all: &[(Technique, bool)]) -> Html {
    let own = || all.iter().filter(|(technique, _)| technique.assumes_one_solution());
    let used = own().filter(|(_, used)| *used).count();
    html! {
        <div class="techniques__whole">
            <Switch
                label="Techniques that assume one solution"
                on={used > 0}
                action={Action::Use(TechniqueSet::ASSUMING_ONE_SOLUTION, used == 0)}
            />
            <span>{format!("{used} of {}", own().count())}</span>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct LessonProps {
    technique: Technique,
}

/// What it is, how to spot it, why it works, three positions.
#[component]
fn Lesson(&LessonProps { technique }: &LessonProps) -> Html {
    let lesson = en::lesson(technique);
    html! {
        <details class="lesson">
            <summary class="lesson__name">
                {technique.title()}
                <span class="lesson__level">{technique.level().name()}</span>
            </summary>
            <p>{lesson.what}</p>
            <ul class="lesson__spot">{for lesson.spot.iter().map(|line| html! { <li>{*line}</li> })}</ul>
            <p>{lesson.why}</p>
            <div class="log__tools">
                for number in 0..3 {
                    <Button
                        key={number}
                        label={format!("Position {}", number + 1)}
                        look={Look::Quiet}
                        action={Action::Example(technique, number)}
                    />
                }
                <Button label="Make another" look={Look::Quiet} action={Action::Wish(Wish::Practise(technique))} />
            </div>
        </details>
    }
}
