//! What is worth knowing of a game while it is played.

use crate::view::AboutView;
use yew::prelude::*;

/// The card.
pub(super) fn about(view: &AboutView) -> Html {
    html! {
        <section class="about" aria-label="About this game">
            <h3 class="about__title">{&view.title}</h3>
            if let Some(asks) = view.asks {
                <p class="note-line">{asks}</p>
            }
            <svg class="about__bar" viewBox={format!("0 0 {} 1", view.of.max(1))} preserveAspectRatio="none" aria-hidden="true">
                <path class="about__filled" d={format!("M0 0h{}v1H0z", view.filled)} />
            </svg>
            {facts(&view.facts)}
        </section>
    }
}

/// Figures, each under its name.
fn facts(facts: &[(&'static str, String)]) -> Html {
    html! {
        <dl class="facts">
            for (name, value) in facts {
                <div key={*name} class="facts__fact"><dt>{*name}</dt><dd>{value}</dd></div>
            }
        </dl>
    }
}
