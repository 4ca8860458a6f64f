//! The Make room: puzzles to print, or one that is set by hand.

use super::{by_hand::Part, form::book_form, pages::book_pages, set_room::set_room};
use crate::{
    action::{Action, MakeAction},
    controls::segments,
    view::PageView,
};
use yew::prelude::*;

/// The room.
pub fn make_room(view: &PageView) -> Html {
    match (&view.book, &view.set) {
        (Some(book), _) => html! {
            <main key="make" class="room room--make">
                {book_pages(book)}
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
