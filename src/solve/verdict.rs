//! The verdict: the number of solutions, in large letters.

use super::{
    view::{RatingView, SolveTools, VerdictView},
    voice::Voice,
};
use crate::{
    action::{Action, ShellAction, SolveAction},
    controls::{Button, ButtonStyle, VerdictCard, VerdictKind},
    text,
};
use yew::prelude::*;

/// The props of a [`Verdict`].
#[derive(Properties, PartialEq)]
pub struct VerdictProps {
    /// The verdict.
    pub view: VerdictView,
    /// The state of the buttons.
    pub tools: SolveTools,
    /// The rating of the puzzle. None until it is known.
    pub rating: Option<RatingView>,
}

/// The verdict with the rating; on phones, in a single line.
#[component]
pub fn Verdict(VerdictProps { view, tools, rating }: &VerdictProps) -> Html {
    let VerdictView { kind, words, forced, typing, .. } = view;
    html! {
        <VerdictCard
            label={text::solve::VERDICT}
            class={classes!(kind.class(), forced.then_some("verdict--forced"))}
            icon={kind.icon()}
            words={words.clone()}
            about={about(view, *tools, rating.as_ref())}
        >
            if *forced {
                <Button label={text::solve::SHOW_HOW} style={ButtonStyle::Quiet} action={Action::Solve(SolveAction::ShowForced)} />
            }
            if let Some((label, action)) = next(*kind, *tools) {
                <Button {label} style={ButtonStyle::Quiet} {action} />
            }
            <Voice kind={*kind} words={words.clone()} typing={*typing} />
        </VerdictCard>
    }
}

/// Draws the text below the verdict: the number of givens and entered digits, the rating, and a reason that takes the worker some
/// time to find.
fn about(view: &VerdictView, tools: SolveTools, rating: Option<&RatingView>) -> Html {
    html! {
        <>
            if tools.editing {
                <span class="verdict__typing">{text::solve::TYPING}</span>
            }
            <span class="verdict__digits">{&view.count}</span>
            if let Some(RatingView { level, words, .. }) = rating {
                <span class="verdict__level">
                    <b data-level={level.name()}>{level.name()}</b>
                    {words.strip_prefix(level.name()).unwrap_or_default().to_owned()}
                </span>
            }
            if let Some(reason) = view.reason {
                <span>{reason}</span>
            }
        </>
    }
}

/// Returns the button beside the verdict: the next thing to do, with its label.
fn next(kind: VerdictKind, tools: SolveTools) -> Option<(&'static str, Action)> {
    if tools.editing {
        Some((text::solve::DONE, Action::Solve(SolveAction::EditGivens(false))))
    } else if tools.can_use_as_puzzle {
        Some((text::solve::USE_AS_PUZZLE, Action::Solve(SolveAction::UseAsPuzzle)))
    } else if kind == VerdictKind::One && tools.can_play {
        Some((text::solve::PLAY_IT, Action::Shell(ShellAction::PlayThis)))
    } else {
        None
    }
}
