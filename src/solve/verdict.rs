//! The verdict: the number of solutions, in large letters.

use super::{
    ratings::RatingView,
    verdict_live_region::VerdictLiveRegion,
    view::{SolveTools, SuggestionView, VerdictView},
};
use crate::{
    action::{Action, SolveAction},
    controls::{Button, ButtonStyle, Icon, VerdictCard, VerdictKind},
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
    let VerdictView { kind, words, forced, typing, suggestion, .. } = view;
    let counts = tools.editing && *kind == VerdictKind::Several; // nothing is judged before there is something to judge
    html! {
        <VerdictCard
            label={text::solve::VERDICT}
            class={classes!(if counts { "verdict--typing" } else { kind.class() }, forced.then_some("verdict--forced"))}
            icon={if counts { Icon::Edit } else { kind.icon() }}
            words={words.clone()}
            about={about(view, *tools, rating.as_ref())}
        >
            if *forced && suggestion.is_none() {
                <Button label={text::solve::SHOW_HOW} style={ButtonStyle::Quiet} action={Action::Solve(SolveAction::ShowForced)} />
            }
            if let Some(SuggestionView { words, action }) = suggestion {
                <Button label={words.clone()} style={ButtonStyle::Quiet} action={action.clone()} />
            } else if tools.can_use_as_puzzle && !tools.editing {
                <Button
                    label={text::solve::USE_AS_PUZZLE}
                    style={ButtonStyle::Quiet}
                    action={Action::Solve(SolveAction::UseAsPuzzle)}
                />
            }
            <VerdictLiveRegion kind={*kind} words={words.clone()} typing={*typing} />
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
            if !view.count.is_empty() {
                <span class="verdict__digits">{&view.count}</span>
            }
            if let Some(RatingView { level, words, .. }) = rating {
                <span class="verdict__level">
                    <b data-level={level.name()}>{text::level(*level)}</b>
                    {words}
                </span>
            }
            if let Some(reason) = &view.reason {
                <span>{reason}</span>
            }
        </>
    }
}
