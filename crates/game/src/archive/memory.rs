//! A store in memory, which serves tests as the browser's database serves the page.

use super::{GameId, Record, StoreAnswer, StoreRequest, TabId, Transaction, Visit, perform};
use std::{
    collections::BTreeMap,
    convert::Infallible,
    pin::pin,
    task::{Context, Poll, Waker},
};

/// The records, each under its id.
#[derive(Clone, Default, Debug)]
pub struct MemoryStore(pub BTreeMap<GameId, Record>);

impl MemoryStore {
    /// Does what is asked, in one transaction, at the moment `now` (in milliseconds since 1970) of one visit. There is always an
    /// answer.
    pub fn perform(&mut self, request: &StoreRequest, now: u64) -> Option<StoreAnswer> {
        self.perform_in(request, Visit { now, tab: TabId::default() })
    }

    /// The same as `perform` in this visit.
    pub fn perform_in(&mut self, request: &StoreRequest, visit: Visit) -> Option<StoreAnswer> {
        match pin!(perform(request, visit, self)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(Ok(answer)) => Some(answer),
            Poll::Pending => None,
        }
    }
}

impl Transaction for MemoryStore {
    type Error = Infallible;

    async fn get(&mut self, id: GameId) -> Result<Option<Record>, Infallible> {
        Ok(self.0.get(&id).cloned())
    }

    async fn all(&mut self) -> Result<Vec<Record>, Infallible> {
        Ok(self.0.values().cloned().collect())
    }

    async fn put(&mut self, record: &Record) -> Result<(), Infallible> {
        self.0.insert(record.id, record.clone());
        Ok(())
    }

    async fn remove(&mut self, id: GameId) -> Result<(), Infallible> {
        self.0.remove(&id);
        Ok(())
    }
}
