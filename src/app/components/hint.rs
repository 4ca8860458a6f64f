//! What was asked for: a hint stage by stage, mistakes, or why a digit can't be here.

use super::{
    button::{Look, action_button},
    icon::Icon,
    legend::legend,
    prose::prose,
};
use crate::app::{action::Action, view::HintView};
use yew::prelude::*;

/// The card. What it says is spoken as it changes; its buttons come after it.
pub fn hint_card(view: &HintView, onaction: &Callback<Action>) -> Html {
    let lines = || {
        view.lines.iter().map(|line| {
            if view.numbered {
                html! { <li>{prose(line)}</li> }
            } else {
                html! { <p>{prose(line)}</p> }
            }
        })
    };
    let tools = [
        (view.can_more, "More", Look::Primary, Action::More),
        (view.can_apply, "Apply", Look::Primary, Action::Apply),
        (view.can_back, "Back to the last correct position", Look::Plain, Action::BackToFine),
        (view.missing.is_some(), "Write notes", Look::Plain, Action::WriteMissing),
        (view.stage.is_some(), "Do it myself", Look::Plain, Action::CloseHint),
    ];
    let tools = tools.into_iter().filter(|(shown, ..)| *shown);
    html! {
        <section class="hint" aria-label="Hint">
            <div class="hint__head">
                <h2 class="hint__title">{view.title.clone()}</h2>
                if view.has_stages {
                    {stages(view.stage.unwrap_or_default(), onaction)}
                }
                {action_button("Close the hint".into(), Some(Icon::Close), Look::Bare, Some(Action::CloseHint), onaction)}
            </div>
            <div role="status" tabindex="0">
                if view.numbered {
                    <ol class="hint__lines">{for lines()}</ol>
                } else {
                    <div class="hint__lines">{for lines()}</div>
                }
                if let Some(missing) = &view.missing {
                    <p class="hint__missing">{missing.clone()}</p>
                }
            </div>
            if !view.roles.is_empty() {
                {legend(&view.roles, view.links)}
            }
            <div class="hint__tools">
                {for tools.map(|(_, label, look, action)| action_button(label.into(), None, look, Some(action), onaction))}
            </div>
        </section>
    }
}

/// What each stage tells.
const STAGES: [&str; 5] = ["Where to look", "The technique", "Cells and digits", "The pattern", "The conclusion"];

/// Five bars: how much is told, and any stage at once.
fn stages(stage: u8, onaction: &Callback<Action>) -> Html {
    html! {
        <div class="stages" role="group" aria-label="Stages">
            for (number, name) in (0u8..).zip(STAGES) {
                <button
                    class={classes!("stages__bar", (number <= stage).then_some("stages__bar--told"))}
                    type="button"
                    title={name}
                    aria-label={name}
                    aria-current={(number == stage).then_some("step")}
                    onclick={onaction.reform(move |_| Action::Stage(number))}
                    key={name}
                />
            }
        </div>
    }
}
