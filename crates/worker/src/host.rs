//! What the worker may ask of its surroundings: to keep something, to read a file, to know the time.

use super::answer::answer_with;
use nonet_collection::Fill;
use nonet_game::Day;
use nonet_protocol::{Answer, Question};
use nonet_tutor::en::collection as en;
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    future::Future,
    io::{Cursor, Read},
    pin::pin,
    sync::atomic::{AtomicU64, Ordering},
    task::{Context, Poll, Waker},
};

/// What is kept of collections, by sort.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Table {
    /// What is known of each as a whole.
    Collections,
    /// Its rows, a piece each.
    Pieces,
    /// What was found out of them.
    Judged,
    /// The few facts by which rows are sorted.
    Facts,
}

impl Table {
    /// What they are called.
    pub const NAMES: [&str; 4] = ["collections", "pieces", "judged", "facts"];

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Table::NAMES[self as usize]
    }
}

/// Something that is kept: in which table, under which key, and its bytes.
pub type Record = (Table, String, Vec<u8>);

/// The surroundings. Errors are words that a person reads.
#[allow(async_fn_in_trait)] // all who use it are in one thread
pub trait Host {
    /// What is kept under this key.
    async fn get(&self, table: Table, key: &str) -> Result<Option<Vec<u8>>, String>;

    /// All that is kept under keys that begin so, in the order of the keys.
    async fn all(&self, table: Table, under: &str) -> Result<Vec<(String, Vec<u8>)>, String>;

    /// All keys.
    async fn keys(&self, table: Table) -> Result<Vec<String>, String>;

    /// Keeps these, all or none.
    async fn put(&self, records: Vec<Record>) -> Result<(), String>;

    /// Removes what is kept under keys that begin so, in all tables.
    async fn remove(&self, under: &str) -> Result<(), String>;

    /// The file that came with the question.
    fn open(&self) -> Result<Fill<'_>, String>;

    /// Adds to the file that goes with the answer.
    fn write(&self, bytes: &[u8]);

    /// Milliseconds of the clock.
    fn now(&self) -> u64;

    /// A random number.
    fn random(&self) -> u64;

    /// The player's date at this moment, in milliseconds of the clock.
    fn day(&self, at: u64) -> Day;

    /// The text in small letters.
    fn lower(&self, text: &str) -> String;
}

impl Memory {
    /// The answer to a question, at once: nothing in memory is waited for.
    ///
    /// # Errors
    /// As [`answer_with`](crate::answer_with).
    pub fn answer(&self, question: &Question) -> Result<Answer, String> {
        let mut progress = |_| {};
        let asked = pin!(answer_with(self, question, &mut progress));
        match asked.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(answer) => answer,
            Poll::Pending => Err("it waits for something".to_owned()),
        }
    }
}

/// Surroundings that are memory alone.
#[derive(Debug, Default)]
pub struct Memory {
    /// What is kept.
    pub records: RefCell<BTreeMap<(Table, String), Vec<u8>>>,
    /// The file that comes with questions.
    pub file: RefCell<Vec<u8>>,
    /// What was written.
    pub written: RefCell<Vec<u8>>,
    /// How many records there is room for; none where that does not matter.
    pub room: Cell<Option<usize>>,
    /// What is added to the clock, in milliseconds.
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
            return Err(en::storage_fault("QuotaExceededError"));
        }
        self.records.borrow_mut().extend(records.into_iter().map(|(table, key, bytes)| ((table, key), bytes)));
        Ok(())
    }

    async fn remove(&self, under: &str) -> Result<(), String> {
        self.records.borrow_mut().retain(|(_, key), _| !key.starts_with(under));
        Ok(())
    }

    fn open(&self) -> Result<Fill<'_>, String> {
        let mut file = Cursor::new(self.file.borrow().clone());
        Ok(Box::new(move |buffer| file.read(buffer)))
    }

    fn write(&self, bytes: &[u8]) {
        self.written.borrow_mut().extend(bytes);
    }

    fn now(&self) -> u64 {
        static NOW: AtomicU64 = AtomicU64::new(1);
        self.clock.get() + NOW.fetch_add(1, Ordering::Relaxed)
    }

    /// Numbers that look random, and are others each time.
    fn random(&self) -> u64 {
        self.now().wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn day(&self, at: u64) -> Day {
        (0..at / 86_400_000).fold(Day::default(), |day, _| day.next())
    }

    fn lower(&self, text: &str) -> String {
        text.to_lowercase()
    }
}
