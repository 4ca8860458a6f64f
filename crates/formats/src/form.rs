//! The form in which a text was understood.

use super::{ShownSign, Site, csv, mark, write};
use nonet_core::board::Grid;
use std::fmt;

/// The form in which a text was understood. [`Display`](fmt::Display) writes a fragment of an English sentence that follows "Read
/// as".
///
/// ```
/// use nonet_formats::{Form, csv_grid, read};
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let form = read(&csv_grid(&grid)).unwrap().form;
/// assert!(matches!(form, Form::Csv { separator: ',', .. }));
/// assert_eq!(form.to_string(), "9x9 CSV, separator ',', '0' for empty");
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that tells forms in another language has the compiler list what it lacks for a
/// new one.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A line of 81 characters.
    Line {
        /// The signs for empty cells.
        fillers: Fillers,
    },
    /// Nine rows of nine cells without a frame.
    Rows {
        /// The signs for empty cells.
        fillers: Fillers,
    },
    /// Nine rows of nine cells with a frame.
    Framed {
        /// The signs for empty cells.
        fillers: Fillers,
    },
    /// Nine rows of nine fields.
    Csv {
        /// The character between two fields: comma, semicolon or tab.
        separator: char,
        /// The signs for empty cells.
        fillers: Fillers,
    },
    /// A grid of 81 groups of digits, the candidates of each cell.
    CandidateGrid {
        /// The number of eliminations: candidates that the digits on the board leave and the text lacks.
        eliminations: usize,
    },
    /// A line of 729 characters, nine for the candidates of each cell.
    CandidateLine {
        /// The number of eliminations: candidates that the digits on the board leave and the text lacks.
        eliminations: usize,
    },
    /// A line of HoDoKu's library.
    Library {
        /// The number of eliminations: candidates that the digits on the board leave and the line lists as deleted.
        eliminations: usize,
    },
    /// A file of the OpenSudoku app.
    OpenSudoku,
    /// An address that holds the 81 cells plainly or as puzz.link writes them, or a link of Nonet.
    Link,
    /// An address, or a code alone, that holds the puzzle as the site does.
    Site {
        /// The site whose code it is.
        site: Site,
        /// The number of eliminations: candidates that the digits on the board leave and the notes lack.
        eliminations: usize,
    },
    /// JSON as a site keeps its puzzles.
    SiteData {
        /// The site whose JSON it is.
        site: Site,
    },
    /// Lists of values, as programs and their data have them.
    Values {
        /// The signs for empty cells.
        fillers: Fillers,
    },
    /// A table of a web page.
    Html {
        /// The signs for empty cells.
        fillers: Fillers,
    },
    /// A table of LaTeX.
    Latex {
        /// The signs for empty cells.
        fillers: Fillers,
    },
    /// An id, or a saved game, of Solo in Simon Tatham's collection.
    Solo,
    /// A list of cells, each with its row, its column and its digit.
    CellList,
}

impl Form {
    /// The same form with these fillers, if it tells them.
    pub(crate) fn with_fillers(self, fillers: Fillers) -> Form {
        match self {
            Form::Line { .. } => Form::Line { fillers },
            Form::Rows { .. } => Form::Rows { fillers },
            Form::Framed { .. } => Form::Framed { fillers },
            Form::Csv { separator, .. } => Form::Csv { separator, fillers },
            Form::Values { .. } => Form::Values { fillers },
            Form::Html { .. } => Form::Html { fillers },
            Form::Latex { .. } => Form::Latex { fillers },
            _ => self,
        }
    }

    /// Returns the signs for empty cells; none if the form does not tell them.
    ///
    /// ```
    /// use nonet_formats::{Fillers, read};
    /// let reading = read(&"?7?6???4?".repeat(9)).unwrap();
    /// assert_eq!(reading.form.fillers(), Fillers::NONE.with(Some('?')));
    /// ```
    #[must_use]
    pub const fn fillers(&self) -> Fillers {
        match self {
            Form::Line { fillers }
            | Form::Rows { fillers }
            | Form::Framed { fillers }
            | Form::Csv { fillers, .. }
            | Form::Values { fillers }
            | Form::Html { fillers }
            | Form::Latex { fillers } => *fillers,
            Form::CandidateGrid { .. }
            | Form::CandidateLine { .. }
            | Form::Library { .. }
            | Form::OpenSudoku
            | Form::Link
            | Form::Site { .. }
            | Form::SiteData { .. }
            | Form::Solo
            | Form::CellList => Fillers::NONE,
        }
    }

    /// This form with what the core found in its cells: candidates stay a candidate grid.
    pub(crate) fn instead_of(self, found: Form) -> Form {
        match found {
            Form::Line { fillers } | Form::Rows { fillers } | Form::Framed { fillers } | Form::Csv { fillers, .. } => {
                self.with_fillers(fillers)
            }
            other => other,
        }
    }

    /// Writes a grid in this form, as far as a writer has it: CSV with the same separator; a [`line`](super::line()) for lines,
    /// links and files of programs; and a [`printed_grid`](super::printed_grid) for every other form. Every line but that of
    /// [`line`](super::line()) ends with `\n`.
    ///
    /// ```
    /// use nonet_formats::{csv_grid_with, read};
    /// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
    /// let text = csv_grid_with(&grid, ';');
    /// let reading = read(&text).unwrap();
    /// assert_eq!(reading.form.write(&reading.grid), text);
    /// ```
    #[must_use]
    pub fn write(&self, grid: &Grid) -> String {
        match self {
            Form::Csv { separator, .. } => write::csv_grid_with(grid, *separator),
            Form::Line { .. }
            | Form::Library { .. }
            | Form::Link
            | Form::Site { .. }
            | Form::SiteData { .. }
            | Form::OpenSudoku
            | Form::Solo => write::line(grid),
            Form::Rows { .. }
            | Form::Framed { .. }
            | Form::Values { .. }
            | Form::Html { .. }
            | Form::Latex { .. }
            | Form::CellList
            | Form::CandidateGrid { .. }
            | Form::CandidateLine { .. } => write::printed_grid(grid),
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Form::Line { fillers } => write!(f, "81-character line{fillers}"),
            Form::Rows { fillers } => write!(f, "rows of cells{fillers}"),
            Form::Framed { fillers } => write!(f, "framed grid{fillers}"),
            Form::Csv { separator, fillers } => write!(f, "9x9 CSV, separator {}{fillers}", csv::name_of(*separator)),
            Form::CandidateGrid { eliminations } => write!(f, "candidate grid of 81 groups, {}", Eliminations(*eliminations)),
            Form::CandidateLine { eliminations } => write!(f, "729-character candidate line, {}", Eliminations(*eliminations)),
            Form::Library { eliminations } => write!(f, "HoDoKu library line, {}", Eliminations(*eliminations)),
            Form::OpenSudoku => f.write_str("OpenSudoku file"),
            Form::Values { fillers } => write!(f, "list of values{fillers}"),
            Form::Html { fillers } => write!(f, "table of a web page{fillers}"),
            Form::Latex { fillers } => write!(f, "LaTeX table{fillers}"),
            Form::Solo => f.write_str("game of Simon Tatham's Solo"),
            Form::CellList => f.write_str("list of cells"),
            Form::Link => f.write_str("link with 81 cells"),
            Form::SiteData { site } => write!(f, "data of {}", site.name()),
            Form::Site { site, eliminations: 0 } => write!(f, "{} link", site.name()),
            Form::Site { site, eliminations } => write!(f, "{} link, {}", site.name(), Eliminations(*eliminations)),
        }
    }
}

/// `no eliminations`, `1 elimination`, `12 eliminations`.
struct Eliminations(usize);

impl fmt::Display for Eliminations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("no eliminations"),
            1 => f.write_str("1 elimination"),
            number => write!(f, "{number} eliminations"),
        }
    }
}

/// The signs that stand for empty cells in a text, most often one. [`Display`](fmt::Display) writes a fragment to put behind the
/// name of a form.
///
/// ```
/// use nonet_formats::Fillers;
/// assert_eq!(format!("rows of cells{}", Fillers::NONE.with(Some('.'))), "rows of cells, '.' for empty");
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fillers {
    common: u16, // Bit i for COMMON[i].
    /// Rare ones, as many as are named. They are said when a text is read, and are not kept.
    #[cfg_attr(feature = "serde", serde(skip))]
    rare: [Option<char>; 3],
}

/// The usual fillers. `None` is a field or piece with nothing in it.
const COMMON: [Option<char>; 9] = [Some('0'), Some('.'), Some('*'), Some('_'), Some('X'), Some('x'), Some('-'), Some(' '), None];

impl Fillers {
    /// No filler: every cell is filled.
    pub const NONE: Fillers = Fillers { common: 0, rare: [None; 3] };

    /// Whether a 0 is the only filler.
    pub(crate) const fn are_only_zeros(self) -> bool {
        self.common == 1 && self.rare[0].is_none()
    }

    /// These fillers without 0.
    pub(crate) const fn without_zero(self) -> Fillers {
        Fillers { common: self.common & !1, ..self }
    }

    /// Returns the usual ones among these fillers.
    fn usual(self) -> impl Iterator<Item = Option<char>> {
        COMMON.into_iter().enumerate().filter(move |(i, _)| self.common >> i & 1 != 0).map(|(_, sign)| sign)
    }

    /// Returns how a sentence names these fillers, one after the other.
    ///
    /// ```
    /// use nonet_formats::{Fillers, ShownSign};
    /// let fillers = Fillers::NONE.with(None).with(Some('.'));
    /// assert_eq!(fillers.signs().collect::<Vec<_>>(), [ShownSign::Quoted(".".to_owned()), ShownSign::Nothing]);
    /// ```
    pub fn signs(self) -> impl Iterator<Item = ShownSign> {
        self.usual().chain(self.rare.into_iter().flatten().map(Some)).map(ShownSign::of_filler)
    }

    /// Returns those of these fillers of which it is worth a word that they stand for empty cells. Of `0`, `.`, `_`, `-`, `*`, blanks,
    /// fields with nothing in them and words such as `null` everybody knows it.
    ///
    /// ```
    /// use nonet_formats::Fillers;
    /// let fillers = Fillers::NONE.with(Some('.')).with(Some('?'));
    /// assert_eq!(fillers.unusual(), Fillers::NONE.with(Some('?')));
    /// ```
    #[must_use]
    pub fn unusual(self) -> Fillers {
        let letters = self.usual().filter(|sign| sign.is_some_and(char::is_alphabetic));
        let rare = self.rare.into_iter().filter(|sign| sign.is_some_and(|sign| !mark::is_word_sign(sign)));
        letters.chain(rare).fold(Fillers::NONE, Fillers::with)
    }

    /// Returns these fillers and another one; `None` stands for an empty field. Beside the usual fillers at most three are kept.
    ///
    /// ```
    /// use nonet_formats::Fillers;
    /// let fillers = Fillers::NONE.with(Some('0')).with(None);
    /// assert_eq!(fillers.to_string(), ", '0' or nothing for empty");
    /// ```
    #[must_use]
    pub fn with(self, filler: Option<char>) -> Fillers {
        let mut fillers = self;
        if filler == Some(mark::ANY) {
            return fillers; // it is said elsewhere what it stands for
        }
        match (COMMON.iter().position(|sign| *sign == filler), filler) {
            (Some(i), _) => fillers.common |= 1 << i,
            (None, Some(_)) if fillers.rare.contains(&filler) => {}
            (None, _) => {
                if let Some(free) = fillers.rare.iter_mut().find(|rare| rare.is_none()) {
                    *free = filler;
                }
            }
        }
        fillers
    }
}

/// `, '.' for empty`; `, '0' or '.' for empty`; nothing if there is none.
impl fmt::Display for Fillers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut signs = self.signs();
        let Some(first) = signs.next() else { return Ok(()) };
        write!(f, ", {first}")?;
        signs.try_for_each(|sign| write!(f, " or {sign}"))?;
        f.write_str(" for empty")
    }
}
