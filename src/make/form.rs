//! What the book is made by, and what becomes of it. The button that leads on is what comes next: to make it, then to print it.

use super::{by_hand::Part, room::parts};
use crate::{
    action::{Action, BoardAction, MakeAction},
    controls::{Button, ButtonStyle, button},
    shell::{settings_rows, title_row},
    state::settings,
    view::BookView,
};
use yew::prelude::*;

pub(super) fn book_form(view: &BookView) -> Html {
    html! {
        <section class="maker" aria-label="Make a book">
            {parts(Part::Book)}
            <h2 class="hidden">{"Puzzle book"}</h2>
            <div class="maker__form settings">
                {settings_rows(settings::BOOK, view.settings, &|setting| view.choices(setting))}
                {title_row(&view.title)}
            </div>
            if !view.remark.is_empty() {
                <p class="maker__remark" role="status">{&view.remark}</p>
            }
            <div class="maker__next">
                if view.running {
                    <progress class="maker__progress" max={view.wanted.to_string()} value={view.made.to_string()} aria-label="Made" />
                }
                <p class="maker__words" role="status">{&view.words}</p>
                {buttons(view)}
            </div>
        </section>
    }
}

fn buttons(view: &BookView) -> Html {
    let style = |leads_on| if leads_on { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let make = (!view.blocked).then_some(Action::Make(MakeAction::MakeBook));
    let out = |action| (view.made > 0).then_some(Action::Make(action));
    let make = match (view.running, view.made == 0) {
        (true, _) => ("Stop", ButtonStyle::Plain, Some(Action::Make(MakeAction::StopBook))),
        (false, true) => ("Make", ButtonStyle::Primary, make),
        (false, false) => (if view.again { "Make again" } else { "Make another" }, style(!view.ready), make),
    };
    let buttons = [
        make,
        // While puzzles still come, pages are numbered for all that were asked for.
        ("Print", style(view.ready), out(MakeAction::Print).filter(|_| !view.running)),
        ("Text", ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: false })),
        ("CSV", ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: true })),
    ];
    html! {
        <div class="tools__row">
            for (place, (label, style, action)) in buttons.into_iter().enumerate() {
                <Button key={place} {label} {style} {action} />
            }
            if view.has_other {
                {button("Other book", ButtonStyle::Plain, Action::Board(BoardAction::Undo))}
            }
        </div>
    }
}
