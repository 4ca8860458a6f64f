//! The card beside a position of a lesson: its view, as plain values, and its drawing.

use super::{exercise::Progress, state::Solve};
use crate::{
    action::{Action, BoardAction, LESSON_POSITIONS, Overlay, PuzzleRequest, ShellAction, SolveAction, TechniqueAction},
    controls::{Button, ButtonStyle},
    session::{Remote, Session},
    text::{self, Text},
};
use nonet_protocol::Judgement;
use yew::{AttrValue, Properties, prelude::*};

/// A position of a lesson.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ExerciseView {
    /// The task: `Find: X-wing`.
    pub title: AttrValue,
    /// The place of the position in its lesson. None if the position was made.
    pub place: Option<AttrValue>,
    /// The task, or the judgement of the last attempt.
    pub words: AttrValue,
    /// Whether the last attempt was correct.
    pub tone: Tone,
    /// Hints on how to spot the technique. Empty once the step is shown.
    pub spot: Vec<AttrValue>,
    /// The label and the action of the button that opens the next position. None while the step is looked for.
    pub next: Option<(Text, Action)>,
    /// The name of the technique.
    pub lesson: AttrValue,
}

/// The judgement of the last attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// There was no attempt.
    Open,
    /// The attempt found the step.
    Found,
    /// The attempt is correct, but it is not the step.
    Other,
    /// The attempt is wrong.
    Wrong,
}

impl Tone {
    /// Returns the class of the card. None if it has no special one.
    #[must_use]
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Tone::Open => None,
            Tone::Found => Some("exercise--found"),
            Tone::Other => Some("exercise--other"),
            Tone::Wrong => Some("exercise--wrong"),
        }
    }
}

pub(super) fn exercise(solve: &Solve, session: &Session) -> Option<ExerciseView> {
    let (exercise, progress) = solve.exercise()?;
    let (technique, notation) = (exercise.technique, session.notation());
    let task = if exercise.places { text::learn::PLACE_IT } else { text::learn::RULE_IT_OUT };
    let words = match (progress, &exercise.tried) {
        (Progress::Shown, _) => {
            let shown = solve.log().first().map(|taken| taken.explained.wording.of(notation).action.clone());
            text::learn::shown(&shown.unwrap_or_default())
        }
        (_, Some((attempt, Remote::Ready(judgement)))) => attempt.words(judgement, &text::title(technique), notation),
        (_, Some((_, Remote::Loading))) => text::learn::JUDGING.say(),
        (_, Some((_, Remote::Idle)) | None) => task.say(),
    };
    let tone = match (progress, &exercise.tried) {
        (Progress::Found, _) => Tone::Found,
        (Progress::Open, Some((_, Remote::Ready(Judgement::Other(_) | Judgement::Gone)))) => Tone::Other,
        (Progress::Open, Some((_, Remote::Ready(Judgement::Needed(_) | Judgement::Wrong(_))))) => Tone::Wrong,
        _ => Tone::Open,
    };
    let following = exercise.number.map(|number| number + 1).filter(|number| *number < LESSON_POSITIONS);
    let next = match following {
        Some(number) => {
            (text::learn::NEXT_POSITION, Action::Solve(SolveAction::Technique(TechniqueAction::Example(technique, number))))
        }
        None => (text::learn::MAKE_ANOTHER, Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Practise(technique)))),
    };
    let is_open = progress == Progress::Open;
    let lesson = session.entry(technique).filter(|_| is_open);
    Some(ExerciseView {
        title: text::learn::find(&text::title(technique)).into(),
        place: exercise.number.map(|number| text::learn::position_of(number, LESSON_POSITIONS).into()),
        words: words.into(),
        tone,
        spot: lesson.map(|entry| entry.lesson.spot.iter().map(|line| line.clone().into()).collect()).unwrap_or_default(),
        next: (!is_open).then_some(next),
        lesson: technique.name().into(),
    })
}

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
