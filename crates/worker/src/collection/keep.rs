//! The collections that are kept, and what is left of those that are damaged.

use super::{
    super::host::{Host, Record, Table},
    key, under,
};
use nonet_collection::{Facts, Row, collection_of, collection_text, judged_piece, piece, rows_of, unknown_collection};
use nonet_game::archive::{BinDecision, SeenOld, TabId, Visit, decide_bin};
use nonet_protocol::{Collection, CollectionId, Condition, PIECE, is_time};
use nonet_tutor::en::collection as en;
use std::rc::Rc;

/// After how many milliseconds nobody is still reading what is not wholly there: a day.
const LEFT: u64 = 86_400_000;

/// A collection as it is kept.
pub(crate) fn record(collection: &Collection) -> Record {
    (Table::Collections, under(collection.id), collection_text(collection))
}

/// Keeps what changed of a collection.
///
/// # Errors
/// What the browser refuses; or that it is damaged or of a later version, and left as it is.
pub(crate) async fn change(host: &impl Host, collection: &Collection) -> Result<(), String> {
    match collection.condition {
        Condition::Whole | Condition::Coming(_) => host.put(vec![record(collection)]).await,
        Condition::Damaged | Condition::Later => Err(en::LEFT_AS_IT_IS.to_owned()),
    }
}

/// The collection with this number, if it is kept.
pub(crate) async fn collection(host: &impl Host, id: CollectionId) -> Result<Option<Collection>, String> {
    match host.get(Table::Collections, &under(id)).await? {
        Some(bytes) => known(host, id, &bytes).await.map(Some),
        None => match host.get(Table::Pieces, &key(id, 0)).await? {
            Some(_) if !is_time(id) => lost(host, id).await.map(Some),
            _ => Ok(None),
        },
    }
}

/// The next rows of a collection as they are kept, still to be judged. They are counted as its own.
pub(super) fn next_rows(about: &mut Collection, rows: &[Row]) -> [Record; 2] {
    let facts: Vec<Facts> = rows.iter().map(|row| Facts::of(row, None, &super::header(about))).collect();
    let key = key(about.id, about.rows / PIECE);
    about.rows += rows.len() as u32;
    about.bad += rows.iter().filter(|row| !row.error().is_empty()).count() as u32;
    [(Table::Pieces, key.clone(), piece(rows)), (Table::Facts, key, judged_piece(&facts))]
}

/// What these bytes say of a collection, with what its rows tell where they are damaged.
async fn known(host: &impl Host, id: CollectionId, bytes: &[u8]) -> Result<Collection, String> {
    let collection = collection_of(id, bytes);
    if collection.condition == Condition::Damaged { completed(host, collection).await } else { Ok(collection) }
}

/// A collection of which only rows are there.
async fn lost(host: &impl Host, id: CollectionId) -> Result<Collection, String> {
    completed(host, Collection { id, condition: Condition::Damaged, ..unknown_collection() }).await
}

/// A damaged collection with a name, and with as many rows and columns as there are.
async fn completed(host: &impl Host, mut about: Collection) -> Result<Collection, String> {
    if about.name.is_empty() {
        en::NAMELESS.clone_into(&mut about.name);
    }
    let pieces = host.all(Table::Pieces, &under(about.id)).await?;
    let rows = |bytes: &[u8]| rows_of(bytes).unwrap_or_else(|readable| readable);
    if let Some((last, bytes)) = pieces.last() {
        let number: u32 = last.rsplit('.').next().and_then(|number| number.parse().ok()).unwrap_or_default();
        about.rows = number * PIECE + rows(bytes).len() as u32;
    }
    if about.columns.is_empty() {
        let width = pieces.first().and_then(|(_, bytes)| rows(bytes).first().map(|row| row.columns.len())).unwrap_or_default();
        about.columns = (1..=width).map(en::column).collect();
    }
    Ok(about)
}

/// All collections, the latest first: those in the bin too, and those that are damaged or of a later version. One that is not wholly
/// there is none of them; where nobody reads it any more, what is there of it is removed.
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
    others.dedup(); // they come in their order
    for id in others.into_iter().filter(|id| !ids.contains(id)) {
        if !is_time(id) {
            kept.push(lost(host, id).await?);
        } else if id + LEFT < host.now() {
            host.remove(&under(id)).await?; // an earlier build was closed while it read it
        }
    }
    kept.sort_by_key(|collection| std::cmp::Reverse((collection.opened, collection.id)));
    Ok(kept.into_iter().map(Rc::new).collect())
}

/// Looks into the bin, at the visit with this number: what two visits found there for too long goes.
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
                let _ = change(host, &Collection { seen_old, ..about.as_ref().clone() }).await; // else the next visit is the first
            }
            _ => {}
        }
        kept.push(about);
    }
    Ok(kept)
}

/// Removes what an import has kept so far: the collection with its number, and those of a backup that were still coming.
pub(super) async fn forget(host: &impl Host, import: CollectionId) -> Result<(), String> {
    for (under, bytes) in host.all(Table::Collections, "").await? {
        let id = under.strip_suffix('.').and_then(|id| id.parse().ok());
        if id.is_some_and(|id| collection_of(id, &bytes).condition == Condition::Coming(import)) {
            host.remove(&under).await?;
        }
    }
    Ok(())
}

/// A number that no collection has.
pub(super) async fn unused_id(host: &impl Host) -> Result<CollectionId, String> {
    loop {
        let id = host.random() | 1 << 63; // so it is no time
        if host.get(Table::Collections, &under(id)).await?.is_none() {
            return Ok(id);
        }
    }
}
