//! The buttons that make, print and download the book. The primary button is the next thing to do: first make the book, then
//! print it.

use super::view::BookView;
use crate::{
    action::{Action, BoardAction, MakeAction},
    controls::{Button, ButtonStyle},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`BookButtons`].
#[derive(Properties, PartialEq)]
pub(super) struct BookButtonsProps {
    /// The book.
    pub(super) view: Rc<BookView>,
}

/// The row of buttons.
#[component]
pub(super) fn BookButtons(BookButtonsProps { view }: &BookButtonsProps) -> Html {
    let style = |leads_on| if leads_on { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let make = (!view.blocked).then_some(MakeAction::MakeBook);
    let out = |action| (view.made > 0).then_some(action);
    let make = match (view.running, view.made == 0) {
        (true, _) => (text::book::STOP, ButtonStyle::Plain, Some(MakeAction::StopBook)),
        (false, true) => (text::book::MAKE, ButtonStyle::Primary, make),
        (false, false) => (if view.again { text::book::MAKE_AGAIN } else { text::book::MAKE_ANOTHER }, style(!view.ready), make),
    };
    let buttons = [
        make,
        // Printing waits until all puzzles are made, since the page numbers already count the puzzles still to come.
        (text::book::PRINT, style(view.ready), out(MakeAction::Print).filter(|_| !view.running)),
        (text::book::TEXT, ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: false })),
        (text::book::CSV, ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: true })),
    ];
    html! {
        <div class="tools__row">
            for (place, (label, style, action)) in buttons.into_iter().enumerate() {
                <Button key={place} {label} {style} action={action.map(Action::Make)} />
            }
            if view.has_other {
                <Button label={text::book::OTHER_BOOK} action={Action::Board(BoardAction::Undo)} />
            }
        </div>
    }
}
