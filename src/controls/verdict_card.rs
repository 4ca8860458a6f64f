//! The verdict on the board of a room: a line of words and a line about it.

use super::{Icon, IconImage};
use yew::prelude::*;

/// The props of [`VerdictCard`].
#[derive(Properties, PartialEq)]
pub struct VerdictCardProps {
    /// Its name.
    pub label: AttrValue,
    /// The classes of its sort.
    #[prop_or_default]
    pub class: Classes,
    /// The picture of that sort.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// The verdict.
    pub words: AttrValue,
    /// Whether it is only a number that changes with each key.
    #[prop_or_default]
    pub is_count: bool,
    /// The line about it.
    pub about: Html,
    /// The text for assistive technology alone, where the card speaks.
    #[prop_or_default]
    pub status: Option<AttrValue>,
    /// The content beside it.
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
