//! The Make room.

use super::book::{book_maker, book_pages};
use crate::view::BookView;
use yew::prelude::*;

/// The room.
pub fn make_room(book: &BookView) -> Html {
    html! {
        <main class="room room--make">
            {book_pages(book)}
            {book_maker(book)}
        </main>
    }
}
