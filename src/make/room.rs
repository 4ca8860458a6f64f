//! The Make room: a puzzle book, or the puzzle editor.

use super::{
    book_form::BookForm,
    book_pages::BookPages,
    editor_room::editor_room,
    view::{BookView, MakeView},
};
use crate::{
    action::{Action, MakeAction, MakeTab},
    controls::{Segment, Segments},
    text::{self, Text},
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
        MakeView::Editor(editor) => editor_room(editor),
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

/// The props of a [`MakeChoice`].
#[derive(Properties, PartialEq)]
pub(super) struct MakeChoiceProps {
    /// The open tab.
    pub(super) open: MakeTab,
}

/// The choice between a puzzle book and the puzzle editor.
#[component]
pub(super) fn MakeChoice(&MakeChoiceProps { open }: &MakeChoiceProps) -> Html {
    let segment = |name: Text, part| Segment::new(name, part == open, Action::Make(MakeAction::Open(part)));
    let segments = vec![segment(text::make::PUZZLE_BOOK, MakeTab::Book), segment(text::make::SET_A_PUZZLE, MakeTab::Editor)];
    html! { <Segments group="part" label={text::make::WHAT} class={Some("parts")} {segments} /> }
}
