//! The verdict: how many solutions there are, large and calm.

use super::{
    button::{Look, action_button},
    icon::{Icon, icon},
    tag::tag,
};
use crate::app::{
    action::Action,
    view::{LookView, ToolsView, VerdictKind, VerdictView},
};
use yew::prelude::*;

/// The verdict as a card; on a phone, as a line. `tools` says what is offered beside it. The hook `voice` speaks it.
pub fn verdict_card(view: &VerdictView, tools: &ToolsView, onaction: &Callback<Action>) -> Html {
    let offer = match view.kind {
        _ if tools.can_use_as_puzzle => Some(("Use as puzzle", Action::UseAsPuzzle)),
        VerdictKind::One if tools.can_play => Some(("Play it", Action::PlayThis)),
        _ => None,
    };
    let offer = offer.map(|(label, action)| action_button(label.into(), None, Look::Quiet, Some(action), onaction));
    let count = tag("p", "verdict__count")
        .text(view.count.clone().into())
        .child_if(view.working, || tag("span", "verdict__working").words("looking for the reason"));
    let text = tag("div", "verdict__text").child(tag("h2", "verdict__words").text(view.words.clone().into())).child(count);
    tag("section", kind_class(view.kind))
        .with("aria-label", "Verdict")
        .child(tag("span", "verdict__icon").child(icon(kind_icon(view.kind))))
        .child(text)
        .child(offer.unwrap_or_default())
        .child(tag("p", "hidden").with("role", "status").with("id", "voice"))
        .into()
}

/// Says that the board shows something else than what stands on it, and leads back.
pub fn look_bar(view: &LookView, onaction: &Callback<Action>) -> Html {
    let words = tag("h2", "").text(view.words.clone().into());
    let back = action_button("Back to the board".into(), Some(Icon::Back), Look::Quiet, Some(view.back.clone()), onaction);
    tag("div", "look").child(tag("div", "look__words").with("role", "status").child(words)).child(back).into()
}

const fn kind_class(kind: VerdictKind) -> &'static str {
    match kind {
        VerdictKind::None => "verdict verdict--none",
        VerdictKind::One => "verdict verdict--one",
        VerdictKind::Several => "verdict verdict--several",
        VerdictKind::Complete => "verdict verdict--complete",
        VerdictKind::Wrong => "verdict verdict--wrong",
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
