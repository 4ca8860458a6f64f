//! Why a text could not be read, and where.

use super::nonet_link::NonetLinkError;
use nonet_core::board::{Cell, Grid};
use std::{error, fmt, io};
use thiserror::Error;

/// Why a text could not be read. Its sentence names the place and what would mend it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1: of the bad character, or of where something is missing or too much.
    pub column: usize,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// There is nothing but blanks.
    Empty,
    /// There is no row of cells.
    NoCells,
    /// The bytes are neither UTF-8 nor UTF-16 with a byte-order mark.
    NotText,
    /// The character has no meaning in any form.
    BadCharacter(char),
    /// The group is not one of different digits.
    BadGroup(String),
    /// A row has another number of cells than nine.
    RowLength {
        /// How many it has.
        found: usize,
    },
    /// There are rows of nine cells, but not nine of them.
    RowCount {
        /// How many there are.
        found: usize,
    },
    /// A line that should hold 81 characters holds another number of them.
    LineLength {
        /// How many it holds.
        found: usize,
        /// Whether blanks are among them, which an editor may cut at the line's end.
        blanks: bool,
    },
    /// There are cells, but not 81, and not in rows of nine.
    CellCount {
        /// How many there are.
        found: usize,
    },
    /// A number such as `5.3007E+80` stands in place of the digits.
    SpreadsheetNumber {
        /// The number.
        number: String,
    },
    /// A game of the OpenSudoku app is of a version that is not known.
    GameVersion(String),
    /// A game of the OpenSudoku app is damaged at this cell.
    DamagedGame(Cell),
    /// Rows make up a board of another size.
    OtherSize {
        /// How many rows there are.
        rows: usize,
        /// How many cells each has.
        columns: usize,
    },
    /// Lists in lists in lists may be the boxes of a board, or its rows in threes.
    Nested,
    /// A line or a row of digits is short of zeros at its beginning.
    LostZeros {
        /// How many digits it has.
        found: usize,
        /// How many it should have.
        expected: usize,
        /// The puzzle with the zeros back, if it has one solution.
        mended: Option<Mended>,
    },
    /// Blanks stood for empty cells, and some are gone.
    LostBlanks,
    /// There are words and no cells.
    Words(String),
    /// There is a board of letters, which name the regions of a Jigsaw.
    Regions,
    /// An id of Simon Tatham's Solo that no puzzle was read from.
    Solo(SoloError),
    /// A line of a text of many puzzles is longer than 1 MB.
    LongLine,
    /// The file can't be read on.
    Source(io::ErrorKind),
    /// A link that no puzzle was read from.
    Link(LinkError),
    /// A link of Nonet that is broken.
    NonetLink(NonetLinkError),
}

/// A puzzle that a damaged text most likely was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mended(pub Box<Grid>);

/// Why no puzzle was read from an id of Simon Tatham's Solo.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SoloError {
    /// It holds the seed from which the program makes the puzzle.
    #[error(
        "this id of Simon Tatham's Solo holds a seed from which only that program makes the puzzle, \
         copy the specific id from its menu instead"
    )]
    Seed,
    /// Something in it is none of its letters and digits, or a number is above 9.
    #[error("this id of Simon Tatham's Solo is damaged, copy the whole of it")]
    Damaged,
    /// It has this many cells, not 81.
    #[error("this id of Simon Tatham's Solo has {}, expected 81, copy the whole of it", Counted(*.0, "cell"))]
    Cells(usize),
    /// Its board is so wide, or its boxes are not three by three.
    #[error(
        "this game of Simon Tatham's Solo has {0} rows of {0}{boxes}, and only 9 rows of 9 with boxes of 3 by 3 are read",
        boxes = if *.0 == 9 { " and other boxes" } else { "" }
    )]
    Size(usize),
    /// It has what a classic Sudoku has not, as a sentence goes on after "this one has".
    #[error("only classic Sudoku is read from Simon Tatham's Solo, and this one has {0}")]
    Variant(&'static str),
}

/// Why no puzzle was read from a link.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// It names a puzzle that lies on the site's server.
    #[error("this {site} link only names a puzzle on the site's server, open it there and copy its 81 digits instead")]
    Id {
        /// The site's name.
        site: &'static str,
    },
    /// It holds the puzzle in the site's own code, which is not known.
    #[error("this {site} link holds the puzzle in a code of its own, open it there and copy its 81 digits instead")]
    Encoded {
        /// The site's name.
        site: &'static str,
    },
    /// Its code is known, but changed or cut short.
    #[error("this {site} link is damaged or cut short, copy the whole of it, or the puzzle's 81 digits instead")]
    Damaged {
        /// The site's name.
        site: &'static str,
    },
    /// It holds a puzzle that is no classic Sudoku.
    #[error("only classic Sudoku is read from {site}, and this one has {rule}")]
    Variant {
        /// The site's name.
        site: &'static str,
        /// What it has that a classic Sudoku has not, as a sentence goes on after "this one has".
        rule: String,
    },
    /// It is longer than 16 kB.
    #[error("the link is longer than 16 kB, copy the puzzle's 81 digits instead")]
    TooLong,
    /// What is packed in it is longer than 1 MB.
    #[error("this {site} link unpacks to more than 1 MB, copy the puzzle's 81 digits instead")]
    TooMuch {
        /// The site's name.
        site: &'static str,
    },
    /// A site that is not known.
    #[error("this link holds no 81 cells, open it and copy the puzzle's 81 digits instead")]
    Unknown,
}

impl ReadError {
    /// An error of the text as a whole.
    pub(crate) const fn at_start(kind: ReadErrorKind) -> ReadError {
        ReadError { kind, line: 1, column: 1 }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReadError { line, column, .. } = self;
        match &self.kind {
            ReadErrorKind::Empty => {
                f.write_str("nothing to read, expected the 81 cells of a Sudoku with 0 or . for an empty one")
            }
            ReadErrorKind::NoCells => f.write_str("no cells found, expected 81 digits with 0 or . for an empty cell"),
            ReadErrorKind::NotText => {
                write!(f, "line {line}, column {column}: this is not text in UTF-8, save the file as plain text in UTF-8")
            }
            ReadErrorKind::BadCharacter(ch) => {
                write!(f, "line {line}, column {column}: {} is neither a digit nor a filler", Shown(*ch))
            }
            ReadErrorKind::BadGroup(group) => {
                write!(f, "line {line}, column {column}: '{group}' is neither a digit nor a group of different digits")
            }
            ReadErrorKind::RowLength { found } => write!(f, "line {line} has {}, expected 9", Counted(*found, "cell")),
            ReadErrorKind::RowCount { found } => write!(f, "{} of 9 cells, expected 9 rows", Counted(*found, "row")),
            ReadErrorKind::LineLength { found, blanks } => {
                write!(f, "line {line} has {}, expected 81: {}", Counted(*found, "character"), likely_cause(*found, *blanks))
            }
            ReadErrorKind::CellCount { found: 81 } => f.write_str("81 cells, but not in rows of 9"),
            ReadErrorKind::CellCount { found } => write!(f, "{}, expected 81 in rows of 9", Counted(*found, "cell")),
            ReadErrorKind::SpreadsheetNumber { number } => write!(
                f,
                "line {line} has the number {number} in place of 81 digits: most likely a spreadsheet made it of them, \
                 save the column as text"
            ),
            ReadErrorKind::GameVersion(version) => {
                write!(f, "line {line}: this game is in version {version} of OpenSudoku's form, and versions 1 to 5 are read")
            }
            ReadErrorKind::DamagedGame(cell) => write!(f, "line {line}: this game is damaged at {cell}"),
            ReadErrorKind::OtherSize { rows, columns } => {
                let what = if *rows == 21 { ", as a Samurai of five boards has" } else { "" };
                write!(f, "these are {rows} rows of {columns}{what}, and only Sudokus of 9 rows of 9 are read")
            }
            ReadErrorKind::Nested => {
                write!(
                    f,
                    "line {line}, column {column}: lists of three in lists of three may be boxes or rows, give nine lists of nine"
                )
            }
            ReadErrorKind::LostZeros { found, expected, mended } => {
                let zeros = if expected - found == 1 { "a zero" } else { "zeros" };
                let cause = match mended {
                    Some(_) => format!("{zeros} at the beginning most likely went, as in a spreadsheet"),
                    None => format!("a part was lost, perhaps {zeros} at the beginning, as in a spreadsheet"),
                };
                write!(f, "line {line} has {}, expected {expected}: {cause}", Counted(*found, "character"))
            }
            ReadErrorKind::LostBlanks => f.write_str(
                "blanks stand for empty cells here, and some of them were lost in copying, use 0 or . for empty cells",
            ),
            ReadErrorKind::Words(word) => {
                write!(
                    f,
                    "line {line}, column {column}: '{word}' is no row of cells, expected 81 digits with 0 or . for an empty cell"
                )
            }
            ReadErrorKind::Regions => {
                write!(
                    f,
                    "only classic Sudoku is read, and this one has irregular regions, which are named by letters from line {line} on"
                )
            }
            ReadErrorKind::Solo(error) => error.fmt(f),
            ReadErrorKind::LongLine => write!(f, "line {line} is longer than 1 MB"),
            ReadErrorKind::Source(kind) => write!(f, "from line {line} on the file could not be read: {kind}"),
            ReadErrorKind::NonetLink(error) => error.fmt(f),
            ReadErrorKind::Link(error) => error.fmt(f),
        }
    }
}

impl error::Error for ReadError {}

/// Why a line may have another number of characters than 81.
fn likely_cause(found: usize, blanks: bool) -> &'static str {
    let width = [4_usize, 6, 8, 10, 12, 16, 25].into_iter().find(|width| width * width == found);
    if !blanks && width.is_some() {
        return "a board of another size has so many, and only 9 rows of 9 are read";
    }
    match (found < 81, blanks) {
        (true, true) => "an editor may have cut blanks at its end, use 0 or . for empty cells",
        (false, true) => "a blank may have been added, use 0 or . for empty cells",
        (true, false) if found == 80 => {
            "one was lost, most likely the first or the last in copying, or a zero at the beginning in a spreadsheet"
        }
        (true, false) => "a part was not copied",
        (false, false) if found == 82 => "one is too many",
        (false, false) => "put a line break or a blank after the 81st",
    }
}

/// A number with its noun.
struct Counted(usize, &'static str);

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counted(number, noun) = self;
        write!(f, "{number} {noun}{}", if *number == 1 { "" } else { "s" })
    }
}

/// A character as a sentence shows it: quoted, or by its number where it would not be seen.
pub(crate) struct Shown(pub(crate) char);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ch = self.0;
        if ch == ' ' || is_seen(ch) { write!(f, "'{ch}'") } else { write!(f, "U+{:04X}", u32::from(ch)) }
    }
}

/// Whether a character leaves a mark of its own: blanks, controls, marks over other characters, and signs for the direction or
/// the form of what follows do not. (The standard library knows them all, by tables of 3 kB.)
fn is_seen(ch: char) -> bool {
    let is_sign = matches!(ch, '\u{AD}' | '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}');
    !(is_sign || ch.is_control() || ch.is_whitespace())
}
