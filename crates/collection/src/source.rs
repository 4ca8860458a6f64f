//! A text of many puzzles becomes rows, as it goes by.

use super::{
    numbered::Numbered,
    row::{Row, read_at},
};
use csv::{ByteRecord, Reader, ReaderBuilder};
use nonet_core::board::Grid;
use nonet_formats::{
    Certainty, ColumnChoice, Lines, List, NumberedLine, Puzzles, ReadErrorKind, Reading, Shape, Table, Utf8Reader, line,
};
use std::io::{self, BufRead, Read};

/// The number of bytes at the beginning of a text that are searched for its form.
const SEARCHED: usize = 64 * 1024;

/// A text, which is UTF-8 once it is read.
type Text<'a> = Utf8Reader<Box<dyn Read + 'a>>;

/// A text that is read row by row: a table, a list, or puzzles of any other form. It is never wholly in memory.
///
/// ```
/// use nonet_collection::Source;
/// let puzzle = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let text = format!("id,puzzle\n7,{puzzle}\n8,none\n");
/// let rows: Vec<_> = Source::new(text.as_bytes()).unwrap().map(Result::unwrap).collect();
/// assert_eq!(rows.iter().map(|row| (row.line, row.reading.is_ok())).collect::<Vec<_>>(), [(2, true), (3, false)]);
/// assert_eq!(rows[1].columns, [b"8".to_vec(), b"none".to_vec()]);
/// ```
pub struct Source<'a> {
    header: Vec<Vec<u8>>,
    separator: u8,
    shape: Shape,
    choices: Vec<ColumnChoice>,
    reader: RowReader<'a>,
}

/// The reader of the rows of a text.
enum RowReader<'a> {
    /// Row by row, by its header.
    Table { table: Table, reader: Reader<Numbered<Text<'a>>>, record: ByteRecord },
    /// Line by line.
    List { list: List, lines: Lines<Text<'a>> },
    /// As it comes: puzzles of several lines, or of a program's own file.
    Any(Puzzles<Text<'a>>),
}

impl<'a> Source<'a> {
    /// The rows of what is read from here.
    ///
    /// # Errors
    /// Where its beginning can't be read.
    pub fn new(source: impl Read + 'a) -> io::Result<Source<'a>> {
        Source::with_puzzle(source, None)
    }

    /// The same with the puzzles in this column, if somebody chose one.
    ///
    /// # Errors
    /// Where its beginning can't be read.
    pub fn with_puzzle(source: impl Read + 'a, column: Option<usize>) -> io::Result<Source<'a>> {
        let mut text: Text<'a> = Utf8Reader::new(Box::new(source));
        let start = String::from_utf8_lossy(text.peek(SEARCHED)?).into_owned();
        let found = Shape::of(&start);
        let shape = column.map_or(found, |column| found.with_puzzle(column));
        let choices = shape.choices(&start);
        let (header, separator, reader) = match shape {
            Shape::Table(table) => {
                skip_lines(&mut text, table.above)?;
                let separator = u8::try_from(table.separator).unwrap_or(b',');
                let mut builder = ReaderBuilder::new();
                builder.delimiter(separator).flexible(true).has_headers(table.has_header);
                let mut reader = builder.from_reader(Numbered::new(text, table.above));
                let named = if table.has_header { reader.byte_headers().map_err(refused)?.clone() } else { ByteRecord::new() };
                let name = |column: usize| named.get(column).map_or_else(|| table.name_of(column).into_bytes(), <[u8]>::to_vec);
                let header = (0..table.width.max(named.len())).map(name).collect();
                (header, separator, RowReader::Table { table, reader, record: ByteRecord::new() })
            }
            Shape::List(list) => (vec![b"puzzle".to_vec()], b',', RowReader::List { list, lines: Lines::new(text) }),
            Shape::Structured | Shape::Whole => (vec![b"puzzle".to_vec()], b',', RowReader::Any(Puzzles::new(text))),
        };
        Ok(Source { header, separator, shape, choices, reader })
    }

    /// How sure it is which column holds the puzzles.
    #[must_use]
    pub const fn certainty(&self) -> Certainty {
        self.shape.certainty()
    }

    /// The columns that may hold the puzzles.
    #[must_use]
    pub fn choices(&self) -> &[ColumnChoice] {
        &self.choices
    }

    /// The names of the file's own columns; `puzzle` alone if it is no table.
    #[must_use]
    pub fn header(&self) -> &[Vec<u8>] {
        &self.header
    }

    /// What stands between two fields of the table; a comma if it is none.
    #[must_use]
    pub const fn separator(&self) -> u8 {
        self.separator
    }

    /// Whether the file is neither a table nor a list, nor of a program: then it may be one puzzle of several lines.
    #[must_use]
    pub const fn is_loose(&self) -> bool {
        matches!(self.shape, Shape::Whole)
    }

    fn read(&mut self) -> io::Result<Option<Row>> {
        match &mut self.reader {
            RowReader::Table { table, reader, record } => loop {
                let is_there = reader.read_byte_record(record).map_err(refused)?;
                let line = reader.get_mut().line_from(record.position().map_or(0, csv::Position::byte));
                if !is_there {
                    return Ok(None);
                }
                if !is_rule(*table, record) {
                    return Ok(Some(of_record(*table, self.header.len(), record, line)));
                }
            },
            RowReader::List { list, lines } => loop {
                let Some(line) = lines.next() else { return Ok(None) };
                if let Some(row) = of_line(*list, line?) {
                    return Ok(Some(row));
                }
            },
            RowReader::Any(puzzles) => Ok(puzzles.next().map(|found| {
                let written = |reading: &Reading| line(&reading.grid).into_bytes();
                let columns = vec![found.result.as_ref().map(written).unwrap_or_default()];
                let reading = found.result.map_err(|error| error.to_string());
                Row { line: found.line, columns, reading, objection: String::new() }
            })),
        }
    }
}

impl Iterator for Source<'_> {
    type Item = io::Result<Row>;
    fn next(&mut self) -> Option<io::Result<Row>> {
        self.read().transpose()
    }
}

/// Why nothing more is read: the file itself, since rows may be of any width.
fn refused(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        _ => io::ErrorKind::InvalidData.into(),
    }
}

/// Passes over so many lines, with any ends.
fn skip_lines(text: &mut Text<'_>, lines: usize) -> io::Result<()> {
    let mut left = lines;
    while left > 0 {
        let Some(&byte) = text.fill_buf()?.first() else { return Ok(()) };
        text.consume(1);
        if byte == b'\r' && text.fill_buf()?.first() == Some(&b'\n') {
            text.consume(1);
        }
        left -= usize::from(matches!(byte, b'\n' | b'\r'));
    }
    Ok(())
}

/// Whether a row is a line that was drawn between others.
fn is_rule(table: Table, record: &ByteRecord) -> bool {
    let fields = record.iter().map(String::from_utf8_lossy).collect::<Vec<_>>();
    table.is_rule(&fields.join("|"))
}

/// A row of a table. It comes out as wide as the header, so that what is added stands in its columns.
fn of_record(table: Table, width: usize, record: &ByteRecord, line: usize) -> Row {
    let blank_end = record.iter().rev().take_while(|field| field.trim_ascii().is_empty()).count();
    let is_too_wide = record.len() - blank_end > width;
    let reading = match record.get(table.puzzle) {
        Some(puzzle) if !is_too_wide => read_at(puzzle, line),
        _ if record.len() == 1 => Err(format!("line {line} has 1 field, expected {width}")),
        _ => Err(format!("line {line} has {} fields, expected {width}", record.len())),
    };
    let solution = table.solution.and_then(|column| record.get(column));
    let objection = reading.as_ref().ok().zip(solution).and_then(|(reading, solution)| objection(reading, solution));
    let columns = (0..width).map(|column| record.get(column).unwrap_or_default().to_vec()).collect();
    Row { line, columns, reading, objection: objection.unwrap_or_default() }
}

/// A line of a list; nothing of a blank line or a comment.
fn of_line(list: List, line: NumberedLine) -> Option<Row> {
    let (number, text) = (line.number, line.text());
    if text.trim().is_empty() && text.len() < 81 || text.starts_with('#') {
        return None;
    }
    let is_long = line.error.as_ref().is_some_and(|error| error.kind == ReadErrorKind::LongLine);
    let puzzle = list.puzzle_in(text.trim_ascii_end());
    let reading = match (puzzle, &line.error) {
        // Beside the puzzle there may be what is no text.
        (Some(puzzle), _) if list.puzzle > 0 && !is_long => read_at(puzzle.as_bytes(), number),
        (_, Some(error)) => Err(error.to_string()),
        _ => read_at(text.as_bytes(), number),
    };
    let columns = vec![puzzle.unwrap_or(text.trim()).as_bytes().to_vec()];
    Some(Row { line: number, columns, reading, objection: String::new() })
}

/// A field with more digits than this is meant to be a solution.
const SURELY_A_SOLUTION: usize = 40;

/// What is wrong with a solution that the file itself gives; what is no row of digits is taken for something else.
fn objection(reading: &Reading, solution: &[u8]) -> Option<String> {
    let solution = solution.trim_ascii();
    let digits = solution.iter().filter(|byte| matches!(byte, b'1'..=b'9')).count();
    if digits <= SURELY_A_SOLUTION {
        return None;
    }
    if digits != 81 || solution.len() != 81 {
        return Some(format!("the solution in this row has {digits} digits in {} characters, expected 81", solution.len()));
    }
    let solution: Grid = std::str::from_utf8(solution).ok()?.parse().ok()?;
    let solves = solution.is_solved() && reading.grid.iter().all(|(cell, digit)| solution[cell] == Some(digit));
    (!solves).then(|| "the solution in this row does not solve its puzzle".to_owned())
}
