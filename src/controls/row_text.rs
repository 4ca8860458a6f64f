//! The text of a row: a title, and more about it.

use yew::prelude::*;

/// The props of [`RowText`].
#[derive(Properties, PartialEq)]
pub struct RowTextProps {
    /// The title.
    pub title: AttrValue,
    /// The text under it.
    pub children: Html,
}

/// The title over the rest.
#[component]
pub fn RowText(RowTextProps { title, children }: &RowTextProps) -> Html {
    html! {
        <span class="row__text">
            <span class="row__title">{title}</span>
            <span class="row__detail">{children.clone()}</span>
        </span>
    }
}
