//! The requests of a tab to the store, each done within one transaction.

use super::{BinDecision, Fate, GameId, Outcome, Proposal, Record, Relation, Visit, decide_bin, relation, write};
use crate::Tags;
use std::rc::Rc;

/// The records of the store, within one transaction: nobody else writes between two calls.
#[allow(async_fn_in_trait)] // all who use it are in one thread
pub trait Transaction {
    /// The reason why the store refuses.
    type Error;

    /// The record with this id.
    async fn get(&mut self, id: GameId) -> Result<Option<Record>, Self::Error>;

    /// All records.
    async fn all(&mut self) -> Result<Vec<Record>, Self::Error>;

    /// Puts the record there, in place of the one with its id.
    async fn put(&mut self, record: &Record) -> Result<(), Self::Error>;

    /// Takes the record with this id away.
    async fn remove(&mut self, id: GameId) -> Result<(), Self::Error>;
}

/// A request of a tab to the store.
#[derive(Clone, PartialEq, Debug)]
pub enum StoreRequest {
    /// Keep these copies.
    Write(Vec<Proposal>),
    /// Keep these games of a backup; those of them that lie in the bin come back.
    Restore(Vec<Proposal>),
    /// Put the game into the bin, or take it out.
    Bin(GameId, bool),
    /// Give the game this star and these labels now, as [`Labels`](crate::Labels) writes them.
    Tag(GameId, Rc<str>),
    /// Tell what is kept. What was in the bin for too long goes, as [`decide_bin`] has it.
    ReadAll,
}

/// The answer of the store to a request.
#[derive(Clone, PartialEq, Debug)]
pub enum StoreAnswer {
    /// The outcome of each copy, in order.
    Written(Vec<Outcome>),
    /// The game that got a star or labels. None if the store has none with its id.
    Tagged(Option<Record>),
    /// All records that are kept now.
    All(Vec<Record>),
}

/// Keeps a game of a backup, unless the store has all of its moves. One that lies in the bin comes back.
async fn restore<T: Transaction>(proposal: &Proposal, store: &mut T) -> Result<Outcome, T::Error> {
    let has_all = |record: &Record| {
        let game = record.read().map(|(_, game)| relation(&proposal.game, &game));
        matches!(game, Ok(Relation::Same | Relation::Behind))
    };
    let mut outcome = match store.get(proposal.id).await?.filter(has_all) {
        Some(record) => Outcome { id: proposal.id, record, fate: Fate::Stood },
        None => write(proposal, store).await?,
    };
    let is_later = proposal.tags.changed > outcome.record.tags.changed;
    if outcome.record.binned.take().is_some() || is_later {
        outcome.record.tags.follow(&proposal.tags);
        store.put(&outcome.record).await?;
    }
    Ok(outcome)
}

/// Does what is asked, at this moment of a visit.
///
/// # Errors
/// The store refused a request.
pub async fn perform<T: Transaction>(request: &StoreRequest, visit: Visit, store: &mut T) -> Result<StoreAnswer, T::Error> {
    match request {
        StoreRequest::Write(proposals) => {
            let mut outcomes = Vec::with_capacity(proposals.len());
            for proposal in proposals {
                outcomes.push(write(proposal, store).await?);
            }
            Ok(StoreAnswer::Written(outcomes))
        }
        StoreRequest::Restore(proposals) => {
            let mut outcomes = Vec::with_capacity(proposals.len());
            for proposal in proposals {
                outcomes.push(restore(proposal, store).await?);
            }
            Ok(StoreAnswer::Written(outcomes))
        }
        StoreRequest::Bin(id, binned) => {
            if let Some(record) = store.get(*id).await? {
                store.put(&Record { binned: binned.then_some(visit.now), seen_old: None, ..record }).await?;
            }
            Ok(StoreAnswer::All(store.all().await?))
        }
        StoreRequest::Tag(id, text) => {
            let mut tagged = store.get(*id).await?;
            if let Some(record) = &mut tagged {
                let changed = visit.now.max(record.tags.changed.saturating_add(1));
                record.tags = Tags { changed, text: text.as_ref().to_owned() };
                store.put(record).await?;
            }
            Ok(StoreAnswer::Tagged(tagged))
        }
        StoreRequest::ReadAll => {
            let mut kept = Vec::new();
            for mut record in store.all().await? {
                let decision = record.binned.map(|binned| decide_bin(binned, record.seen_old, visit));
                match decision.unwrap_or(BinDecision::Stays(None)) {
                    BinDecision::Goes => {
                        store.remove(record.id).await?;
                        continue;
                    }
                    BinDecision::Stays(seen) if seen != record.seen_old => {
                        record.seen_old = seen;
                        store.put(&record).await?;
                    }
                    BinDecision::Stays(_) => {}
                }
                kept.push(record);
            }
            Ok(StoreAnswer::All(kept))
        }
    }
}
