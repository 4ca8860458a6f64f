//! The card with the verdict on a board: the verdict in words, and a line about it.

use super::{Icon, IconImage};
use yew::prelude::*;

/// The props of [`VerdictCard`].
#[derive(Properties, PartialEq)]
pub struct VerdictCardProps {
    /// The name of the card.
    pub label: AttrValue,
    /// The classes of the kind of verdict.
    #[prop_or_default]
    pub class: Classes,
    /// The icon of the kind of verdict.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// The verdict.
    pub words: AttrValue,
    /// Whether the verdict is only a number that changes with each key.
    #[prop_or_default]
    pub is_count: bool,
    /// The line about the verdict.
    pub about: Html,
    /// The text for screen readers only; `None` if the card announces nothing.
    #[prop_or_default]
    pub status: Option<AttrValue>,
    /// The content beside the verdict.
    #[prop_or_default]
    pub children: Html,
}

/// The card.
#[component]
pub fn VerdictCard(props: &VerdictCardProps) -> Html {
    let VerdictCardProps { label, class, icon, words, is_count, about, status, children } = props;
    html! {
        <section class={classes!("verdict", class.clone())} aria-label={label}>
            if let Some(icon) = *icon {
                <span class="verdict__icon"><IconImage {icon} /></span>
            }
            <div class="verdict__text">
                <h2 class={classes!("verdict__words", is_count.then_some("verdict__words--count"))}>{words}</h2>
                <p class="verdict__count">{about.clone()}</p>
                if let Some(status) = status {
                    <p class="hidden" role="status">{status}</p>
                }
            </div>
            {children.clone()}
        </section>
    }
}
