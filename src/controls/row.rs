//! A row of a list that can be pressed.

use super::dispatch::{telling, use_dispatch};
use crate::action::Action;
use yew::prelude::*;

/// What a [`Row`] is given.
#[derive(Properties, PartialEq)]
pub struct RowProps {
    /// What a press does.
    pub action: Action,
    /// Whether it is the one that is shown of a list of steps.
    #[prop_or_default]
    pub current: bool,
    /// The id of the popover that it closes.
    #[prop_or_default]
    pub closes: Option<&'static str>,
    /// What it says: [`row_words`], and what stands before or after them.
    pub children: Html,
}

/// The row.
#[component]
pub fn Row(RowProps { action, current, closes, children }: &RowProps) -> Html {
    let onclick = telling(&use_dispatch(), action.clone());
    html! {
        <button
            class="row"
            type="button"
            aria-current={current.then_some("step")}
            popovertarget={*closes}
            popovertargetaction={closes.map(|_| "hide")}
            {onclick}
        >
            {children.clone()}
        </button>
    }
}

/// A title and more about it.
pub fn row_words(title: impl Into<AttrValue>, detail: impl Into<Html>) -> Html {
    html! {
        <span class="row__text">
            <span class="row__title">{title.into()}</span>
            <span class="row__detail">{detail.into()}</span>
        </span>
    }
}
