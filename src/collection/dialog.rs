//! What is shown of files of many puzzles, and the library: in a dialog, and over a room. It is markup of the worker, which says itself what is done in it
//! (`platform/marked.rs`).

use super::{import_bar::ImportBar, imports::Imports};
use crate::{
    action::{Action, PlayAction},
    controls::{ButtonStyle, button, file_button},
};
use nonet_core::board::Grid;
use nonet_protocol::{Part, Screen};
use std::rc::Rc;
use yew::prelude::*;

/// What the dialog holds: the table, of which the rows have the focus and the cursor is one of them, or the library, to which a file can
/// be added; above it the files that are being read.
pub fn collection(screen: &Screen, imports: &Imports) -> Html {
    let part = |part| raw(screen.text(part));
    let is_table = !screen.text(Part::Filters).is_empty();
    html! {
        <div class="collection">
            <ImportBar imports={imports.clone()} leads={false} />
            if screen.library {
                <input
                    id="do-find"
                    class="library__field"
                    type="search"
                    aria-label="Search"
                    placeholder="Level, label, date, name, digits"
                    autocomplete="off"
                    data-do="find"
                    data-first=""
                />
            }
            <div class="collection__head">{part(Part::Head)}{part(Part::Run)}</div>
            if is_table {
                <div class="collection__head">{part(Part::Filters)}</div>
                <p class="note-line" role="status">{part(Part::Words)}</p>
                <div
                    class="collection__list"
                    role="grid"
                    aria-label="Puzzles"
                    aria-rowcount={screen.count.to_string()}
                    aria-multiselectable="true"
                    aria-activedescendant={format!("place-{}", screen.cursor)}
                    tabindex="0"
                    data-first=""
                >
                    <div class="collection__row collection__row--heads" role="row">{part(Part::Heads)}</div>
                    <div role="rowgroup">{part(Part::Rows)}</div>
                </div>
                <div class="collection__head">{part(Part::Foot)}</div>
            }
            if screen.library {
                <p class="note-line" role="status">{part(Part::Words)}</p>
                <div class="library">{part(Part::Rows)}</div>
                <div class="collection__head">
                    {button("Backup", ButtonStyle::Quiet, Action::Play(PlayAction::Backup))}
                    {file_button()}
                </div>
            }
        </div>
    }
}

/// What stands over a room while this is on its board.
pub fn collection_bar(screen: &Screen, board: Option<Grid>) -> Html {
    let is_here = screen.givens.is_some() && screen.givens == board;
    let markup = screen.text(if is_here { Part::Here } else { Part::Elsewhere });
    html! {
        if !markup.is_empty() {
            <section class="collection-bar" aria-label="List of puzzles">{raw(markup)}</section>
        }
    }
}

fn raw(markup: Rc<str>) -> Html {
    Html::from_html_unchecked(markup.into())
}
