//! The review of a finished game, step by step.

use super::reviewed_row::ReviewedRow;
use crate::{
    action::{Action, PlayAction},
    controls::{Button, ButtonStyle, Icon, Slider, use_dispatch},
    play::replay_view::ReplayView,
    text,
};
use yew::prelude::*;

/// The shown step, the slider over all steps, three moments, and folded the digits with the ground of each.
#[component]
pub fn ReviewPanel(view: &ReplayView) -> Html {
    let (at, of) = (view.at, view.of);
    let to = |at| Action::Play(PlayAction::Replay(at));
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, move |at, dispatch| dispatch.emit(to(at).into()));
    let bare = |label, icon, action: Option<Action>| html! { <Button {label} {icon} style={ButtonStyle::Bare} {action} /> };
    html! {
        <section class="replay" aria-label={text::play::REVIEW}>
            <p class="replay__step">
                {&view.words}
                if !view.ground.is_empty() {
                    <span class="replay__ground">{&view.ground}</span>
                }
            </p>
            <div class="replay__bar">
                {bare(text::play::STEP_BACK, Icon::Previous, at.checked_sub(1).map(to))}
                <Slider label={text::play::STEP_OF_GAME} count={of + 1} {at} value_text={view.words.clone()} {onchange} />
                {bare(text::play::STEP_ON, Icon::Next, (at < of).then(|| to(at + 1)))}
                {bare(text::play::CLOSE_REVIEW, Icon::Close, Some(Action::Play(PlayAction::CloseHelp)))}
            </div>
            <div class="scroller replay__list">
                if !view.moments.is_empty() {
                    <h3 class="games__title">{text::play::MOMENTS}</h3>
                    <ul class="replay__moves">
                        for (name, view) in &view.moments {
                            <li key={*name}><ReviewedRow {name} view={view.clone()} is_shown={view.step == at} /></li>
                        }
                    </ul>
                }
                if !view.moves.is_empty() {
                    <details>
                        <summary class="replay__fold">{text::play::EVERY_DIGIT}</summary>
                        <ol class="replay__moves">
                            for view in &view.moves {
                                <li><ReviewedRow view={view.clone()} is_shown={view.step == at} /></li>
                            }
                        </ol>
                    </details>
                }
            </div>
        </section>
    }
}
