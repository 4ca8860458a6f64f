//! The bar over a room, while a collection is open: which puzzle of it is on the board, or that it is being judged.

use super::view::ListBarView;
use crate::{
    action::{Action, CollectionAction},
    controls::{Button, ButtonStyle},
    text,
};
use nonet_protocol::TableAction;
use yew::prelude::*;

/// What a [`CollectionBar`] is given.
#[derive(Properties, PartialEq)]
pub struct CollectionBarProps {
    /// What it says.
    pub view: ListBarView,
}

/// The bar, with the ways back to the table, on to the next puzzle, and out.
#[component]
pub fn CollectionBar(CollectionBarProps { view }: &CollectionBarProps) -> Html {
    let button = |label: &'static str, action: Action| html! { <Button {label} style={ButtonStyle::Quiet} {action} /> };
    html! {
        <section class="collection-bar" aria-label={text::shell::LIST}>
            <span class="collection-bar__words">
                <span class="collection-bar__name">{&*view.name}</span>
                {&view.words}
            </span>
            {button(text::library::LIST, Action::Collection(CollectionAction::ShowTable))}
            if view.is_here {
                {button(text::library::NEXT_UNSOLVED, TableAction::Next.into())}
            }
            {button(text::library::LEAVE, TableAction::Leave.into())}
        </section>
    }
}
