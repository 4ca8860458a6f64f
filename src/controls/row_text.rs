//! What a row says: a title, and more about it.

use yew::prelude::*;

/// What a [`RowText`] is given.
#[derive(Properties, PartialEq)]
pub struct RowTextProps {
    /// The title.
    pub title: AttrValue,
    /// What stands under it.
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
