//! The [`Host`] of a worker in a browser: the database, the file that came with a question, and the file that is sent with the
//! answer.

use jiff::civil::Date;
use js_sys::{Array, Uint8Array};
use nonet_database::{IdbKeyRange, IdbObjectStore, IdbTransaction, IdbTransactionMode, all, done, kept, open};
use nonet_worker::{Host, Record, Table, file_fault, messages, storage_fault};
use std::{
    cell::RefCell,
    io::{self, Read},
};
use wasm_bindgen::JsValue;
use web_sys::{Blob, FileReaderSync};

const NAME: &str = "nonet-collections";

/// The number of written bytes after which they are passed to the browser.
const PART: usize = 1024 * 1024;

/// The host for one question.
#[derive(Default)]
pub(super) struct Browser {
    file: Option<Blob>,
    parts: Array,
    part: RefCell<Vec<u8>>,
}

impl Browser {
    /// Returns the host for a question that came with this file.
    pub(super) fn with(file: Option<Blob>) -> Browser {
        Browser { file, ..Browser::default() }
    }

    /// Returns the written bytes as a file. None if nothing was written.
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

impl Host for Browser {
    async fn get(&self, table: Table, key: &str) -> Result<Option<Vec<u8>>, String> {
        let found = async {
            let store = store(table).await?;
            let found = done(&store.get(&key.into())?).await?;
            // The answer may take long to compute. Waiting for the end of the transaction here keeps it from blocking writers
            // meanwhile.
            kept(&store.transaction()).await.map(|()| found)
        };
        let found = found.await.map_err(refused)?;
        Ok((!found.is_undefined()).then(|| Uint8Array::new(&found).to_vec()))
    }

    async fn all(&self, table: Table, under: &str) -> Result<Vec<(String, Vec<u8>)>, String> {
        let found = async { all(&store(table).await?, range(under)?.as_ref()).await };
        let found = found.await.map_err(refused)?;
        Ok(found.into_iter().map(|(key, value)| (key, Uint8Array::new(&value).to_vec())).collect())
    }

    async fn keys(&self, table: Table) -> Result<Vec<String>, String> {
        let keys = async { done(&store(table).await?.get_all_keys()?).await };
        let keys = keys.await.map_err(refused)?;
        Ok(Array::from(&keys).iter().filter_map(|key| key.as_string()).collect())
    }

    async fn put(&self, records: Vec<Record>) -> Result<(), String> {
        let put = async {
            let transaction = change().await?;
            for (table, key, bytes) in records {
                transaction.object_store(table.name())?.put_with_key(&Uint8Array::from(bytes.as_slice()), &key.into())?;
            }
            kept(&transaction).await
        };
        put.await.map_err(refused)
    }

    async fn remove(&self, under: &str) -> Result<(), String> {
        let removed = async {
            let transaction = change().await?;
            let range = range(under)?;
            for table in Table::NAMES {
                transaction.object_store(table)?.delete(&range)?;
            }
            kept(&transaction).await
        };
        removed.await.map_err(refused)
    }

    fn open(&self) -> Result<Box<dyn Read + '_>, String> {
        let file = self.file.clone().ok_or_else(|| messages().list_file_did_not_come())?;
        let reader = FileReaderSync::new().map_err(|_| messages().list_file_unread())?;
        Ok(Box::new(OpenFile { file, reader, position: 0.0 }))
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

    fn random(&self) -> u64 {
        let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
        half() << 32 | half()
    }

    fn day(&self, at: u64) -> Date {
        let local = js_sys::Date::new(&(at as f64).into());
        let year = i16::try_from(local.get_full_year()).unwrap_or(i16::MAX);
        Date::new(year, local.get_month() as i8 + 1, local.get_date() as i8).unwrap_or(Date::MAX) // a clock beyond the year 9999
    }
}

/// A file of the player's that is being read.
struct OpenFile {
    file: Blob,
    reader: FileReaderSync,
    /// The number of bytes that were read.
    position: f64,
}

impl Read for OpenFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let unread = |error: JsValue| io::Error::other(file_fault(&nonet_database::name_of(&error)));
        let slice = self.file.slice_with_f64_and_f64(self.position, self.position + buffer.len() as f64).map_err(unread)?;
        let bytes = Uint8Array::new(&self.reader.read_as_array_buffer(&slice).map_err(unread)?.into());
        let length = bytes.length() as usize;
        bytes.copy_to(&mut buffer[..length]);
        self.position += length as f64;
        Ok(length)
    }
}

/// Returns the range of all keys with this prefix.
fn range(under: &str) -> Result<IdbKeyRange, JsValue> {
    IdbKeyRange::bound(&under.into(), &format!("{under}\u{ffff}").into())
}

/// Opens a table for reading.
async fn store(table: Table) -> Result<IdbObjectStore, JsValue> {
    open(NAME, &Table::NAMES).await?.transaction_with_str(table.name())?.object_store(table.name())
}

/// Opens all tables for writing.
async fn change() -> Result<IdbTransaction, JsValue> {
    let tables: Array = Table::NAMES.into_iter().map(JsValue::from).collect();
    open(NAME, &Table::NAMES).await?.transaction_with_str_sequence_and_mode(&tables, IdbTransactionMode::Readwrite)
}

/// Returns the message for an error of the database, by the error's name.
fn refused(error: JsValue) -> String {
    storage_fault(&nonet_database::name_of(&error))
}
