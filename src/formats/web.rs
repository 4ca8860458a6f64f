//! Links to Sudoku sites: read where the 81 cells stand in them plainly, else answered with what to copy instead.

use super::{
    Reading,
    cells::Cells,
    error::{Link, ReadError, ReadErrorKind},
    form::Form,
    line,
    link::{Address, AddressError},
    sheet::Line,
};
use crate::board::CellSet;

/// How the sites' own links begin, and what they hold when the cells are not plainly in them: a part of the address, in the
/// order in which it is looked for.
const SITES: [(&str, Link); 12] = [
    ("f-puzzles.com/?id=", Link::Id { site: "f-puzzles" }),
    ("f-puzzles.com", Link::Encoded { site: "f-puzzles" }),
    ("fpuz", Link::Encoded { site: "SudokuPad" }),
    ("scl", Link::Encoded { site: "SudokuPad" }),
    ("sudokupad.app", Link::Id { site: "SudokuPad" }),
    ("app.crackingthecryptic.com", Link::Id { site: "SudokuPad" }),
    ("tinyurl.com", Link::Id { site: "TinyURL" }),
    ("sudokuwiki.org", Link::Encoded { site: "SudokuWiki" }),
    ("sudokuexchange.com", Link::Encoded { site: "SudokuExchange" }),
    ("sudoku.coach", Link::Encoded { site: "sudoku.coach" }),
    ("goodsudoku", Link::Encoded { site: "Good Sudoku" }),
    ("sudokulab.net", Link::Encoded { site: "SudokuLab" }),
];

/// Reads a link, if the text is one. Of a link to a position of this page, the digits are read; its notes are for the page.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let address = text.trim();
    if address.contains(char::is_whitespace) {
        return None;
    }
    match address.find('#').and_then(|at| address.get(at..)).map(Address::read) {
        None | Some(Ok(None) | Err(AddressError::Unknown)) => {}
        Some(Ok(Some(own))) => return Some(Ok(reading_of(&own))),
        Some(Err(error)) => return Some(Err(ReadError::at_start(ReadErrorKind::Address(error)))),
    }
    if !address.contains("://") && !address.starts_with("www.") {
        return None;
    }
    let line = Line { number: text.split('\n').take_while(|line| line.trim().is_empty()).count() + 1, text: address };
    let token = line::puzzle_in(&line).filter(|token| token.text.len() == 81);
    Some(match token {
        Some(token) => Cells::of_characters(&token).map(|cells| cells.into_grid(Form::Link)),
        None => Err(line.whole().error(ReadErrorKind::Link(kind_of(address)))),
    })
}

fn reading_of(address: &Address) -> Reading {
    let (grid, entered) = match address {
        Address::Puzzle(grid) | Address::Game(grid) | Address::Generated { givens: grid, .. } => (*grid, CellSet::EMPTY),
        Address::Position(position) => (position.grid(), position.entered.filled() - position.givens.filled()),
    };
    Reading { grid, entered, candidates: None, form: Form::Link, more: 0, other: None }
}

fn kind_of(address: &str) -> Link {
    let address = address.to_ascii_lowercase();
    SITES.iter().find(|(part, _)| address.contains(part)).map_or(Link::Unknown, |(_, link)| *link)
}
