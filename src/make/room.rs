//! The Make room: puzzles to print, or one that is set by hand.

use super::{
    book_form::BookForm,
    book_pages::BookPages,
    set_room::SetRoom,
    view::{BookView, MakeView},
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`MakeRoom`].
#[derive(Properties, PartialEq)]
pub struct MakeRoomProps {
    /// What the room shows.
    pub view: MakeView,
}

/// The room, with the part of it that is open.
#[component]
pub fn MakeRoom(MakeRoomProps { view }: &MakeRoomProps) -> Html {
    match view {
        MakeView::Book(book) => book_room(book),
        MakeView::Set(set) => html! { <SetRoom view={Rc::clone(set)} /> },
    }
}

/// The pages of the book, and the form by which it is made.
fn book_room(book: &Rc<BookView>) -> Html {
    html! {
        <main class="room room--make">
            <BookPages
                pages={Rc::clone(&book.pages)}
                sample={book.made == 0}
                title={Rc::clone(&book.title)}
                look={book.look()}
            />
            <BookForm view={Rc::clone(book)} />
        </main>
    }
}
