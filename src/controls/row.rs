//! A row of a list, which is a button.

use super::{emits, use_dispatch};
use crate::action::{Action, ShellAction};
use nonet_core::board::CellSet;
use yew::prelude::*;

/// The props of [`Row`].
#[derive(Properties, PartialEq)]
pub struct RowProps {
    /// The action of a press.
    pub action: Action,
    /// Whether the row is the shown one in a list of steps.
    #[prop_or_default]
    pub current: bool,
    /// The actions when the pointer or the focus enters the row, and when it leaves.
    #[prop_or_default]
    pub pointed: Option<(Action, Action)>,
    /// The content: a [`RowText`], and more before or after it.
    pub children: Html,
}

/// The row.
#[component]
pub fn Row(RowProps { action, current, pointed, children }: &RowProps) -> Html {
    let dispatch = use_dispatch();
    let onclick = emits(&dispatch, action.clone());
    let (begins, ends) = pointed.clone().unzip();
    // A row that scrolls under a resting pointer is not pointed at.
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
            onmouseleave={ends.clone().map(|action| emits(&dispatch, action))}
            onfocus={begins.map(|action| emits(&dispatch, action))}
            onblur={ends.map(|action| emits(&dispatch, action))}
        >
            {children.clone()}
        </button>
    }
}

/// The actions of a row about these cells, which highlight the cells while the row is pointed at.
#[must_use]
pub fn highlight_on_hover(cells: CellSet) -> (Action, Action) {
    let point = |cells| Action::Shell(ShellAction::Point(cells));
    (point(cells), point(CellSet::EMPTY))
}

/// The props of [`RowText`].
#[derive(Properties, PartialEq)]
pub struct RowTextProps {
    /// The title.
    pub title: AttrValue,
    /// The details under the title.
    pub children: Html,
}

/// The text of a row: a title with details under it.
#[component]
pub fn RowText(RowTextProps { title, children }: &RowTextProps) -> Html {
    html! {
        <span class="row__text">
            <span class="row__title">{title}</span>
            <span class="row__detail">{children.clone()}</span>
        </span>
    }
}
