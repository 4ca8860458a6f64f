//! The storage of games in this browser: the edge of the state's [`Archive`](nonet_game::archive), which has the rules.
//!
//! | where | what |
//! |---|---|
//! | IndexedDB `nonet-games` | the store: a record for each game (`database.rs`) |
//! | localStorage `nonet.note.` + tab + `.` + game | a tab's moves that the store does not have yet (`notes.rs`) |
//! | localStorage `nonet.note.` + tab + `.` + game + `.` + name | the base of a note: the earlier moves of a long game (`notes.rs`) |
//! | localStorage `nonet.explained` | the ids of unreadable games that were reported to the player |
//! | localStorage `nonet.last` | the game that was played last, as the store has it: the next visit opens it before the store answers (`ahead.rs`) |
//! | sessionStorage `nonet.last` | the open game of this tab in the same form, for a reload (`ahead.rs`) |
//! | sessionStorage `nonet.open` | the id of the open game of this tab, for a reload |
//! | sessionStorage `nonet.untouched` | the open game of this tab, if it has no move yet |
//! | localStorage `nonet.chosen` | the game that the player chose last, if it has no move yet |
//! | Web Lock `nonet.tab.` + tab | held while the tab is open: no other tab reads its notes (`tabs.rs`) |
//! | Web Lock `nonet.game.` + game | held by the tab that plays the game (`tabs.rs`) |
//! | BroadcastChannel `nonet` | tells other tabs that the store changed (`tabs.rs`) |
//! | IndexedDB `nonet`, localStorage `nonet.games` and `nonet.game.` + givens | games of earlier versions of the page (`earlier.rs`) |

mod ahead;
mod database;
mod earlier;
mod notes;
mod tabs;

pub(crate) use tabs::{is_alive, use_game_lock};

use crate::{
    action::{Input, PageEvent, PersistenceEvent},
    browser::{
        address::navigation,
        change::use_change,
        effects::{has, settled},
        storage::{read, session, storage},
    },
};
use database::perform_now;
use futures_util::future::{Either, select};
use gloo::{
    timers::{callback::Timeout, future::TimeoutFuture},
    utils::window,
};
use js_sys::Promise;
use nonet_game::{
    Game,
    archive::{Archive, Found, GameId, Leftover, Record, Source, StoreAnswer, StoreRequest, TabId},
    save,
};
use notes::Notes;
use std::{pin::pin, rc::Rc};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Storage, StorageManager};
use yew::prelude::*;

/// Milliseconds for which moves are collected before they are written to the store.
const GATHER: u32 = 250;

/// Milliseconds until a failed write to the store is retried.
const RETRY: u32 = 5_000;

/// Milliseconds for which the page waits for the locks of other tabs, and for the store where it knows of no game that it can open without.
const PATIENCE: u32 = 2_000;

/// The number of records that are read at a time. Reading one takes about a millisecond on a slow phone; keys and presses come between.
const AT_A_TIME: usize = 25;

/// The key of the open game's id in sessionStorage.
const OPEN: &str = "nonet.open";

/// The key of an open game without a move, in sessionStorage.
const UNSTARTED: &str = "nonet.untouched";

/// The key of the game that the player chose last, without a move, in localStorage.
const CHOSEN: &str = "nonet.chosen";

/// The key of the ids of unreadable games that were reported to the player, in localStorage.
const REPORTED: &str = "nonet.explained";

/// The archive as a new tab finds it, and the game that the tab had open before a reload.
///
/// The page opens with the game that was played last, or that was open before the reload, and with the notes, without waiting for the store:
/// it may take seconds where many games are kept. What else is kept comes as the answer to a request of the archive.
pub(crate) async fn find() -> (Archive, Option<GameId>) {
    let seed = random();
    let tab = TabId::new(seed);
    let open = session().filter(|_| is_reloaded()).and_then(|session| read(&session, OPEN)?.parse().ok());
    let reading = pin!(async {
        tabs::live(tab).await;
        notes::leftovers(async |tab| tabs::is_alive(tab).await).await
    });
    let leftovers = match select(reading, TimeoutFuture::new(PATIENCE)).await {
        Either::Left((leftovers, _)) => leftovers,
        Either::Right(_) => notes::leftovers(async |_| false).await, // the browser never tells of its locks: as where it has none
    };
    let ahead = ahead::records(open).filter(|records| {
        let knows = |id: GameId| records.iter().any(|record| record.id == id) || leftovers.iter().any(|note| is_of(note, id));
        open.is_none_or(knows)
    });
    let notes = storage().is_some();
    let found = match ahead {
        Some(records) => Found { records: Some(records), whole: false, leftovers, notes },
        None => {
            let (records, earlier) = whole_store(tab).await;
            Found { whole: records.is_some(), records, leftovers: [leftovers, earlier].concat(), notes }
        }
    };
    (Archive::new(seed, found), open)
}

/// Whether a note is of this game.
fn is_of(leftover: &Leftover, id: GameId) -> bool {
    matches!(leftover.source, Source::Note(_, of) if of == id)
}

/// Reads everything that is kept beside notes: the records of the store, and the games of earlier versions. Neither is read if the store
/// is too slow.
async fn whole_store(tab: TabId) -> (Option<Vec<Record>>, Vec<Leftover>) {
    let reading = pin!(async {
        let records = perform_now(&StoreRequest::ReadAll, tab).await.ok().and_then(database::records);
        (records, earlier::leftovers().await)
    });
    match select(reading, TimeoutFuture::new(PATIENCE)).await {
        Either::Left((read, _)) => read,
        Either::Right(_) => (None, Vec::new()), // the state asks again
    }
}

/// Whether the player reloaded the page or came back to it, rather than following a link.
fn is_reloaded() -> bool {
    navigation().is_some_and(|kind| kind == "reload" || kind == "back_forward")
}

/// Stores the games: in notes at once, in the store soon after.
#[hook]
pub(crate) fn use_archive(archive: &Archive, oninput: &Callback<Input>) {
    use_notes(archive, oninput);
    use_flush(archive, oninput);
    use_requests(archive, oninput);
    use_settled(archive);
    ahead::use_ahead(archive);
    use_reported(archive);
    tabs::use_changes(oninput);
}

/// Writes the notes before the browser shows the frame with the moves, and removes the notes of moves that the store has. It runs
/// while the page is drawn rather than in an effect: if drawing has taken 16 ms, Yew lets the browser show a frame before the
/// effects run.
#[hook]
fn use_notes(archive: &Archive, oninput: &Callback<Input>) {
    let notes = use_mut_ref(|| None::<Notes>); // `None` until there was something to note
    let oninput = oninput.clone();
    let (tab, healthy) = (archive.tab(), archive.health().notes);
    let unsaved: Vec<_> = archive.unsaved().map(|copy| (copy.id, copy.base(), Rc::clone(&copy.game))).collect();
    let taken = *use_memo(unsaved.clone(), |unsaved| {
        let mut notes = notes.borrow_mut();
        if notes.is_none() && unsaved.is_empty() {
            return true;
        }
        let notes = notes.get_or_insert_default();
        let taken = notes.write(tab, unsaved);
        notes.replace(archive.leftovers());
        taken
    });
    use_effect_with(unsaved, move |unsaved| {
        if taken != healthy && !unsaved.is_empty() {
            oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Noted(taken))));
        }
    });
}

/// The event that writes all waiting games; with `all`, games of which only the time changed are written, too.
fn flush_now(all: bool) -> PersistenceEvent {
    PersistenceEvent::Flush { all, now: js_sys::Date::now() as u64 }
}

/// Writes waiting games to the store after a short delay.
#[hook]
fn use_flush(archive: &Archive, oninput: &Callback<Input>) {
    let oninput = oninput.clone();
    use_effect_with((archive.is_waiting(), archive.health().store), move |(waits, healthy)| {
        let time = if *healthy { GATHER } else { RETRY };
        let wait =
            waits.then(|| Timeout::new(time, move || oninput.emit(Input::Event(PageEvent::Persistence(flush_now(false))))));
        move || drop(wait)
    });
}

/// Passes each request of the archive to the store once, and tells the other tabs when the store changed. The first answer of all that is
/// kept is passed on in parts, with the games of earlier versions before its end.
#[hook]
fn use_requests(archive: &Archive, oninput: &Callback<Input>) {
    let sent = use_mut_ref(|| 0); // the number of the last request that was passed on
    let (tab, oninput, is_whole) = (archive.tab(), oninput.clone(), archive.is_whole());
    let wanted = archive.wanted().to_vec();
    let last = wanted.last().map_or(0, |wanted| wanted.number);
    use_effect_with(last, move |last| {
        let sent = sent.replace(*last);
        for wanted in wanted.into_iter().filter(|wanted| wanted.number > sent) {
            let oninput = oninput.clone();
            spawn_local(async move {
                let mut answer = perform_now(&wanted.request, tab).await;
                if answer.is_ok() && wanted.request != StoreRequest::ReadAll {
                    tabs::announce_change();
                }
                if let Ok(StoreAnswer::All(records)) = &answer
                    && !is_whole
                {
                    for some in records.chunks(AT_A_TIME) {
                        oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Records(some.to_vec()))));
                        TimeoutFuture::new(0).await;
                    }
                    let leftovers = earlier::leftovers().await;
                    oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Leftovers(leftovers))));
                    answer = perform_now(&wanted.request, tab).await; // games may have been played meanwhile
                }
                oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Answered(wanted.number, answer.ok()))));
            });
        }
    });
}

/// Removes notes and games of earlier versions once the store has them.
#[hook]
fn use_settled(archive: &Archive) {
    let removed = use_mut_ref(Vec::new);
    let sources: Vec<Source> = archive.settled().cloned().collect();
    use_effect_with(sources, move |sources| {
        let before = removed.replace(sources.clone());
        for source in sources.iter().filter(|source| !before.contains(source)) {
            match source {
                Source::Note(tab, id) => notes::remove(*tab, *id),
                Source::Journal(_) | Source::Shelf(_) => earlier::remove(source.clone()),
            }
        }
    });
}

/// Remembers the open game for a reload of this tab.
#[hook]
pub(crate) fn use_open_game(open: Option<GameId>) {
    use_effect_with(open, |open| {
        if let (Some(session), Some(open)) = (session(), open) {
            let _ = session.set_item(OPEN, &open.to_string()); // without the note, a reload opens the game that was played last
        }
    });
}

/// Remembers the open game while it has no move: for a reload of this tab, and for the next visit if the player chose the game.
/// Tabs overwrite each other's note for the next visit; the last one counts. The notes are written whenever the page is drawn with
/// another time, not when the page is left: on a slow machine a page that is left ends before it is drawn or its effects run.
#[hook]
pub(crate) fn use_unstarted(unstarted: Option<String>, chosen: Option<String>) {
    use_memo((unstarted, chosen), |(unstarted, chosen)| {
        for (storage, key, note) in [(session(), UNSTARTED, unstarted), (storage(), CHOSEN, chosen)] {
            if let (Some(storage), Some(note)) = (storage, note) {
                let _ = storage.set_item(key, note); // without the note, the game begins anew
            }
        }
    });
}

/// The game without a move that this tab had open before a reload, and the game that the player chose last.
pub(crate) fn unstarted_before() -> [Option<Rc<Game>>; 2] {
    let load = |storage: Storage, key| save::load(&read(&storage, key)?).ok().map(Rc::new);
    let reloaded = session().filter(|_| is_reloaded());
    [reloaded.and_then(|session| load(session, UNSTARTED)), storage().and_then(|storage| load(storage, CHOSEN))]
}

/// Remembers which unreadable games were reported, so that they are not reported at every visit.
#[hook]
fn use_reported(archive: &Archive) {
    let unreadable: Vec<GameId> = archive.unreadable().iter().map(|unreadable| unreadable.id).collect();
    use_effect_with(unreadable, |unreadable| {
        if let Some(storage) = storage().filter(|_| !unreadable.is_empty()) {
            let names = unreadable.iter().map(GameId::to_string).collect::<Vec<_>>().join("\n");
            let _ = storage.set_item(REPORTED, &names); // without the note, the next visit reports them again
        }
    });
}

/// The unreadable games that an earlier visit reported.
pub(crate) fn reported_before() -> Vec<GameId> {
    let names = storage().and_then(|storage| read(&storage, REPORTED)).unwrap_or_default();
    names.lines().filter_map(|name| name.parse().ok()).collect()
}

/// Asks the browser not to clear the stored data when its disk is full, once a game is solved. Reports the browser's answer, and at the
/// start what it has answered before.
#[hook]
pub(crate) fn use_persistence(solved: bool, oninput: &Callback<Input>) {
    let told = oninput.clone();
    use_effect_with((), move |()| report_persistence(StorageManager::persisted, told));
    let told = oninput.clone();
    use_change(solved, move |_, solved| {
        if *solved {
            report_persistence(StorageManager::persist, told);
        }
    });
}

fn report_persistence(ask: fn(&StorageManager) -> Result<Promise, JsValue>, oninput: Callback<Input>) {
    let navigator = window().navigator();
    if !has(&navigator, "storage") {
        return; // a page that was loaded over plain http has no storage to ask
    }
    let asked = ask(&navigator.storage());
    spawn_local(async move {
        if let Some(persistent) = settled(asked).await.ok().and_then(|answer| answer.as_bool()) {
            oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Persistent(persistent))));
        }
    });
}

/// A random number that identifies a tab and the games that it begins.
pub(super) fn random() -> u64 {
    let mut bytes = [0; 8];
    let filled = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if filled.is_err() {
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    u64::from_le_bytes(bytes)
}
