//! What was chosen and made ahead, kept in this browser from one visit to the next. The games are kept elsewhere (`archive/`).
//!
//! Records, each of which names its [form](crate::session::record):
//!
//! | key | holds |
//! |---|---|
//! | `nonet.next` | the next puzzle of each level, as [`Making::text`] writes them |
//! | `nonet.book` | what the book is made from, as [`BookOrder::text`] writes it; in sessionStorage too, as the next three, so that each tab finds its own when it is loaded anew |
//! | `nonet.puzzles` | the puzzles that were made of it, as [`Book::text`] writes them |
//! | `nonet.book.other` | the book in whose place it came, as [`OtherBook::text`] writes it |
//! | `nonet.make` | what else the Make room holds, as [`KeptMake::text`] writes it |
//! | `nonet.settings` | the settings but the look, as [`Settings::text_with`] writes them: each by itself, among what other tabs wrote |
//! | `nonet.pauses` | when the streak of days was paused, a line each, as [`Pauses::text`] writes it |
//! | `nonet.import.` + number | an import of a list that did not come to its end: the tab that reads it, and the name of the file |
//! | `nonet.solve`, `nonet.solve.log` | the Solve room, as [`KeptSolve`] writes it, and its log; in sessionStorage too |
//!
//! Single words:
//!
//! | key | holds |
//! |---|---|
//! | `nonet.theme` | `light` or `dark`, if one was chosen |
//! | `nonet.collection` | the number of the file of many puzzles that is open |
//! | `nonet.paused` | in sessionStorage: whether this tab paused its game |

use super::Stored;
use crate::{
    action::{Input, Keeping, KeptPart, PageEvent, Theme},
    browser::{address::page_address, archive, clock::today, imports, settings::SETTINGS, shelf, shelf::Outcome, theme},
    make::{
        keeping::KeptMake,
        state::{Book, BookOrder, OtherBook},
    },
    play::PAUSES_FORM,
    session::{Making, Settings, record::Form},
    solve::kept::KeptSolve,
};
use gloo::{events::EventListener, utils::window};
use nonet_core::board::Grid;
use nonet_game::Pauses;
use nonet_protocol::{BookPuzzle, CollectionId};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Storage, StorageEvent};
use yew::prelude::*;

pub(crate) const THEME: &str = "nonet.theme";
const NEXT: &str = "nonet.next";
const PAUSES: &str = "nonet.pauses";
const PAUSED: &str = "nonet.paused";
const SOLVE: &str = "nonet.solve";
const SOLVE_LOG: &str = "nonet.solve.log";
const BOOK: &str = "nonet.book";
const OTHER_BOOK: &str = "nonet.book.other";
const PUZZLES: &str = "nonet.leaves";
const COLLECTION: &str = "nonet.collection";
const MAKE: &str = "nonet.make";

/// How many seeds there are to begin with: as many as a random number of the browser tells apart.
const SEEDS: f64 = (1_u64 << 53) as f64;

/// What was kept from earlier visits.
pub async fn load_stored() -> Stored {
    let (archive, open) = archive::find().await;
    let mut making = Making::new((js_sys::Math::random() * SEEDS) as u64, today());
    let reported = archive::reported_before();
    let [unstarted, chosen] = archive::unstarted_before();
    let Some(storage) = storage() else {
        return Stored { archive, open, making, site: page_address(), system_look: theme::system_look(), ..Stored::default() };
    };
    making.next = Making::read_next(&read(&storage, NEXT).unwrap_or_default());
    Stored {
        archive,
        open,
        unstarted,
        chosen,
        reported,
        making,
        paused: session().and_then(|tab| read(&tab, PAUSED)).is_some_and(|it| !it.is_empty()),
        theme: read(&storage, THEME).and_then(|name| Theme::named(&name)),
        site: page_address(),
        system_look: theme::system_look(),
        solve: load_solve(),
        order: BookOrder::read(&known(BookOrder::FORM, KeptPart::Make, latest(BOOK))),
        pauses: Pauses::read(&known(PAUSES_FORM, KeptPart::Pauses, read(&storage, PAUSES).unwrap_or_default())),
        collection: read(&storage, COLLECTION).and_then(|id| id.parse().ok()),
        puzzles: known(Book::FORM, KeptPart::Make, latest(PUZZLES)),
        other_book: OtherBook::read(&known(OtherBook::FORM, KeptPart::Make, latest(OTHER_BOOK))),
        make: KeptMake::read(&known(KeptMake::FORM, KeptPart::Make, latest(MAKE))),
        interrupted: imports::interrupted().await,
        settings: Settings::read(&known(Settings::FORM, KeptPart::Settings, read(&storage, SETTINGS).unwrap_or_default())),
    }
}

/// A record, unless it was written by a later version of the page: then it is as if nothing were kept, and that is noted.
fn known(form: Form, part: KeptPart, text: String) -> String {
    if form.read(&text).is_ok() {
        return text;
    }
    shelf::note_later(part);
    String::new()
}

/// What is kept when it changes.
#[derive(Clone, PartialEq)]
pub(crate) struct Kept {
    pub(crate) book: (BookOrder, Rc<Vec<BookPuzzle>>),
    pub(crate) is_loaded: bool,
    pub(crate) other_book: Option<Rc<OtherBook>>,
    pub(crate) next: [Option<Grid>; 5],
    pub(crate) make: KeptMake,
    pub(crate) pauses: Pauses,
    pub(crate) collection: Option<CollectionId>,
    pub(crate) paused: bool,
    pub(crate) solve: Option<KeptSolve>,
}

/// Keeps the puzzles that were made ahead, what the Make room holds, the pauses of the streak, which file of many puzzles is open,
/// whether the game is paused, and the Solve room while it is in sight.
#[hook]
pub(crate) fn use_stored(kept: Kept, book: Book, oninput: &Callback<Input>) {
    let oninput = oninput.clone();
    let before = use_mut_ref(|| None::<Kept>);
    use_effect_with(kept, move |now| {
        let before = before.replace(Some(now.clone()));
        keep_solve(before.as_ref().and_then(|before| before.solve.as_ref()), now.solve.as_ref());
        let Some(before) = before else { return };
        if before.paused != now.paused {
            // Without it, the game is not paused when the tab is loaded anew.
            let _ = session().map(|session| session.set_item(PAUSED, if now.paused { "paused" } else { "" }));
        }
        if before.next != now.next {
            let _ = shelf::set(storage(), NEXT, &Making::text(&now.next)); // without it they are made anew
        }
        // What didn't change here stays as it is kept, for another tab may have changed it since; and so does a book of an earlier
        // visit that is only looked at.
        if before.make != now.make {
            shelf::keep_in_both(MAKE, KeptPart::Make, now.make.text());
        }
        if before.book.0 != now.book.0 || before.is_loaded && before.book != now.book {
            shelf::keep_in_both(BOOK, KeptPart::Make, book.order.text());
            shelf::keep_in_both(PUZZLES, KeptPart::Make, book.text());
        }
        if before.other_book != now.other_book {
            shelf::keep_in_both(
                OTHER_BOOK,
                KeptPart::Make,
                now.other_book.as_ref().map_or_else(String::new, |other| other.text()),
            );
        }
        if before.pauses != now.pauses {
            let (from, to, oninput) = (before.pauses.clone(), now.pauses.clone(), oninput.clone());
            shelf::write(PAUSES, KeptPart::Pauses, move || keep_pauses(&from, &to, &oninput));
        }
        if before.collection != now.collection {
            let number = now.collection.map_or_else(String::new, |id| id.to_string());
            let _ = shelf::set(storage(), COLLECTION, &number); // without it no list is open next time
        }
    });
}

/// What this tab had in the Solve room; in a new tab, what was there last.
fn load_solve() -> Option<KeptSolve> {
    let text = |storage: &Storage, key, form| known(form, KeptPart::Solve, read(storage, key).unwrap_or_default());
    both()
        .find_map(|storage| KeptSolve::read(&text(&storage, SOLVE, KeptSolve::FORM), &text(&storage, SOLVE_LOG, KeptSolve::LOGS)))
}

/// Whether this tab keeps the Solve room.
pub(crate) fn keeps_solve() -> bool {
    session().is_some_and(|tab| read(&tab, SOLVE).is_some())
}

/// What this tab kept under a name; in a new tab, what was kept there last.
fn latest(key: &str) -> String {
    both().find_map(|storage| read(&storage, key)).unwrap_or_default()
}

/// The storage of this tab, then that of all tabs.
fn both() -> impl Iterator<Item = Storage> {
    [session(), storage()].into_iter().flatten()
}

/// Keeps what changed of the Solve room, also by what the page opened with; its logs, which may be long, only when they changed.
fn keep_solve(before: Option<&KeptSolve>, now: Option<&KeptSolve>) {
    let Some(solve) = now.filter(|_| before != now) else { return };
    shelf::keep_in_both(SOLVE, KeptPart::Solve, solve.text());
    if before.map(KeptSolve::logs) != Some(solve.logs()) {
        shelf::keep_in_both(SOLVE_LOG, KeptPart::Solve, solve.log_text());
    }
}

/// Keeps how one change made the pauses what they are, among those that another tab may have kept.
fn keep_pauses(before: &Pauses, now: &Pauses, oninput: &Callback<Input>) -> Outcome {
    let kept = storage().and_then(|storage| read(&storage, PAUSES)).map_or_else(|| before.clone(), |text| Pauses::read(&text));
    let pauses = kept.with_change(before, now);
    let text = PAUSES_FORM.write(&pauses.text());
    let outcome = shelf::set(storage(), PAUSES, &text);
    if outcome == Outcome::Kept && pauses != *now {
        oninput.emit(Input::Event(PageEvent::Keeping(Keeping::Pauses(text))));
    }
    outcome
}

/// Hears what other tabs choose.
#[hook]
pub(crate) fn use_other_tabs(oninput: &Callback<Input>) {
    use_effect_with(oninput.clone(), |oninput| {
        let oninput = oninput.clone();
        let heard = EventListener::new(&window(), "storage", move |event| {
            let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
            let (before, now) = (event.old_value().unwrap_or_default(), event.new_value().unwrap_or_default());
            let heard = match event.key().as_deref() {
                Some(SETTINGS) => Keeping::Settings { before, now },
                Some(PAUSES) => Keeping::Pauses(now),
                Some(THEME) => Keeping::Theme(Theme::named(&now)),
                _ => return,
            };
            oninput.emit(Input::Event(PageEvent::Keeping(heard)));
        });
        move || drop(heard)
    });
}

thread_local! {
    /// Asked for once: a browser takes its time to answer, and would at every key.
    static STORAGE: Option<Storage> = window().local_storage().ok().flatten();
}

/// The browser's storage, unless it is denied.
pub(crate) fn storage() -> Option<Storage> {
    STORAGE.with(Clone::clone)
}

/// The storage of this tab.
pub(crate) fn session() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

fn read(storage: &Storage, key: &str) -> Option<String> {
    storage.get_item(key).ok().flatten()
}
