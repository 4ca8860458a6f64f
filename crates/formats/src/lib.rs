//! Reads and writes every form of text in which people keep a Sudoku.
//!
//! [`read`] takes any text and recognises its form by looking; [`Output`] lists the forms in which one board is written:
//!
//! ```
//! use nonet_formats::{Output, read};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let text = "\
//! 0 6 0 | 0 0 0 | 1 9 0
//! 0 0 2 | 6 1 0 | 0 0 4
//! 7 0 1 | 0 0 0 | 0 0 0
//! ------+-------+------
//! 0 0 0 | 0 7 0 | 0 1 0
//! 0 0 6 | 0 8 3 | 0 0 0
//! 5 4 0 | 0 6 0 | 0 0 3
//! ------+-------+------
//! 0 8 0 | 0 2 7 | 0 3 9
//! 0 0 0 | 4 0 0 | 0 7 8
//! 0 0 0 | 0 0 0 | 4 0 0
//! ";
//! let reading = read(text)?;
//! assert_eq!(reading.form.to_string(), "framed grid, '0' for empty");
//! assert_eq!(
//!     Output::Line.write(&reading.position()),
//!     ".6....19...261...47.1..........7..1...6.83...54..6...3.8..27.39...4...78......4..\n",
//! );
//! # Ok(())
//! # }
//! ```
//!
//! | to | use |
//! |---|---|
//! | read one puzzle | [`read`], or [`read_bytes`] for the bytes of a file |
//! | read all puzzles of a text | [`read_all`]; or [`Puzzles`], one by one, for long texts and for texts in which some are bad |
//! | see how a text was understood | [`Reading::form`] and [`Reading::description`] |
//! | see why a text was not read | [`ReadError`], whose message names the place |
//! | solve or show what was read | [`Reading::grid`] (digits), or [`Reading::position`] (digits, givens and candidates) |
//! | write a board in a form chosen by its name | a function of the table below |
//! | write a board in a form chosen at run time | [`Output::write`] |
//! | write a board in the form in which it was read | [`Form::write`] |
//! | write several puzzles into one text | [`sdm`] or [`open_sudoku()`] |
//! | open a board on another site | [`Site::link`] |
//! | read or write a link of the Nonet page | [`NonetLink`] |
//! | find the column of puzzles in a table | [`Shape::of`] |
//!
//! These are the forms. What the writers print is read back.
//!
//! | form | looks like | written by |
//! |---|---|---|
//! | line | 81 digits and fillers `0 . * _ X x -` or blanks; anything after the 81st is comment (gsf's ratings too) | [`line()`], [`line_with_zeros`] |
//! | `.sdm` | one line a puzzle | [`sdm`] |
//! | rows | nine rows of nine, with or without blanks between | [`sdk`] |
//! | `.sdk` | rows, above them lines of `#` and a letter ([`About`]), perhaps in a section `[Puzzle]`; a section `[State]` has the digits that a person entered as well | [`sdk`] |
//! | framed grid | rows with <code>&#124;</code>, `-`, `+`, `*`, `=`, `:` or box drawing around and between | [`printed_grid`] |
//! | `.ss` | rows with <code>&#124;</code> between boxes in a frame of `*-----------*` | [`ss`] |
//! | CSV | nine rows of nine fields: comma, semicolon or tab; zeros or nothing for an empty cell; quotes; also nested lists | [`csv_grid`], [`csv_grid_with`] |
//! | CSV, many | a column of puzzles, found by its fields and then by its name: [`Table`], read by [`Puzzles`] | |
//! | list of cells | the row, column and digit of each given, in any program's brackets or words: `(1, 3, 4)`, `r1c3=4`, `A3: 4`, `cell(1,3,4).`; counted from 1, or from 0 where a 0 shows it | |
//! | candidate grid | 81 groups of digits in any frame; `!` is a cell with none | [`candidate_grid`] |
//! | `.sdx` | 81 groups of digits, `u` before a digit that a person entered | [`sdx`] |
//! | candidate line | 729 characters: nine for each cell, its candidates at their places | [`candidate_line`] |
//! | library line | HoDoKu's `:code:digits:cells:deleted:...`, with `+` before a placed digit; also `cells:deleted`, or such cells alone | [`library_line`] |
//! | `pzprv3` | what puzz.link saves: rows of givens, below them rows of what a person entered | |
//! | OpenSudoku | XML, a `<game data="...">` for each puzzle, begun or not ([`SavedGame`]) | [`open_sudoku()`] |
//! | link | any address, alone or in a sentence, that holds the 81 characters plainly, or as puzz.link or one of the sites of [`Site`] does, or its code alone | [`Site::link`] |
//! | link of Nonet | the part of its address from `#` on, alone or in a sentence, also as a mail broke or encoded it | [`NonetLink`] |
//!
//! `#` begins a comment. Lines of words above or below the cells are passed over. A link of more than 16 kB is refused, and one that
//! unpacks to more than 1 MB; so is a puzzle with variants, by their name, and a link that only names a puzzle on the site's server. The
//! code of Good Sudoku's links is not known: they are refused as well. Files of other kinds are named for what they are ([`FileKind`]).
//!
//! However long a text is and whatever stands in it, the steps that it takes to read it grow with its length alone, and what is nested
//! deeper than any board is not followed.
//!
//! Nothing here panics, whatever the input. With the feature `serde`, [`Reading`], [`ReadError`], [`Form`], [`Output`],
//! [`Site`] and [`ColumnChoice`] implement `Serialize` and `Deserialize`.

mod board_state;
mod cells;
mod columns;
mod core_reader;
mod csv;
mod encoding;
mod error;
mod exchange;
mod f_puzzles;
mod file_kind;
mod form;
mod found;
mod frame;
#[cfg(test)]
mod hostile;
mod json;
mod kept;
mod library;
mod line;
mod lz;
mod mark;
mod nonet_link;
mod number;
mod omitted;
mod open_sudoku;
mod output;
mod plain;
mod puzz_link;
mod puzzles;
mod refusal;
mod remark;
mod rows;
mod rule;
mod rules;
mod sdk;
mod shown_sign;
mod site;
mod solutions;
mod stages;
mod steps;
mod sudoku_coach;
mod sudoku_pad;
mod sudoku_wiki;
mod table;
mod text_lines;
mod unread;
mod web;
mod write;

pub use board_state::{BoardState, DrawnLine};
pub use columns::Certainty;
pub use encoding::{Encoding, Utf8Reader};
pub use error::{CellListError, LengthCause, LinkError, Mended, ReadError, ReadErrorKind, SiteName, SoloError};
pub use file_kind::FileKind;
pub use form::{Fillers, Form};
pub use kept::{Entered, Kept};
pub use library::library_line;
pub use nonet_link::{NonetLink, NonetLinkError, unwrapped_fragment};
pub use omitted::Omitted;
pub use open_sudoku::{SavedGame, open_sudoku};
pub use output::Output;
pub use puzzles::{Lines, NumberedLine, NumberedReading, Puzzles};
pub use remark::{PlaceOrder, Remark};
pub use rule::{KnownRule, Rule};
pub use sdk::{About, sdk};
pub use shown_sign::ShownSign;
pub use site::Site;
pub use solutions::Solutions;
pub use table::{ColumnChoice, List, Shape, Table};
pub use unread::UnreadPart;
pub use write::{candidate_grid, candidate_line, csv_grid, csv_grid_with, line, line_with_zeros, printed_grid, sdm, sdx, ss};

use nonet_core::{
    board::{CandidateSet, Candidates, CellSet, Grid},
    solver::{Givens, Problem},
};
use std::borrow::Cow;

/// A Sudoku that was read from a text.
///
/// ```
/// use nonet_formats::read;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let reading = read(&format!("{line}\n{line}\n"))?;
/// assert_eq!(reading.grid, line.parse()?);
/// assert_eq!(reading.form.to_string(), "81-character line, '0' for empty");
/// assert!(reading.entered.is_empty()); // every digit is a given
/// assert_eq!(reading.candidates, None); // the text shows none
/// assert_eq!(reading.more, 1);
/// # Ok(())
/// # }
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The digits on the board, given or entered.
    pub grid: Grid,
    /// The filled cells whose digits the text marks as entered by a person; the digits of the other filled cells are givens.
    pub entered: CellSet,
    /// The digits that each cell may hold, filled cells included; `None` if the text shows no candidates. A candidate that is
    /// missing here is an elimination, and [`position`](Reading::position) keeps to it.
    pub candidates: Option<CandidateSet>,
    /// The form in which the text was understood.
    pub form: Form,
    /// The number of puzzles that follow this one in the text, those that can't be read left out.
    pub more: usize,
    /// A second way to understand the same text, where there is one. Nearly no text has one: only a candidate grid in which every
    /// lone digit is also among the candidates of a peer. Such digits may be givens whose peers' notes were never cleaned, or
    /// naked singles still to be placed. This reading takes them for naked singles, the other for givens.
    pub other: Option<Box<Reading>>,
    /// The author, source and other details that the text tells of its puzzle, as `.sdk` files do; empty where there are several
    /// puzzles.
    pub about: About,
    /// The saved game, where the text tells more of it than the digits that were entered. Serde skips this field: whoever reads a
    /// file keeps its games by themselves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub game: Option<Box<SavedGame>>,
    /// The remarks on how the text was read, such as parts of it that were left out. Serde skips this field.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub remarks: Vec<Remark>,
}

impl Reading {
    /// Returns a reading of these four fields; the other fields are empty.
    ///
    /// ```
    /// use nonet_core::board::{CellSet, Grid};
    /// use nonet_formats::{Form, Reading};
    /// let reading = Reading::new(Grid::EMPTY, CellSet::EMPTY, None, Form::OpenSudoku);
    /// assert_eq!((reading.more, reading.other), (0, None));
    /// ```
    #[must_use]
    pub fn new(grid: Grid, entered: CellSet, candidates: Option<CandidateSet>, form: Form) -> Reading {
        Reading {
            grid,
            entered,
            candidates,
            form,
            more: 0,
            other: None,
            about: About::default(),
            game: None,
            remarks: Vec::new(),
        }
    }

    /// Returns the candidates that the digits leave and the text rules out.
    ///
    /// ```
    /// use nonet_formats::read;
    /// # fn main() -> Result<(), nonet_formats::ReadError> {
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// assert!(read(line)?.eliminations().is_empty());
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn eliminations(&self) -> CandidateSet {
        eliminations(&self.grid, self.candidates)
    }

    /// The reading with what a text tells beside the cells; what a link tells of itself stays where the text tells nothing.
    fn told_about_by(self, text: &str) -> Reading {
        let told = About::of_text(text);
        if told == About::default() { self } else { Reading { about: told, ..self } }
    }

    /// A reading whose form tells the number of eliminations.
    fn with_eliminations(
        grid: Grid,
        entered: CellSet,
        candidates: Option<CandidateSet>,
        form: impl FnOnce(usize) -> Form,
    ) -> Reading {
        Reading::new(grid, entered, candidates, form(eliminations(&grid, candidates).len()))
    }

    /// Returns the form and the remarks as a fragment of an English sentence that follows "Read as".
    ///
    /// ```
    /// use nonet_formats::read;
    /// let mail = "> ..7 ... ..1\n".repeat(9);
    /// let reading = read(&mail).unwrap();
    /// assert_eq!(reading.description(), "rows of cells, '.' for empty, without the signs of a quotation");
    /// ```
    #[must_use]
    pub fn description(&self) -> String {
        self.remarks.iter().fold(self.form.to_string(), |said, remark| format!("{said}, {remark}"))
    }

    /// Returns how many solutions of the puzzle stand in the text as well, and were left out. Where a text goes by as [`Puzzles`], those
    /// that follow the puzzle are not known yet: [`Puzzles::solutions_left_out`] tells of all.
    ///
    /// ```
    /// use nonet_formats::read;
    /// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// assert_eq!(read(&format!("{puzzle} {solution}")).unwrap().solutions_left_out(), 1);
    /// ```
    #[must_use]
    pub fn solutions_left_out(&self) -> usize {
        let number = |remark: &Remark| if let Remark::Solutions(number) = remark { *number } else { 0 };
        self.remarks.iter().map(number).sum()
    }

    /// Returns the givens: the digits on the board without those that a person entered.
    ///
    /// ```
    /// use nonet_formats::read;
    /// let cells = format!("+5{}9", ".".repeat(79));
    /// let reading = read(&format!(":0000:x:{cells}:::")).unwrap();
    /// assert_eq!(reading.givens().filled_cells().single(), Some("r9c9".parse().unwrap()));
    /// ```
    #[must_use]
    pub fn givens(&self) -> Grid {
        self.grid.within(!self.entered)
    }

    /// Returns the position that was read: the digits, which of them are givens, and the candidates without those that the text
    /// has eliminated.
    ///
    /// ```
    /// use nonet_formats::read;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// // A line of HoDoKu's library, which eliminates 7 from row 1, column 4.
    /// let cells = ".6....19...261...47.1..........7..1...6.83...54..6...3.8..27.39...4...78......4..";
    /// let position = read(&format!(":0000:x:{cells}:714::"))?.position();
    /// assert_eq!(position.of_cell("r1c4".parse()?).to_string(), "2 3 5 8");
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn position(&self) -> Candidates {
        let mut position = Candidates::with_givens(&self.grid, !self.entered);
        if let Some(allowed) = &self.candidates {
            position.restrict(allowed);
        }
        position
    }
}

/// The candidates that these digits leave and a text rules out; none if it shows no candidates.
fn eliminations(grid: &Grid, candidates: Option<CandidateSet>) -> CandidateSet {
    candidates.map_or(CandidateSet::EMPTY, |allowed| *Candidates::new(grid).open() - allowed)
}

impl Problem for Reading {
    fn domains(&self) -> CandidateSet {
        self.position().possible()
    }

    fn givens(&self) -> Option<Givens<'_>> {
        self.candidates.is_none().then_some(Givens::Grid(&self.grid))
    }
}

/// Reads the Sudoku in a text of any known form; of several puzzles, the first.
///
/// ```
/// use nonet_formats::read;
/// let reading = read("1 . .|. . .|. . .\n".repeat(9).as_str()).unwrap();
/// assert_eq!(reading.form.to_string(), "framed grid, '.' for empty");
/// assert_eq!(reading.grid.filled_cells().len(), 9);
///
/// let error = read("123456789\n12345678\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2 has 8 cells, expected 9");
/// ```
///
/// # Errors
/// Returns where in the text reading failed, and why. No text makes this function panic.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    let mut found = Puzzles::of_text(text);
    let Some(first) = found.next() else { return Err(nothing(text)) };
    let more = found.filter(|other| other.result.is_ok()).count();
    first.result.map(|reading| Reading { more, ..reading })
}

/// The error of a text without anything that is meant to be a puzzle.
fn nothing(text: &str) -> ReadError {
    stages::readings(text).err().unwrap_or(refusal::EMPTY)
}

/// Reads every Sudoku in a text of any known form, in the order of the text.
///
/// ```
/// use nonet_formats::read_all;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let one = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let two = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
/// let readings = read_all(&format!("{one}\n{two}\n"))?;
/// assert_eq!(readings.len(), 2);
/// assert_eq!(readings[1].grid, two.parse()?);
/// assert_eq!(read_all(&format!("{one}\n{}\n", &two[1..])).unwrap_err().line, 2);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns the error of the first puzzle that can't be read, as [`read`] does. [`Puzzles`] reads a text in which some may be bad.
pub fn read_all(text: &str) -> Result<Vec<Reading>, ReadError> {
    let all: Vec<Reading> = Puzzles::of_text(text).map(|one| one.result).collect::<Result<_, _>>()?;
    if all.is_empty() { Err(nothing(text)) } else { Ok(all) }
}

/// Reads the Sudoku in the bytes of a file: UTF-8, or UTF-16 that begins with its byte-order mark.
///
/// ```
/// use nonet_formats::{read, read_bytes};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let utf_16: Vec<u8> = format!("\u{feff}{line}").encode_utf16().flat_map(u16::to_le_bytes).collect();
/// assert_eq!(read_bytes(&utf_16)?, read(line)?);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns an error as [`read`] does, and if the bytes are not text ([`ReadErrorKind::NotText`]).
pub fn read_bytes(bytes: &[u8]) -> Result<Reading, ReadError> {
    read(&text_of_bytes(bytes)?)
}

/// Returns the text in the bytes of a file: UTF-8, or UTF-16 that begins with its byte-order mark, which is left out.
///
/// ```
/// use nonet_formats::text_of_bytes;
/// assert_eq!(text_of_bytes(b"5 3").unwrap(), "5 3");
/// assert_eq!(text_of_bytes(b"\xff\xfe5\x003\x00").unwrap(), "53");
/// let error = text_of_bytes(b"53\n6\xff").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 2));
/// ```
///
/// # Errors
/// Returns [`ReadErrorKind::File`] if the file is known by how it begins, and [`ReadErrorKind::NotText`], with its place, if the bytes
/// are not text for another reason.
pub fn text_of_bytes(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    if let Some(error) = file_kind::error_of(bytes) {
        return Err(error);
    }
    match Encoding::by_mark(bytes).utf8(bytes) {
        Cow::Borrowed(utf8) => std::str::from_utf8(utf8).map(Cow::Borrowed).map_err(|_| not_text(utf8)),
        Cow::Owned(utf8) => String::from_utf8(utf8).map(Cow::Owned).map_err(|error| not_text(error.as_bytes())),
    }
}

/// The error at the first byte that is no text.
fn not_text(utf8: &[u8]) -> ReadError {
    let before = utf8.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    let line = before.chars().filter(|&ch| ch == '\n').count() + 1;
    let column = before.chars().rev().take_while(|&ch| ch != '\n').count() + 1;
    ReadError { kind: ReadErrorKind::NotText, line, column }
}

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
