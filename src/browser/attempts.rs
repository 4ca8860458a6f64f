//! The storage of the log of attempts in this browser. The log is a set of lines, and so is what is stored: records are added, and
//! none is ever changed or removed. So tabs need not know of each other to lose nothing.
//!
//! | where | what |
//! |---|---|
//! | IndexedDB `nonet-attempts` | a record for each line: the [text of a log](nonet_course::LogLine::log_text) with that line alone, which is its key too |
//! | localStorage `nonet.attempt.` + id | the same text of an attempt that the store does not have yet |
//! | BroadcastChannel `nonet.attempts` | tells other tabs of lines that the store has got |

use crate::{
    action::{Input, PageEvent, PersistenceEvent},
    browser::{
        other_tabs::use_other_tabs,
        storage::{keys, read, storage},
    },
    session::AttemptStorage,
};
use gloo::timers::{callback::Timeout, future::TimeoutFuture};
use nonet_course::{AttemptId, Log};
use nonet_database::{IdbTransactionMode, all, close, done, kept, open};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::BroadcastChannel;
use yew::prelude::*;

const NAME: &str = "nonet-attempts";
const LINES: &str = "lines";
const NOTE: &str = "nonet.attempt.";
const CHANNEL: &str = "nonet.attempts";

/// Milliseconds until a refused read or write is repeated.
const RETRY: u32 = 5_000;

/// The number of records that are read at a time. Keys and presses come between.
const AT_A_TIME: usize = 500;

thread_local! {
    static TABS: Option<BroadcastChannel> = BroadcastChannel::new(CHANNEL).ok();
}

/// Reads the log of earlier visits, stores what is added to it, and reports what other tabs add.
#[hook]
pub(crate) fn use_attempts(attempts: &Rc<Log>, unsaved: &AttemptStorage, oninput: &Callback<Input>) {
    let is_noted = use_notes(&unsaved.recorded) && unsaved.restored.line_count() == 0;
    use_writes(attempts, unsaved, is_noted, oninput);
    use_other_tabs(TABS.with(Clone::clone), read_log, report, oninput);
}

fn emit(oninput: &Callback<Input>, event: PersistenceEvent) {
    oninput.emit(Input::Event(PageEvent::Persistence(event)));
}

/// Notes the attempts that the store does not have yet, before the browser shows the frame that follows from them: it runs while the page
/// is drawn, as the notes of games do. Returns whether the browser took all notes.
#[hook]
fn use_notes(recorded: &Rc<Log>) -> bool {
    *use_memo(Rc::clone(recorded), |recorded| {
        let Some(storage) = storage() else { return recorded.is_empty() };
        recorded.iter().all(|attempt| {
            let text = Log::from_iter([attempt.clone()]).text();
            storage.set_item(&key(attempt.id), &text).is_ok()
        })
    })
}

/// Writes to the store what it does not have yet.
#[hook]
fn use_writes(attempts: &Rc<Log>, unsaved: &AttemptStorage, is_noted: bool, oninput: &Callback<Input>) {
    let (attempts, oninput) = (Rc::clone(attempts), oninput.clone());
    let wanted = (Rc::clone(&unsaved.recorded), Rc::clone(&unsaved.restored), unsaved.failures);
    use_effect_with(wanted, move |(recorded, restored, failures)| {
        let mut lines = Log::clone(recorded);
        lines.merge(restored);
        let write = move || {
            spawn_local(async move {
                let event = match add(&attempts, &lines).await {
                    Ok(()) => {
                        remove_notes(&lines);
                        announce(&lines);
                        PersistenceEvent::AttemptsSaved(Rc::new(lines))
                    }
                    Err(_) => PersistenceEvent::AttemptsRefused { is_noted },
                };
                emit(&oninput, event);
            });
        };
        let has_lines = recorded.line_count() + restored.line_count() > 0;
        let wait = match failures {
            _ if !has_lines => None,
            0 => {
                write();
                None
            }
            _ => Some(Timeout::new(RETRY, write)),
        };
        move || drop(wait)
    });
}

/// Reports the lines that another tab has added to the store.
async fn report(lines: String, oninput: Callback<Input>) {
    let mut log = Log::default();
    lines.lines().filter_map(|line| line.parse().ok()).for_each(|line| log.add_line(&line));
    emit(&oninput, PersistenceEvent::AttemptsAdded(Rc::new(log)));
}

/// Tells the other tabs that the store has these lines.
fn announce(lines: &Log) {
    let text = lines.lines().map(|line| format!("{line}\n")).collect::<String>();
    TABS.with(|tabs| tabs.as_ref().map(|tabs| tabs.post_message(&text.into()))); // it may fail: a tab that hears nothing reads it later
}

/// Reads the whole log, stores what was only noted, and reports all. Where the store refuses, the notes are reported, and the store is
/// asked again.
async fn read_log(oninput: Callback<Input>) {
    let mut is_told = false;
    loop {
        // The notes are read before the store: a note that is gone by then is in the store.
        let noted = notes();
        let stored = read_store(&noted).await;
        let is_read = stored.is_ok();
        if is_read {
            remove_notes(&noted);
        }
        if is_read || !is_told {
            emit(&oninput, PersistenceEvent::AttemptsRead(Rc::new(stored.unwrap_or(noted))));
        }
        if is_read {
            return;
        }
        is_told = true;
        TimeoutFuture::new(RETRY).await;
    }
}

/// Adds these lines to the store, and returns all that it has. A record that can't be read stays as it is.
async fn read_store(noted: &Log) -> Result<Log, JsValue> {
    if noted.line_count() > 0 {
        add(noted, noted).await?;
    }
    let records = match records().await {
        Err(_) if close(NAME) => records().await?, // the browser may have closed it, as when the player clears its data
        records => records?,
    };
    let mut log = noted.clone();
    for some in records.chunks(AT_A_TIME) {
        for text in some.iter().filter_map(JsValue::as_string) {
            let _ = log.add_text(&text);
        }
        TimeoutFuture::new(0).await;
    }
    Ok(log)
}

async fn records() -> Result<Vec<JsValue>, JsValue> {
    let transaction = open(NAME, &[LINES]).await?.transaction_with_str_and_mode(LINES, IdbTransactionMode::Readonly)?;
    let records = all(&transaction.object_store(LINES)?, &JsValue::UNDEFINED).await?;
    Ok(records.into_iter().map(|(_, value)| value).collect())
}

/// Adds these lines of the log to the store. If the store has fewer lines than it should, it was cleared: then all are added.
async fn add(log: &Log, lines: &Log) -> Result<(), JsValue> {
    match try_add(log, lines).await {
        Err(_) if close(NAME) => try_add(log, lines).await,
        added => added,
    }
}

async fn try_add(log: &Log, lines: &Log) -> Result<(), JsValue> {
    let transaction = open(NAME, &[LINES]).await?.transaction_with_str_and_mode(LINES, IdbTransactionMode::Readwrite)?;
    let store = transaction.object_store(LINES)?;
    let count = done(&store.count()?).await?.as_f64().unwrap_or(0.0);
    let expected = log.line_count().saturating_sub(lines.line_count());
    let added = if count < expected as f64 { log } else { lines };
    for line in added.lines() {
        let text = JsValue::from(line.log_text());
        store.put_with_key(&text, &text)?; // a record that is there has the same text
    }
    kept(&transaction).await
}

/// The attempts that are noted, by this tab or another.
fn notes() -> Log {
    let mut log = Log::default();
    if let Some(storage) = storage() {
        for key in keys(&storage).iter().filter(|key| key.starts_with(NOTE)) {
            let _ = log.add_text(&read(&storage, key).unwrap_or_default()); // a note that can't be read stays as it is
        }
    }
    log
}

/// Removes the notes of attempts that the store has. The next visit removes one that remains.
fn remove_notes(saved: &Log) {
    if let Some(storage) = storage() {
        for attempt in saved.iter() {
            let _ = storage.remove_item(&key(attempt.id));
        }
    }
}

fn key(id: AttemptId) -> String {
    format!("{NOTE}{id}")
}
