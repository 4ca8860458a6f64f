//! The card about the open game.

use super::facts::Facts;
use crate::{play::about_view::AboutView, text};
use yew::prelude::*;

/// The card: the name of the game, the demands of its level, and figures about it.
#[component]
pub fn AboutCard(view: &AboutView) -> Html {
    html! {
        <section class="about" aria-label={text::play::ABOUT}>
            <h3 class="about__title">{&view.title}</h3>
            if let Some(asks) = view.asks {
                <p class="note-line">{asks}</p>
            }
            <svg class="about__bar" viewBox={format!("0 0 {} 1", view.of.max(1))} preserveAspectRatio="none" aria-hidden="true">
                <path class="about__filled" d={format!("M0 0h{}v1H0z", view.filled)} />
            </svg>
            <Facts facts={view.facts.clone()} />
        </section>
    }
}
