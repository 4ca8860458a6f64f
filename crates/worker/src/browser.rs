//! The surroundings of the worker in a browser: its database, the file that came with a question, the file that goes with an answer.

use js_sys::{Array, Promise, Uint8Array};
use nonet_collection::Fill;
use nonet_game::Day;
use nonet_worker::{Outside, Record, Table};
use std::{cell::RefCell, io};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, FileReaderSync, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode,
    WorkerGlobalScope,
};

const NAME: &str = "nonet-collections";

/// After how many bytes what is written is handed to the browser.
const PART: usize = 1024 * 1024;

thread_local! {
    /// The database, once it was opened, and until the browser or somebody else closes it.
    static OPENED: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// The surroundings of one question.
#[derive(Default)]
pub(super) struct Browser {
    file: Option<Blob>,
    parts: Array,
    part: RefCell<Vec<u8>>,
}

impl Browser {
    /// The surroundings of a question with which this file came.
    pub(super) fn with(file: Option<Blob>) -> Browser {
        Browser { file, ..Browser::default() }
    }

    /// What was written, as a file.
    pub(super) fn written(&self) -> Option<Blob> {
        self.end_part();
        if self.parts.length() == 0 { None } else { Blob::new_with_u8_array_sequence(&self.parts).ok() }
    }

    fn end_part(&self) {
        let part = self.part.take();
        if !part.is_empty() {
            self.parts.push(&Uint8Array::from(part.as_slice()));
        }
    }
}

impl Outside for Browser {
    async fn get(&self, table: Table, key: &str) -> Result<Option<Vec<u8>>, String> {
        let found = done(&store(table).await?.get(&key.into()).map_err(refused)?).await?;
        Ok((!found.is_undefined()).then(|| Uint8Array::new(&found).to_vec()))
    }

    async fn all(&self, table: Table, under: &str) -> Result<Vec<(String, Vec<u8>)>, String> {
        let store = store(table).await?;
        let range = range(under)?;
        let values = store.get_all_with_key(&range).map_err(refused)?;
        let keys = store.get_all_keys_with_key(&range).map_err(refused)?;
        let (values, keys) = (Array::from(&done(&values).await?), Array::from(&done(&keys).await?));
        let bytes = values.iter().map(|value| Uint8Array::new(&value).to_vec());
        Ok(keys.iter().map(|key| key.as_string().unwrap_or_default()).zip(bytes).collect())
    }

    async fn keys(&self, table: Table) -> Result<Vec<String>, String> {
        let keys = done(&store(table).await?.get_all_keys().map_err(refused)?).await?;
        Ok(Array::from(&keys).iter().filter_map(|key| key.as_string()).collect())
    }

    async fn put(&self, records: Vec<Record>) -> Result<(), String> {
        let transaction = change().await?;
        for (table, key, bytes) in records {
            let store = transaction.object_store(table.name()).map_err(refused)?;
            store.put_with_key(&Uint8Array::from(bytes.as_slice()), &key.into()).map_err(refused)?;
        }
        kept(&transaction).await
    }

    async fn remove(&self, under: &str) -> Result<(), String> {
        let transaction = change().await?;
        let range = range(under)?;
        for table in Table::ALL {
            transaction.object_store(table.name()).map_err(refused)?.delete(&range).map_err(refused)?;
        }
        kept(&transaction).await
    }

    fn open(&self) -> Result<Fill<'_>, String> {
        let file = self.file.clone().ok_or("the file did not come along")?;
        let reader = FileReaderSync::new().map_err(|_| "the file could not be read")?;
        let mut at = 0.0;
        Ok(Box::new(move |buffer| {
            let refused = |_: JsValue| io::Error::from(io::ErrorKind::Other);
            let slice = file.slice_with_f64_and_f64(at, at + buffer.len() as f64).map_err(refused)?;
            let bytes = Uint8Array::new(&reader.read_as_array_buffer(&slice).map_err(refused)?.into());
            let length = bytes.length() as usize;
            bytes.copy_to(&mut buffer[..length]);
            at += length as f64;
            Ok(length)
        }))
    }

    fn write(&self, bytes: &[u8]) {
        self.part.borrow_mut().extend(bytes);
        if self.part.borrow().len() >= PART {
            self.end_part();
        }
    }

    fn now(&self) -> u64 {
        js_sys::Date::now() as u64
    }

    fn day(&self, at: u64) -> Day {
        let date = js_sys::Date::new(&(at as f64).into());
        Day { year: date.get_full_year(), month: date.get_month() + 1, day: date.get_date() }
    }
}

/// All keys that begin so.
fn range(under: &str) -> Result<IdbKeyRange, String> {
    IdbKeyRange::bound(&under.into(), &format!("{under}\u{ffff}").into()).map_err(refused)
}

/// A table, to be read.
async fn store(table: Table) -> Result<IdbObjectStore, String> {
    let transaction = open().await?.transaction_with_str(table.name()).map_err(refused)?;
    transaction.object_store(table.name()).map_err(refused)
}

/// All tables, to be changed.
async fn change() -> Result<IdbTransaction, String> {
    let tables: Array = Table::ALL.iter().map(|table| JsValue::from(table.name())).collect();
    open().await?.transaction_with_str_sequence_and_mode(&tables, IdbTransactionMode::Readwrite).map_err(refused)
}

/// What the browser answers.
async fn done(request: &IdbRequest) -> Result<JsValue, String> {
    JsFuture::from(Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    }))
    .await
    .map_err(refused)?;
    request.result().map_err(refused)
}

/// Waits until the changes are kept.
async fn kept(transaction: &IdbTransaction) -> Result<(), String> {
    let ended = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    JsFuture::from(ended).await.map(drop).map_err(refused)
}

async fn open() -> Result<IdbDatabase, String> {
    if let Some(opened) = OPENED.with_borrow(Clone::clone) {
        return Ok(opened);
    }
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let factory = scope.indexed_db().map_err(refused)?.ok_or(REFUSED)?;
    let request = factory.open_with_u32(NAME, 1).map_err(refused)?;
    let asked = request.clone();
    let upgrade = Closure::once_into_js(move || {
        if let Ok(database) = asked.result().and_then(|it| it.dyn_into::<IdbDatabase>()) {
            for table in Table::ALL {
                let _ = database.create_object_store(table.name()); // without it, every request is refused
            }
        }
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    let opened: IdbDatabase = done(&request).await?.unchecked_into();
    // Somebody deletes it, or a later version changes it: nobody is to wait for this worker, which opens it anew.
    let close = Closure::<dyn Fn()>::new(|| OPENED.take().map_or((), |database| database.close())).into_js_value();
    opened.set_onversionchange(Some(close.unchecked_ref()));
    opened.set_onclose(Some(close.unchecked_ref()));
    OPENED.set(Some(opened.clone()));
    Ok(opened)
}

const REFUSED: &str = "the browser does not keep it, its storage may be full or switched off";

fn refused(_: JsValue) -> String {
    REFUSED.to_owned()
}
