//! The rows of a table. A row has a line, or several where a quoted field goes on below.

use super::{Found, NumberedLine, NumberedReading, moved};
use crate::{
    ReadError, ReadErrorKind, Reading, Remark, Table,
    csv::{FieldReader, MOST_BYTES, MOST_LINES, RowField},
    line, stages,
};

/// Reads the rows of a table.
#[derive(Debug)]
pub(super) struct TableRows {
    table: Table,
    /// The number of fields of a row.
    pub(super) width: usize,
    reader: FieldReader,
}

/// Gives the next line of the text.
type NextLine<'n> = &'n mut dyn FnMut() -> Option<NumberedLine>;

impl TableRows {
    pub(super) fn new(table: Table) -> TableRows {
        TableRows { table, width: table.width, reader: FieldReader::new(table.separator) }
    }

    /// The fields of the row that begins with this line; nothing if a quoted field in it never ends. Lines that were read and are no part
    /// of it are handed back.
    pub(super) fn fields(&mut self, line: NumberedLine, next: NextLine<'_>) -> (Option<Vec<Vec<u8>>>, Vec<NumberedLine>) {
        let (fields, unread) = self.row(&line, next);
        (fields.map(|fields| fields.into_iter().map(|field| field.bytes).collect()), unread)
    }

    fn row(&mut self, line: &NumberedLine, next: NextLine<'_>) -> (Option<Vec<RowField>>, Vec<NumberedLine>) {
        let mut fields = self.reader.begin(&line.bytes);
        let mut below = Vec::new();
        while fields.is_none() && below.len() + 1 < MOST_LINES && self.reader.row().len() <= MOST_BYTES {
            let Some(line) = next() else { break };
            if line.error.as_ref().is_some_and(|error| error.kind != ReadErrorKind::NotText) {
                below.push(line);
                break;
            }
            fields = self.reader.go_on(&line.bytes);
            below.push(line);
        }
        if fields.is_some() { (fields, Vec::new()) } else { (None, below) }
    }

    /// The puzzle of the row that begins with this line; nothing for a blank line and a rule. Lines that were read and are no part of it
    /// are handed back.
    pub(super) fn take(&mut self, line: NumberedLine, next: NextLine<'_>) -> (Option<Found>, Vec<NumberedLine>) {
        let number = line.number;
        if let Some(error) = line.error.clone().filter(|error| error.kind != ReadErrorKind::NotText) {
            return (Some(self.found(number, Err(error), &[])), Vec::new());
        }
        if line.bytes.trim_ascii().is_empty() || self.table.is_rule(&line.text()) {
            return (None, Vec::new());
        }
        let (fields, unread) = self.row(&line, next);
        let Some(fields) = fields else {
            let open = RowField { bytes: Vec::new(), offset: self.reader.last_field() };
            let (_, column) = open.place_in(&line.bytes);
            let error = ReadError { kind: ReadErrorKind::OpenQuotes, line: number, column };
            return (Some(self.found(number, Err(error), &[])), unread);
        };
        let result = self.puzzle_of(number, &fields);
        (Some(self.found(number, result, &fields)), unread)
    }

    fn puzzle_of(&self, number: usize, fields: &[RowField]) -> Result<Reading, ReadError> {
        let blank_end = fields.iter().rev().take_while(|field| field.bytes.trim_ascii().is_empty()).count();
        let field = fields.get(self.table.puzzle).filter(|_| fields.len() - blank_end <= self.width);
        let Some(field) = field else {
            let kind = ReadErrorKind::FieldCount { found: fields.len(), expected: self.width };
            return Err(ReadError { kind, line: number, column: 1 });
        };
        let (line, column) = field.place_in(self.reader.row());
        let (before, text) = field.bare();
        if text.contains(char::REPLACEMENT_CHARACTER) && std::str::from_utf8(&field.bytes).is_err() {
            let before = text.chars().take_while(|ch| *ch != char::REPLACEMENT_CHARACTER).count() + before;
            return Err(ReadError { kind: ReadErrorKind::NotText, line: number + line, column: column + before });
        }
        let mut reading = stages::first_reading(&text).map_err(|error| moved(error, number + line, column + before))?;
        let is_other = |(at, field): &(usize, &RowField)| *at != self.table.puzzle && line::is_open_puzzle(&field.bytes);
        let others = fields.iter().enumerate().filter(is_other).count();
        if others > 0 {
            reading.remarks.push(Remark::OtherBoards(others));
        }
        Ok(reading)
    }

    fn found(&self, line: usize, result: Result<Reading, ReadError>, fields: &[RowField]) -> Found {
        let field = |column: usize| fields.get(column).map_or_else(Vec::new, |field| field.bytes.clone());
        Found { one: NumberedReading { line, result }, fields: (0..self.width).map(field).collect() }
    }
}
