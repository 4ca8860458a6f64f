//! Text in, text out: every form in which people keep a Sudoku.
//!
//! [`read`] recognises the form by looking and is never told; what it understood is in [`Reading::form`]. [`Puzzles`] reads texts of
//! many puzzles one by one, however long. What the writers print is read back. [`Output`] is the list of those that write one board.
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
//! | CSV, many | a column of puzzles, found by what stands in it and then by its name: [`Table`], read by [`Puzzles`] | |
//! | candidate grid | 81 groups of digits in any frame; `!` is a cell with none | [`candidate_grid`] |
//! | `.sdx` | 81 groups of digits, `u` before a digit that a person entered | [`sdx`] |
//! | candidate line | 729 characters: nine for each cell, its candidates at their places | [`candidate_line`] |
//! | library line | HoDoKu's `:code:digits:cells:deleted:...`, with `+` before a placed digit | [`library_line`] |
//! | OpenSudoku | XML, a `<game data="...">` for each puzzle, begun or not ([`SavedGame`]) | [`open_sudoku()`] |
//! | link | any address, alone or in a sentence, that holds the 81 characters plainly, or as one of the sites of [`Site`] does, or its code alone | [`Site::link`] |
//! | link of Nonet | what stands after `#` in its address, alone or in a sentence, also as a mail broke or encoded it | [`NonetLink`] |
//!
//! `#` begins a comment. Lines of words above or below the cells are passed over. A link of more than 16 kB is refused, and one that
//! unpacks to more than 1 MB; so is a puzzle with variants, by their name, and a link that only names a puzzle on the site's server.
//! How Good Sudoku writes its links is not known: they are refused as well.
//!
//! Nothing here panics, whatever the input. The feature `serde` gives what was read and forms `Serialize` and `Deserialize`.

mod board_state;
mod cells;
mod columns;
mod core_reader;
mod csv;
mod error;
mod exchange;
mod f_puzzles;
mod form;
mod found;
mod frame;
mod json;
mod kept;
mod library;
mod line;
mod lz;
mod mark;
mod nonet_link;
mod omitted;
mod open_sudoku;
mod output;
mod plain;
mod puzzles;
mod refusal;
mod remark;
mod rows;
mod sdk;
mod site;
mod stages;
mod sudoku_coach;
mod sudoku_pad;
mod sudoku_wiki;
mod table;
mod text_lines;
mod web;
mod write;

pub use board_state::{BoardState, DrawnLine};
pub use columns::Certainty;
pub use error::{LinkError, Mended, ReadError, ReadErrorKind, SoloError};
pub use form::{Fillers, Form};
pub use kept::{Entered, Kept};
pub use library::library_line;
pub use nonet_link::{NonetLink, NonetLinkError, unwrapped_fragment};
pub use omitted::Omitted;
pub use open_sudoku::{SavedGame, open_sudoku};
pub use output::Output;
pub use puzzles::{Lines, NumberedLine, NumberedReading, Puzzles};
pub use remark::Remark;
pub use sdk::{About, sdk};
pub use site::Site;
pub use table::{ColumnChoice, List, Shape, Table};
pub use write::{candidate_grid, candidate_line, csv_grid, csv_grid_with, line, line_with_zeros, printed_grid, sdm, sdx, ss};

use nonet_core::board::{CandidateSet, Candidates, CellSet, Grid};
use std::borrow::Cow;

/// What was read from a text.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The digits that stand.
    pub grid: Grid,
    /// Those of the filled cells of which the text says that a person entered them; the other digits are givens.
    pub entered: CellSet,
    /// What each cell may hold, filled cells included, when the text shows candidates. Its eliminations bind.
    pub candidates: Option<CandidateSet>,
    /// What the text was understood as.
    pub form: Form,
    /// How many further puzzles follow in the text.
    pub more: usize,
    /// A second way to understand the same text, where it has one. Nearly no text does: only a candidate grid in which every
    /// lone digit is also among the candidates of a peer. Are they givens, and the notes were never cleaned, or naked singles
    /// still to be placed? This reading takes them for naked singles, the other for givens.
    pub other: Option<Box<Reading>>,
    /// What the text tells about its puzzle, as `.sdk` files do; empty where there are several puzzles.
    pub about: About,
    /// How far a person has come with it, where the text tells more than the digits that were entered. It is no part of a reading that
    /// is kept: whoever reads a file keeps its games by themselves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub game: Option<Box<SavedGame>>,
    /// What is to be said of the way in which the text was read. It is not kept.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub remarks: Vec<Remark>,
}

impl Reading {
    /// A reading of a text that has no second one, and no puzzle behind it.
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

    /// What the text was understood as, and what is to be said of that: `rows of cells, '?' for empty, without the signs of a quotation`.
    #[must_use]
    pub fn description(&self) -> String {
        self.remarks.iter().fold(self.form.to_string(), |said, remark| format!("{said}, {remark}"))
    }

    /// The position that was read, with its eliminations.
    #[must_use]
    pub fn position(&self) -> Candidates {
        let mut position = Candidates::with_givens(&self.grid, !self.entered);
        if let Some(allowed) = &self.candidates {
            position.restrict(allowed);
        }
        position
    }
}

/// Reads the Sudoku in a text of any known form; of several puzzles, the first.
///
/// ```
/// use nonet_formats::read;
/// let reading = read("1 . .|. . .|. . .\n".repeat(9).as_str()).unwrap();
/// assert_eq!(reading.form.to_string(), "framed grid, '.' for empty");
/// assert_eq!(reading.grid.filled().len(), 9);
///
/// let error = read("123456789\n12345678\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2 has 8 cells, expected 9");
/// ```
///
/// # Errors
/// Where in the text reading failed, and why; never a panic, whatever the text.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    let mut found = stages::readings(text)?.into_iter();
    let first = found.next().ok_or(refusal::EMPTY)?.result;
    let more = found.filter(|other| other.result.is_ok()).count();
    first.map(|reading| Reading { more, ..reading })
}

/// Reads every Sudoku in a text of any known form.
///
/// # Errors
/// As for [`read`], of the first puzzle that can't be read. (For a list of which some may be bad, read its lines one by one.)
pub fn read_all(text: &str) -> Result<Vec<Reading>, ReadError> {
    stages::readings(text)?.into_iter().map(|placed| placed.result).collect()
}

/// Reads the Sudoku in the bytes of a file: UTF-8, or UTF-16 that begins with its byte-order mark.
///
/// # Errors
/// As for [`read`], and when the bytes are not text.
pub fn read_bytes(bytes: &[u8]) -> Result<Reading, ReadError> {
    read(&text_of_bytes(bytes)?)
}

/// The text in the bytes of a file: UTF-8, or UTF-16 that begins with its byte-order mark.
///
/// # Errors
/// When the bytes are not text.
pub fn text_of_bytes(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    let (from_pair, rest): (fn([u8; 2]) -> u16, _) = match bytes {
        [0xff, 0xfe, rest @ ..] => (u16::from_le_bytes, rest),
        [0xfe, 0xff, rest @ ..] => (u16::from_be_bytes, rest),
        _ => return std::str::from_utf8(bytes).map(Cow::Borrowed).map_err(|error| not_text(bytes, error.valid_up_to())),
    };
    let (pairs, odd) = rest.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|&pair| from_pair(pair)).collect();
    match String::from_utf16(&units) {
        Ok(text) if odd.is_empty() => Ok(Cow::Owned(text)),
        _ => Err(ReadError::at_start(ReadErrorKind::NotText)),
    }
}

/// The error at the byte with this index, before which the bytes are text.
fn not_text(bytes: &[u8], index: usize) -> ReadError {
    let before = bytes.get(..index).and_then(|before| std::str::from_utf8(before).ok()).unwrap_or_default();
    let line = before.chars().filter(|&ch| ch == '\n').count() + 1;
    let column = before.chars().rev().take_while(|&ch| ch != '\n').count() + 1;
    ReadError { kind: ReadErrorKind::NotText, line, column }
}

#[cfg(doctest)] // the example in it runs too
#[doc = include_str!("../README.md")]
struct ReadMe;
