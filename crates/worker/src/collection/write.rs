//! The export of a collection as a file.

use super::words;
use super::{Piece, header, keep, under};
use crate::host::{Host, Table};
use crate::language::{messages, number};
use nonet_collection::{AnalysisRequest, Assessment, Collection, CollectionId, CsvWriter, PIECE, Row, backup::escaped};
use nonet_formats::{sdk, sdm};
use nonet_protocol::{CollectionForm, WriteRequest};
use std::cell::Cell;

/// The number of lines that are in memory at a time.
const AT_ONCE: usize = 100_000;

/// Returns what is to be said of a CSV whose puzzles have at most this number of solutions. None if there is nothing to say.
fn several_in_csv(most: u64, limit: u64) -> Option<String> {
    match most {
        0 | 1 => None,
        _ if most < limit => Some(messages().list_several_in_csv()),
        _ => {
            let counted = messages().list_counted_in_csv(limit.to_string(), number(limit as usize));
            Some(format!("{counted} {}", messages().list_several_in_csv()))
        }
    }
}

/// Writes the rows of a request as a file. Returns the file name, and a note to the player if there is one.
pub(super) async fn write(
    host: &impl Host,
    WriteRequest { id, rows, form }: &WriteRequest,
    progress: &mut dyn FnMut(u64),
) -> Result<(String, Option<String>), String> {
    let (id, form) = (*id, *form);
    let collection = keep::collection(host, id).await?.ok_or_else(|| messages().list_gone())?;
    if form == CollectionForm::Raw {
        return write_raw(host, &collection).await;
    }
    let request = AnalysisRequest { explainer: collection.explainer, ..AnalysisRequest::COLLECTION };
    let writer = CsvWriter { separator: collection.separator, request, shown: true };
    let (most, lacking, ruled_out) = (Cell::new(0), Cell::new(0), Cell::new(0));
    let line = |row: &Row, judged: Option<&Assessment>| {
        most.set(most.get().max(judged.map_or(0, |judged| judged.solutions)));
        lacking.set(lacking.get() + usize::from(row.reading.is_err()));
        ruled_out
            .set(ruled_out.get() + usize::from(row.reading.as_ref().is_ok_and(|reading| !reading.eliminations().is_empty())));
        match (form, &row.reading) {
            (CollectionForm::Csv, _) => writer.row(row, judged),
            (CollectionForm::Sdm, Ok(reading)) => sdm(&[reading.givens()]).into_bytes(),
            (CollectionForm::Sdk, Ok(reading)) => format!("[Puzzle]\n{}\n", sdk(&reading.givens(), &reading.about)).into_bytes(),
            // A row that can't be read has no puzzle, and stored records are no rows.
            (CollectionForm::Sdm | CollectionForm::Sdk, Err(_)) | (CollectionForm::Raw, _) => Vec::new(),
        }
    };
    if form == CollectionForm::Csv {
        host.write(&writer.header(&header(&collection)));
    }
    let mut done = 0;
    let mut report = |rows: usize| {
        done += rows as u64;
        progress(done);
    };
    for some in rows.chunks(AT_ONCE) {
        write_some(host, id, some, &line, &mut report).await?;
    }
    let ending = match form {
        CollectionForm::Csv => "csv",
        CollectionForm::Sdm => "sdm",
        CollectionForm::Sdk => "sdk",
        CollectionForm::Raw => "txt",
    };
    let stem = collection.name.rsplit_once('.').map_or(collection.name.as_str(), |(stem, _)| stem);
    let note = match form {
        CollectionForm::Csv => several_in_csv(most.get(), request.limit),
        CollectionForm::Sdm | CollectionForm::Sdk | CollectionForm::Raw => {
            (lacking.get() > 0).then(|| messages().list_lacking(ending, words::rows(lacking.get())))
        }
    };
    let ruled_out = (ruled_out.get() > 0).then(|| messages().list_without_eliminations(ruled_out.get(), number(ruled_out.get())));
    let notes: Vec<String> = note.into_iter().chain(ruled_out).collect();
    let note = (!notes.is_empty()).then(|| notes.join(" "));
    Ok((format!("{stem}-nonet.{ending}"), note))
}

/// Writes all stored records of a collection, one on each line: the table, the key, and the bytes with tabs, line breaks and
/// backslashes escaped.
async fn write_raw(host: &impl Host, collection: &Collection) -> Result<(String, Option<String>), String> {
    for table in [Table::Collections, Table::Pieces] {
        for (key, bytes) in host.all(table, &under(collection.id)).await? {
            host.write(&[format!("{} {key}\t", table.name()).as_bytes(), &escaped(&bytes), b"\n"].concat());
        }
    }
    Ok((format!("{}-damaged.txt", collection.name), None))
}

/// Writes these rows in their order, but reads each piece only once. Reports the number of rows of each piece.
async fn write_some(
    host: &impl Host,
    id: CollectionId,
    rows: &[u32],
    line: &impl Fn(&Row, Option<&Assessment>) -> Vec<u8>,
    report: &mut dyn FnMut(usize),
) -> Result<(), String> {
    let mut lines: Vec<Vec<u8>> = vec![Vec::new(); rows.len()];
    let mut wanted: Vec<u64> = (0..).zip(rows).map(|(place, row)| u64::from(*row) << 32 | place).collect();
    wanted.sort_unstable();
    for some in wanted.chunk_by(|one, other| (one >> 32) as u32 / PIECE == (other >> 32) as u32 / PIECE) {
        let piece = Piece::read(host, id, (some[0] >> 32) as u32 / PIECE).await?;
        for &wanted in some {
            let (row, place) = ((wanted >> 32) as u32, wanted as u32 as usize);
            if let (Some(written), Some((row, judged))) = (lines.get_mut(place), piece.row(row)) {
                *written = line(row, judged);
            }
        }
        report(some.len());
    }
    lines.iter().for_each(|line| host.write(line));
    Ok(())
}
