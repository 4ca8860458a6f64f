//! The Solve room.

use super::{
    exercise_card::ExerciseCard, explainer_line::ExplainerLine, invite::Invite, log::StepLog, rating_strip::RatingStrip,
    search::SearchPanel, solutions::SolutionsWalker, toolbar::SolveToolbar, typos::TypoList, verdict::Verdict, view::SolveView,
    viewing_bar::ViewingBar,
};
use crate::{
    action::Tab,
    board::Board,
    controls::SampleView,
    controls::{AutoAdvance, ExampleList, HighlightRow, Keypad, RoomFrame, Tabs, VerdictKind},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`SolveRoom`].
#[derive(Properties, PartialEq)]
pub struct SolveRoomProps {
    /// The view of the room.
    pub view: Rc<SolveView>,
    /// The samples that are offered beside an empty board.
    pub samples: Vec<SampleView>,
}

/// The Solve room.
#[component]
pub fn SolveRoom(SolveRoomProps { view, samples }: &SolveRoomProps) -> Html {
    let empty = view.board.is_empty() && view.viewing.is_none();
    // Beside a position of a lesson the keys stay: they are what answers it.
    let folded = view.details && !empty && view.exercise.is_none();
    let (tools, highlight) = (view.tools, view.highlight);
    let spot = view.exercise.as_ref().map(|exercise| &exercise.spot).filter(|spot| !spot.is_empty());
    let more = if let Some(spot) = spot {
        html! {
            <section class="spotting" aria-labelledby="spotting-title">
                <h2 class="spotting__title" id="spotting-title">{text::learn::HOW_TO_SPOT}</h2>
                <ol>
                    for line in spot {
                        <li>{line}</li>
                    }
                </ol>
            </section>
        }
    } else if empty {
        html! { <ExampleList samples={samples.clone()} /> }
    } else {
        let (tabs, open) = (view.tabs.tabs.clone(), view.tabs.open_number());
        html! { <Tabs label={text::solve::ABOUT_PUZZLE} {tabs} {open}>{panel(view)}</Tabs> }
    };
    html! {
        <RoomFrame
            class={classes!("room--solve", folded.then_some("room--sheet"), view.exercise.is_some().then_some("room--exercise"))}
            board={html! { <Board view={Rc::clone(&view.board)} /> }}
            verdict={verdict(view, empty)}
            keys={html! { <Keypad view={view.keypad.clone()} can_erase={tools.can_erase} /> }}
            actions={html! {
                <>
                    <SolveToolbar {tools} highlighting={highlight.open} {folded} />
                    <HighlightRow view={highlight} />
                </>
            }}
            {more}
        />
    }
}

/// Draws the bar over the board, the verdict, the rating, and the switches for typing.
fn verdict(view: &SolveView, empty: bool) -> Html {
    let SolveView { viewing, verdict, tools, rating, .. } = view;
    html! {
        <>
            if let Some(viewing) = viewing {
                <ViewingBar viewing={viewing.clone()} />
            }
            if let Some(exercise) = &view.exercise {
                <ExerciseCard view={exercise.clone()} />
            } else if empty {
                <Invite />
            } else {
                <Verdict view={verdict.clone()} tools={*tools} rating={rating.clone()} />
            }
            if let Some(rating) = rating.as_ref().filter(|_| view.exercise.is_none()) {
                <RatingStrip rating={rating.clone()} />
                if let Some(explainer) = &rating.explainer {
                    <ExplainerLine view={explainer.clone()} />
                }
            }
            if tools.editing {
                <AutoAdvance on={tools.auto_advance} />
            }
        </>
    }
}

/// Draws the panel of the open tab.
fn panel(view: &SolveView) -> Html {
    let (kind, tools) = (view.verdict.kind, view.tools);
    match view.tabs.open {
        Tab::Typos => html! { <TypoList fixes={Rc::clone(&view.fixes)} /> },
        Tab::Steps => html! {
            <StepLog view={Rc::clone(&view.log)} {kind} can_step={tools.can_step} can_restart={tools.can_restart} />
        },
        Tab::Solutions => match &view.solutions {
            Some(solutions) => html! { <SolutionsWalker view={solutions.clone()} true_candidates={tools.true_candidates} /> },
            None => html! { <p class="note-line">{single_answer(kind)}</p> },
        },
        Tab::Search => html! { <SearchPanel search={view.search.clone()} /> },
    }
}

/// Returns the text of the solutions tab if there are not several solutions.
const fn single_answer(kind: VerdictKind) -> &'static str {
    match kind {
        VerdictKind::One => text::solve::EXACTLY_ONE,
        VerdictKind::Complete => text::solve::ON_THE_BOARD,
        VerdictKind::None | VerdictKind::Wrong => text::solve::NO_SOLUTION,
        VerdictKind::Several => text::solve::SEVERAL,
    }
}
