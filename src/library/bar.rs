//! The bar over a room while a collection is open. It names the collection and the place of the puzzle on the board, or says that
//! puzzles are being judged.

use super::state::Collections;
use crate::{
    action::Action,
    controls::{Button, ButtonStyle},
    text::{self, Text},
};
use nonet_core::board::Grid;
use nonet_protocol::{CollectionEvent, TableAction};
use std::rc::Rc;
use yew::prelude::*;

/// The view of the bar over a room.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct ListBarView {
    /// The name of the collection.
    pub name: Rc<str>,
    /// The words after the name: `: 12 of 100,000`.
    pub words: String,
    /// Whether the puzzle that was last opened from the collection is on the board.
    pub is_here: bool,
}

/// Returns the view of the bar over a room while these givens are on the board. None if there is nothing to say.
pub(crate) fn list_bar(collections: &Collections, board: Option<Grid>) -> Option<ListBarView> {
    let bar = collections.screen.bar.as_ref()?;
    let name = Rc::clone(&bar.name);
    let here = bar.here.filter(|here| Some(here.givens) == board);
    match (here, bar.judging) {
        (Some(here), _) => Some(ListBarView { name, words: text::library::place(here.row, bar.rows), is_here: true }),
        (None, Some(run)) => Some(ListBarView { name, words: text::library::judging(run).say(), is_here: false }),
        (None, None) => None,
    }
}

/// The bar, with buttons that show the table, open the next unsolved puzzle, and close the collection.
#[component]
pub fn CollectionBar(view: &ListBarView) -> Html {
    let button = |label: Text, action: Action| html! { <Button {label} style={ButtonStyle::Quiet} {action} /> };
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
