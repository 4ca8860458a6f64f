//! What was asked for: a hint stage by stage, mistakes, or why a digit can't be here.

use crate::{
    action::{Action, PlayAction},
    board::legend,
    controls::{ButtonStyle, Icon, Sentence, button, icon_button, telling, use_dispatch, use_scroll_into_view},
    text::en,
    view::HintView,
};
use yew::prelude::*;

/// What a [`HintCard`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct HintCardProps {
    /// What it says, and what can be done.
    pub(super) view: HintView,
}

/// The card; its buttons come after what it says. That is spoken where the game speaks: what comes with a card that is new isn't
/// heard everywhere.
#[component]
pub(super) fn HintCard(HintCardProps { view }: &HintCardProps) -> Html {
    let node = use_scroll_into_view(());
    let sentence = |prose| html! { <Sentence prose={Clone::clone(prose)} /> };
    html! {
        <section ref={node} class="hint" aria-label="Hint">
            <div class="hint__head">
                <h2 class="hint__title">{&view.title}</h2>
                if view.has_stages {
                    <Stages told={view.stage.unwrap_or_default()} />
                }
                {icon_button("Close the hint", Icon::Close, Some(Action::Play(PlayAction::CloseHint)))}
            </div>
            <div class="hint__told" tabindex="0">
                if view.numbered {
                    <ol class="hint__lines">{for view.lines.iter().map(|line| html! { <li>{sentence(line)}</li> })}</ol>
                } else {
                    <div class="hint__lines">{for view.lines.iter().map(|line| html! { <p>{sentence(line)}</p> })}</div>
                }
                if let Some(missing) = &view.missing {
                    <p class="hint__missing">{missing}</p>
                }
            </div>
            if !view.roles.is_empty() {
                {legend(&view.roles, view.links)}
            }
            <div class="hint__tools">
                if view.can_more {
                    {button("More", ButtonStyle::Primary, Action::Play(PlayAction::More))}
                }
                if view.can_apply {
                    {button("Apply", ButtonStyle::Primary, Action::Play(PlayAction::Apply))}
                }
                if view.can_back {
                    {button("Back to the last correct position", ButtonStyle::Plain, Action::Play(PlayAction::BackToFine))}
                }
                if view.missing.is_some() {
                    {button("Write notes", ButtonStyle::Plain, Action::Play(PlayAction::WriteMissing))}
                }
                if view.stage.is_some() {
                    {button("Do it myself", ButtonStyle::Plain, Action::Play(PlayAction::CloseHint))}
                }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct StagesProps {
    told: u8,
}

/// Five bars: how much is told, and any stage at once.
#[component]
fn Stages(&StagesProps { told }: &StagesProps) -> Html {
    let dispatch = use_dispatch();
    html! {
        <div class="stages" role="group" aria-label="Stages">
            for (number, name) in (0u8..).zip(en::STAGES) {
                <button
                    key={number}
                    class={classes!("stages__bar", (number <= told).then_some("stages__bar--told"))}
                    type="button"
                    title={name}
                    aria-label={name}
                    aria-current={(number == told).then_some("step")}
                    onclick={telling(&dispatch, Action::Play(PlayAction::Stage(number)))}
                />
            }
        </div>
    }
}
