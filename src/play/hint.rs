//! What was asked for: a hint stage by stage, mistakes, or why a digit can't be here.

use crate::{
    action::{Action, Input, PlayAction},
    board::{LegendView, legend},
    controls::{ButtonStyle, DispatchConsumer, Icon, Shown, button, cases, icon_button, sentence, technique_title, telling},
    text::en,
    view::HintView,
};
use yew::prelude::*;

/// The card; its buttons come after what it says. That is spoken where the game speaks: what comes with a card that is new isn't
/// heard everywhere.
pub(super) fn hint_card(view: &HintView) -> Html {
    let told = view.stage.unwrap_or_default();
    html! {
        <Shown class="hint" label="Hint">
            <div class="hint__head">
                <h2 class="hint__title">{technique_title(&view.title, &view.lesson)}</h2>
                if view.has_stages {
                    <DispatchConsumer content={move |dispatch| stages(told, &dispatch)} />
                }
                {icon_button("Close the hint", Icon::Close, Some(Action::Play(PlayAction::CloseHint)))}
            </div>
            {cases(view.cases.0, view.cases.1)}
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
            if view.legend != LegendView::default() {
                {legend(&view.legend)}
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
        </Shown>
    }
}

/// Five bars: how much is told, and any stage at once.
fn stages(told: u8, dispatch: &Callback<Input>) -> Html {
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
                    onclick={telling(dispatch, Action::Play(PlayAction::Stage(number)))}
                />
            }
        </div>
    }
}
