//! The bar over a room while a collection is open. It names the collection and the place of the puzzle on the board, or says that
//! puzzles are being judged.

use super::view::ListBarView;
use crate::{
    action::Action,
    controls::{Button, ButtonStyle},
    text,
};
use nonet_protocol::{CollectionEvent, TableAction};
use yew::prelude::*;

/// The bar, with buttons that show the table, open the next unsolved puzzle, and close the collection.
#[component]
pub fn CollectionBar(view: &ListBarView) -> Html {
    let button = |label: &'static str, action: Action| html! { <Button {label} style={ButtonStyle::Quiet} {action} /> };
    html! {
        <section class="collection-bar" aria-label={text::shell::LIST}>
            <span class="collection-bar__words">
                <span class="collection-bar__name">{&*view.name}</span>
                {&view.words}
            </span>
            {button(text::library::LIST, CollectionEvent::ShowTable.into())}
            if view.is_here {
                {button(text::library::NEXT_UNSOLVED, TableAction::Next.into())}
            }
            {button(text::library::LEAVE, TableAction::Leave.into())}
        </section>
    }
}
