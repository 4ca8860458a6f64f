//! The Make room: puzzles to order, to be printed.

use crate::app::{
    action::Action,
    components::{book_maker, book_pages, tag},
    view::BookView,
};
use yew::prelude::*;

/// The room.
pub(super) fn make(book: &BookView, onaction: &Callback<Action>) -> Html {
    tag("main", "room room--make").child(book_pages(book)).child(book_maker(book, onaction)).into()
}
