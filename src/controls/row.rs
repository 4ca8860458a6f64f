//! A row of a list that can be pressed.

use super::dispatch::{telling, use_dispatch};
use crate::action::{Action, ShellAction};
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
    /// What is done when it is pointed at or gets the focus, and when that ends.
    #[prop_or_default]
    pub pointed: Option<(Action, Action)>,
    /// What it says: [`row_words`], and what stands before or after them.
    pub children: Html,
}

/// The row.
#[component]
pub fn Row(RowProps { action, current, pointed, children }: &RowProps) -> Html {
    let dispatch = use_dispatch();
    let onclick = telling(&dispatch, action.clone());
    let at = |action: fn(&(Action, Action)) -> &Action| pointed.as_ref().map(|pointed| action(pointed).clone());
    let (begins, ends) = (at(|(begins, _)| begins), at(|(_, ends)| ends));
    // A list that moves under a pointer that rests is not pointed at.
    let onmouseenter = begins.clone().map(|action| {
        let dispatch = dispatch.clone();
        move |event: MouseEvent| {
            if event.movement_x() != 0 || event.movement_y() != 0 {
                dispatch.emit(action.clone().into());
            }
        }
    });
    html! {
        <button
            class="row"
            type="button"
            aria-current={current.then_some("step")}
            {onclick}
            {onmouseenter}
            onmouseleave={ends.clone().map(|action| telling(&dispatch, action))}
            onfocus={begins.map(|action| telling(&dispatch, action))}
            onblur={ends.map(|action| telling(&dispatch, action))}
        >
            {children.clone()}
        </button>
    }
}

/// For a row that is about these cells: they are lit while it is pointed at.
#[must_use]
pub fn lighting(cells: CellSet) -> (Action, Action) {
    let point = |cells| Action::Shell(ShellAction::Point(cells));
    (point(cells), point(CellSet::EMPTY))
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
