//! The stored collections, and what can be recovered of damaged ones.

use super::{
    super::host::{Host, Record, Table},
    key, piece_of, under,
};
use crate::language::messages;
use nonet_collection::{
    Collection, CollectionId, Condition, Facts, PIECE, Row, collection_of, collection_text, is_time, judged_piece, piece,
    rows_of, unknown_collection,
};
use nonet_game::archive::{BinDecision, SeenOld, TabId, Visit, decide_bin};
use std::rc::Rc;

/// The time after which an import that has not ended must have been abandoned, in milliseconds: a day.
const LEFT: u64 = 86_400_000;

/// Returns the record of a collection, without its rows.
pub(crate) fn record(collection: &Collection) -> Record {
    (Table::Collections, under(collection.id), collection_text(collection))
}

/// Stores the changed record of a collection.
///
/// # Errors
/// The reason why the browser refused to store it; or that the collection is damaged or of a later version, so that it must not
/// be overwritten.
pub(crate) async fn change(host: &impl Host, collection: &Collection) -> Result<(), String> {
    match collection.condition {
        Condition::Whole | Condition::Coming(_) => host.put(vec![record(collection)]).await,
        Condition::Damaged | Condition::Later => Err(messages().list_left_as_it_is()),
    }
}

/// Returns the collection with this id. If only its rows are stored, it is damaged. Returns None if nothing of it is stored.
pub(crate) async fn collection(host: &impl Host, id: CollectionId) -> Result<Option<Collection>, String> {
    match host.get(Table::Collections, &under(id)).await? {
        Some(bytes) => known(host, id, &bytes).await.map(Some),
        None => match host.get(Table::Pieces, &key(id, 0)).await? {
            Some(_) if !is_time(id) => lost(host, id).await.map(Some),
            _ => Ok(None),
        },
    }
}

/// Returns the records of the next rows of a collection, not judged yet, and adds the rows to its counts.
pub(super) fn next_rows(about: &mut Collection, rows: &[Row]) -> [Record; 2] {
    let facts: Vec<Facts> = rows.iter().map(|row| Facts::of(row, None, &super::header(about))).collect();
    let key = key(about.id, about.rows / PIECE);
    about.rows += rows.len() as u32;
    about.bad += rows.iter().filter(|row| row.error().is_some()).count() as u32;
    [(Table::Pieces, key.clone(), piece(rows)), (Table::Facts, key, judged_piece(&facts))]
}

/// Reads the record of a collection. If the record is damaged, completes the collection from its rows.
async fn known(host: &impl Host, id: CollectionId, bytes: &[u8]) -> Result<Collection, String> {
    let collection = collection_of(id, bytes);
    if collection.condition == Condition::Damaged { completed(host, collection).await } else { Ok(collection) }
}

/// Returns a collection whose record is missing, as far as its rows tell.
async fn lost(host: &impl Host, id: CollectionId) -> Result<Collection, String> {
    completed(host, Collection { id, condition: Condition::Damaged, ..unknown_collection() }).await
}

/// Returns a damaged collection with a name, and with the numbers of rows and columns of the stored rows.
async fn completed(host: &impl Host, mut about: Collection) -> Result<Collection, String> {
    if about.name.is_empty() {
        about.name = messages().list_nameless();
    }
    let pieces = host.all(Table::Pieces, &under(about.id)).await?;
    let rows = |bytes: &[u8]| rows_of(bytes).unwrap_or_else(|readable| readable);
    if let Some((last, bytes)) = pieces.last() {
        about.rows = piece_of(last).unwrap_or_default() * PIECE + rows(bytes).len() as u32;
    }
    if about.columns.is_empty() {
        let width = pieces.first().and_then(|(_, bytes)| rows(bytes).first().map(|row| row.columns.len())).unwrap_or_default();
        about.columns = (1..=width).map(|number| messages().list_column(number)).collect();
    }
    Ok(about)
}

/// Returns all complete, damaged and later-version collections, the latest first. Those in the bin are included. A collection
/// that is still coming is left out and, if its import must have been abandoned, removed.
pub(crate) async fn list(host: &impl Host) -> Result<Vec<Rc<Collection>>, String> {
    let mut kept: Vec<Collection> = Vec::new();
    let mut ids: Vec<CollectionId> = Vec::new();
    for (under, bytes) in host.all(Table::Collections, "").await? {
        let Some(id) = under.strip_suffix('.').and_then(|id| id.parse().ok()) else { continue };
        ids.push(id);
        let collection = known(host, id, &bytes).await?;
        match collection.condition {
            Condition::Coming(_) if collection.opened + LEFT < host.now() => host.remove(&under).await?,
            Condition::Coming(_) => {}
            Condition::Whole | Condition::Damaged | Condition::Later => kept.push(collection),
        }
    }
    let keys = host.keys(Table::Pieces).await?;
    let mut others: Vec<CollectionId> = keys.iter().filter_map(|key| key.split('.').next()?.parse().ok()).collect();
    others.dedup(); // equal ids are neighbours, since the keys are sorted
    for id in others.into_iter().filter(|id| !ids.contains(id)) {
        if !is_time(id) {
            kept.push(lost(host, id).await?);
        } else if id + LEFT < host.now() {
            host.remove(&under(id)).await?; // an earlier version was closed during an import
        }
    }
    kept.sort_by_key(|collection| std::cmp::Reverse((collection.opened, collection.id)));
    Ok(kept.into_iter().map(Rc::new).collect())
}

/// Removes the collections that two visits have found in the bin for too long, and returns the others. `visit` is the number of
/// this visit.
pub(crate) async fn look_into_bin(
    host: &impl Host,
    lists: Vec<Rc<Collection>>,
    visit: u64,
) -> Result<Vec<Rc<Collection>>, String> {
    let visit = Visit { now: host.now(), tab: TabId::new(visit) };
    let mut kept = Vec::new();
    for about in lists {
        let seen = about.seen_old.map(|(at, tab)| SeenOld { at, tab: TabId::new(tab) });
        match about.binned.map(|binned| decide_bin(binned, seen, visit)) {
            Some(BinDecision::Goes) => {
                host.remove(&under(about.id)).await?;
                continue;
            }
            Some(BinDecision::Stays(now)) if now != seen => {
                let seen_old = now.map(|seen| (seen.at, seen.tab.number()));
                // On failure, the next visit is the first.
                let _ = change(host, &Collection { seen_old, ..about.as_ref().clone() }).await;
            }
            _ => {}
        }
        kept.push(about);
    }
    Ok(kept)
}

/// Removes all collections that are still coming with this import: its own, and those of a backup.
pub(super) async fn forget(host: &impl Host, import: CollectionId) -> Result<(), String> {
    for (under, bytes) in host.all(Table::Collections, "").await? {
        let id = under.strip_suffix('.').and_then(|id| id.parse().ok());
        if id.is_some_and(|id| collection_of(id, &bytes).condition == Condition::Coming(import)) {
            host.remove(&under).await?;
        }
    }
    Ok(())
}

/// Returns a random id that no collection has.
pub(super) async fn unused_id(host: &impl Host) -> Result<CollectionId, String> {
    loop {
        let id = host.random() | 1 << 63; // so that the id is no time
        if host.get(Table::Collections, &under(id)).await?.is_none() {
            return Ok(id);
        }
    }
}
