//! The storage of the analyses in this browser. Each has a record of its own in IndexedDB `nonet-analyses`, its
//! [text](crate::analysis::Analysis::text) under its id. A tab stores its copy in one transaction with the
//! [rule](crate::analysis::settled) that merges it with what another tab has stored, and then tells the others by the
//! BroadcastChannel `nonet.analyses` which ones changed. Until the store has a branch, the record of the Solve room has it.

use crate::{
    action::{Input, PageEvent, PersistenceEvent},
    analysis::{Analysis, BIN_TIME, NotRead, Settled, StoredAnalysis, settled},
    browser::other_tabs::use_other_tabs,
};
use gloo::timers::{callback::Timeout, future::TimeoutFuture};
use nonet_database::{IdbObjectStore, IdbTransaction, IdbTransactionMode, all, close, done, kept, open};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::BroadcastChannel;
use yew::prelude::*;

const NAME: &str = "nonet-analyses";
const TABLE: &str = "analyses";
const CHANNEL: &str = "nonet.analyses";

/// Milliseconds until a refused read or write is repeated.
const RETRY: u32 = 5_000;

thread_local! {
    static TABS: Option<BroadcastChannel> = BroadcastChannel::new(CHANNEL).ok();
}

/// Reads the analyses of earlier visits, stores those that are `wanted` as the request of this number, and reports what other tabs store.
#[hook]
pub(crate) fn use_analyses(wanted: (Rc<Vec<Rc<Analysis>>>, u32), failures: u32, oninput: &Callback<Input>) {
    let (writing, request) = wanted;
    let told = oninput.clone();
    use_effect_with((request, failures), move |(_, failures)| {
        let is_empty = writing.is_empty();
        let write = move || spawn_local(store(writing, told));
        let wait = match failures {
            _ if is_empty => None,
            0 => {
                write();
                None
            }
            _ => Some(Timeout::new(RETRY, write)),
        };
        move || drop(wait)
    });
    use_other_tabs(TABS.with(Clone::clone), read, report, oninput);
}

fn emit(oninput: &Callback<Input>, event: PersistenceEvent) {
    oninput.emit(Input::Event(PageEvent::Persistence(event)));
}

/// Stores analyses, each in a transaction of its own, and tells this tab and the others.
async fn store(writing: Rc<Vec<Rc<Analysis>>>, oninput: Callback<Input>) {
    let mut stored = Vec::new();
    for asked in writing.iter() {
        let settled = match store_one(asked).await {
            Err(_) if close(NAME) => store_one(asked).await, // the browser may have closed it, as when the player clears its data
            settled => settled,
        };
        let Ok(settled) = settled else { return emit(&oninput, PersistenceEvent::AnalysesRefused) };
        stored.push(StoredAnalysis { asked: Rc::clone(asked), settled });
    }
    let is_new = |it: &&StoredAnalysis| it.settled.as_ref().is_ok_and(|settled| settled.is_new);
    let ids: Vec<String> = stored.iter().filter(is_new).map(|it| it.asked.id.to_string()).collect();
    if !ids.is_empty() {
        TABS.with(|tabs| tabs.as_ref().map(|tabs| tabs.post_message(&ids.join(" ").into()))); // a tab that hears nothing reads it later
    }
    emit(&oninput, PersistenceEvent::AnalysesStored(stored));
}

/// Stores an analysis in one transaction.
async fn store_one(asked: &Analysis) -> Result<Result<Settled, NotRead>, JsValue> {
    let (transaction, table) = begin(IdbTransactionMode::Readwrite).await?;
    let key = JsValue::from(asked.id.to_string());
    let stands = done(&table.get(&key)?).await?.as_string();
    let settled = settled(stands.as_deref(), asked, js_sys::Date::now() as u64);
    if let Some(Settled { analysis, .. }) = settled.as_ref().ok().filter(|settled| settled.is_new) {
        table.put_with_key(&analysis.text().into(), &key)?;
    }
    kept(&transaction).await?;
    Ok(settled)
}

/// Reads all analyses and reports them. Where the store refuses, it is reported once that there are none, so that a backup does not wait, and
/// the store is asked again.
async fn read(oninput: Callback<Input>) {
    let mut is_told = false;
    loop {
        let texts = match read_texts().await {
            Err(_) if close(NAME) => read_texts().await,
            texts => texts,
        };
        let is_read = texts.is_ok();
        if is_read || !is_told {
            emit(&oninput, all_of(texts.unwrap_or_default()));
        }
        if is_read {
            return;
        }
        is_told = true;
        TimeoutFuture::new(RETRY).await;
    }
}

/// Returns the analyses that these texts are, and the texts that can't be read.
fn all_of(texts: Vec<String>) -> PersistenceEvent {
    let (mut analyses, mut unread) = (Vec::new(), Vec::new());
    for text in texts {
        match Analysis::read(&text) {
            Ok(analysis) => analyses.push(Rc::new(analysis)),
            Err(_) => unread.push(text.into()),
        }
    }
    PersistenceEvent::AnalysesRead(analyses, unread)
}

/// Returns the texts of all analyses. Those that have lain in the bin for long are removed.
async fn read_texts() -> Result<Vec<String>, JsValue> {
    let (transaction, table) = begin(IdbTransactionMode::Readwrite).await?;
    let now = js_sys::Date::now() as u64;
    let mut texts = Vec::new();
    for (key, value) in all(&table, &JsValue::UNDEFINED).await? {
        let text = value.as_string().unwrap_or_default();
        let binned = Analysis::read(&text).ok().and_then(|analysis| analysis.binned).filter(|binned| *binned > 0);
        if binned.is_some_and(|binned| binned + BIN_TIME < now) {
            table.delete(&key.into())?;
        } else {
            texts.push(text);
        }
    }
    kept(&transaction).await?;
    Ok(texts)
}

/// Reports the analyses with these ids, which another tab has stored.
async fn report(ids: String, oninput: Callback<Input>) {
    let mut analyses = Vec::new();
    for id in ids.split(' ') {
        let Ok((_, table)) = begin(IdbTransactionMode::Readonly).await else { return };
        let Ok(request) = table.get(&id.into()) else { return };
        let text = done(&request).await.ok().and_then(|value| value.as_string()).unwrap_or_default();
        analyses.extend(Analysis::read(&text).map(Rc::new));
    }
    emit(&oninput, PersistenceEvent::AnalysesAdded(analyses));
}

async fn begin(mode: IdbTransactionMode) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
    let transaction = open(NAME, &[TABLE]).await?.transaction_with_str_and_mode(TABLE, mode)?;
    let table = transaction.object_store(TABLE)?;
    Ok((transaction, table))
}
