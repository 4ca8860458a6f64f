//! A lesson on a technique: what it is, how to spot it, why it works, and positions to practise it at.

use crate::{
    action::{Action, LESSON_POSITIONS, PuzzleRequest, ShellAction, SolveAction, TechniqueAction},
    controls::{Button, ButtonStyle},
    text,
};
use nonet_protocol::{LessonText, Technique};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`Lesson`].
#[derive(Properties, PartialEq)]
pub struct LessonProps {
    /// The technique.
    pub technique: Technique,
    /// The text of the lesson.
    pub text: Rc<LessonText>,
    /// Whether the lesson is open at first. Its name then gets the focus when its dialog opens.
    pub open: bool,
}

/// The lesson, which unfolds below the name of its technique.
#[component]
pub fn Lesson(LessonProps { technique, text, open }: &LessonProps) -> Html {
    let technique = *technique;
    let example = |number| Action::Solve(SolveAction::Technique(TechniqueAction::Example(technique, number)));
    let practise = Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Practise(technique)));
    html! {
        <details class="lesson" open={*open}>
            <summary class="lesson__name" data-first={open.then_some("")}>
                {technique.title()}
                <span class="lesson__level">{technique.level().name()}</span>
            </summary>
            <div class="lesson__text">
                <p>{&text.what}</p>
                <ul>
                    for line in &text.spot {
                        <li>{line}</li>
                    }
                </ul>
                <p>{&text.why}</p>
            </div>
            <div class="log__tools">
                for number in 0..LESSON_POSITIONS {
                    <Button label={text::learn::position(number)} style={ButtonStyle::Quiet} action={example(number)} />
                }
                <Button label={text::learn::MAKE_ANOTHER} style={ButtonStyle::Quiet} action={practise} />
            </div>
        </details>
    }
}
