//! The card beside a position of a lesson: the task, and the judgement of the last attempt.

use super::exercise_view::ExerciseView;
use crate::{
    action::{Action, BoardAction, Overlay, ShellAction},
    controls::{Button, ButtonStyle},
    text,
};
use yew::prelude::*;

/// The card. It takes the place of the verdict, which would reveal too much.
#[component]
pub fn ExerciseCard(view: &ExerciseView) -> Html {
    let ExerciseView { title, place, words, tone, next, lesson, .. } = view;
    let read = Action::Shell(ShellAction::Open(Overlay::Techniques(lesson.to_string())));
    html! {
        <section class={classes!("exercise", tone.class())} aria-label={text::learn::EXERCISE}>
            <h2 class="exercise__title">
                {title}
                if let Some(place) = place {
                    <span class="exercise__place">{place}</span>
                }
            </h2>
            <p class="exercise__words" role="status" tabindex="0" aria-label={text::learn::ANSWER}>{words}</p>
            <div class="exercise__tools">
                if next.is_none() {
                    <Button
                        key="show"
                        label={text::learn::SHOW_IT}
                        style={ButtonStyle::Quiet}
                        action={Action::Board(BoardAction::Step)}
                    />
                }
                <Button key="lesson" label={text::learn::LESSON} style={ButtonStyle::Quiet} action={read} />
                // It stands where nothing stood before: a second press on "Show it" does not skip the explanation.
                if let Some((label, action)) = next {
                    <Button key="next" label={*label} style={ButtonStyle::Primary} action={action.clone()} />
                }
            </div>
        </section>
    }
}
