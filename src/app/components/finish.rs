//! A game is finished: quietly, with a look back.

use crate::app::view::{FinishView, ReviewedView};
use yew::prelude::*;

/// The card, and under it each digit with what it rested on.
pub fn finish_card(view: &FinishView) -> Html {
    html! {
        <section class="finish" aria-label="Finished">
            <h2 class="finish__title">{"Solved"}</h2>
            <p>{view.words.clone()}</p>
            if let Some(hardest) = &view.hardest {
                <p>{hardest.clone()}</p>
            }
            if !view.moves.is_empty() {
                <details class="finish__review">
                    <summary>{"Review"}</summary>
                    <ol>{for view.moves.iter().map(reviewed)}</ol>
                </details>
            }
        </section>
    }
}

fn reviewed(view: &ReviewedView) -> Html {
    html! {
        <li>
            <b>{view.words.clone()}</b>{": "}{view.ground.clone()}
            if let Some(pause) = &view.pause {
                <i>{", "}{pause.clone()}</i>
            }
        </li>
    }
}
