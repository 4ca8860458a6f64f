//! The verdict: how many solutions there are, large and calm.

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
    /// The buttons that can be pressed.
    pub tools: SolveTools,
    /// How difficult the puzzle is, once that is known.
    pub rating: Option<RatingView>,
}

/// The verdict, with how difficult the puzzle is; on a phone, as a line.
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

/// What stands under the words: what is on the board, how difficult the puzzle is, and a reason that takes a while to find.
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

/// What comes next: the button beside the verdict, and what it does.
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
