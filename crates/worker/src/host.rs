//! The services that the worker needs: a store of records, files, and the time.

use super::answer::answer_with;
use crate::collection::words::storage_fault;
use jiff::{
    SignedDuration,
    civil::{Date, date},
};
use nonet_protocol::{Answer, Question};
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    future::Future,
    io::{Cursor, Read},
    pin::pin,
    sync::atomic::{AtomicU64, Ordering},
    task::{Context, Poll, Waker},
};

/// A table of the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Table {
    /// The records of collections, without rows.
    Collections,
    /// The rows of collections, one record for each piece.
    Pieces,
    /// The assessments of rows, one record for each piece.
    Judged,
    /// The facts by which rows are sorted and filtered, one record for each piece.
    Facts,
}

impl Table {
    /// The names of all tables.
    pub const NAMES: [&str; 4] = ["collections", "pieces", "judged", "facts"];

    /// Returns the name of the table.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Table::NAMES[self as usize]
    }
}

/// A record of the store: its table, its key and its bytes.
pub type Record = (Table, String, Vec<u8>);

/// The store, the files and the clock of a worker. Errors are sentences for the player.
#[allow(async_fn_in_trait)] // all users are in one thread
pub trait Host {
    /// Returns the bytes of a record. None if there is no record with this key.
    async fn get(&self, table: Table, key: &str) -> Result<Option<Vec<u8>>, String>;

    /// Returns all records of a table whose keys begin with `under`, sorted by key.
    async fn all(&self, table: Table, under: &str) -> Result<Vec<(String, Vec<u8>)>, String>;

    /// Returns all keys of a table, sorted.
    async fn keys(&self, table: Table) -> Result<Vec<String>, String>;

    /// Stores these records: either all of them or, on an error, none.
    async fn put(&self, records: Vec<Record>) -> Result<(), String>;

    /// Removes the records whose keys begin with `under` from all tables.
    async fn remove(&self, under: &str) -> Result<(), String>;

    /// Opens the file that came with the question.
    fn open(&self) -> Result<Box<dyn Read + '_>, String>;

    /// Appends bytes to the file that is sent with the answer.
    fn write(&self, bytes: &[u8]);

    /// Returns the time, in milliseconds since 1970.
    fn now(&self) -> u64;

    /// Returns a random number.
    fn random(&self) -> u64;

    /// Returns the date at this time in the player's time zone. The time is in milliseconds since 1970.
    fn day(&self, at: u64) -> Date;
}

impl Memory {
    /// Answers a question at once, since a host in memory never waits.
    ///
    /// # Errors
    /// As [`answer_with`].
    pub fn answer(&self, question: &Question) -> Result<Answer, String> {
        let mut progress = |_| {};
        let asked = pin!(answer_with(self, question, &mut progress));
        match asked.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(answer) => answer,
            Poll::Pending => Err("it waits for something".to_owned()),
        }
    }
}

/// A host that keeps everything in memory. Tests use it.
#[derive(Debug, Default)]
pub struct Memory {
    /// The records.
    pub records: RefCell<BTreeMap<(Table, String), Vec<u8>>>,
    /// The file that comes with questions.
    pub file: RefCell<Vec<u8>>,
    /// The bytes that were written to the file of the answer.
    pub written: RefCell<Vec<u8>>,
    /// The greatest number of records. None for no limit.
    pub room: Cell<Option<usize>>,
    /// The offset of the clock, in milliseconds.
    pub clock: Cell<u64>,
}

impl Host for Memory {
    async fn get(&self, table: Table, key: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(self.records.borrow().get(&(table, key.to_owned())).cloned())
    }

    async fn all(&self, table: Table, under: &str) -> Result<Vec<(String, Vec<u8>)>, String> {
        let records = self.records.borrow();
        let found = records.iter().filter(|((of, key), _)| *of == table && key.starts_with(under));
        Ok(found.map(|((_, key), bytes)| (key.clone(), bytes.clone())).collect())
    }

    async fn keys(&self, table: Table) -> Result<Vec<String>, String> {
        Ok(self.records.borrow().keys().filter(|(of, _)| *of == table).map(|(_, key)| key.clone()).collect())
    }

    async fn put(&self, records: Vec<Record>) -> Result<(), String> {
        let new = records.iter().filter(|(table, key, _)| !self.records.borrow().contains_key(&(*table, key.clone()))).count();
        if self.room.get().is_some_and(|room| self.records.borrow().len() + new > room) {
            return Err(storage_fault("QuotaExceededError"));
        }
        self.records.borrow_mut().extend(records.into_iter().map(|(table, key, bytes)| ((table, key), bytes)));
        Ok(())
    }

    async fn remove(&self, under: &str) -> Result<(), String> {
        self.records.borrow_mut().retain(|(_, key), _| !key.starts_with(under));
        Ok(())
    }

    fn open(&self) -> Result<Box<dyn Read + '_>, String> {
        Ok(Box::new(Cursor::new(self.file.borrow().clone())))
    }

    fn write(&self, bytes: &[u8]) {
        self.written.borrow_mut().extend(bytes);
    }

    fn now(&self) -> u64 {
        static NOW: AtomicU64 = AtomicU64::new(1);
        self.clock.get() + NOW.fetch_add(1, Ordering::Relaxed)
    }

    /// Returns a number that looks random and differs from call to call.
    fn random(&self) -> u64 {
        self.now().wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn day(&self, at: u64) -> Date {
        date(1970, 1, 1).saturating_add(SignedDuration::from_millis(at as i64))
    }
}
