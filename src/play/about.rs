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
            <svg class="about__bar" viewBox={format!("0 0 {} 1", view.of.max(1))} preserveAspectRatio="none" role="img" aria-label={filled(view)}>
                <path class="about__all" d={format!("M0 0h{}v1H0z", view.of)} />
                <path class="about__filled" d={format!("M0 0h{}v1H0z", view.filled)} />
            </svg>
            <dl class="facts">
                <div class="facts__fact"><dt>{"Filled"}</dt><dd>{format!("{} of {}", view.filled, view.of)}</dd></div>
                for (name, value) in &view.facts {
                    <div key={*name} class="facts__fact"><dt>{*name}</dt><dd>{value}</dd></div>
                }
            </dl>
        </section>
    }
}

fn filled(view: &AboutView) -> String {
    format!("{} of {} cells filled", view.filled, view.of)
}
