//! The Make room: puzzles to print, or one that is set by hand.

use super::{book_pages::BookPages, by_hand::Part, form::book_form, set_room::set_room};
use crate::{
    action::{Action, MakeAction},
    controls::segments,
    view::PageView,
};
use std::rc::Rc;
use yew::prelude::*;

/// The room.
pub fn make_room(view: &PageView) -> Html {
    match (&view.book, &view.set) {
        (Some(book), _) => html! {
            <main key="make" class="room room--make">
                <BookPages
                    pages={Rc::clone(&book.pages)}
                    sample={book.made == 0}
                    title={Rc::clone(&book.title)}
                    look={book.look()}
                />
                {book_form(book)}
            </main>
        },
        (None, Some(set)) => set_room(view, set),
        (None, None) => Html::default(),
    }
}

/// The choice between the parts of the room.
pub(super) fn parts(open: Part) -> Html {
    let part = |(name, part): (&'static str, Part)| (name, part == open, Action::Make(MakeAction::Open(part)));
    segments("part", "What to make", Some("parts"), PARTS.into_iter().map(part))
}

const PARTS: [(&str, Part); 2] = [("Puzzle book", Part::Book), ("Set a puzzle", Part::ByHand)];
