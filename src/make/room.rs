//! The Make room.

use super::book::{BookPages, book_maker};
use crate::view::BookView;
use yew::prelude::*;

/// The room.
pub fn make_room(book: &BookView) -> Html {
    html! {
        <main class="room room--make">
            <BookPages view={book.clone()} />
            {book_maker(book)}
        </main>
    }
}
