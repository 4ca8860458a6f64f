//! The import of files that are opened together as one collection. Each file is read by itself, so that their formats may differ.

use super::import::is_own;
use crate::language::messages;
use nonet_collection::{Row, RowError, RowFault, Source};
use nonet_formats::{Certainty, Encoding, FileKind, ReadError, ReadErrorKind, Utf8Reader};
use nonet_protocol::FILE_MARK;
use std::io;

/// The rows of all files.
#[derive(Default)]
pub(super) struct Several {
    /// The names of all columns. A column that several files have is listed once.
    pub(super) header: Vec<Vec<u8>>,
    /// The separator between two fields of the first file that could be read.
    pub(super) separator: Option<u8>,
    /// The rows, file after file. The error of a row has the name of its file.
    pub(super) rows: Vec<Row>,
    /// The number of full boards that are no rows, since they solve a puzzle of their file.
    pub(super) solutions_left_out: usize,
}

/// Returns whether a text with this start consists of several files.
pub(super) fn are_several(start: &[u8]) -> bool {
    start.starts_with(FILE_MARK.as_bytes())
}

/// Reads several files. The name of each follows [`FILE_MARK`], and its content begins on the next line.
pub(super) fn read(bytes: &[u8]) -> Result<Several, String> {
    let mut several = Several::default();
    for (name, text) in files(bytes) {
        if is_own(text) {
            return Err(messages().reading_file_backup(name));
        }
        several.add(&name, text).map_err(|error| messages().reading_file_unread(&name, error.to_string()))?;
    }
    let width = several.header.len();
    several.rows.iter_mut().for_each(|row| row.columns.resize(width, Vec::new()));
    if several.rows.iter().all(|row| row.reading.is_err()) {
        return Err(messages().list_none_in_files());
    }
    Ok(several)
}

/// Returns the name and the content of each file.
fn files(bytes: &[u8]) -> impl Iterator<Item = (String, &[u8])> {
    let mark = FILE_MARK.as_bytes();
    let mut starts: Vec<usize> = bytes.windows(mark.len()).enumerate().filter(|(_, it)| *it == mark).map(|(at, _)| at).collect();
    starts.push(bytes.len());
    let pieces =
        starts.array_windows().map(|&[from, to]| bytes.get(from + mark.len()..to).unwrap_or_default()).collect::<Vec<_>>();
    pieces.into_iter().map(|piece| {
        let end = piece.iter().position(|byte| *byte == b'\n').unwrap_or(piece.len());
        let (name, text) = piece.split_at(end);
        (String::from_utf8_lossy(name).into_owned(), text.get(1..).unwrap_or_default())
    })
}

impl Several {
    fn add(&mut self, name: &str, text: &[u8]) -> io::Result<()> {
        if let Some(kind) = FileKind::of(text) {
            let error = ReadError { kind: ReadErrorKind::File(kind), line: 1, column: 1 };
            self.rows.push(unread(name, RowFault::Text(error)));
            return Ok(());
        }
        let mut source = Source::new(Utf8Reader::with_encoding(text, Encoding::by_letters(text)));
        if source.certainty() == Certainty::Doubtful {
            self.rows.push(unread(name, RowFault::UnclearColumn));
            return Ok(());
        }
        self.separator.get_or_insert(source.separator());
        let places = self.places(source.header());
        let before = self.rows.len();
        for row in source.by_ref() {
            self.rows.push(row_of(name, row?, &places, self.header.len()));
        }
        self.solutions_left_out += source.solutions_left_out();
        if self.rows.len() == before {
            self.rows.push(unread(name, RowFault::NoPuzzles));
        }
        Ok(())
    }

    /// Returns the indices of a file's columns among all columns. Adds new columns at the end.
    fn places(&mut self, header: &[Vec<u8>]) -> Vec<usize> {
        let mut places = Vec::new();
        for name in header {
            let known = self.header.iter().enumerate().position(|(at, other)| other == name && !places.contains(&at));
            places.push(known.unwrap_or(self.header.len()));
            if known.is_none() {
                self.header.push(name.clone());
            }
        }
        places
    }
}

/// Returns the row that stands for a file of which no row could be read.
fn unread(name: &str, fault: RowFault) -> Row {
    Row::bad(1, Vec::new(), RowError { file: name.to_owned(), fault })
}

/// Returns a row with its fields in the order of all columns.
fn row_of(name: &str, row: Row, places: &[usize], width: usize) -> Row {
    let mut columns = vec![Vec::new(); width];
    for (place, column) in places.iter().zip(row.columns) {
        columns[*place] = column;
    }
    let of_file = |error: RowError| RowError { file: name.to_owned(), ..error };
    Row { line: row.line, columns, reading: row.reading.map_err(of_file), objection: row.objection.map(of_file) }
}
