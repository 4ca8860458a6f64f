//! The data that is stored in this browser from one visit to the next, beside the games (`archive/`), the attempts (`attempts.rs`) and
//! the analyses (`analyses.rs`).
//!
//! Records, each of which begins with the name and version of its [form](crate::session::record):
//!
//! | key | holds |
//! |---|---|
//! | `nonet.next` | the next puzzle of each level, as [`PuzzleGenerator::text`] writes them |
//! | `nonet.book` | the order of the book, as [`BookOrder::text`] writes it; like the next three also in sessionStorage, so that a tab finds its own after a reload |
//! | `nonet.leaves` | the puzzles of the book, as [`Book::text`] writes them |
//! | `nonet.book.other` | the book that the current one replaced, as [`OtherBook::text`] writes it |
//! | `nonet.make` | the rest of the Make room, as [`KeptMake::text`] writes it |
//! | `nonet.settings` | the settings, as [`Settings::text_with`] writes them: each one separately, without overwriting those of other tabs |
//! | `nonet.profiles` | the profiles of techniques that the player named, as [`profiles_with`](crate::session::profiles_with) writes them: each one separately, like the settings |
//! | `nonet.pauses` | the pauses of the streak of days, a line each, as [`Pauses::text`] writes it |
//! | `nonet.import.` + number | an unfinished import of a collection: the tab that runs it, and the name of the file |
//! | `nonet.visit` | the date of the latest visit on which something was done, as [`Visit::text`] writes it |
//! | `nonet.solve`, `nonet.solve.log` | the Solve room, as [`KeptSolve`] writes it, and its log; also in sessionStorage |
//!
//! Single words:
//!
//! | key | holds |
//! |---|---|
//! | `nonet.theme` | `light` or `dark`, if one was chosen in an earlier version of the page |
//! | `nonet.collection` | the number of the open collection |
//! | `nonet.paused` | in sessionStorage: whether this tab paused its game |

use super::Stored;
use crate::{
    action::{Input, KeptPart, PageEvent, PersistenceEvent},
    browser::{
        address::page_address,
        archive,
        clock::{day_of, today},
        imports,
        language::is_language_missing,
        profiles::PROFILES,
        settings::{SETTINGS, stored_settings, system_theme},
        write_retry,
        write_retry::Outcome,
    },
    generator::PuzzleGenerator,
    make::{
        keeping::KeptMake,
        state::{Book, BookOrder, OtherBook},
    },
    play::visit::Visit,
    record::RecordFormat,
    session::{PROFILES_FORMAT, Settings, read_profiles},
    solve::kept::KeptSolve,
    statistics::PAUSES_FORMAT,
};
use gloo::{
    events::EventListener,
    utils::{document, window},
};
use nonet_collection::CollectionId;
use nonet_core::board::{Digit, DigitSet, Grid};
use nonet_game::{Pauses, shuffled_digits};
use nonet_protocol::BookPuzzle;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Storage, StorageEvent};
use yew::prelude::*;

/// The prefix of all keys of the page.
pub const KEY_PREFIX: &str = "nonet.";

const NEXT: &str = "nonet.next";
const PAUSES: &str = "nonet.pauses";
const PAUSED: &str = "nonet.paused";
const SOLVE: &str = "nonet.solve";
const SOLVE_LOG: &str = "nonet.solve.log";
const BOOK: &str = "nonet.book";
const OTHER_BOOK: &str = "nonet.book.other";
const PUZZLES: &str = "nonet.leaves";
const VISIT: &str = "nonet.visit";
const COLLECTION: &str = "nonet.collection";
const MAKE: &str = "nonet.make";

/// The origin of a page in a frame that gives it none of its own.
const NO_ORIGIN: &str = "null";

/// The number of possible seeds: the number of values of the browser's random numbers.
const SEEDS: f64 = (1_u64 << 53) as f64;

/// Loads the data that was stored at earlier visits.
pub async fn load_stored() -> Stored {
    let (archive, open) = archive::find().await;
    let visit = storage().and_then(|storage| Visit::read(&read(&storage, VISIT)?));
    let played = archive.latest().and_then(|copy| copy.known_played()).map(day_of);
    let today = today();
    let returns = Visit::returns(visit, played, today);
    let [unstarted, chosen] = archive::unstarted_before();
    let seed = (js_sys::Math::random() * SEEDS) as u64;
    let mut generator = PuzzleGenerator::new(seed);
    let drawn = digits_of_first_screen();
    let unstarted = unstarted.filter(|_| drawn.is_none()); // the game of the first screen is a new one
    generator.digits = Some(drawn.unwrap_or_else(|| shuffled_digits(seed)));
    let reported = archive::reported_before();
    let (site, system_theme) = (page_address(), system_theme());
    let in_sandbox = window().origin() == NO_ORIGIN;
    let mut found = Stored {
        archive,
        open,
        reads_attempts: true,
        returns,
        today,
        generator,
        site,
        system_theme,
        in_sandbox,
        language_missing: is_language_missing(),
        ..Stored::default()
    };
    let Some(storage) = storage() else { return found };
    found.generator.next = PuzzleGenerator::read_next(&read(&storage, NEXT).unwrap_or_default());
    Stored {
        unstarted,
        chosen,
        reported,
        paused: session().and_then(|tab| read(&tab, PAUSED)).is_some_and(|it| !it.is_empty()),
        solve: load_solve(),
        order: BookOrder::read(&known(BookOrder::FORMAT, KeptPart::Make, latest(BOOK))),
        pauses: Pauses::read(&known(PAUSES_FORMAT, KeptPart::Pauses, read(&storage, PAUSES).unwrap_or_default())),
        collection: read(&storage, COLLECTION).and_then(|id| id.parse().ok()),
        puzzles: known(Book::FORMAT, KeptPart::Make, latest(PUZZLES)),
        other_book: OtherBook::read(&known(OtherBook::FORMAT, KeptPart::Make, latest(OTHER_BOOK))),
        make: KeptMake::read(&known(KeptMake::FORMAT, KeptPart::Make, latest(MAKE))),
        interrupted: imports::interrupted().await,
        settings: stored_settings(&known(Settings::FORMAT, KeptPart::Settings, read(&storage, SETTINGS).unwrap_or_default())),
        profiles: read_profiles(&known(PROFILES_FORMAT, KeptPart::Settings, read(&storage, PROFILES).unwrap_or_default())).into(),
        ..found
    }
}

/// The text of a record; empty if a later version of the page wrote the record, which is noted.
fn known(form: RecordFormat, part: KeptPart, text: String) -> String {
    if form.read(&text).is_ok() {
        return text;
    }
    write_retry::note_later(part);
    String::new()
}

/// The values that are stored whenever they change.
#[derive(Clone, PartialEq)]
pub(crate) struct Kept {
    pub(crate) book: (BookOrder, Rc<Vec<BookPuzzle>>),
    pub(crate) is_loaded: bool,
    pub(crate) other_book: Option<Rc<OtherBook>>,
    pub(crate) next: [Option<Grid>; 5],
    pub(crate) make: KeptMake,
    pub(crate) collection: Option<CollectionId>,
    pub(crate) paused: bool,
    pub(crate) solve: Option<KeptSolve>,
}

/// Stores the puzzles that were made ahead, the content of the Make room, the open collection, whether the game is paused, and the Solve
/// room while it is shown.
#[hook]
pub(crate) fn use_stored(kept: Kept, book: Book) {
    let before = use_mut_ref(|| None::<Kept>);
    use_effect_with(kept, move |now| {
        let before = before.replace(Some(now.clone()));
        keep_solve(before.as_ref().and_then(|before| before.solve.as_ref()), now.solve.as_ref());
        let Some(before) = before else { return };
        if before.paused != now.paused {
            // Without the note, the game is not paused after a reload.
            let _ = session().map(|session| session.set_item(PAUSED, if now.paused { "paused" } else { "" }));
        }
        if before.next != now.next {
            let _ = write_retry::set(storage(), NEXT, &PuzzleGenerator::text(&now.next)); // without the record, they are made again
        }
        // A value that didn't change in this tab stays as it is stored, because another tab may have changed it. A book of an
        // earlier visit that was only looked at is not stored, either.
        if before.make != now.make {
            write_retry::keep_in_both(MAKE, KeptPart::Make, now.make.text());
        }
        if before.book.0 != now.book.0 || before.is_loaded && before.book != now.book {
            write_retry::keep_in_both(BOOK, KeptPart::Make, book.order.text());
            write_retry::keep_in_both(PUZZLES, KeptPart::Make, book.text());
        }
        if before.other_book != now.other_book {
            let text = now.other_book.as_ref().map_or_else(String::new, |other| other.text());
            write_retry::keep_in_both(OTHER_BOOK, KeptPart::Make, text);
        }
        if before.collection != now.collection {
            let number = now.collection.map_or_else(String::new, |id| id.to_string());
            let _ = write_retry::set(storage(), COLLECTION, &number); // without the number, no collection is open at the next visit
        }
    });
}

/// The Solve room as this tab stored it; in a new tab, as it was stored last by any tab.
fn load_solve() -> Option<KeptSolve> {
    let text = |storage: &Storage, key, form| known(form, KeptPart::Solve, read(storage, key).unwrap_or_default());
    both().find_map(|storage| {
        KeptSolve::read(&text(&storage, SOLVE, KeptSolve::FORMAT), &text(&storage, SOLVE_LOG, KeptSolve::LOGS))
    })
}

/// Whether this tab has stored the Solve room.
pub(crate) fn keeps_solve() -> bool {
    session().is_some_and(|tab| read(&tab, SOLVE).is_some())
}

/// The text that this tab stored under a key; in a new tab, the text that any tab stored last.
fn latest(key: &str) -> String {
    both().find_map(|storage| read(&storage, key)).unwrap_or_default()
}

/// The storage of this tab, then the storage of all tabs.
fn both() -> impl Iterator<Item = Storage> {
    [session(), storage()].into_iter().flatten()
}

/// Stores the Solve room if it differs from what was stored, also after opening the page. Its logs, which may be long, are stored
/// only if they changed.
fn keep_solve(before: Option<&KeptSolve>, now: Option<&KeptSolve>) {
    let Some(solve) = now.filter(|_| before != now) else { return };
    write_retry::keep_in_both(SOLVE, KeptPart::Solve, solve.text());
    if before.map(KeptSolve::logs) != Some(solve.logs()) {
        write_retry::keep_in_both(SOLVE_LOG, KeptPart::Solve, solve.log_text());
    }
}

/// Stores the pauses of the streak that begin or end in this tab, and reports those that another tab stores.
#[hook]
pub(crate) fn use_pauses(pauses: &Pauses, oninput: &Callback<Input>) {
    let told = oninput.clone();
    let store = move |before: &Pauses, now: &Pauses| {
        let (before, now, told) = (before.clone(), now.clone(), told.clone());
        write_retry::write(PAUSES, KeptPart::Pauses, move || {
            let (outcome, pauses) = keep_pauses(&before, &now);
            if outcome == Outcome::Kept && pauses != now {
                told.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Pauses(pauses))));
            }
            outcome
        });
    };
    let parse = |text: &str| Some(Pauses::read(PAUSES_FORMAT.read(text).ok()?.body));
    let oninput = oninput.clone();
    use_shared(PAUSES, pauses.clone(), store, parse, move |_, now| {
        oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Pauses(now.clone()))));
    });
}

/// Applies one change of the pauses to the stored ones, which another tab may have changed, and stores the result, which it returns.
fn keep_pauses(before: &Pauses, now: &Pauses) -> (Outcome, Pauses) {
    let kept = storage().and_then(|storage| read(&storage, PAUSES)).map_or_else(|| before.clone(), |text| Pauses::read(&text));
    let pauses = kept.with_change(before, now);
    (write_retry::set(storage(), PAUSES, &PAUSES_FORMAT.write(&pauses.text())), pauses)
}

/// Shares a value with the other tabs under a key of localStorage. `store` is called with the value before and now when it changes in this
/// tab, and `tell` when another tab has stored one that `parse` can read.
///
/// A tab never stores what it was told: of two tabs that hear of each other late, each would go on storing what the other had stored before.
/// A tab that slept hears of every text in turn; only the one that is stored now counts.
#[hook]
pub(crate) fn use_shared<T: PartialEq + Clone + 'static>(
    key: &'static str,
    value: T,
    store: impl Fn(&T, &T) + 'static,
    parse: impl Fn(&str) -> Option<T> + 'static,
    tell: impl Fn(&T, &T) + 'static,
) {
    let known = use_mut_ref(|| value.clone()); // as this tab read, stored or heard of last
    let stored = Rc::clone(&known);
    use_effect_with(value, move |now| {
        let before = stored.replace(now.clone());
        if before != *now {
            store(&before, now);
        }
    });
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "storage", move |event| {
            if event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key).as_deref() != Some(key) {
                return;
            }
            let text = storage().and_then(|storage| read(&storage, key)).unwrap_or_default();
            let Some(now) = parse(&text) else { return };
            let before = known.replace(now.clone());
            if before != now {
                tell(&before, &now);
            }
        });
        move || drop(listener)
    });
}

thread_local! {
    /// The storage is asked for once, because browsers take some time for it.
    static STORAGE: Option<Storage> = window().local_storage().ok().flatten();
}

/// The browser's localStorage; `None` if it is denied.
pub(crate) fn storage() -> Option<Storage> {
    STORAGE.with(Clone::clone)
}

/// The sessionStorage of this tab; `None` if it is denied.
pub(crate) fn session() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// The text under a key; `None` if there is none, or if the browser doesn't give it.
pub(crate) fn read(storage: &Storage, key: &str) -> Option<String> {
    storage.get_item(key).ok().flatten()
}

/// All keys.
pub(crate) fn keys(storage: &Storage) -> Vec<String> {
    let count = storage.length().unwrap_or(0);
    (0..count).filter_map(|place| storage.key(place).ok().flatten()).collect()
}

/// The digits with which first.js drew the first screen. None if it drew none of a game.
fn digits_of_first_screen() -> Option<[Digit; 9]> {
    let digits = document().document_element()?.get_attribute("data-drawn")?;
    let digits: Vec<Digit> = digits.bytes().filter_map(|it| Digit::new(it.wrapping_sub(b'0'))).collect();
    let digits: [Digit; 9] = digits.try_into().ok()?;
    (digits.into_iter().collect::<DigitSet>() == DigitSet::ALL).then_some(digits)
}

/// Stores today as the day of the latest visit, once the player has done something. Until then a reload begins the visit again.
#[hook]
pub(crate) fn use_visit(is_begun: bool) {
    use_effect_with(is_begun, |is_begun| {
        if *is_begun {
            let _ = write_retry::set(storage(), VISIT, &Visit(today()).text()); // without the record, the new day is greeted again
        }
    });
}
