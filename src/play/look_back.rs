//! A finished game is gone through once more, step by step as the player went.

use crate::{
    action::{Action, PlayAction},
    controls::{Icon, Row, icon_button, slider},
    view::{LookBackView, ReviewedView},
};
use yew::prelude::*;

/// The step that is shown, the slider over all of them, and each digit with what it rested on.
pub(super) fn look_back(view: &LookBackView) -> Html {
    let (at, of) = (view.at, view.of);
    let to = |at| Action::Play(PlayAction::LookBack(at));
    html! {
        <section class="look-back" aria-label="Review">
            <p class="look-back__step">
                {&view.words}
                if !view.ground.is_empty() {
                    <span class="look-back__ground">{&view.ground}</span>
                }
            </p>
            <div class="look-back__bar">
                {icon_button("Step back", Icon::Previous, at.checked_sub(1).map(to))}
                {slider("Step of the game", of + 1, at, view.words.clone(), to)}
                {icon_button("Step on", Icon::Next, (at < of).then(|| to(at + 1)))}
                {icon_button("Close the review", Icon::Close, Some(Action::Play(PlayAction::CloseHint)))}
            </div>
            <ol class="look-back__moves">{for view.moves.iter().map(|it| reviewed(it, it.step == at))}</ol>
        </section>
    }
}

fn reviewed(view: &ReviewedView, current: bool) -> Html {
    html! {
        <li>
            <Row action={Action::Play(PlayAction::LookBack(view.step))} {current}>
                <span>
                    <b>{&view.words}</b>
                    {": "}
                    {&view.ground}
                    if let Some(pause) = &view.pause {
                        <i>{", "}{pause}</i>
                    }
                </span>
            </Row>
        </li>
    }
}
