//! Texts of many puzzles, read one after the other as the text goes by: a file of any length is never wholly in memory.

mod lines;
mod passage;
mod table_rows;

pub use lines::{Lines, NumberedLine};

use super::{
    ColumnChoice, List, Reading, Shape, Solutions, Table,
    error::{ReadError, ReadErrorKind},
    line, open_sudoku, rules, solutions, stages, text_lines,
    write::line as written_line,
};
use nonet_core::board::{Cell, Digit, Grid};
use passage::Passage;
use std::{collections::VecDeque, io::Read};
use table_rows::TableRows;

/// A text that is no longer than this, in bytes, is read as a whole: then it may be of any form. A longer one is a table, a list, a
/// program's file of puzzles, or puzzles of several lines with blank lines or headings between.
const SHORT: usize = 1_000_000;

/// The size of the beginning of a text that shows its shape, in bytes.
const HEAD: usize = 64 * 1024;

/// The longest tag of XML that is gathered, in bytes.
const LONGEST_TAG: usize = 4_000_000;

/// A puzzle of a text of many, or the error where a puzzle should be.
///
/// ```
/// use nonet_formats::Puzzles;
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let text = format!("# easy ones\n{line}\n12345\n");
/// for one in Puzzles::of_text(&text) {
///     match one.result {
///         Ok(reading) => assert_eq!((one.line, format!("{:#}", reading.grid)), (2, line.to_owned())),
///         Err(error) => assert_eq!((one.line, error.line), (3, 3)),
///     }
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedReading {
    /// The line on which the cells of the puzzle begin, counted from 1.
    pub line: usize,
    /// The puzzle, or the error with its place in the whole text.
    pub result: Result<Reading, ReadError>,
}

/// An iterator over the puzzles of a text: lists (`.sdm`, 729 characters, HoDoKu's library, gsf's lists, links), a table with a column
/// of puzzles, OpenSudoku's XML, puzzles of several lines, and lines and grids in any order. A puzzle that can't be read is an item as
/// well, with its error, and the next puzzle follows. [`read`](super::read) and [`read_all`](super::read_all) give the same puzzles.
///
/// Passed over are blank lines, comments, headings, lines of words around puzzles, and the parts of a `.sdk` file other than
/// `[Puzzle]`. An error is a line or block of lines that is meant to be a puzzle, and in a list without headings also a line of words
/// that stands directly below a puzzle. A text without any puzzle is one error, unless it is blank or has comments alone.
///
/// A text of more than 1 MB is not held as a whole; of it at most some megabytes are held at a time. Where the first line is a puzzle,
/// each line is answered before the next is read.
///
/// ```
/// use nonet_formats::Puzzles;
/// let puzzle = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let text = format!("{puzzle}\n{}\n\n{puzzle} # again\n", &puzzle[1..]);
/// let all: Vec<_> = Puzzles::of_text(&text).collect();
/// assert_eq!(all.iter().map(|one| (one.line, one.result.is_ok())).collect::<Vec<_>>(), [(1, true), (2, false), (4, true)]);
/// assert_eq!(all[1].result.as_ref().unwrap_err().line, 2);
/// ```
#[derive(Debug)]
pub struct Puzzles<R> {
    lines: Lines<R>,
    ahead: VecDeque<NumberedLine>,
    column: Option<usize>, // the column of the puzzles that a person chose
    short: usize,
    is_whole: bool,          // the text is wholly in memory already
    goes_by: bool,           // it is no table, and is read piece by piece
    is_part: bool,           // of a text whose solutions are found later
    solutions: Solutions,    // of puzzles that were handed over
    solutions_beside: usize, // the number of solutions that the puzzles so far say that they had beside them
    kind: TextKind,
    shape: Shape,
    choices: Vec<ColumnChoice>,
    header: Vec<Vec<u8>>,
    passage: Passage,
    tag: Tag,
    has_found: bool,
    ready: VecDeque<Found>,
}

/// The kind of the text, as far as it is known, and so the way in which it is read on.
#[derive(Debug)]
enum TextKind {
    /// It is not known yet.
    Unknown,
    /// Row by row.
    Table(Box<TableRows>),
    /// Line by line and block by block.
    Passage,
    /// Tag by tag.
    Tags,
    /// String by string of JSON.
    Strings,
    /// There is no more.
    Ended,
}

/// A puzzle, and what stands in its row of a table or on its line of a list.
#[derive(Debug)]
struct Found {
    one: NumberedReading,
    fields: Vec<Vec<u8>>,
}

/// A piece of XML up to the end of a tag, or of the line. A tag may go on over several lines.
#[derive(Default, Debug)]
struct Tag {
    text: String,
    line: usize,
    column: usize,
}

impl<'a> Puzzles<&'a [u8]> {
    /// Returns the puzzles of a text.
    ///
    /// ```
    /// use nonet_formats::Puzzles;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let mut puzzles = Puzzles::of_text(line);
    /// assert_eq!(puzzles.next().unwrap().result?.grid, line.parse()?);
    /// assert!(puzzles.next().is_none());
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn of_text(text: &'a str) -> Puzzles<&'a [u8]> {
        Puzzles { is_whole: true, ..Puzzles::new(text.as_bytes()) }
    }
}

/// The puzzle, or that a map of regions stands beside it in its row, or in its place, or that it is a mask.
fn refused_if_none(one: NumberedReading, fields: &[Vec<u8>]) -> NumberedReading {
    let error =
        |kind: ReadErrorKind| NumberedReading { line: one.line, result: Err(ReadError { kind, line: one.line, column: 1 }) };
    if one.result.as_ref().is_ok_and(|reading| is_mask(&reading.grid)) {
        return error(ReadErrorKind::Mask);
    }
    let is_map =
        |field: &Vec<u8>| std::str::from_utf8(field).is_ok_and(|text| text.len() >= 81 && rules::regions(text).is_some());
    let is_full = one.result.as_ref().is_ok_and(|reading| Cell::all().all(|cell| reading.grid[cell].is_some()));
    if (is_full || fields.len() > 1) && fields.iter().any(is_map) { error(ReadErrorKind::Regions) } else { one }
}

/// Whether a board has no digits but ones, and more of them than any board has. Of nearly every board the first digits tell it.
fn is_mask(grid: &Grid) -> bool {
    Cell::all().filter_map(|cell| grid[cell]).all(|digit| digit == Digit::D1) && grid.filled_cells().len() > 9
}

/// The puzzles of a text of lines that has this shape, a table or a list. Blocks of lines that are not plain are read by all stages, or
/// passed over.
pub(crate) fn of_lines(text: &str, shape: Shape, by_stages: bool) -> Vec<NumberedReading> {
    let mut puzzles = Puzzles::of_text(text);
    puzzles.begin_as(shape);
    puzzles.passage.by_stages = by_stages;
    puzzles.is_part = true;
    puzzles.collect()
}

impl<R: Read> Puzzles<R> {
    /// Returns the puzzles of a source of bytes, such as a file: UTF-8, or UTF-16 that begins with its byte-order mark.
    /// An error of the source is the last item ([`ReadErrorKind::Source`]).
    ///
    /// ```
    /// use nonet_formats::Puzzles;
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let file = format!("{line}\n").repeat(1000);
    /// let puzzles = Puzzles::new(file.as_bytes()); // or of a `File`
    /// assert_eq!(puzzles.filter(|one| one.result.is_ok()).count(), 1000);
    /// ```
    pub fn new(source: R) -> Puzzles<R> {
        Puzzles::with_puzzle(source, None)
    }

    /// Returns the puzzles of a source of bytes, with the puzzles in this column of a table, or at this place on each line of a list,
    /// if a person chose one.
    ///
    /// ```
    /// use nonet_formats::Puzzles;
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let other = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
    /// let text = format!("nr,left,right\n1,{line},{other}\n");
    /// let mut puzzles = Puzzles::with_puzzle(text.as_bytes(), Some(2));
    /// assert_eq!(format!("{:#}", puzzles.next().unwrap().result.unwrap().grid), other);
    /// ```
    pub fn with_puzzle(source: R, column: Option<usize>) -> Puzzles<R> {
        Puzzles {
            lines: Lines::or_tags(source),
            ahead: VecDeque::new(),
            column,
            short: SHORT,
            is_whole: false,
            goes_by: false,
            is_part: false,
            solutions: Solutions::default(),
            solutions_beside: 0,
            kind: TextKind::Unknown,
            shape: Shape::Whole,
            choices: Vec::new(),
            header: Vec::new(),
            passage: Passage::new(List::FIRST),
            tag: Tag::default(),
            has_found: false,
            ready: VecDeque::new(),
        }
    }

    /// Returns the shape of the text. Its beginning is read for that.
    pub fn shape(&mut self) -> Shape {
        self.begin();
        self.shape
    }

    /// Returns the columns that may hold the puzzles, as [`Shape::choices`] does.
    pub fn choices(&mut self) -> &[ColumnChoice] {
        self.begin();
        &self.choices
    }

    /// Returns the names of a table's columns, as bytes since they may be no text; `puzzle` alone for other texts.
    ///
    /// ```
    /// use nonet_formats::Puzzles;
    /// let mut puzzles = Puzzles::of_text("id,puzzle\n7,nothing\n");
    /// assert_eq!(puzzles.header(), [b"id".to_vec(), b"puzzle".to_vec()]);
    /// ```
    pub fn header(&mut self) -> &[Vec<u8>] {
        self.begin();
        &self.header
    }

    /// Returns the next puzzle, as the iterator does, with the fields of its row, which are as many as the [`header`](Puzzles::header)
    /// has. For a text that is no table, that is the one field `puzzle`: what stands on the line of a list, else the puzzle as a line.
    ///
    /// ```
    /// use nonet_formats::Puzzles;
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let text = format!("id,puzzle,by\n7,\"{line}\"\n");
    /// let (one, fields) = Puzzles::of_text(&text).next_with_fields().unwrap();
    /// assert_eq!((one.line, fields), (2, vec![b"7".to_vec(), line.into(), Vec::new()]));
    /// ```
    pub fn next_with_fields(&mut self) -> Option<(NumberedReading, Vec<Vec<u8>>)> {
        self.begin();
        loop {
            if let Some(Found { one, fields }) = self.ready.pop_front() {
                let one = refused_if_none(one, &fields);
                if self.is_solution(&one) {
                    continue;
                }
                self.solutions_beside += one.result.as_ref().map_or(0, Reading::solutions_left_out);
                return Some((one, fields));
            }
            if matches!(self.kind, TextKind::Ended) {
                return None;
            }
            match self.next_line() {
                Some(line) => self.take(line),
                None => self.end(),
            }
        }
    }

    /// Returns how many full boards were left out so far because they solve a puzzle of the text, and so are no puzzles themselves.
    ///
    /// ```
    /// use nonet_formats::Puzzles;
    /// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// let text = format!("{puzzle}\n{solution}\n");
    /// let mut puzzles = Puzzles::new(text.as_bytes());
    /// assert_eq!((puzzles.by_ref().count(), puzzles.solutions_left_out()), (1, 1));
    /// ```
    #[must_use]
    pub const fn solutions_left_out(&self) -> usize {
        self.solutions.count() + self.solutions_beside
    }

    /// Whether a board of a text that goes by is the solution of a puzzle before it.
    fn is_solution(&mut self, one: &NumberedReading) -> bool {
        let grid = one.result.as_ref().ok().map(|reading| &reading.grid);
        self.goes_by && !self.is_part && grid.is_some_and(|grid| self.solutions.is_one(grid))
    }

    /// Looks how the text begins.
    fn begin(&mut self) {
        if !matches!(self.kind, TextKind::Unknown) {
            return;
        }
        if let Some(error) = self.lines.begins_with_file() {
            self.header = vec![b"puzzle".to_vec()];
            self.kind = TextKind::Ended;
            return self.ready.push_back(Found { one: NumberedReading::of_error(error), fields: vec![Vec::new()] });
        }
        if !self.is_whole && self.begins_with_puzzle() {
            return self.begin_as(Shape::List(List::FIRST));
        }
        let peeked = self.lines.peek(self.short + 1);
        let is_short = peeked.len() <= self.short;
        let head = head_of(peeked);
        let whole = std::str::from_utf8(peeked).ok().filter(|_| is_short).map(str::to_owned);
        let found = Shape::of(&head);
        let shape = self.column.map_or(found, |column| found.with_puzzle(column));
        self.choices = shape.choices(&head);
        let whole = whole.filter(|_| !self.lines.has_failed());
        // Maps of regions are looked for in a table only: any other text is looked through for them when it is read as a whole.
        let table = whole.as_deref().filter(|_| matches!(shape, Shape::Table(_)));
        if let Some(error) = table.and_then(rules::regions) {
            self.choices.clear();
            self.header = vec![b"puzzle".to_vec()];
            self.kind = TextKind::Ended;
            return self.ready.push_back(Found { one: NumberedReading::of_error(error), fields: vec![Vec::new()] });
        }
        match (whole, shape) {
            (Some(text), Shape::Table(_)) if is_no_table(&text, shape) => {
                self.choices.clear();
                self.read_whole(&text, Shape::Whole);
            }
            (Some(text), Shape::List(_) | Shape::Structured | Shape::Whole) => self.read_whole(&text, shape),
            _ => self.begin_as(shape),
        }
    }

    /// Whether the first line that is neither blank nor a comment is a puzzle with an empty cell and nothing else. No line behind it is
    /// read to know that.
    fn begins_with_puzzle(&mut self) -> bool {
        let mut known = 1;
        loop {
            let peeked = self.lines.peek(known);
            let has_ended = peeked.len() < known;
            let mut lines = peeked.split(|byte| matches!(byte, b'\n' | b'\r'));
            let first = lines.find(|line| !line.trim_ascii().is_empty() && !line.starts_with(b"#"));
            if let Some(first) = first.filter(|_| has_ended || lines.next().is_some()) {
                return line::is_open_puzzle(first);
            }
            if has_ended || first.is_some_and(|first| first.len() > 100) || peeked.len() > HEAD {
                return false;
            }
            known = peeked.len() + 1;
        }
    }

    /// Reads a text that is wholly there.
    fn read_whole(&mut self, text: &str, shape: Shape) {
        self.shape = shape;
        self.header = vec![b"puzzle".to_vec()];
        self.kind = TextKind::Ended;
        if let Some(found) = open_puzzles(text) {
            self.ready = found;
            return;
        }
        match stages::readings(text) {
            Ok(found) => {
                let lines = text_lines::given_lines(text);
                let mut count_by_line = vec![0; lines.len() + 1];
                found.iter().for_each(|one| count_by_line[one.line.min(lines.len())] += 1);
                // Of several puzzles on one line, none is what the line stands for.
                let line_of = |one: &NumberedReading| lines.get(one.line - 1).filter(|_| count_by_line[one.line] == 1).copied();
                let fields = |one: &NumberedReading| field_of(shape, one, line_of(one).unwrap_or_default());
                self.ready = found.into_iter().map(|one| Found { fields: vec![fields(&one)], one }).collect();
            }
            Err(_) if text_lines::is_nothing(text) => {}
            Err(error) => self.ready.push_back(Found { one: NumberedReading::of_error(error), fields: vec![Vec::new()] }),
        }
    }

    /// Reads the text piece by piece, as one of this shape.
    fn begin_as(&mut self, shape: Shape) {
        self.shape = shape;
        self.header = vec![b"puzzle".to_vec()];
        self.goes_by = matches!(shape, Shape::List(_) | Shape::Whole);
        self.kind = match shape {
            Shape::Table(table) => {
                let mut rows = TableRows::new(table);
                (0..table.above).for_each(|_| drop(self.next_line()));
                self.header = if table.has_header { self.read_header(table, &mut rows) } else { names_of(table, &[]) };
                rows.width = self.header.len();
                TextKind::Table(Box::new(rows))
            }
            Shape::List(list) => {
                self.passage.list = list;
                TextKind::Passage
            }
            Shape::Whole => TextKind::Passage,
            Shape::Structured => {
                let is_json = !self.lines.peek(HEAD).trim_ascii_start().starts_with(b"<");
                self.goes_by = is_json; // each game of XML is one of its own, also a finished one
                if is_json { TextKind::Strings } else { TextKind::Tags }
            }
        };
    }

    fn read_header(&mut self, table: Table, rows: &mut TableRows) -> Vec<Vec<u8>> {
        let Some(line) = self.next_line() else { return names_of(table, &[]) };
        let (fields, unread) = rows.fields(line, &mut || self.lines.next_or_broken());
        self.ahead.extend(unread);
        names_of(table, &fields.unwrap_or_default())
    }

    /// The next line that was not read yet; where the source breaks off, a line with its error.
    fn next_line(&mut self) -> Option<NumberedLine> {
        self.ahead.pop_front().or_else(|| self.lines.next_or_broken())
    }

    fn take(&mut self, line: NumberedLine) {
        match &mut self.kind {
            TextKind::Table(rows) => {
                let ahead = &mut self.ahead;
                let lines = &mut self.lines;
                let (row, unread) = rows.take(line, &mut || ahead.pop_front().or_else(|| lines.next_or_broken()));
                unread.into_iter().rev().for_each(|line| ahead.push_front(line));
                self.ready.extend(row);
            }
            TextKind::Passage => self.passage.take(&line, &mut self.ready),
            TextKind::Tags | TextKind::Strings if line.error.is_some() => {
                let one = line.error.map(NumberedReading::of_error);
                self.ready.extend(one.map(|one| Found { one, fields: vec![Vec::new()] }));
            }
            TextKind::Tags => {
                let game = self.tag.take(line.number, line.column, &line.text());
                self.ready.extend(game.map(|one| Found::of_puzzle(one, "")));
            }
            TextKind::Strings => {
                let found = line::find_in_strings(&text_lines::Token::of_line(line.number, &line.text())).unwrap_or_default();
                let line::Strings { mut puzzles, solutions } = found;
                if puzzles.is_empty() {
                    // Boards that are called solutions stand on a line of their own, behind their puzzle.
                    for (_, grid) in &solutions {
                        self.solutions.is_one(grid);
                    }
                } else {
                    solutions::say(&mut puzzles, &solutions);
                }
                self.ready.extend(puzzles.into_iter().map(|one| Found::of_puzzle(one, "")));
            }
            TextKind::Unknown | TextKind::Ended => {}
        }
        self.has_found |= !self.ready.is_empty();
    }

    /// Reads what is left at the end of the text.
    fn end(&mut self) {
        self.passage.end(&mut self.ready);
        let is_long_or_file = matches!(self.kind, TextKind::Tags | TextKind::Strings) || self.passage.has_words;
        self.has_found |= !self.ready.is_empty();
        if is_long_or_file && !self.has_found {
            let error = ReadError::at_start(ReadErrorKind::NoCells);
            self.ready.push_back(Found { one: NumberedReading { line: 1, result: Err(error) }, fields: vec![Vec::new()] });
        }
        self.kind = TextKind::Ended;
    }
}

impl<R: Read> Iterator for Puzzles<R> {
    type Item = NumberedReading;
    fn next(&mut self) -> Option<NumberedReading> {
        self.next_with_fields().map(|(one, _)| one)
    }
}

impl Found {
    /// A puzzle with what stands for it where the text is no table: the line of a list, else the puzzle as a line.
    fn of_puzzle(one: NumberedReading, line: &str) -> Found {
        let fields = vec![field_of(Shape::Whole, &one, line)];
        Found { one, fields }
    }
}

impl Tag {
    /// Takes a piece of a line, and gives the puzzle of the tag that ends with it, if it is a game.
    fn take(&mut self, line: usize, column: usize, text: &str) -> Option<NumberedReading> {
        if self.text.is_empty() {
            if !text.contains('<') {
                return None;
            }
            (self.line, self.column) = (line, column);
        }
        self.text.push_str(text);
        self.text.push('\n');
        if !text.ends_with('>') && self.text.len() <= LONGEST_TAG {
            return None;
        }
        let text = std::mem::take(&mut self.text);
        let found = open_sudoku::games(&text).into_iter().next()?;
        let result = found.result.map_err(|error| moved(error, self.line, self.column));
        Some(NumberedReading { line: self.line + found.line - 1, result })
    }
}

/// Whether a text that begins as a table has no row with a puzzle, and is puzzles of another form. A grid may stand below the word
/// "Puzzle".
fn is_no_table(text: &str, shape: Shape) -> bool {
    let mut rows = Puzzles::of_text(text);
    rows.begin_as(shape);
    !rows.any(|row| row.result.is_ok()) && stages::readings(text).is_ok_and(|found| found.iter().any(|one| one.result.is_ok()))
}

/// The lines at the beginning of a text, with plain ends. A line that is cut off is left out.
fn head_of(text: &[u8]) -> String {
    let lines: Vec<String> =
        Lines::new(text.get(..HEAD).unwrap_or(text)).flatten().map(|line| line.text().into_owned()).collect();
    let whole =
        if text.len() > HEAD && lines.len() > 1 { lines.split_last().map_or(&[][..], |(_, whole)| whole) } else { &lines };
    whole.join("\n")
}

/// The names of a table's columns; those that its header lacks are named by what they hold.
fn names_of(table: Table, named: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let name = |column: usize| named.get(column).map_or_else(|| table.name_of(column).into_bytes(), Clone::clone);
    (0..table.width.max(named.len())).map(name).collect()
}

/// The puzzles of a text in which each line is empty, or a puzzle with an empty cell and nothing else: no line says anything of another
/// one. None for any other text, and for one without a puzzle.
fn open_puzzles(text: &str) -> Option<VecDeque<Found>> {
    let mut found = VecDeque::new();
    for (number, line) in (1..).zip(text_lines::given_lines(text)).filter(|(_, line)| !line.is_empty()) {
        let reading =
            line::quick_puzzle(line.as_bytes()).filter(|reading| Cell::all().any(|cell| reading.grid[cell].is_none()))?;
        let field = line.trim_ascii_end().as_bytes().to_vec();
        found.push_back(Found { one: NumberedReading { line: number, result: Ok(reading) }, fields: vec![field] });
    }
    (!found.is_empty()).then_some(found)
}

/// The field that stands for a puzzle in a text that is no table: the board on its line, the whole line of one that can't be read in a
/// list, else the puzzle as a line.
fn field_of(shape: Shape, one: &NumberedReading, line: &str) -> Vec<u8> {
    let list = if let Shape::List(list) = shape { list } else { List::FIRST };
    match (list.puzzle_in(line), &one.result) {
        (Some(board), _) => board.as_bytes().to_vec(),
        (None, Ok(reading)) => written_line(&reading.grid).into_bytes(),
        (None, Err(_)) if matches!(shape, Shape::List(_)) => line.trim().as_bytes().to_vec(),
        (None, Err(_)) => Vec::new(),
    }
}

/// The puzzles of a text that begins on this line.
fn numbered(found: Vec<NumberedReading>, first: usize) -> Vec<NumberedReading> {
    let moved = |one: NumberedReading| NumberedReading {
        line: one.line + first - 1,
        result: one.result.map_err(|error| moved(error, first, 1)),
    };
    found.into_iter().map(moved).collect()
}

/// The error of a text that begins at this line and column.
fn moved(error: ReadError, line: usize, column: usize) -> ReadError {
    let column = if error.line == 1 { error.column + column - 1 } else { error.column };
    ReadError { line: error.line + line - 1, column, ..error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{read, read_all, write};
    use nonet_core::board::{Candidates, Digit, Grid};
    use proptest::prelude::*;
    use std::io::{self, BufReader, Read, repeat};

    const ONE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    const TWO: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";

    /// Each item as its line and its puzzle, or its line and its error.
    fn shown(text: &str) -> Vec<String> {
        let show = |one: NumberedReading| match one.result {
            Ok(reading) => format!("{} {:#}", one.line, reading.grid),
            Err(error) => format!("{} at {}:{}: {error}", one.line, error.line, error.column),
        };
        Puzzles::of_text(text).map(show).collect()
    }

    fn rows(line: &str) -> String {
        line.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect()
    }

    #[test]
    fn every_puzzle_of_every_shape_comes_with_its_line() {
        let (one, two) = (rows(ONE), rows(TWO));
        let framed = super::super::ss(&ONE.parse().unwrap());
        let bands: String =
            one.lines().enumerate().map(|(i, row)| format!("{}{row}\n", if i % 3 == 0 { "\n" } else { "" })).collect();
        for (text, lines) in [
            (format!("{ONE}\r\n# comment\r\n{TWO} 7.1\r\n"), [1, 3]),
            (format!("id;puzzle\n\n1;\"{ONE}\"\n2;{TWO}"), [3, 4]),
            // Blanks that came in while copying are no cells.
            (format!("id,puzzle\n1,{} {}\n2,{TWO}", &ONE[..80], &ONE[80..]), [2, 3]),
            (format!("{} {}\n{TWO}", &ONE[..79], &ONE[79..]), [1, 2]),
            (format!("{one}\n{two}"), [1, 11]),
            (format!("{one}{two}"), [1, 10]),
            (format!("Grid 01\n{one}Grid 02\n{two}"), [2, 12]),
            (format!("#AMe\n[Puzzle]\n{one}[State]\n{one}[Puzzle]\n{two}"), [3, 23]),
            (format!("{framed}\n{framed}").replacen(&framed, "", 1) + &two, [3, 15]),
            (format!("{bands}\n{two}"), [2, 14]),
            (format!("<opensudoku>\n<game data=\"{ONE}\"/><game\ndata=\"{TWO}\"/>").replace("<game\n", "\n<game "), [2, 3]),
        ] {
            let [first, second] = lines;
            let expected = [format!("{first} {ONE}"), format!("{second} {TWO}")];
            assert_eq!(shown(&text), expected, "{text}");
        }
    }

    #[test]
    fn a_bad_one_keeps_its_place_and_the_next_is_read() {
        let (one, two) = (rows(ONE), rows(TWO));
        let eight = &one[..80];
        for (text, expected) in [
            (
                format!("{ONE}\nnot a puzzle\n{TWO}"),
                "2 at 2:1: line 2, column 1: 'not' is no row of cells, expected 81 digits with 0 or . for an empty cell",
            ),
            (
                format!("{ONE}\n{}\n{TWO}", &TWO[1..]),
                "2 at 2:81: line 2 has 80 characters, expected 81: a zero at the beginning most likely went, as in a spreadsheet",
            ),
            (
                format!("a,puzzle\n1,{ONE}\n2,q{}\n3,{TWO}", &ONE[1..]),
                "3 at 3:3: line 3, column 3: 'q' is neither a digit nor a filler",
            ),
            (format!("a,puzzle\n1,{ONE}\n2\n3,{TWO}"), "3 at 3:1: line 3 has 1 field, expected 2"),
            (format!("{one}\n{eight}\n{two}"), "11 at 18:1: 8 rows of 9 cells, expected 9 rows"),
            (format!("{one}One more\n{eight}One more\n{two}"), "11 at 18:1: 8 rows of 9 cells, expected 9 rows"),
            (
                format!("<opensudoku><game data=\"{ONE}\"/><game data=\"12\"/>\n<game data=\"{TWO}\"/>"),
                "1 at 1:121: line 1 has 2 characters, expected 81: a part was not copied",
            ),
        ] {
            let all = shown(&text);
            assert_eq!(all.len(), 3, "{text}\n{all:?}");
            assert!(all[0].ends_with(ONE) && all[2].ends_with(TWO), "{text}\n{all:?}");
            assert_eq!(all[1], expected, "{text}");
        }
    }

    /// A file of one line, an object of objects, and a list that is written over many lines; solutions are none.
    #[test]
    fn every_string_of_json_is_a_puzzle() {
        let solution = ONE.replace('0', "1");
        let object = |puzzle: &str| format!("{{\"id\": 7, \"puzzle\": \"{puzzle}\", \"solution\": \"{solution}\"}}");
        let spread = |puzzle: &str| object(puzzle).replace(", ", ",\n").replace("id\": 7", "note\": \"a heading of many words\"");
        for (text, lines) in [
            (format!("[\"{ONE}\",\"{TWO}\"]"), [1, 1]),
            (format!("{{\"puzzles\":[{},{}]}}", object(ONE), object(TWO)), [1, 1]),
            (format!("[\n{},\n{}\n]", object(ONE), object(TWO)), [2, 3]),
            (format!("[\n  \"{ONE}\",\n  \"{TWO}\"\n]"), [2, 3]),
            (format!("[\n{},\n{}\n]", spread(ONE), spread(TWO)), [3, 6]),
            (format!("{}\n{}\n", object(ONE), object(TWO)), [1, 2]),
        ] {
            let [first, second] = lines;
            assert_eq!(shown(&text), [format!("{first} {ONE}"), format!("{second} {TWO}")], "{text}");
            assert_eq!(read(&text).unwrap().more, 1, "{text}");
        }
        // A solution is known by what stands in it, whatever it is called.
        let solution = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";
        for (first, second) in [("full", "open"), ("puzzle", "solution"), ("b", "answer")] {
            let object = format!("{{\"{first}\": \"{solution}\", \"{second}\": \"{ONE}\"}}");
            assert_eq!(shown(&format!("[{object}, {object}]")), [format!("1 {ONE}"), format!("1 {ONE}")], "{object}");
            assert_eq!(shown(&format!("{object}\n{object}\n")), [format!("1 {ONE}"), format!("2 {ONE}")], "{object}");
        }
        let bad = shown(&format!("[\"{ONE}\",\"{}\",\"A{}\"]", &TWO[1..], &TWO[1..]));
        assert!(bad.len() == 3 && bad[1].contains("lost, most likely the first or the last in copying"), "{bad:?}");
        assert!(bad[2].ends_with("'A' is neither a digit nor a filler"), "{bad:?}");
    }

    /// A board that is handed over as a puzzle is not left out, and what is left out is counted.
    #[test]
    fn every_solution_of_a_text_that_goes_by_is_handed_over_or_counted() {
        let solved = |line: &str| nonet_core::solver::any_solution(&line.parse::<Grid>().unwrap()).unwrap().grid().to_string();
        let (one, two) = (solved(ONE), solved(TWO));
        let spread = format!("{{\n\"puzzle\": \"{ONE}\",\n\"solution\": \"{one}\"\n}}");
        for (text, puzzles, left_out) in [
            (format!("{ONE}\n{one}\n{TWO}\n{two}\n"), 2, 2),
            (format!("{ONE}\n{TWO}\n{one}\n{two}\n"), 2, 2),
            (format!("{ONE}\n{TWO}\n{one}\n{one}\n"), 2, 2),
            (format!("{ONE} {one}\n{TWO} {two}\n"), 2, 2),
            (format!("{one}\n{ONE}\n{two}\n"), 3, 0),
            (format!("{}\n{}\n\n{}\n", rows(ONE), rows(&one), rows(TWO)), 2, 1),
            (format!("[\n{{\"a\": \"{ONE}\", \"b\": \"{one}\"}},\n{{\"b\": \"{two}\", \"a\": \"{TWO}\"}}\n]"), 2, 2),
            (format!("[\n\"{ONE}\",\n\"{one}\",\n\"{TWO}\"\n]"), 2, 1),
            (format!("[{spread},\n{}]", spread.replace(ONE, TWO).replace(&one, &two)), 2, 2),
        ] {
            let mut pieces = Puzzles::new(text.as_bytes());
            pieces.short = 0;
            assert_eq!((pieces.by_ref().count(), pieces.solutions_left_out()), (puzzles, left_out), "{text}");
        }
    }

    #[test]
    fn what_holds_nothing_gives_nothing_or_its_error() {
        assert_eq!(shown("<p>none</p>"), ["1 at 1:1: line 1, column 1: '<' is neither a digit nor a filler"]);
        assert_eq!(shown(""), [""; 0]);
        assert_eq!(shown("\n# comment\n\n"), [""; 0]);
        assert_eq!(shown("123456789\n12345678\n"), ["2 at 2:9: line 2 has 8 cells, expected 9"]);
    }

    /// Each item of a text, read as if it were too long to be held.
    fn in_pieces(text: &str) -> Vec<NumberedReading> {
        let mut puzzles = Puzzles::new(text.as_bytes());
        puzzles.short = 0;
        puzzles.collect()
    }

    /// The board of each item, or its error.
    fn known(found: &[NumberedReading]) -> Vec<(usize, Result<Grid, String>)> {
        let grid = |one: &NumberedReading| one.result.as_ref().map(|reading| reading.grid).map_err(ToString::to_string);
        found.iter().map(|one| (one.line, grid(one))).collect()
    }

    fn seen_of(result: &Result<Reading, ReadError>) -> Result<String, String> {
        result.as_ref().map(|reading| format!("{:#}, {}", reading.grid, reading.description())).map_err(ToString::to_string)
    }

    /// Fails unless `read`, `read_all` and `Puzzles` say the same of a text, and a long text of the same kind would be read so.
    fn hold_readers_to_each_other(text: &str) -> Result<Vec<NumberedReading>, TestCaseError> {
        let all: Vec<NumberedReading> = Puzzles::of_text(text).collect();
        prop_assert_eq!(known(&in_pieces(text)), known(&all), "in pieces: {}", text);
        let together = read_all(text);
        let bad = all.iter().find_map(|one| one.result.as_ref().err());
        match (&together, bad) {
            (Ok(readings), None) => {
                let each: Vec<_> = readings.iter().map(|reading| seen_of(&Ok(reading.clone()))).collect();
                prop_assert_eq!(each, all.iter().map(|one| seen_of(&one.result)).collect::<Vec<_>>(), "{}", text);
            }
            (together, bad) => prop_assert_eq!(together.as_ref().err(), bad, "{}", text),
        }
        let first = read(text);
        prop_assert_eq!(Some(seen_of(&first)), all.first().map(|one| seen_of(&one.result)), "{}", text);
        if let Ok(first) = first {
            prop_assert_eq!(first.more + 1, all.iter().filter(|one| one.result.is_ok()).count(), "{}", text);
        }
        Ok(all)
    }

    /// The forms in which puzzles stand among others; the first of them on a line.
    const LINES: usize = 6;
    const FORMS: usize = 10;

    fn written(grid: &Grid, form: usize) -> String {
        match form {
            0 => write::line(grid),
            1 => write::line_with_zeros(grid),
            2 => format!("{} # easy", write::line(grid).trim_end()),
            3 => crate::library_line(&Candidates::new(grid)),
            4 => format!("https://example.org/play?puzzle={}", write::line(grid)),
            5 => format!("{} 7.1 by hand", write::line_with_zeros(grid).trim_end()),
            6 => write::printed_grid(grid),
            7 => write::ss(grid),
            8 => write::csv_grid(grid),
            _ => rows(&write::line(grid)),
        }
    }

    /// A grid of a few digits, the first in its first cell.
    fn any_puzzle() -> impl Strategy<Value = Grid> {
        let digits = prop::collection::vec(prop_oneof![3 => Just(0..=0u8), 1 => Just(1..=9u8)].prop_flat_map(|range| range), 80);
        digits.prop_map(|digits| {
            let filled =
                Cell::all().skip(1).zip(digits).fold(Grid::EMPTY, |grid, (cell, digit)| grid.with(cell, Digit::new(digit)));
            filled.with(Cell::FIRST, Some(Digit::D4))
        })
    }

    /// Lines that are no puzzle.
    const JUNK: [&str; 7] = [
        "12345",
        "nothing at all",
        "04308025060000000000000109490000407000060800001020000382050000000000000503409071",
        "0430802506000000000000010949000040700006080000102000038205000000000000050340907105",
        "0430q0250600000000000001094900004070000608000010200003820500000000000005034090710",
        "123456789\n123456789\n123456789\n123456789",
        "Thanks, Bob",
    ];

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, cases: 96, ..ProptestConfig::default() })]

        #[test]
        fn puzzles_of_many_forms_in_one_text_are_read_alike_by_all_readers(
            all in prop::collection::vec((any_puzzle(), 0..FORMS, prop::option::of(0..4_usize), any::<bool>()), 1..6),
            end in prop::sample::select(&["\n", "\r\n"][..]),
        ) {
            let mut text = String::new();
            for (number, (grid, form, heading, apart)) in all.iter().enumerate() {
                let is_line = |at: usize| all.get(at).is_some_and(|(_, form, ..)| *form < LINES);
                let may_touch = number == 0 || is_line(number) || is_line(number - 1);
                if heading.is_some() || *apart || !may_touch {
                    text += "\n";
                }
                text += heading.map_or("", |at| ["Easy one:\n", "# number 7\n", "Puzzle 12\n", "An evening's work, by Ada\n"][at]);
                text += written(grid, *form).trim_end();
                text += "\n";
            }
            let found = hold_readers_to_each_other(&text.replace('\n', end))?;
            let grids: Vec<Option<Grid>> = found.iter().map(|one| one.result.as_ref().ok().map(|reading| reading.grid)).collect();
            let expected: Vec<Option<Grid>> = all.iter().map(|(grid, ..)| Some(*grid)).collect();
            prop_assert_eq!(grids, expected, "{}", text);
        }

        #[test]
        fn what_is_no_puzzle_among_puzzles_is_told_alike_by_all_readers(
            all in prop::collection::vec((any_puzzle(), 0..FORMS, prop::option::of(prop::sample::select(&JUNK[..])), any::<bool>()), 1..6),
        ) {
            let mut text = format!("{}\n", ONE);
            for (grid, form, junk, apart) in &all {
                text += if *apart { "\n" } else { "" };
                text += &junk.map_or_else(String::new, |junk| format!("{junk}\n"));
                text += written(grid, *form).trim_end();
                text += "\n";
            }
            let found = hold_readers_to_each_other(&text)?;
            // Neither is a puzzle on a line lost, whatever stands beside it.
            let lines = all.iter().filter(|(_, form, ..)| *form < LINES).map(|(grid, ..)| *grid);
            for grid in lines {
                prop_assert!(found.iter().any(|one| one.result.as_ref().is_ok_and(|reading| reading.grid == grid)), "{}", text);
            }
        }
    }

    /// A grid beside a line, above it, below it, with words and without.
    #[test]
    fn a_grid_beside_a_line_is_a_puzzle_as_the_line_is() {
        let (grid, framed) = (rows(ONE), write::printed_grid(&ONE.parse().unwrap()));
        for (text, lines) in [
            (format!("{grid}{TWO}\n"), [1, 10]),
            (format!("{grid}\n{TWO}\n"), [1, 11]),
            (format!("{framed}{TWO}\n"), [1, 12]),
            (format!("Puzzle\n{grid}\nPuzzle\n{TWO}\n"), [2, 13]),
            (format!("Puzzle 12\n{grid}\nPuzzle 13\n{TWO}\n"), [2, 13]),
            (format!("Easy\n{grid}Hard\n{TWO}\n"), [2, 12]),
            (format!("Easy:\n\n{grid}\nand a hard one:\n{TWO}\nby Bob\n"), [3, 14]),
        ] {
            let [first, second] = lines;
            assert_eq!(shown(&text), [format!("{first} {ONE}"), format!("{second} {TWO}")], "{text}");
            hold_readers_to_each_other(&text).unwrap();
        }
        for (text, lines) in [
            (format!("{TWO}\n{grid}"), [1, 2]),
            (format!("{TWO}\n\n{framed}"), [1, 3]),
            (format!("{TWO}\nEasy one:\n{grid}"), [1, 3]),
            (format!("{TWO}\n\nEasy one:\n\n{grid}"), [1, 5]),
        ] {
            let [first, second] = lines;
            assert_eq!(shown(&text), [format!("{first} {TWO}"), format!("{second} {ONE}")], "{text}");
            hold_readers_to_each_other(&text).unwrap();
        }
    }

    #[test]
    fn a_text_of_links_is_a_puzzle_a_link_and_those_without_are_told() {
        let link = |puzzle: &str| format!("https://example.org/{puzzle}");
        assert_eq!(shown(&format!("{}\n{}\n", link(ONE), link(TWO))), [format!("1 {ONE}"), format!("2 {TWO}")]);
        let id = "https://sudokupad.app/nd4nqq0nhb";
        let all = shown(&format!("{id}\n{id}\n"));
        assert_eq!(all.len(), 2, "{all:?}");
        assert!(all.iter().all(|one| one.contains("only names a puzzle on the site's server")), "{all:?}");
        assert_eq!(shown("https://example.org/about\nhttps://example.org/contact\n").len(), 1);
        assert_eq!(shown("hello world\n").len(), 1);
    }

    /// Fields of several lines, a board in one of them, formulas that keep digits from being numbers, and a quotation mark without its
    /// other.
    #[test]
    fn the_rows_of_a_table_are_cut_as_spreadsheets_write_them() {
        let board = rows(ONE).trim_end().to_owned();
        for (text, lines) in [
            (format!("id,note,puzzle\n1,\"two\nlines\",{ONE}\n2,\"a \"\"b\"\"\",{TWO}\n"), [2, 4]),
            (format!("id,puzzle\n1,=\"{ONE}\"\n2,\"=\"\"{TWO}\"\"\"\n"), [2, 3]),
            (format!("=\"{ONE}\"\n=\"{TWO}\"\n"), [1, 2]),
            (format!("id;\"the\npuzzle\"\n1;\"{board}\"\n2;{TWO}\n"), [3, 12]),
        ] {
            let [first, second] = lines;
            assert_eq!(shown(&text), [format!("{first} {ONE}"), format!("{second} {TWO}")], "{text}");
            hold_readers_to_each_other(&text).unwrap();
        }
        let open = format!("id,note,puzzle\n1,\"never closed,{ONE}\n2,b,{TWO}\n");
        let all = shown(&open);
        assert_eq!(
            all,
            [
                "2 at 2:3: line 2, column 3: this field begins with a quotation mark, and none ends it".to_owned(),
                format!("3 {TWO}")
            ]
        );
        let cells = |row: &str| {
            row.chars()
                .map(|ch| format!("=\"{}\"", if ch == '0' { "" } else { &row[row.find(ch).unwrap()..][..1] }))
                .collect::<Vec<_>>()
                .join(",")
        };
        let grid: String = rows(ONE).lines().map(|row| cells(row) + "\n").collect();
        assert_eq!(shown(&grid), [format!("1 {ONE}")]);
        let place = shown(&format!("id,note,puzzle\n1,\"two\nlines\",q{}\n2,b,{TWO}\n", &ONE[1..]));
        assert_eq!(place[0], "2 at 3:8: line 3, column 8: 'q' is neither a digit nor a filler");
    }

    /// If the first line is a puzzle, nothing behind a line is asked for before it is answered.
    #[test]
    fn a_line_is_answered_before_the_next_is_read() {
        struct Asked<'a>(&'a [String], usize);
        impl Read for Asked<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let line = self.0.get(self.1).map_or(&b""[..], |line| line.as_bytes());
                self.1 += 1;
                buffer[..line.len()].copy_from_slice(line);
                Ok(line.len())
            }
        }
        let lines = [format!("{ONE}\n"), format!("{TWO}\r\n"), "# a comment\n".to_owned(), format!("{ONE} 7.1\n")];
        let mut puzzles = Puzzles::new(Asked(&lines, 0));
        for asked in [1, 2, 4] {
            assert!(puzzles.next().unwrap().result.is_ok());
            assert_eq!(puzzles.lines.source().1, asked);
        }
        assert!(puzzles.next().is_none());
    }

    /// The quick way and all stages read the same of a line.
    #[test]
    fn the_quick_way_reads_what_all_stages_read() {
        let fifteen = format!("123456789123456{}", "0".repeat(66));
        for line in [
            ONE,
            &ONE.replace('0', "."),
            &ONE.replace('0', "*"),
            &ONE.replace("00", "._"),
            &ONE.replace('0', "x"),
            &fifteen,
            &"-".repeat(81),
        ] {
            let quick = line::quick_puzzle(line.as_bytes());
            let whole = stages::readings_of_part(line).unwrap().remove(0).result.unwrap();
            assert!(quick.is_none_or(|quick| quick == whole), "{line}");
        }
        assert!(line::quick_puzzle(ONE.as_bytes()).is_some() && line::quick_puzzle(ONE.replace('0', "#").as_bytes()).is_none());
    }

    /// Twenty thousand boards with nothing between, and a line of ten megabytes: neither is gathered.
    #[test]
    fn a_long_text_goes_by() {
        let board = rows(ONE);
        let long = board.repeat(20_000);
        assert_eq!(Puzzles::of_text(&long).filter(|one| one.result.is_ok()).count(), 20_000);
        let ends = BufReader::new(
            format!("{ONE}\n").leak().as_bytes().chain(repeat(b'1').take(10_000_000)).chain(&b"\n"[..]).chain(TWO.as_bytes()),
        );
        let all: Vec<NumberedReading> = Puzzles::new(ends).collect();
        assert_eq!(all.iter().map(|one| (one.line, one.result.is_ok())).collect::<Vec<_>>(), [(1, true), (2, false), (3, true)]);
        assert_eq!(all[1].result.as_ref().map_err(|error| &error.kind), Err(&ReadErrorKind::LongLine));
    }

    #[test]
    fn utf_16_and_what_is_no_text_are_told_apart() {
        let wide: Vec<u8> = format!("\u{feff}{ONE}\r\n{TWO}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        let all: Vec<_> =
            Puzzles::new(&wide[..]).map(|one| (one.line, one.result.map(|reading| reading.grid.to_string()))).collect();
        assert_eq!(all, [(1, Ok(ONE.replace('0', "."))), (2, Ok(TWO.replace('0', ".")))]);
        let mixed = [ONE.as_bytes(), b"\nab\xff\n", TWO.as_bytes()].concat();
        let all: Vec<_> =
            Puzzles::new(&mixed[..]).map(|one| one.result.map_err(|error| (error.kind, error.line, error.column))).collect();
        assert_eq!(all.len(), 3);
        assert_eq!(all[1], Err((ReadErrorKind::NotText, 2, 3)));
    }
}
