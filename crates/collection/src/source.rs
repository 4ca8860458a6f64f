//! A text of many puzzles becomes rows, as it goes by.

use super::row::{Row, RowFault};
use nonet_core::board::Grid;
use nonet_formats::{Certainty, ColumnChoice, Puzzles, ReadErrorKind, Reading, Shape, Table};
use std::io::{self, Read};

/// A text that is read row by row: a table, a list, or puzzles of any other form. It is never wholly in memory.
///
/// ```
/// use nonet_collection::Source;
/// let puzzle = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let text = format!("id,puzzle\n7,{puzzle}\n8,none\n");
/// let rows: Vec<_> = Source::new(text.as_bytes()).map(Result::unwrap).collect();
/// assert_eq!(rows.iter().map(|row| (row.line, row.reading.is_ok())).collect::<Vec<_>>(), [(2, true), (3, false)]);
/// assert_eq!(rows[1].columns, [b"8".to_vec(), b"none".to_vec()]);
/// ```
pub struct Source<'a> {
    shape: Shape,
    puzzles: Puzzles<Box<dyn Read + 'a>>,
}

impl<'a> Source<'a> {
    /// The rows of what is read from here.
    #[must_use]
    pub fn new(source: impl Read + 'a) -> Source<'a> {
        Source::with_puzzle(source, None)
    }

    /// The rows of what is read from here, with the puzzles in this column, if somebody chose one.
    #[must_use]
    pub fn with_puzzle(source: impl Read + 'a, column: Option<usize>) -> Source<'a> {
        let source: Box<dyn Read + 'a> = Box::new(source);
        let mut puzzles = Puzzles::with_puzzle(source, column);
        Source { shape: puzzles.shape(), puzzles }
    }

    /// The degree to which the column of the puzzles is certain.
    #[must_use]
    pub const fn certainty(&self) -> Certainty {
        self.shape.certainty()
    }

    /// The columns that may hold the puzzles.
    #[must_use]
    pub fn choices(&mut self) -> &[ColumnChoice] {
        self.puzzles.choices()
    }

    /// The names of the file's own columns; `puzzle` alone if it is no table.
    #[must_use]
    pub fn header(&mut self) -> &[Vec<u8>] {
        self.puzzles.header()
    }

    /// The separator between two fields of the table; a comma if the text is no table.
    #[must_use]
    pub fn separator(&self) -> u8 {
        self.table().and_then(|table| u8::try_from(table.separator).ok()).unwrap_or(b',')
    }

    /// Whether the file is a table.
    #[must_use]
    pub const fn is_table(&self) -> bool {
        self.table().is_some()
    }

    const fn table(&self) -> Option<Table> {
        if let Shape::Table(table) = self.shape { Some(table) } else { None }
    }

    /// The number of full boards that were left out so far, because they solve a puzzle of the file and so are no rows of their own.
    #[must_use]
    pub const fn solutions_left_out(&self) -> usize {
        self.puzzles.solutions_left_out()
    }

    /// Whether the file is neither a table nor a list, nor of a program: then it may be one puzzle of several lines.
    #[must_use]
    pub const fn is_loose(&self) -> bool {
        matches!(self.shape, Shape::Whole)
    }
}

impl Iterator for Source<'_> {
    type Item = io::Result<Row>;
    fn next(&mut self) -> Option<io::Result<Row>> {
        let (found, columns) = self.puzzles.next_with_fields()?;
        if let Err(error) = &found.result
            && let ReadErrorKind::Source(kind) = error.kind
        {
            return Some(Err(kind.into()));
        }
        let solution = self.table().and_then(|table| columns.get(table.solution?));
        let objection = found.result.as_ref().ok().zip(solution).and_then(|(reading, solution)| objection(reading, solution));
        let reading = found.result.map_err(Into::into);
        Some(Ok(Row { line: found.line, columns, reading, objection: objection.map(Into::into) }))
    }
}

/// A field with more digits than this is meant to be a solution.
const SURELY_A_SOLUTION: usize = 40;

/// Returns the fault of the solution that the file itself gives. A field with few digits is taken for something else. Signs around and
/// between its digits, as those of a spreadsheet's formula, say nothing.
fn objection(reading: &Reading, solution: &[u8]) -> Option<RowFault> {
    let digits: String = solution.iter().filter(|byte| matches!(byte, b'1'..=b'9')).map(|&byte| char::from(byte)).collect();
    if digits.len() <= SURELY_A_SOLUTION {
        return None;
    }
    if digits.len() != 81 {
        return Some(RowFault::SolutionLength(digits.len()));
    }
    let solution: Grid = digits.parse().ok()?;
    let solves = solution.is_solved() && reading.grid.iter().all(|(cell, digit)| solution[cell] == Some(digit));
    (!solves).then_some(RowFault::SolutionWrong)
}
