//! The Make room.

use super::book::{BookMaker, BookPages};
use crate::app::view::BookView;
use yew::prelude::*;

/// What a [`MakeRoom`] is given.
#[derive(Properties, PartialEq)]
pub struct MakeRoomProps {
    /// The book.
    pub book: BookView,
}

/// The room.
#[component]
pub fn MakeRoom(MakeRoomProps { book }: &MakeRoomProps) -> Html {
    html! {
        <main class="room room--make">
            <BookPages view={book.clone()} />
            <BookMaker view={book.clone()} />
        </main>
    }
}
