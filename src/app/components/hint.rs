//! What was asked for: a hint stage by stage, mistakes, or why a digit can't be here.

use super::{
    button::{Look, action_button},
    icon::Icon,
    legend::legend,
    prose::prose,
    tag::{Tag, tag},
};
use crate::app::{action::Action, text::en, view::HintView};
use nonet_protocol::Prose;
use yew::prelude::*;

/// The card; its buttons come after what it says. That is spoken where the game speaks: what comes with a card that is new isn't
/// heard everywhere.
pub fn hint_card(view: &HintView, onaction: &Callback<Action>) -> Html {
    let line = |line: &Prose| tag(if view.numbered { "li" } else { "p" }, "").child(prose(line, onaction));
    let lines = tag(if view.numbered { "ol" } else { "div" }, "hint__lines").children(view.lines.iter().map(line));
    let missing = |words: &String| tag("p", "hint__missing").text(words.clone().into());
    let close = action_button("Close the hint".into(), Some(Icon::Close), Look::Bare, Some(Action::CloseHint), onaction);
    let head = tag("div", "hint__head")
        .child(tag("h2", "hint__title").text(view.title.clone().into()))
        .child_if(view.has_stages, || stages(view.stage.unwrap_or_default(), onaction))
        .child(close);
    let tools = [
        (view.can_more, "More", Look::Primary, Action::More),
        (view.can_apply, "Apply", Look::Primary, Action::Apply),
        (view.can_back, "Back to the last correct position", Look::Plain, Action::BackToFine),
        (view.missing.is_some(), "Write notes", Look::Plain, Action::WriteMissing),
        (view.stage.is_some(), "Do it myself", Look::Plain, Action::CloseHint),
    ];
    let tools = tools.into_iter().filter(|(shown, ..)| *shown);
    let tools = tools.map(|(_, label, look, action)| action_button(label.into(), None, look, Some(action), onaction));
    tag("section", "hint")
        .with("aria-label", "Hint")
        .child(head)
        .child(tag("div", "hint__told").with("tabindex", "0").child(lines).children(view.missing.iter().map(missing)))
        .child_if(!view.roles.is_empty(), || legend(&view.roles, view.links))
        .child(tag("div", "hint__tools").children(tools))
        .into()
}

/// Five bars: how much is told, and any stage at once.
fn stages(stage: u8, onaction: &Callback<Action>) -> Tag {
    let bar = |(number, name): (u8, &'static str)| {
        let bar = tag("button", if number <= stage { "stages__bar stages__bar--told" } else { "stages__bar" })
            .with("type", "button")
            .with("title", name)
            .with("aria-label", name)
            .press(Action::Stage(number), onaction);
        if number == stage { bar.with("aria-current", "step") } else { bar }
    };
    tag("div", "stages").with("role", "group").with("aria-label", "Stages").children((0u8..).zip(en::STAGES).map(bar))
}
