//! The sites whose links hold a whole puzzle, read and written.

use super::{
    About, BoardState, Form, Kept, Reading, Remark, UnreadPart, error::LinkError, exchange, f_puzzles, library, sudoku_coach,
    sudoku_pad, sudoku_wiki,
};
use nonet_core::board::Candidates;
use percent_encoding::percent_decode_str;
use std::borrow::Cow;

/// A site with links that hold a whole puzzle. [`read`](super::read()) reads them, [`Site::link`] writes them. A new site comes with a
/// breaking release, so that a program that offers all of them learns of it.
///
/// | site | address | what it holds |
/// |---|---|---|
/// | SudokuWiki | `sudokuwiki.org/sudoku.htm?bd=` | 81 digits; or `S9B` and for each cell two characters of base 36 |
/// | SudokuExchange | `sudokuexchange.com/play/?s=` | 81 digits; or one character for a digit and the empty cells behind it |
/// | f-puzzles | `f-puzzles.com/?load=` | JSON packed by lz-string |
/// | SudokuPad | `sudokupad.app/` | `fpuz` and the same, or `scl` and JSON of its own |
/// | sudoku.coach | `sudoku.coach/en/play/` | 81 digits; or `SCv7_32_` and JSON packed by zlib, which is read only |
///
/// In SudokuWiki's code, a number of 1 to 9 is a given, one of 10 to 18 an entered digit and 9, a higher one 18 and the candidates of an
/// empty cell: 1 for digit 1, 2 for digit 2, 4 for digit 3 and so on. In SudokuExchange's, a character's number (`0` to `9`, `A` to
/// `Z`, `a` to `x`) is ten times the empty cells behind a digit, and the digit. f-puzzles' JSON has `size` and nine rows of nine cells
/// in `grid` with `value`, `given` and `centerPencilMarks`; SudokuPad's has `cells` with `value` and `centremarks`, its keys
/// shortened or not. In sudoku.coach's, five bits a character (`0` to `9`, `a` to `v`), are `givenDigits`, `userDigits` and
/// `userCellCandidates`.
///
/// ```
/// use nonet_formats::{BoardState, Site, read};
/// let givens = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
/// for site in Site::ALL {
///     let link = site.link(&BoardState::of_givens(givens));
///     assert_eq!(read(&link).unwrap().grid, givens, "{}: {link}", site.name());
/// }
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that offers every site, as the command `nonet` does, has the compiler list what it lacks
/// for a new one.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// SudokuWiki, Andrew Stuart's solver.
    SudokuWiki,
    /// SudokuExchange, a site to play and share classic puzzles.
    SudokuExchange,
    /// f-puzzles, the setter for variants, which takes classic puzzles too.
    FPuzzles,
    /// SudokuPad, Sven Neumann's player.
    SudokuPad,
    /// sudoku.coach, Jan Hendrik Pfeiffer's course and player.
    SudokuCoach,
}

impl Site {
    /// All sites.
    pub const ALL: [Site; 5] = [Site::SudokuWiki, Site::SudokuExchange, Site::FPuzzles, Site::SudokuPad, Site::SudokuCoach];

    /// Returns the name by which the site calls itself.
    ///
    /// ```
    /// use nonet_formats::Site;
    /// assert_eq!(Site::FPuzzles.name(), "f-puzzles");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Site::SudokuWiki => "SudokuWiki",
            Site::SudokuExchange => "SudokuExchange",
            Site::FPuzzles => "f-puzzles",
            Site::SudokuPad => "SudokuPad",
            Site::SudokuCoach => "sudoku.coach",
        }
    }

    /// Returns which parts of a board the site's links keep.
    ///
    /// ```
    /// use nonet_formats::{Kept, Site};
    /// assert_eq!(Site::SudokuWiki.keeps(), Kept::ALL);
    /// assert_eq!(Site::SudokuExchange.keeps(), Kept::GIVENS);
    /// ```
    #[must_use]
    pub const fn keeps(self) -> Kept {
        match self {
            Site::SudokuWiki | Site::FPuzzles | Site::SudokuPad => Kept::ALL,
            Site::SudokuExchange | Site::SudokuCoach => Kept::GIVENS,
        }
    }

    /// Returns the address that opens a board on the site. Links to SudokuWiki, f-puzzles and SudokuPad hold entered digits and
    /// notes too, the others the givens only.
    ///
    /// ```
    /// use nonet_formats::{BoardState, Site};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let link = Site::SudokuCoach.link(&BoardState::of_givens(line.parse()?));
    /// assert_eq!(link, format!("https://sudoku.coach/en/play/{line}"));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn link(self, position: &BoardState) -> String {
        let givens = &position.givens;
        match self {
            Site::SudokuWiki if position.is_unstarted() => format!("https://www.sudokuwiki.org/sudoku.htm?bd={givens:#}"),
            Site::SudokuWiki => format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", sudoku_wiki::write(position)),
            Site::SudokuExchange => format!("https://sudokuexchange.com/play/?s={}", exchange::write(givens)),
            Site::FPuzzles => format!("https://f-puzzles.com/?load={}", encoded(&f_puzzles::write(position))),
            Site::SudokuPad => format!("https://sudokupad.app/{}", encoded(&sudoku_pad::write(position))),
            Site::SudokuCoach => format!("https://sudoku.coach/en/play/{givens:#}"),
        }
    }

    /// The site that an address without `https://` and `www.` leads to, and the code of a puzzle in it. A code may also stand alone.
    fn of_address(address: &str) -> Option<(Site, &str)> {
        let (host, rest) = address.split_once('/').unwrap_or(("", address));
        match host.to_ascii_lowercase().as_str() {
            "sudokuwiki.org" => parameter(rest, "bd").map(|code| (Site::SudokuWiki, code)),
            "sudokuexchange.com" => parameter(rest, "s").map(|code| (Site::SudokuExchange, code)),
            "f-puzzles.com" => parameter(rest, "load").map(|code| (Site::FPuzzles, code)),
            "sudoku.coach" => {
                rest.find(sudoku_coach::PREFIX).map(|at| (Site::SudokuCoach, up_to_end(rest.get(at..).unwrap_or_default())))
            }
            "sudokupad.app" | "beta.sudokupad.app" | "app.crackingthecryptic.com" => {
                let path = rest.strip_prefix("sudoku/").unwrap_or(rest);
                let code = parameter(rest, "puzzleid").unwrap_or_else(|| up_to_end(path));
                sudoku_pad::is_code(code).then_some((Site::SudokuPad, code))
            }
            "" if rest.starts_with(sudoku_wiki::PREFIX) => Some((Site::SudokuWiki, rest)),
            "" if rest.starts_with(sudoku_coach::PREFIX) => Some((Site::SudokuCoach, rest)),
            // A code of SudokuPad may hold a slash, and is then no host.
            _ => sudoku_pad::is_code(address).then_some((Site::SudokuPad, address)),
        }
    }

    fn read_code(self, code: &str) -> Result<SitePuzzle, LinkError> {
        let site = self.name();
        let damaged = LinkError::Damaged { site };
        let board = match self {
            Site::FPuzzles => return f_puzzles::read(code, site),
            Site::SudokuPad => return sudoku_pad::read(code, site),
            Site::SudokuWiki => match code.strip_prefix(sudoku_wiki::PREFIX) {
                Some(code) => sudoku_wiki::read(code, site),
                None => library::board_of(code).ok_or(damaged),
            },
            Site::SudokuExchange => exchange::read(code, site),
            Site::SudokuCoach => sudoku_coach::read(code.strip_prefix(sudoku_coach::PREFIX).ok_or(damaged)?, site),
        };
        board.map(|board| SitePuzzle { board, about: About::default(), unread: Vec::new() })
    }
}

/// A puzzle that a site's code holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SitePuzzle {
    pub(crate) board: BoardState,
    pub(crate) about: About,
    /// The parts of the code that are not read as a board.
    pub(crate) unread: Vec<UnreadPart>,
}

/// Whether it is an address of a site with a code in it, or a code that stands alone. Nothing is unpacked to tell.
pub(crate) fn is_code(address: &str) -> bool {
    Site::of_address(without_scheme(address)).is_some()
}

/// Reads an address, or a code that stands alone; nothing if it is of no site that is known, or holds no code.
pub(crate) fn read(address: &str) -> Option<Result<Reading, LinkError>> {
    let (site, code) = Site::of_address(without_scheme(address))?;
    Some(site.read_code(&decoded(code)).map(|puzzle| reading_of(site, puzzle)))
}

/// The address without `https://` and `www.`.
fn without_scheme(address: &str) -> &str {
    let address = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://")).unwrap_or(address);
    address.strip_prefix("www.").unwrap_or(address)
}

/// The reading of a site's puzzle. An empty cell without notes may hold anything.
pub(crate) fn reading_of(site: Site, puzzle: SitePuzzle) -> Reading {
    let SitePuzzle { board: position, about, unread } = puzzle;
    let grid = position.grid();
    let entered = position.entered.filled_cells() - position.givens.filled_cells();
    let noted = position.notes.cells() & grid.empty_cells();
    let mut allowed = Candidates::new(&grid).possible();
    noted.iter().for_each(|cell| allowed.set_digits(cell, position.notes.digits_in(cell)));
    let candidates = (!noted.is_empty()).then_some(allowed);
    let reading = Reading::with_eliminations(grid, entered, candidates, |eliminations| Form::Site { site, eliminations });
    let remarks = if unread.is_empty() { Vec::new() } else { vec![Remark::Unread(unread)] };
    Reading { about, remarks, ..reading }
}

/// The value of a parameter of an address.
fn parameter<'a>(address: &'a str, name: &str) -> Option<&'a str> {
    let (_, query) = address.split_once('?')?;
    let query = query.split('#').next()?;
    query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}

/// The path of an address, without its parameters and what follows `#`.
fn up_to_end(path: &str) -> &str {
    path.split(['?', '#', '&']).next().unwrap_or_default()
}

/// The text with `%2B` for `+` and so on, as base64 must stand in an address.
fn encoded(code: &str) -> String {
    code.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

/// The text that `%2B` and the like stand for; as it is where they stand for none.
fn decoded(code: &str) -> Cow<'_, str> {
    percent_decode_str(code).decode_utf8().unwrap_or(Cow::Borrowed(code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entered;
    use nonet_core::board::{Candidate, Digit, DigitSet, Grid};

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    #[test]
    fn each_site_gets_its_own_address() {
        let position = BoardState::of_givens(LINE.parse().unwrap());
        for (site, begins) in [
            (Site::SudokuWiki, format!("https://www.sudokuwiki.org/sudoku.htm?bd={LINE}")),
            (Site::SudokuExchange, "https://sudokuexchange.com/play/?s=".to_owned()),
            (Site::FPuzzles, "https://f-puzzles.com/?load=N4Igzg".to_owned()),
            (Site::SudokuPad, "https://sudokupad.app/sclN4I".to_owned()),
            (Site::SudokuCoach, format!("https://sudoku.coach/en/play/{LINE}")),
        ] {
            let link = site.link(&position);
            assert!(link.starts_with(&begins) && !link.contains(['+', ' ', '"']), "{link}");
        }
        let entered = Grid::EMPTY.with("r1c1".parse().unwrap(), Some(Digit::D7));
        let begun = BoardState { entered, ..position };
        assert!(Site::SudokuWiki.link(&begun).starts_with("https://www.sudokuwiki.org/sudoku.htm?bd=S9B0g0403"));
        assert!(Site::SudokuPad.link(&begun).starts_with("https://sudokupad.app/fpuzN4I"));
    }

    #[test]
    fn a_link_keeps_what_it_is_said_to_keep() {
        let cell = |name: &str| name.parse().unwrap();
        let gone = Candidate::new(cell("r1c4"), Digit::D7);
        let entered = Grid::EMPTY.with(cell("r1c1"), Some(Digit::D1));
        let mut position = BoardState { entered, ..BoardState::of_givens(LINE.parse().unwrap()) };
        position.notes.set_digits(gone.cell, DigitSet::of(Digit::D9));
        for site in Site::ALL {
            let (kept, reading) = (site.keeps(), crate::read(&site.link(&position)).unwrap());
            let allowed = reading.candidates.unwrap_or_else(|| Candidates::new(&reading.grid).possible());
            assert_eq!(!allowed.contains(gone), kept.candidates, "{}", site.name());
            assert_eq!(!reading.entered.is_empty(), kept.entered == Entered::Apart, "{}", site.name());
            assert_eq!(reading.grid[cell("r1c1")].is_none(), kept.entered == Entered::Omitted, "{}", site.name());
        }
    }

    #[test]
    fn an_address_is_decoded_where_it_is_encoded() {
        for (code, text) in [
            ("a%2Bb%2fc%3D", "a+b/c="),
            ("a+b", "a+b"),
            ("100%", "100%"),
            ("%zz%2", "%zz%2"),
            ("%+5", "%+5"),
            ("%ff", "%ff"),
            ("é%20", "é "),
        ] {
            assert_eq!(decoded(code), text);
        }
    }

    #[test]
    fn the_site_and_its_code_are_found_in_any_of_its_addresses() {
        let long = format!("scl{}/+=", "A".repeat(60));
        for (address, site, code) in [
            ("https://www.f-puzzles.com/?id=1&load=AB#x".to_owned(), Site::FPuzzles, "AB".to_owned()),
            (format!("http://sudokupad.app/{long}?setting-nogrid=1"), Site::SudokuPad, long.clone()),
            (format!("https://beta.sudokupad.app/sudoku/{long}"), Site::SudokuPad, long.clone()),
            (format!("https://app.crackingthecryptic.com/sudoku/?puzzleid={long}&x"), Site::SudokuPad, long.clone()),
            (long.clone(), Site::SudokuPad, long.clone()),
            ("https://sudoku.coach/en/play/SCv7_32_abc?x".to_owned(), Site::SudokuCoach, "SCv7_32_abc".to_owned()),
        ] {
            assert_eq!(Site::of_address(without_scheme(&address)), Some((site, &*code)), "{address}");
        }
        assert_eq!(Site::of_address("sudokupad.app/nd4nqq0nhb"), None);
        assert_eq!(Site::of_address("f-puzzles.com/?id=abc"), None);
    }
}
