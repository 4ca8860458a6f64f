//! Texts of many puzzles, read one after the other as the text goes by: a file of any length is never wholly in memory.

mod lines;

pub use lines::{Lines, NumberedLine};

use super::{
    List, Reading, Shape, Table,
    error::{ReadError, ReadErrorKind},
    frame::{FrameReading, is_frame},
    line, open_sudoku,
    plain::Plain,
    read,
    stages::{plain_readings, readings},
    text_lines,
};
use std::{collections::VecDeque, io::Read};

/// How many lines are looked at to tell the shape of the text.
const HEAD: usize = 64;

/// Where puzzles of several lines follow each other with nothing between, they are cut after so many lines: a multiple of 9 (rows), 11
/// (with a rule between bands), 12 and 13 (with a frame around, too).
const BLOCK: usize = 5_148;

/// The longest block of lines, in bytes.
const LONGEST_BLOCK: usize = 4_000_000;

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

/// An iterator over the puzzles of a text: a list (`.sdm`, 729 characters, HoDoKu's library, gsf's lists), a table with a column
/// of puzzles, OpenSudoku's XML, or puzzles of several lines. A puzzle that can't be read is an item as well, with its error, and
/// the next puzzle follows.
///
/// Blank lines, comments, headings and the parts of a `.sdk` file other than `[Puzzle]` are passed over; any other line or block
/// of lines that is no puzzle is an error. At most some megabytes are held at a time, however long the text is.
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
    kind: TextKind,
    block: Block,
    tag_column: usize, // where the tag that is gathered in the block begins
    ready: VecDeque<NumberedReading>,
}

/// What the text is, as far as it is known, and so how it is read on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TextKind {
    /// It is not known yet.
    Unknown,
    /// Row by row, in a column.
    Table(Table),
    /// Line by line.
    List(List),
    /// Tag by tag.
    Tags {
        /// Whether a game was met.
        has_games: bool,
    },
    /// String by string of JSON.
    Strings,
    /// Block by block; in the lines of a part that is not the puzzle, none.
    Blocks {
        /// Whether a `[Puzzle]` was met, so that other parts are none.
        has_parts: bool,
        /// Whether this part is to be read.
        inside: bool,
    },
    /// There is no more.
    Ended,
}

/// How long what stands above a puzzle may be to be read as a part of it, in bytes.
const LONGEST_HEADING: usize = 2_000;

/// Lines that may be a puzzle, or several, or a part of one.
#[derive(Clone, Default, Debug)]
struct Block {
    text: String,
    first: usize,     // the number of its first line
    last_at: usize,   // where in the text its last part begins, which no blank line interrupts
    last_line: usize, // the number of that line
    lines: usize,     // how many lines of that part are no comments
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
        Puzzles::new(text.as_bytes())
    }
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
        Puzzles {
            lines: Lines::or_tags(source),
            ahead: VecDeque::new(),
            kind: TextKind::Unknown,
            block: Block::default(),
            tag_column: 1,
            ready: VecDeque::new(),
        }
    }

    /// Looks how the text begins.
    fn begin(&mut self) {
        let mut head = String::new();
        while self.ahead.len() < HEAD {
            let Some(line) = self.next_line() else { break };
            if line.error.is_none() {
                head.push_str(&line.text());
            }
            head.push('\n');
            self.ahead.push_back(line);
            if self.lines.at_tags {
                return self.kind = TextKind::Tags { has_games: false };
            }
        }
        self.kind = match Shape::of(&head) {
            Shape::Table(table) => {
                self.ahead.drain(..(table.above + usize::from(table.has_header)).min(self.ahead.len()));
                TextKind::Table(table)
            }
            Shape::List(list) => TextKind::List(list),
            Shape::Structured => TextKind::Strings,
            Shape::Whole => TextKind::Blocks { has_parts: false, inside: true },
        };
    }

    /// The next line that was not looked at yet; where the source breaks off, a line with its error.
    fn next_line(&mut self) -> Option<NumberedLine> {
        let read = self.lines.next()?;
        Some(read.unwrap_or_else(|error| self.lines.broken(&error)))
    }

    fn take(&mut self, line: NumberedLine) {
        let (number, column, text) = (line.number, line.column, line.text());
        if let Some(error) = line.error {
            self.end_part(true);
            self.block = Block::default();
            return self.ready.push_back(NumberedReading { line: number, result: Err(error) });
        }
        match self.kind {
            TextKind::Table(table) => {
                let is_row = !text.trim().is_empty() && !table.is_rule(&text);
                self.ready.extend(is_row.then(|| of_table(table, number, &text)));
            }
            TextKind::List(list) => self.ready.extend(of_list(list, number, &text)),
            TextKind::Tags { has_games } => self.take_tag(number, column, &text, has_games),
            TextKind::Strings => self.ready.extend(of_json(number, &text)),
            TextKind::Blocks { has_parts, inside } => self.take_line(number, &text, has_parts, inside),
            TextKind::Unknown | TextKind::Ended => {}
        }
    }

    /// Takes a piece of a line up to the end of a tag, or of the line. A tag may go on over several lines.
    fn take_tag(&mut self, number: usize, column: usize, text: &str, has_games: bool) {
        if self.block.text.is_empty() {
            if !text.contains('<') {
                return;
            }
            self.tag_column = column;
        }
        let is_whole = text.ends_with('>') || self.block.text.len() > LONGEST_BLOCK;
        self.block.push(number, text, false);
        if is_whole {
            let game = of_tag(self.block.first, self.tag_column, &self.block.text);
            self.kind = TextKind::Tags { has_games: has_games || game.is_some() };
            self.ready.extend(game);
            self.block = Block::default();
        }
    }

    fn take_line(&mut self, number: usize, text: &str, has_parts: bool, inside: bool) {
        if text_lines::is_section(text) {
            let is_puzzle = text_lines::is_puzzle_section(text);
            let has_parts = has_parts || is_puzzle;
            self.end_part(true);
            self.kind = TextKind::Blocks { has_parts, inside: is_puzzle || !has_parts };
            if is_puzzle || !has_parts {
                self.block.push(number, "", false); // so that the lines of a block follow each other
            } else {
                self.block = Block::default();
            }
        } else if !inside {
            // Another part of the file: where the game stands, its pencil marks.
        } else if text.trim().is_empty() && text.chars().count() < 9 {
            self.end_part(false);
            self.block.push(number, text, false);
        } else if text.starts_with('#') || text_lines::is_heading(text) {
            self.end_part(!text.starts_with('#'));
            self.block.push(number, text, false);
        } else {
            self.block.push(number, text, true);
            if self.block.lines >= BLOCK || self.block.text.len() > LONGEST_BLOCK {
                self.end_part(true);
            }
        }
    }

    /// Reads what the block holds, if that is whole. If `surely`, nothing that follows belongs to it.
    fn end_part(&mut self, surely: bool) {
        let Block { text, first, last_at, last_line, .. } = &self.block;
        let (before, last) = text.split_at_checked(*last_at).unwrap_or(("", text));
        let rows = rows_in(text);
        if rows == 0 {
            if text.len() > LONGEST_HEADING {
                self.block = Block::default(); // else each of many lines of words would be looked at with all before it
            }
            return;
        }
        if let Some(found) = boards(last, *last_line) {
            if rows_in(before) > 0 {
                self.ready.push_back(broken(before, *first));
            }
            self.ready.extend(found);
        } else if let Some(found) = boards(text, *first) {
            self.ready.extend(found);
        } else if surely || rows >= 9 {
            self.ready.extend(boards_by_stages(text, *first).unwrap_or_else(|| vec![broken(text, *first)]));
        } else {
            return self.block.begin_part();
        }
        self.block = Block::default();
    }
}

impl<R: Read> Iterator for Puzzles<R> {
    type Item = NumberedReading;
    fn next(&mut self) -> Option<NumberedReading> {
        if self.kind == TextKind::Unknown {
            self.begin();
        }
        loop {
            if let Some(ready) = self.ready.pop_front() {
                return Some(ready);
            }
            if self.kind == TextKind::Ended {
                return None;
            }
            match self.ahead.pop_front().or_else(|| self.next_line()) {
                Some(line) => self.take(line),
                None => {
                    if !matches!(self.kind, TextKind::Tags { .. }) {
                        self.end_part(true);
                    }
                    if self.kind == (TextKind::Tags { has_games: false }) {
                        self.ready
                            .push_back(NumberedReading { line: 1, result: Err(ReadError::at_start(ReadErrorKind::NoCells)) });
                    }
                    self.kind = TextKind::Ended;
                }
            }
        }
    }
}

impl Block {
    fn push(&mut self, number: usize, text: &str, counts: bool) {
        if self.text.is_empty() {
            (self.first, self.last_line) = (number, number);
        } else if self.last_at == self.text.len() {
            self.last_line = number;
        }
        self.text.push_str(text);
        self.text.push('\n');
        self.lines += usize::from(counts);
    }

    /// What follows is a part of its own, until it shows that it is not.
    fn begin_part(&mut self) {
        (self.last_at, self.lines) = (self.text.len(), 0);
    }
}

/// How many lines can be rows of cells.
fn rows_in(text: &str) -> usize {
    text_lines::lines(text).iter().filter(|line| !line.is_blank() && !is_frame(line, FrameReading::FewerRows)).count()
}

/// The boards of a plain text that begins on this line; nothing if it is not made up of whole ones. It is asked of every part of a block.
fn boards(text: &str, first: usize) -> Option<Vec<NumberedReading>> {
    plain_readings(&Plain::new(text)).map(|found| numbered(found, first))
}

/// The boards of a text of any form.
fn boards_by_stages(text: &str, first: usize) -> Option<Vec<NumberedReading>> {
    readings(text).ok().map(|found| numbered(found, first))
}

/// The puzzles of a text that begins on this line.
fn numbered(found: Vec<NumberedReading>, first: usize) -> Vec<NumberedReading> {
    let moved = |one: NumberedReading| NumberedReading {
        line: one.line + first - 1,
        result: one.result.map_err(|error| moved(error, first, 1)),
    };
    found.into_iter().map(moved).collect()
}

/// What keeps a text that begins on this line from being boards.
fn broken(text: &str, first: usize) -> NumberedReading {
    let line = first + text.lines().take_while(|line| rows_in(line) == 0).count();
    let error = read(text).err().unwrap_or(ReadError::at_start(ReadErrorKind::NoCells));
    NumberedReading { line, result: Err(moved(error, first, 1)) }
}

/// The error of a text that begins at this line and column.
fn moved(error: ReadError, line: usize, column: usize) -> ReadError {
    let column = if error.line == 1 { error.column + column - 1 } else { error.column };
    ReadError { line: error.line + line - 1, column, ..error }
}

/// The puzzle of a line of a list; nothing for a blank line or a comment.
fn of_list(list: List, line: usize, text: &str) -> Option<NumberedReading> {
    let is_nothing = text.trim().is_empty() && text.chars().count() < 81 || text.starts_with('#');
    let puzzle = list.token_in(&text_lines::Token::of_line(1, text)).filter(|_| list.puzzle > 0);
    let (column, puzzle) = puzzle.map_or((1, text), |token| (token.column, token.text));
    (!is_nothing).then(|| NumberedReading { line, result: read(puzzle).map_err(|error| moved(error, line, column)) })
}

/// The puzzles of a line of JSON.
fn of_json(number: usize, text: &str) -> Vec<NumberedReading> {
    line::find_in_strings(&text_lines::Token::of_line(number, text)).unwrap_or_default()
}

fn of_table(table: Table, line: usize, text: &str) -> NumberedReading {
    let (column, field) = table.puzzle_of(text);
    NumberedReading { line, result: read(field).map_err(|error| moved(error, line, column)) }
}

/// The puzzle of one tag of XML, if it is a game.
fn of_tag(line: usize, column: usize, text: &str) -> Option<NumberedReading> {
    let found = open_sudoku::games(text).into_iter().next()?;
    let result = found.result.map_err(|error| moved(error, line, column));
    Some(NumberedReading { line: line + found.line - 1, result })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Read, repeat};

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
            (
                format!("a,puzzle\n1,{ONE}\n2\n3,{TWO}"),
                "3 at 3:2: nothing to read, expected the 81 cells of a Sudoku with 0 or . for an empty one",
            ),
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

    #[test]
    fn what_holds_nothing_gives_nothing_or_its_error() {
        assert_eq!(shown("<p>none</p>"), ["1 at 1:1: no cells found, expected 81 digits with 0 or . for an empty cell"]);
        assert_eq!(shown(""), [""; 0]);
        assert_eq!(shown("\n# comment\n\n"), [""; 0]);
        assert_eq!(shown("123456789\n12345678\n"), ["1 at 2:9: line 2 has 8 cells, expected 9"]);
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
