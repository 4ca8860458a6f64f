//! A card about the game that is played.

use super::facts::Facts;
use crate::{play::about_view::AboutView, text};
use yew::prelude::*;

/// The props of [`AboutCard`].
#[derive(Properties, PartialEq)]
pub struct AboutCardProps {
    /// The game in figures.
    pub view: AboutView,
}

/// The card.
#[component]
pub fn AboutCard(AboutCardProps { view }: &AboutCardProps) -> Html {
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
