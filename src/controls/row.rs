//! A row of a list that can be pressed.

use super::dispatch::{pointing, telling, use_dispatch};
use crate::action::Action;
use nonet_core::board::CellSet;
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
    /// The cells that it is about: they are lit while it is pointed at or has the focus.
    #[prop_or(CellSet::EMPTY)]
    pub points: CellSet,
    /// What it says: [`row_words`], and what stands before or after them.
    pub children: Html,
}

/// The row.
#[component]
pub fn Row(RowProps { action, current, closes, points, children }: &RowProps) -> Html {
    let dispatch = use_dispatch();
    let onclick = telling(&dispatch, action.clone());
    let points = (!points.is_empty()).then_some(*points);
    html! {
        <button
            class="row"
            type="button"
            aria-current={current.then_some("step")}
            popovertarget={*closes}
            popovertargetaction={closes.map(|_| "hide")}
            {onclick}
            onmouseenter={points.map(|cells| pointing(&dispatch, cells))}
            onmouseleave={points.map(|_| pointing(&dispatch, CellSet::EMPTY))}
            onfocus={points.map(|cells| pointing(&dispatch, cells))}
            onblur={points.map(|_| pointing(&dispatch, CellSet::EMPTY))}
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
