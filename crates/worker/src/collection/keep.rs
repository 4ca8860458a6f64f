//! The list of collections.

use super::super::outside::{Outside, Record, Table};
use nonet_collection::{Facts, Row, judged_piece, piece};
use nonet_game::archive::BIN_TIME;
use nonet_protocol::{Collection, CollectionId, PIECE};
use std::rc::Rc;

/// After how many milliseconds what belongs to no collection is no longer being read: a day.
const LEFT: u64 = 86_400_000;

/// A collection as it is kept.
pub(crate) fn record(collection: &Collection) -> Record {
    let bytes = postcard::to_allocvec(collection).unwrap_or_default(); // no value of ours can't be written
    (Table::Collections, super::under(collection.id), bytes)
}

/// The collection with this number, if it is kept.
pub(crate) async fn collection(outside: &impl Outside, id: CollectionId) -> Result<Option<Collection>, String> {
    let bytes = outside.get(Table::Collections, &super::under(id)).await?;
    Ok(bytes.and_then(|bytes| read(&bytes)))
}

/// The next rows of a collection as they are kept, still to be judged. They are counted as its own.
pub(super) fn next_rows(about: &mut Collection, rows: &[Row]) -> [Record; 2] {
    let facts: Vec<Facts> = rows.iter().map(|row| Facts::of(row, None, &super::header(about))).collect();
    let key = super::key(about.id, about.rows / PIECE);
    about.rows += rows.len() as u32;
    about.bad += rows.iter().filter(|row| !row.error().is_empty()).count() as u32;
    [(Table::Pieces, key.clone(), piece(rows)), (Table::Facts, key, judged_piece(&facts))]
}

/// Reads a collection. What was kept before its last field came has that off.
fn read(bytes: &[u8]) -> Option<Collection> {
    postcard::from_bytes(&[bytes, &[0]].concat()).ok()
}

/// All collections, the latest first, those in the bin too. What was in it for too long is removed for good, and so is what belongs to none.
pub(crate) async fn list(outside: &impl Outside) -> Result<Vec<Rc<Collection>>, String> {
    let mut kept: Vec<Rc<Collection>> = Vec::new();
    let mut known: Vec<String> = Vec::new();
    for (under, bytes) in outside.all(Table::Collections, "").await? {
        match read(&bytes) {
            Some(collection) if collection.binned.is_some_and(|at| at + BIN_TIME < outside.now()) => {
                outside.remove(&under).await?;
            }
            Some(collection) => kept.push(collection.into()),
            None => {} // of a later version: it stays as it is
        }
        known.push(under);
    }
    let ids = outside.keys(Table::Pieces).await?;
    let mut ids: Vec<u64> = ids.iter().filter_map(|key| key.split('.').next()?.parse().ok()).collect();
    ids.dedup(); // they come in their order
    for id in ids.into_iter().filter(|id| !known.contains(&super::under(*id)) && id + LEFT < outside.now()) {
        outside.remove(&super::under(id)).await?;
    }
    kept.reverse();
    Ok(kept)
}
