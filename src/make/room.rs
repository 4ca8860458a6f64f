//! The Make room: a puzzle book, or the puzzle editor.

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
    /// The view of the room.
    pub view: MakeView,
}

/// The room with its open tab.
#[component]
pub fn MakeRoom(MakeRoomProps { view }: &MakeRoomProps) -> Html {
    match view {
        MakeView::Book(book) => book_room(book),
        MakeView::Set(set) => html! { <SetRoom view={Rc::clone(set)} /> },
    }
}

/// Draws the pages of the book and the form in which it is made.
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
