//! The verdict: how many solutions there are, large and calm, and the voice that says it.

use super::{
    button::{Look, button},
    icon::{Icon, icon},
};
use crate::app::hooks::use_effect_with;
use crate::app::{
    action::Action,
    view::{LookView, ToolsView, VerdictKind, VerdictView},
};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The verdict as a card; on a phone, as a line. `tools` says what is offered beside it.
pub fn verdict_card(view: &VerdictView, tools: &ToolsView, onaction: &Callback<Action>) -> Html {
    html! {
        <section class={classes!("verdict", kind_class(view.kind))} aria-label="Verdict">
            <span class="verdict__icon">{icon(kind_icon(view.kind))}</span>
            <div class="verdict__text">
                <h2 class="verdict__words">{view.words.clone()}</h2>
                <p class="verdict__count">
                    {view.count.clone()}
                    if view.working {
                        <span class="verdict__working">{"looking for the reason"}</span>
                    }
                </p>
            </div>
            if tools.can_use_as_puzzle {
                {button("Use as puzzle".into(), None, Look::Quiet, true, onaction.reform(|()| Action::UseAsPuzzle))}
            } else if tools.can_play && view.kind == VerdictKind::One {
                {button("Play it".into(), None, Look::Quiet, true, onaction.reform(|()| Action::PlayThis))}
            }
            <Announcer kind={view.kind} words={view.words.clone()} typing={view.typing} />
        </section>
    }
}

/// Says that the board shows something else than what stands on it, and leads back.
pub fn look_bar(view: &LookView, onaction: &Callback<Action>) -> Html {
    let back = view.back.clone();
    html! {
        <div class="look">
            <div class="look__words" role="status"><h2>{view.words.clone()}</h2></div>
            {button("Back to the board".into(), Some(Icon::Back), Look::Quiet, true, onaction.reform(move |()| back.clone()))}
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct AnnouncerProps {
    kind: VerdictKind,
    words: String,
    typing: bool,
}

/// What was spoken last.
#[derive(Clone, PartialEq, Default)]
struct Said {
    kind: Option<VerdictKind>,
    words: String,
    quiet: bool,
}

/// Speaks the verdict. While somebody types a puzzle, only a change of its sort is spoken, after a pause; what changes within
/// a sort is written without being spoken, so that who reads it later reads what holds.
#[component]
fn Announcer(AnnouncerProps { kind, words, typing }: &AnnouncerProps) -> Html {
    let said = use_state(Said::default);
    {
        let said = said.clone();
        use_effect_with((*kind, words.clone(), *typing), move |(kind, words, typing)| {
            let next = Said { kind: Some(*kind), words: words.clone(), quiet: *typing && said.kind == Some(*kind) };
            let pause = if *typing { PAUSE } else { 0 };
            let timeout = Timeout::new(pause, move || said.set(next));
            move || drop(timeout)
        });
    }
    html! { <p class="hidden" role="status" aria-live={said.quiet.then_some("off")}>{said.words.clone()}</p> }
}

/// Milliseconds without a key before a verdict is spoken.
const PAUSE: u32 = 700;

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
