//! The import of a file as a collection.

use super::{
    super::{host::Host, reading},
    backup, keep,
    report::Report,
    several,
};
use crate::language::messages;
use nonet_collection::{Collection, CollectionId, Condition, PIECE, Row, Source, unknown_collection};
use nonet_formats::{Certainty, Encoding, FileKind, Utf8Reader, text_of_bytes};
use nonet_protocol::{CollectionAnswer, TextSource};
use nonet_tutor::reading::file_kind;
use std::{
    io::{self, Read},
    rc::Rc,
};

/// The number of bytes at the start of a file that show its format and encoding.
const START: u64 = 64 * 1024;

/// The start of all files that the page itself writes.
const OWN: &[u8] = b"nonet ";

/// The number of bytes at the start of a long file that are searched for puzzles.
const SEARCHED: u64 = 4_000_000;

/// The greatest size of a file that is searched as a whole, in bytes.
const SHORT: u64 = 1_000_000;

/// Reads a file, or a text that has many puzzles or is too long for one puzzle, and stores it as a collection. A file of one
/// puzzle, and the games of a backup, are returned as text.
///
/// # Errors
/// The reason why the file could not be read or stored. Nothing of it is stored then.
pub(super) async fn import(
    host: &impl Host,
    id: CollectionId,
    name: &str,
    source: &TextSource,
    column: Option<usize>,
    progress: &mut dyn FnMut(u64),
) -> Result<CollectionAnswer, String> {
    let read = read(host, id, name, source, column, progress).await;
    if read.is_err() {
        let _ = keep::forget(host, id).await; // if this fails, the next visit removes the rows
    }
    read
}

async fn read(
    host: &impl Host,
    id: CollectionId,
    name: &str,
    source: &TextSource,
    column: Option<usize>,
    progress: &mut dyn FnMut(u64),
) -> Result<CollectionAnswer, String> {
    let start = up_to(text_of(host, source)?, START).map_err(unread)?;
    if let Some(kind) = FileKind::of(&start) {
        return Err(file_kind(kind, messages()));
    }
    if is_own(&start) {
        return backup::restore(host, id, text_of(host, source)?, progress).await;
    }
    if several::are_several(&start) {
        let several = several::read(&up_to(text_of(host, source)?, u64::MAX).map_err(unread)?)?;
        let collection = collection(host, id, name, several.header, several.separator.unwrap_or(b','));
        let mut report = Report::default();
        report.take_solutions(several.solutions_left_out);
        keep_rows(host, collection, several.rows.into_iter().map(Ok), &mut report, progress).await?;
        return Ok(CollectionAnswer::Imported(id, report.finish()));
    }
    let encoding = Encoding::by_letters(&start);
    let utf8 = || text_of(host, source).map(|text| Utf8Reader::with_encoding(text, encoding));
    let bytes = up_to(utf8()?, SHORT + 1).map_err(unread)?;
    let is_short = bytes.len() as u64 <= SHORT;
    match source {
        TextSource::Text(_) if is_short => {} // known to have many puzzles
        TextSource::File(_) if is_short => {
            let text = text_of_bytes(&bytes).ok();
            let is_many = match &text {
                Some(text) => reading::is_many(text),
                None => is_many(utf8()?).map_err(unread)?,
            };
            if !is_many {
                return Ok(CollectionAnswer::Text(text.map(Into::into)));
            }
        }
        _ if is_many(utf8()?).map_err(unread)? => {}
        _ => return Err(messages().list_none_at_beginning()),
    }
    let mut rows = Source::with_puzzle(utf8()?, column);
    if rows.certainty() == Certainty::Doubtful {
        return Ok(CollectionAnswer::WhichColumn(Rc::new(rows.choices().to_vec())));
    }
    let mut report = Report::of(rows.certainty() == Certainty::OnlyFullBoards);
    let collection = collection(host, id, name, rows.header().to_vec(), rows.separator());
    keep_rows(host, collection, rows.by_ref(), &mut report, progress).await?;
    report.take_solutions(rows.solutions_left_out());
    Ok(CollectionAnswer::Imported(id, report.finish()))
}

/// Returns a collection without rows, marked as coming.
fn collection(host: &impl Host, id: CollectionId, name: &str, header: Vec<Vec<u8>>, separator: u8) -> Collection {
    Collection {
        id,
        name: name.to_owned(),
        opened: host.now(),
        columns: header.iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect(),
        separator,
        condition: Condition::Coming(id),
        ..unknown_collection()
    }
}

/// Stores the collection as coming, then its rows as they are read, and then the collection as complete. The report takes the rows.
async fn keep_rows(
    host: &impl Host,
    mut collection: Collection,
    mut rows: impl Iterator<Item = io::Result<Row>>,
    report: &mut Report,
    progress: &mut dyn FnMut(u64),
) -> Result<(), String> {
    host.put(vec![keep::record(&collection)]).await?;
    loop {
        let mut some: Vec<Row> = rows.by_ref().take(PIECE as usize).collect::<io::Result<_>>().map_err(unread)?;
        if some.is_empty() {
            break;
        }
        some.iter_mut().for_each(|row| report.take(row));
        host.put(keep::next_rows(&mut collection, &some).into()).await?;
        progress(collection.rows.into());
    }
    collection.condition = Condition::Whole;
    host.put(vec![keep::record(&collection)]).await
}

fn text_of<'a>(host: &'a impl Host, source: &'a TextSource) -> Result<Box<dyn Read + 'a>, String> {
    Ok(match source {
        TextSource::Text(text) => Box::new(text.as_bytes()),
        TextSource::File(_) => host.open()?,
    })
}

/// Returns the bytes of a source, or its first bytes if there are more than `most`.
fn up_to(source: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns whether a file has many puzzles: if it has at least two rows and one of the first can be read, or if it is not clear
/// which column has the puzzles.
fn is_many(source: impl Read) -> io::Result<bool> {
    let (mut count, mut good) = (0, false);
    let rows = Source::new(source.take(SEARCHED));
    if rows.certainty() == Certainty::Doubtful {
        return Ok(true);
    }
    for row in rows {
        count += 1;
        good |= row?.reading.is_ok();
        if count > 1 && good {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether a file with this start was written by the page itself.
pub(super) fn is_own(start: &[u8]) -> bool {
    start.starts_with(OWN)
}

fn unread(error: io::Error) -> String {
    messages().list_file_not_read(error.to_string())
}
