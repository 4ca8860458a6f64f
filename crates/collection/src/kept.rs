//! The form in which a collection, its rows and the findings about them are kept.
//!
//! The collection and its rows are text that names its version, of the same words as in a [backup](super::backup); what earlier builds
//! kept as bytes is read too. What was judged belongs to the techniques that judged it: another build may have others, and judges anew.

use super::{
    assessment::Assessment,
    backup::{BACKUP_HEAD, BackupLine, END, Reader, head_text, kept_text, row_text},
    collection::{Collection, CollectionId, Condition, Run, is_time},
    earlier::{self, EarlierAssessment, EarlierCollection, name_of, numbered},
    facts::Facts,
    row::{Row, RowFault},
};
use fnv::FnvHasher;
use nonet_techniques::Technique;
use serde::Serialize;
use std::hash::Hasher;

/// The first line of kept rows.
const ROWS_HEAD: &str = "nonet rows 1";

/// The beginning of the first line in all versions.
const OWN: &[u8] = b"nonet ";

/// The version of the ratings and facts that are kept beside the rows: those of another version are found anew.
const JUDGED: u64 = 5;

/// The version before, which counted no redundant givens. Its ratings are taken as they are, since some take long.
const BEFORE: u64 = 4;

/// A collection as it is kept.
#[must_use]
pub fn collection_text(collection: &Collection) -> Vec<u8> {
    [&head_text(collection), kept_text(collection).as_bytes(), END, b"\n"].concat()
}

/// The collection that is kept so. One that can't be read is as much as is known of it, and says so by its condition.
#[must_use]
pub fn collection_of(id: CollectionId, bytes: &[u8]) -> Collection {
    if !bytes.starts_with(OWN) {
        return earlier_collection(id, bytes);
    }
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let is_known = lines.next() == Some(BACKUP_HEAD.as_bytes());
    let (mut reader, mut is_whole) = (Reader::default(), false);
    let mut is_damaged = false;
    for line in lines.filter(|line| !line.is_empty()) {
        let said = reader.take(line);
        is_damaged |= is_whole || said == BackupLine::Damaged;
        is_whole |= said == BackupLine::End;
    }
    let mut collection = reader.collection;
    is_damaged |= !is_whole || collection.id != id;
    collection.id = id;
    if !is_known {
        collection.condition = Condition::Later;
    } else if is_damaged {
        collection.condition = Condition::Damaged;
    }
    if collection.opened == 0 {
        collection.opened = opened_by_id(id);
    }
    collection
}

/// The collection that an earlier build kept so.
fn earlier_collection(id: CollectionId, bytes: &[u8]) -> Collection {
    let unknown = Collection { id, opened: opened_by_id(id), ..unknown_collection() };
    match EarlierCollection::read(bytes).filter(|earlier| earlier.id == id) {
        Some(earlier) => Collection {
            run: earlier.run(),
            name: earlier.name,
            rows: earlier.rows,
            bad: earlier.bad,
            columns: earlier.columns,
            separator: earlier.separator,
            tags: earlier.tags,
            binned: earlier.binned,
            explainer: earlier.explainer,
            ..unknown
        },
        None => Collection { name: name_of(bytes).unwrap_or_default(), condition: Condition::Damaged, ..unknown },
    }
}

/// A collection of which nothing is known.
#[must_use]
pub fn unknown_collection() -> Collection {
    Collection {
        id: 0,
        name: String::new(),
        opened: 0,
        rows: 0,
        bad: 0,
        columns: Vec::new(),
        separator: b',',
        run: Run::Going,
        tags: String::new(),
        binned: None,
        seen_old: None,
        explainer: false,
        condition: Condition::Whole,
    }
}

/// The time at which a collection was opened, if its number tells it, as earlier builds had it; else 0.
fn opened_by_id(id: CollectionId) -> u64 {
    if is_time(id) { id } else { 0 }
}

/// The rows of a piece as they are kept.
#[must_use]
pub fn piece(rows: &[Row]) -> Vec<u8> {
    let rows: Vec<u8> = rows.iter().flat_map(row_text).collect();
    [ROWS_HEAD.as_bytes(), b"\n", &rows, END, b"\n"].concat()
}

/// The rows of a piece.
///
/// # Errors
/// If the piece is damaged or of a later version: the rows that can be read. In place of one that can't be stands a [`damaged_row`].
pub fn rows_of(bytes: &[u8]) -> Result<Vec<Row>, Vec<Row>> {
    if !bytes.starts_with(OWN) {
        return earlier::rows_of(bytes).ok_or_else(Vec::new);
    }
    let mut lines = bytes.split(|byte| *byte == b'\n');
    if lines.next() != Some(ROWS_HEAD.as_bytes()) {
        return Err(Vec::new());
    }
    let (mut reader, mut rows) = (Reader::default(), Vec::new());
    let (mut is_damaged, mut is_whole) = (false, false);
    for line in lines.filter(|line| !line.is_empty()) {
        match reader.take(line) {
            BackupLine::Row(row) => rows.push(*row),
            BackupLine::End => is_whole = true,
            BackupLine::About | BackupLine::Unknown => {}
            BackupLine::Damaged => {
                is_damaged = true;
                rows.push(damaged_row());
            }
        }
    }
    if is_whole && !is_damaged { Ok(rows) } else { Err(rows) }
}

/// A row in place of one that can't be read.
#[must_use]
pub fn damaged_row() -> Row {
    Row::bad(0, Vec::new(), RowFault::Damaged.into())
}

/// The assessments of the rows of a piece, or their facts, as bytes.
#[must_use]
pub fn judged_piece<T: Serialize>(judged: &[T]) -> Vec<u8> {
    // No value of ours can't be written.
    postcard::to_allocvec(&(engine_of(JUDGED), judged)).unwrap_or_default()
}

/// The assessments of the rows of a piece; none if neither this build nor one with the same techniques made them. Those of the version
/// before have no number of redundant givens.
#[must_use]
pub fn judged_of(bytes: &[u8]) -> Option<Vec<Option<Assessment>>> {
    let earlier = || {
        let judged: Vec<Option<EarlierAssessment>> = numbered(engine_of(BEFORE), bytes)?;
        Some(judged.into_iter().map(|judged| judged.map(EarlierAssessment::assessment)).collect())
    };
    numbered(engine_of(JUDGED), bytes).or_else(earlier)
}

/// The facts of the rows of a piece; none if this build has not found them.
#[must_use]
pub fn facts_of(bytes: &[u8]) -> Option<Vec<Facts>> {
    numbered(engine_of(JUDGED), bytes)
}

/// A number that differs when the version does, or the techniques, their scores or their order do.
fn engine_of(version: u64) -> u64 {
    let row = |technique: &Technique| format!("{technique} {} {};", technique.level() as u8, technique.score().unwrap_or(0));
    let names: String = Technique::ALL.iter().map(row).collect();
    let mut hasher = FnvHasher::with_key(version ^ FnvHasher::default().finish());
    hasher.write(names.as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Grid;
    use nonet_techniques::Level;

    /// The bytes are written here field by field, as builds before the number of redundant givens wrote them.
    #[test]
    fn assessments_of_the_version_before_are_taken_without_redundant_givens() {
        let rating = (Level::Hard, 780_u32, Some(Technique::NakedPair), vec![(Technique::NakedPair, 2_u16)]);
        let search: Option<(usize, usize)> = None;
        let before = Some((1_u64, None::<Grid>, Some(rating), Some([72_u16, 12, 12]), true, search, 77_u64));
        let bytes = postcard::to_allocvec(&(engine_of(BEFORE), vec![before, None])).unwrap_or_default();
        let read = judged_of(&bytes);
        let judged = read.as_ref().and_then(|judged| judged.first()?.as_ref());
        let found =
            judged.map(|judged| (judged.solutions, judged.explainer, judged.explained, judged.canonical, judged.redundant));
        assert_eq!(found, Some((1, Some([72, 12, 12]), true, 77, None)));
        assert_eq!(judged.and_then(|judged| Some(judged.rating.as_ref()?.score)), Some(780));
        assert_eq!((read.map(|judged| judged.len()), facts_of(&bytes)), (Some(2), None));
    }
}
