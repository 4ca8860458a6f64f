//! Why a text could not be read, and where.

use super::{Rule, ShownSign, file_kind::FileKind, nonet_link::NonetLinkError};
use nonet_core::board::{Cell, Grid};
use std::{error, fmt, io};
use thiserror::Error;

/// The reason why a text could not be read, and its place. The message names the place, and what would mend the text.
///
/// ```
/// use nonet_formats::{ReadErrorKind, read};
/// let error = read("123456789\n12345678\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2 has 8 cells, expected 9");
/// assert_eq!((error.line, error.kind), (2, ReadErrorKind::RowLength { found: 8 }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ReadError {
    /// The reason.
    pub kind: ReadErrorKind,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1: the place of the bad character, or the place where characters are missing or too
    /// many.
    pub column: usize,
}

/// The reason why a text could not be read.
///
/// ```
/// use nonet_formats::{LinkError, ReadErrorKind, read};
/// let kind = |text: &str| read(text).unwrap_err().kind;
/// assert_eq!(kind(" \n"), ReadErrorKind::Empty);
/// let site = "SudokuPad";
/// assert_eq!(kind("https://sudokupad.app/nd4nqq0nhb"), ReadErrorKind::Link(LinkError::Id { site }));
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that tells errors in another language has the compiler list what it lacks for
/// a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ReadErrorKind {
    /// The text is empty or has nothing but blanks.
    Empty,
    /// The text has no row of cells.
    NoCells,
    /// The bytes are neither UTF-8 nor UTF-16 with a byte-order mark.
    NotText,
    /// The text is a file of another kind, such as an archive.
    File(FileKind),
    /// The text is a web page in which no puzzle is found.
    WebPage {
        /// The title of the page, cut after 60 characters; empty if it has none.
        title: String,
    },
    /// The text is what a server says in place of a file, such as `404: Not Found`. This is its first line, cut after 60 characters.
    ServerMessage(String),
    /// This character has no meaning in any form.
    BadCharacter(char),
    /// This character stands where a digit or a filler should, and looks like one: a program most likely read it so from a picture.
    Misread {
        /// The character.
        found: char,
        /// The digit that it looks like.
        digit: char,
    },
    /// These letters stand in place of the digits of a whole board, as in a Wordoku.
    Letters(String),
    /// This group is not one of different digits.
    BadGroup(String),
    /// A row has another number of cells than nine.
    RowLength {
        /// The number of cells in the row.
        found: usize,
    },
    /// The text has rows of nine cells, but not nine of them.
    RowCount {
        /// The number of rows.
        found: usize,
    },
    /// A line that should hold 81 characters holds another number of them.
    LineLength {
        /// The number of characters in the line.
        found: usize,
        /// Whether blanks are among the characters: an editor may cut them at the end of a line.
        blanks: bool,
    },
    /// The text has cells, but not 81, or not in rows of nine.
    CellCount {
        /// The number of cells.
        found: usize,
    },
    /// A number such as `5.3007E+80` stands in place of the digits.
    SpreadsheetNumber {
        /// The number, as it is written in the text.
        number: String,
    },
    /// A game of the OpenSudoku app is of this version, which is not known.
    GameVersion(String),
    /// A game of the OpenSudoku app is damaged at this cell.
    DamagedGame(Cell),
    /// The rows make up a board of another size.
    OtherSize {
        /// The number of rows.
        rows: usize,
        /// The number of cells in each row.
        columns: usize,
    },
    /// Lists of three in lists of three may be the boxes of a board, or its rows in threes: the text does not tell which.
    Nested,
    /// A line or a row of digits lacks zeros at its beginning, as a spreadsheet leaves it.
    LostZeros {
        /// The number of digits in the line or row.
        found: usize,
        /// The number of digits that the line or row should have.
        expected: usize,
        /// The puzzle with the zeros put back; `None` unless it has exactly one solution.
        mended: Option<Mended>,
    },
    /// Blanks stood for empty cells, and some of them were lost in copying.
    LostBlanks,
    /// The text has words and no cells. This is its first word, cut after 20 characters.
    Words(String),
    /// The text has a map of the regions of a Jigsaw.
    Regions,
    /// The text has the rule of a variant beside the board.
    Rule(Rule),
    /// The text is the data of a program, and has the rule of a variant beside the board.
    DataRule(Rule),
    /// The board has no digits but ones, in more than nine cells: it says which cells are given, and not their digits.
    Mask,
    /// An id of Simon Tatham's Solo holds no puzzle that can be read.
    Solo(SoloError),
    /// Both 0 and a word, or a field with nothing in it, may stand for empty cells, and there is no 9: a 0 may as well be a digit.
    ZeroBesideEmpty {
        /// The first cell with a 0, at which the error is placed.
        zero: Cell,
        /// The first cell with the word or with nothing in it.
        empty: Cell,
        /// The content of that cell: a word such as `null`, or nothing.
        sign: ShownSign,
    },
    /// A list of cells, each with its row, its column and its digit, makes up no board.
    CellList(CellListError),
    /// A row of a table has another number of fields than its header, or has none in the column of the puzzles.
    FieldCount {
        /// The number of fields in the row.
        found: usize,
        /// The number of columns.
        expected: usize,
    },
    /// A field of a table begins with a quotation mark, and none ends it.
    OpenQuotes,
    /// A line of a text of many puzzles is longer than 1 MB.
    LongLine,
    /// The source of the text can't be read on.
    #[cfg_attr(feature = "serde", serde(skip))]
    Source(io::ErrorKind),
    /// A link holds no puzzle that can be read.
    Link(LinkError),
    /// A link of Nonet is broken.
    NonetLink(NonetLinkError),
}

/// The puzzle that a damaged text most likely was, to be offered to a person.
///
/// ```
/// use nonet_formats::{ReadErrorKind, read};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// // A spreadsheet took the zero at the beginning.
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let error = read(&line[1..]).unwrap_err();
/// let ReadErrorKind::LostZeros { mended: Some(mended), .. } = error.kind else { panic!("{error}") };
/// assert_eq!(*mended.0, line.parse()?);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mended(pub Box<Grid>);

/// The likely cause why a line has another number of characters than 81. [`Display`](fmt::Display) writes it in English, with what helps.
///
/// ```
/// use nonet_formats::LengthCause;
/// assert_eq!(LengthCause::of(82, false), LengthCause::OneMore);
/// assert_eq!(LengthCause::of(82, false).to_string(), "one is too many");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LengthCause {
    /// A board of another size has so many cells.
    OtherSize,
    /// An editor cut blanks at the end of the line.
    CutBlanks,
    /// A blank was added.
    MoreBlanks,
    /// One character was lost.
    OneLost,
    /// A part was lost.
    PartLost,
    /// One character was added.
    OneMore,
    /// Something follows the 81 cells.
    Unparted,
}

impl LengthCause {
    /// Returns the likely cause for a line with this number of characters. `blanks` says whether blanks are among them.
    #[must_use]
    pub fn of(found: usize, blanks: bool) -> LengthCause {
        let width = [4_usize, 6, 8, 10, 12, 16, 25].into_iter().find(|width| width * width == found);
        if !blanks && width.is_some() {
            return LengthCause::OtherSize;
        }
        match (found < 81, blanks) {
            (true, true) => LengthCause::CutBlanks,
            (false, true) => LengthCause::MoreBlanks,
            (true, false) if found == 80 => LengthCause::OneLost,
            (true, false) => LengthCause::PartLost,
            (false, false) if found == 82 => LengthCause::OneMore,
            (false, false) => LengthCause::Unparted,
        }
    }
}

impl fmt::Display for LengthCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LengthCause::OtherSize => "a board of another size has so many, and only 9 rows of 9 are read",
            LengthCause::CutBlanks => "an editor may have cut blanks at its end, use 0 or . for empty cells",
            LengthCause::MoreBlanks => "a blank may have been added, use 0 or . for empty cells",
            LengthCause::OneLost => {
                "one was lost, most likely the first or the last in copying, or a zero at the beginning in a spreadsheet"
            }
            LengthCause::PartLost => "a part was not copied",
            LengthCause::OneMore => "one is too many",
            LengthCause::Unparted => "put a line break or a blank after the 81st",
        })
    }
}

/// The reason why no puzzle was read from an id of Simon Tatham's Solo.
///
/// ```
/// use nonet_formats::{ReadErrorKind, SoloError, read};
/// let error = read("3x3#123456789").unwrap_err();
/// assert_eq!(error.kind, ReadErrorKind::Solo(SoloError::Seed));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SoloError {
    /// The id holds only the seed from which the program makes the puzzle.
    #[error(
        "this id of Simon Tatham's Solo holds a seed from which only that program makes the puzzle, \
         copy the specific id from its menu instead"
    )]
    Seed,
    /// The id is damaged: a character is no letter or digit of an id, or a number is above 9.
    #[error("this id of Simon Tatham's Solo is damaged, copy the whole of it")]
    Damaged,
    /// The id has this number of cells, not 81.
    #[error("this id of Simon Tatham's Solo has {}, expected 81, copy the whole of it", Counted(*.0, "cell"))]
    Cells(usize),
    /// The board has rows of this number of cells. If that is nine, its boxes are not three by three.
    #[error(
        "this game of Simon Tatham's Solo has {0} rows of {0}{boxes}, and only 9 rows of 9 with boxes of 3 by 3 are read",
        boxes = if *.0 == 9 { " and other boxes" } else { "" }
    )]
    Size(usize),
    /// The puzzle is a variant by this rule.
    #[error("only classic Sudoku is read from Simon Tatham's Solo, and this one has {0}")]
    Variant(Rule),
}

/// The reason why no board was read from a list of cells. [`Display`](fmt::Display) writes the second half of a sentence.
///
/// ```
/// use nonet_formats::{CellListError, ReadErrorKind, read};
/// let cells = |digit: u8| (1..=9).map(move |column| format!("r1c{column}={digit} "));
/// let error = read(&cells(1).chain(cells(2)).collect::<String>()).unwrap_err();
/// assert!(matches!(error.kind, ReadErrorKind::CellList(CellListError::Twice { digits: [1, 2], .. })));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CellListError {
    /// This number is no row, no column or no digit of a Sudoku.
    #[error("and {0} is no row, column or digit of a Sudoku")]
    Outside(u16),
    /// Rows or columns have numbers from 0 to 9, which are ten.
    #[error("and its rows or columns are numbered from 0 to 9, which are ten")]
    TenPlaces,
    /// A cell has two digits.
    #[error("and {cell} comes twice, with {} and {}", Written(digits[0]), Written(digits[1]))]
    Twice {
        /// The cell.
        cell: Cell,
        /// The two digits; 0 stands for an empty cell.
        digits: [u16; 2],
    },
    /// The text says two orders of row, column and digit.
    #[error("and the text says two different orders of row, column and digit")]
    Orders,
    /// The list can be understood in several ways.
    #[error("which does not show whether it is counted from 0 or from 1, write the cells as r1c1=5 instead")]
    Unclear,
}

/// A digit of a list of cells.
struct Written(u16);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { f.write_str("nothing") } else { self.0.fmt(f) }
    }
}

/// The name of a site, as errors have it.
pub type SiteName = &'static str;

/// Reads the name of a site. One that this version does not know is an error.
#[cfg(feature = "serde")]
fn site_name<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<SiteName, D::Error> {
    use serde::{Deserialize, de::Error};
    let name = String::deserialize(deserializer)?;
    crate::web::site_names()
        .find(|known| *known == name)
        .ok_or_else(|| D::Error::custom(format!("the site '{name}' is not known")))
}

/// The reason why no puzzle was read from a link.
///
/// ```
/// use nonet_formats::{LinkError, ReadErrorKind, read};
/// let error = read("https://sudokupad.app/nd4nqq0nhb").unwrap_err();
/// assert_eq!(error.kind, ReadErrorKind::Link(LinkError::Id { site: "SudokuPad" }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LinkError {
    /// The link only names a puzzle on the site's server.
    #[error("this {site} link only names a puzzle on the site's server, open it there and copy its 81 digits instead")]
    Id {
        /// The site's name.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "site_name"))]
        site: SiteName,
    },
    /// The link holds the puzzle in the site's own code, which is not known.
    #[error("this {site} link holds the puzzle in a code of its own, open it there and copy its 81 digits instead")]
    Encoded {
        /// The site's name.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "site_name"))]
        site: SiteName,
    },
    /// The link's code is of a known kind, but changed or cut short.
    #[error("this {site} link is damaged or cut short, copy the whole of it, or the puzzle's 81 digits instead")]
    Damaged {
        /// The site's name.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "site_name"))]
        site: SiteName,
    },
    /// The code that the link has for a cell stands for nothing.
    #[error(
        "this {site} link is damaged at {cell}, where it has '{code}', copy the whole of it, or the puzzle's 81 digits instead"
    )]
    DamagedCell {
        /// The site's name.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "site_name"))]
        site: SiteName,
        /// The cell.
        cell: Cell,
        /// The characters that stand for the cell.
        code: String,
    },
    /// The link holds a puzzle that is no classic Sudoku.
    #[error("only classic Sudoku is read from {site}, and this one has {rule}")]
    Variant {
        /// The site's name.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "site_name"))]
        site: SiteName,
        /// The rule that a classic Sudoku has not.
        rule: Rule,
    },
    /// The link is longer than 16 kB.
    #[error("the link is longer than 16 kB, copy the puzzle's 81 digits instead")]
    TooLong,
    /// The link unpacks to more than 1 MB.
    #[error("this {site} link unpacks to more than 1 MB, copy the puzzle's 81 digits instead")]
    TooMuch {
        /// The site's name.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "site_name"))]
        site: SiteName,
    },
    /// The link leads to this host, whose links hold no puzzle in a form that is known.
    #[error("this link to {0} holds no 81 cells, open it and copy the puzzle's 81 digits instead")]
    Site(String),
    /// The link is of a site that is not known, and holds no 81 cells.
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
            ReadErrorKind::File(kind) => kind.fmt(f),
            ReadErrorKind::WebPage { title } if title.is_empty() => f.write_str("this is a web page, and no puzzle is in it"),
            ReadErrorKind::WebPage { title } => write!(f, "this is a web page with the title '{title}', and no puzzle is in it"),
            ReadErrorKind::ServerMessage(message) => write!(f, "this is what a server said in place of a file: '{message}'"),
            ReadErrorKind::BadCharacter(ch) => {
                write!(f, "line {line}, column {column}: {} is neither a digit nor a filler", ShownSign::of(*ch))
            }
            ReadErrorKind::Misread { found, digit } => write!(
                f,
                "line {line}, column {column}: {} is neither a digit nor a filler, most likely it is {} {digit} that was read wrong",
                ShownSign::of(*found),
                if *digit == '8' { "an" } else { "a" }
            ),
            ReadErrorKind::BadGroup(group) => {
                write!(f, "line {line}, column {column}: '{group}' is neither a digit nor a group of different digits")
            }
            ReadErrorKind::RowLength { found } => write!(f, "line {line} has {}, expected 9", Counted(*found, "cell")),
            ReadErrorKind::RowCount { found } => write!(f, "{} of 9 cells, expected 9 rows", Counted(*found, "row")),
            ReadErrorKind::LineLength { found, blanks } => {
                write!(f, "line {line} has {}, expected 81: {}", Counted(*found, "character"), LengthCause::of(*found, *blanks))
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
                write!(f, "only classic Sudoku is read, and this one has irregular regions, whose map begins on line {line}")
            }
            ReadErrorKind::Letters(letters) => {
                write!(f, "line {line}: the letters {letters} stand for digits here, write them as 1 to 9")
            }
            ReadErrorKind::Mask => {
                write!(f, "line {line}: this board says with 1 which cells are given, and not which digits they have")
            }
            ReadErrorKind::Rule(rule) => write!(f, "only classic Sudoku is read, and this one has {rule}"),
            ReadErrorKind::DataRule(rule) => write!(f, "only classic Sudoku is read from such data, and this one has {rule}"),
            ReadErrorKind::Solo(error) => error.fmt(f),
            ReadErrorKind::ZeroBesideEmpty { zero, empty, sign } => {
                let sign = if *sign == ShownSign::Nothing { "an empty field" } else { &sign.to_string() };
                write!(
                    f,
                    "line {line}, column {column}: this board has both 0 (first in {zero}) and {sign} (first in {empty}) and no 9, \
                     so its digits are probably counted from 0, write them as 1 to 9, or all empty cells as 0"
                )
            }
            ReadErrorKind::CellList(error) => write!(f, "line {line}: this is a list of cells (row, column, digit), {error}"),
            ReadErrorKind::FieldCount { found, expected } => {
                write!(f, "line {line} has {}, expected {expected}", Counted(*found, "field"))
            }
            ReadErrorKind::OpenQuotes => {
                write!(f, "line {line}, column {column}: this field begins with a quotation mark, and none ends it")
            }
            ReadErrorKind::LongLine => write!(f, "line {line} is longer than 1 MB"),
            ReadErrorKind::Source(kind) => write!(f, "from line {line} on the file could not be read: {kind}"),
            ReadErrorKind::NonetLink(error) => error.fmt(f),
            ReadErrorKind::Link(error) => error.fmt(f),
        }
    }
}

impl error::Error for ReadError {}

/// A number with its noun.
struct Counted(usize, &'static str);

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counted(number, noun) = self;
        write!(f, "{number} {noun}{}", if *number == 1 { "" } else { "s" })
    }
}
