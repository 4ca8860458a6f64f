//! Links to Sudoku sites: read where the 81 cells stand in them plainly or in a code that is known, else answered with what to copy
//! instead.

use super::{
    error::{Link, ReadError, ReadErrorKind},
    form::Form,
    found::Found,
    line,
    link::{Address, AddressError, LIMIT},
    sheet::Line,
    site,
};

/// By what part of the address a site is known, and what its links hold when no puzzle is in them; looked for in this order.
const SITES: [(&str, Link); 9] = [
    ("f-puzzles.com", Link::Id { site: "f-puzzles" }),
    ("sudokupad.app", Link::Id { site: "SudokuPad" }),
    ("app.crackingthecryptic.com", Link::Id { site: "SudokuPad" }),
    ("tinyurl.com", Link::Id { site: "TinyURL" }),
    ("sudokuwiki.org", Link::Encoded { site: "SudokuWiki" }),
    ("sudokuexchange.com", Link::Encoded { site: "SudokuExchange" }),
    ("sudoku.coach", Link::Encoded { site: "sudoku.coach" }),
    ("goodsudoku", Link::Encoded { site: "Good Sudoku" }),
    ("sudokulab.net", Link::Encoded { site: "SudokuLab" }),
];

/// The puzzle in a link; nothing if the text is no link.
pub(super) fn find(text: &str) -> Option<Result<Found<'_>, ReadError>> {
    let address = text.trim();
    if address.contains(char::is_whitespace) {
        return None;
    }
    match address.find('#').and_then(|at| address.get(at..)).map(Address::read) {
        None | Some(Ok(None | Some(Address::Room(_))) | Err(AddressError::Unknown)) => {}
        Some(Ok(Some(own))) => return Some(Ok(Found::Address(own))),
        Some(Err(error)) => return Some(Err(ReadError::at_start(ReadErrorKind::Address(error)))),
    }
    let is_address = address.contains("://") || address.starts_with("www.");
    if !is_address && !site::is_code(address) {
        return None;
    }
    if address.len() > LIMIT {
        return Some(Err(ReadError::at_start(ReadErrorKind::Link(Link::TooLong))));
    }
    let line = Line { number: text.split('\n').take_while(|line| line.trim().is_empty()).count() + 1, text: address };
    Some(match line::puzzle_in(&line).filter(|token| token.text.len() == 81) {
        Some(token) => Ok(Found::Characters(token, Form::Link)),
        None => match site::read(address).unwrap_or_else(|| Err(kind_of(address))) {
            Ok(reading) => Ok(Found::Read(Box::new(reading))),
            Err(link) => Err(line.whole().error(ReadErrorKind::Link(link))),
        },
    })
}

fn kind_of(address: &str) -> Link {
    let address = address.to_ascii_lowercase();
    SITES.iter().find(|(part, _)| address.contains(part)).map_or(Link::Unknown, |(_, link)| link.clone())
}
