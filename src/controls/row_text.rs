//! The text of a row: a title with details under it.

use yew::prelude::*;

/// The props of [`RowText`].
#[derive(Properties, PartialEq)]
pub struct RowTextProps {
    /// The title.
    pub title: AttrValue,
    /// The details under the title.
    pub children: Html,
}

/// The title and the details.
#[component]
pub fn RowText(RowTextProps { title, children }: &RowTextProps) -> Html {
    html! {
        <span class="row__text">
            <span class="row__title">{title}</span>
            <span class="row__detail">{children.clone()}</span>
        </span>
    }
}
