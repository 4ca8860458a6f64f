//! The verdict: how many solutions there are, large and calm.

use super::rating::rating_words;
use crate::{
    action::{Action, ShellAction, SolveAction},
    controls::{ButtonStyle, Icon, button, icon, pictured_button},
    view::{LookView, RatingView, ToolsView, VerdictKind, VerdictView},
};
use yew::prelude::*;

/// The verdict, with how difficult the puzzle is once that is known; on a phone, as a line. The hook `voice` speaks it.
pub(super) fn verdict_card(view: &VerdictView, tools: &ToolsView, rating: Option<&RatingView>) -> Html {
    html! {
        <section class={classes!("verdict", kind_class(view.kind), view.forced.then_some("verdict--forced"))} aria-label="Verdict">
            <span class="verdict__icon">{icon(kind_icon(view.kind))}</span>
            <div class="verdict__text">
                <h2 class="verdict__words">{&view.words}</h2>
                <p class="verdict__count">
                    if tools.editing {
                        <span class="verdict__typing">{"Typing the puzzle"}</span>
                    }
                    <span class="verdict__digits">{&view.count}</span>
                    if let Some(rating) = rating {
                        <span class="verdict__level">{rating_words(rating)}</span>
                    }
                    if let Some(reason) = view.reason {
                        <span>{reason}</span>
                    }
                </p>
            </div>
            if view.forced {
                {button("Show how", ButtonStyle::Quiet, Action::Solve(SolveAction::ShowForced))}
            }
            if tools.editing {
                {button("Done", ButtonStyle::Quiet, Action::Solve(SolveAction::EditGivens(false)))}
            } else if tools.can_use_as_puzzle {
                {button("Use as puzzle", ButtonStyle::Quiet, Action::Solve(SolveAction::UseAsPuzzle))}
            } else if view.kind == VerdictKind::One && tools.can_play {
                {button("Play it", ButtonStyle::Quiet, Action::Shell(ShellAction::PlayThis))}
            }
            <p class="hidden" role="status" id="voice" />
        </section>
    }
}

/// Says that the board shows something else than what stands on it, and leads back.
pub(super) fn look_bar(view: &LookView) -> Html {
    html! {
        <div class={classes!("look", view.another.then_some("look--another"))}>
            <div class="look__words" role="status"><h2>{&view.words}</h2></div>
            <div class="look__tools">
                if let Some((label, action)) = &view.onward {
                    {button(*label, ButtonStyle::Quiet, action.clone())}
                }
                {pictured_button("Back to the board", Icon::Back, ButtonStyle::Quiet, Some(view.back.clone()))}
            </div>
        </div>
    }
}

const fn kind_class(kind: VerdictKind) -> &'static str {
    match kind {
        VerdictKind::None => "verdict--none",
        VerdictKind::One => "verdict--one",
        VerdictKind::Several => "verdict--several",
        VerdictKind::Complete => "verdict--complete",
        VerdictKind::Wrong => "verdict--wrong",
    }
}

const fn kind_icon(kind: VerdictKind) -> Icon {
    match kind {
        VerdictKind::None => Icon::None,
        VerdictKind::One | VerdictKind::Complete => Icon::Check,
        VerdictKind::Several => Icon::Several,
        VerdictKind::Wrong => Icon::Wrong,
    }
}
