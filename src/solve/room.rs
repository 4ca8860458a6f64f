//! The Solve room.

use super::{
    branch_list::BranchList,
    facts_panel::FactsPanel,
    invite::Invite,
    log::StepLog,
    own_panel::OwnPanel,
    ratings::RatingStrip,
    ratings::Ratings,
    search::SearchPanel,
    solutions::SolutionsWalker,
    step_card::StepCard,
    supposing_panel::SupposingPanel,
    toolbar::SolveToolbar,
    typos::{GivenList, TypoList},
    verdict::Verdict,
    view::SolveView,
    viewing_bar::ViewingBar,
};
use crate::{
    action::{Action, SolveAction, SolveTab},
    board::{AutoAdvance, Board, HighlightRow, Keypad},
    controls::{Button, ButtonStyle, ColumnSeparator, ExampleList, Icon, RoomFrame, SampleView, Tabs, VerdictKind, use_dispatch},
    text::{self, Text},
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
    let folded = view.details && !empty;
    let (tools, highlight) = (view.tools, view.highlight);
    let dispatch = use_dispatch();
    let onwiden = use_callback(dispatch, |width, dispatch| dispatch.emit(Action::Solve(SolveAction::Widen(width)).into()));
    let more = if empty {
        html! { <ExampleList samples={samples.clone()} /> }
    } else if view.types {
        typing(view)
    } else {
        let (tabs, open) = (view.tabs.tabs.clone(), view.tabs.open_number());
        html! { <Tabs label={text::solve::ABOUT_PUZZLE} {tabs} {open}>{panel(view)}</Tabs> }
    };
    html! {
        <RoomFrame
            class={classes!("room--solve", folded.then_some("room--sheet"), view.presents.then_some("room--presents"))}
            board={board(view)}
            verdict={verdict(view, empty)}
            keys={html! { <Keypad view={view.keypad.clone()} can_erase={tools.can_erase} /> }}
            actions={html! {
                <>
                    <SolveToolbar {tools} highlighting={highlight.open} {folded} />
                    <HighlightRow ..highlight />
                </>
            }}
            {more}
            aside={aside(view)}
            separator={html! {
                <ColumnSeparator
                    label={text::solve::STEPS_WIDTH}
                    width={view.middle}
                    property="--middle-share"
                    onchange={onwiden}
                />
            }}
        />
    }
}

/// Draws the board, and what leads back while it is shown alone.
fn board(view: &SolveView) -> Html {
    html! {
        <>
            <Board view={Rc::clone(&view.board)} />
            if view.presents {
                <h1 class="hidden">{text::shell::NAME}</h1> // that of the header, which is not shown
                <span class="present">
                    <Button
                        label={text::solve::SHOW_ALL}
                        icon={Icon::Close}
                        style={ButtonStyle::Bare}
                        action={Action::Solve(SolveAction::Present(false))}
                    />
                </span>
            }
        </>
    }
}

/// Draws the step that is looked at, with all the height that a wide window has. Elsewhere it stands in the panel of its tab.
fn aside(view: &SolveView) -> Html {
    let card = match view.tabs.open {
        SolveTab::Own => view.own.card.as_ref(),
        SolveTab::Typos | SolveTab::Steps | SolveTab::Solutions | SolveTab::Search | SolveTab::Ratings => view.log.card.as_ref(),
    };
    html! {
        <div role="status">
            if let Some(card) = card {
                <StepCard step={Rc::clone(card)} />
            } else {
                <p class="note-line">{text::solve::STEP_STANDS_HERE}</p>
            }
        </div>
    }
}

/// Draws what stands beside a board while a puzzle is typed: how it is typed, and what may be mistyped.
fn typing(view: &SolveView) -> Html {
    html! {
        <div class="typing">
            if view.fixes.is_empty() {
                <p class="note-line">{text::solve::HOW_TO_TYPE}</p>
            } else {
                <TypoList fixes={Rc::clone(&view.fixes)} />
            }
            <GivenList ..view.givens.clone() />
            <AutoAdvance on={view.tools.auto_advance} />
        </div>
    }
}

/// Draws the bar over the board, the verdict, and the path of the rating.
fn verdict(view: &SolveView, empty: bool) -> Html {
    let SolveView { viewing, verdict, tools, rating, .. } = view;
    html! {
        <>
            if let Some(viewing) = viewing {
                <ViewingBar ..viewing.clone() />
            }
            if empty {
                <Invite />
            } else {
                <Verdict view={verdict.clone()} tools={*tools} rating={rating.clone()} />
            }
            if let Some(rating) = rating {
                <RatingStrip ..rating.clone() />
                if let Some(printed) = &rating.printed {
                    <p class="explainer">{printed}</p>
                }
            } else if view.can_be_rated {
                <div class="strip" /> // keeps the place, so that nothing moves when the rating comes
            }
        </>
    }
}

/// Draws the panel of the open tab.
fn panel(view: &SolveView) -> Html {
    let (kind, tools) = (view.verdict.kind, view.tools);
    match view.tabs.open {
        SolveTab::Typos => html! { <TypoList fixes={Rc::clone(&view.fixes)} /> },
        SolveTab::Steps => html! {
            <StepLog view={Rc::clone(&view.log)} {kind} can_step={tools.can_step} can_restart={tools.can_restart}>
                <BranchList view={view.analysis.clone()} />
            </StepLog>
        },
        SolveTab::Solutions => match &view.solutions {
            Some(solutions) => html! {
                <>
                    <SolutionsWalker view={solutions.clone()} true_candidates={tools.true_candidates} />
                    <GivenList ..view.givens.clone() />
                </>
            },
            None => html! { <p class="note-line">{single_answer(kind)}</p> },
        },
        SolveTab::Own => html! {
            <>
                <SupposingPanel view={view.supposing.clone()} />
                <OwnPanel view={view.own.clone()} />
            </>
        },
        SolveTab::Search => html! { <SearchPanel search={view.search.clone()} /> },
        SolveTab::Ratings => html! {
            <>
                if let Some(rating) = &view.rating {
                    <Ratings lines={rating.lines.clone()} />
                }
                <FactsPanel ..view.facts.clone() />
            </>
        },
    }
}

/// Returns the text of the solutions tab if there are not several solutions.
const fn single_answer(kind: VerdictKind) -> Text {
    match kind {
        VerdictKind::One => text::solve::EXACTLY_ONE,
        VerdictKind::Complete => text::solve::ON_THE_BOARD,
        VerdictKind::None | VerdictKind::Wrong => text::solve::NO_SOLUTION,
        VerdictKind::Several => text::solve::SEVERAL,
    }
}
