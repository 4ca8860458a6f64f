//! Links to Sudoku sites: read where the 81 cells stand in them plainly or in a code that is known, else answered with what to copy
//! instead.

use super::{
    NumberedReading,
    error::{LinkError, ReadError, ReadErrorKind},
    form::Form,
    nonet_link::LIMIT,
    puzz_link, site,
    text_lines::Token,
};

/// By what part of the address a site is known, and what its links hold when no puzzle is in them; looked for in this order.
const SITES: [(&str, LinkError); 17] = [
    ("f-puzzles.com", LinkError::Id { site: "f-puzzles" }),
    ("sudokupad.app", LinkError::Id { site: "SudokuPad" }),
    ("app.crackingthecryptic.com", LinkError::Id { site: "SudokuPad" }),
    ("tinyurl.com", LinkError::Id { site: "TinyURL" }),
    ("sudokuwiki.org", LinkError::Encoded { site: "SudokuWiki" }),
    ("sudokuexchange.com", LinkError::Encoded { site: "SudokuExchange" }),
    ("sudoku.coach", LinkError::Encoded { site: "sudoku.coach" }),
    ("goodsudoku", LinkError::Encoded { site: "Good Sudoku" }),
    ("sudokulab.net", LinkError::Encoded { site: "SudokuLab" }),
    ("penpa", LinkError::Encoded { site: "Penpa" }),
    ("puzz.link", LinkError::Id { site: "puzz.link" }),
    ("logic-masters.de", LinkError::Id { site: "Logic Masters" }),
    ("gmpuzzles.com", LinkError::Id { site: "GMPuzzles" }),
    ("nytimes.com", LinkError::Id { site: "New York Times" }),
    ("websudoku.com", LinkError::Id { site: "Web Sudoku" }),
    ("sudoku.com", LinkError::Id { site: "Sudoku.com" }),
    ("cracking-the-cryptic.web.app", LinkError::Id { site: "SudokuPad" }),
];

/// The puzzle in a link; nothing if the text is no link.
pub(crate) fn find(text: &str) -> Option<NumberedReading> {
    let address = text.trim();
    let number = text.split('\n').take_while(|line| line.trim().is_empty()).count() + 1;
    if address.contains(char::is_whitespace) { None } else { read(&Token::of_line(number, address)) }
}

/// How many links of a text are looked at: each may unpack to a megabyte.
const MOST_LINKS: usize = 40;

/// The puzzle in the first link among the words of a text that holds one, as in a message, or in a picture that names its link; else
/// why the first link holds none, if there is one.
pub(crate) fn find_among_words(text: &str) -> Option<NumberedReading> {
    let is_between = |ch: char| ch.is_whitespace() || matches!(ch, '<' | '>' | '"');
    let around = |ch: char| "()[]'“”«».,;!".contains(ch);
    let words = text.lines().zip(1..).flat_map(|(line, number)| line.split(is_between).map(move |word| (word, number)));
    let links = words.filter(|(word, _)| is_address(word));
    let links = links.take(MOST_LINKS);
    let found = links.filter_map(|(word, number)| read(&Token::of_line(number, word.trim_matches(around))));
    found.reduce(|first, next| if first.result.is_err() && next.result.is_ok() { next } else { first })
}

/// Whether a line has a link with a puzzle, or one to a site that is known; or is nothing but a site's code.
pub(crate) fn is_line(text: &str) -> bool {
    let word = text.trim();
    if !word.contains(char::is_whitespace) && site::is_code(word) {
        return true;
    }
    let is_unknown = |error: &ReadError| matches!(error.kind, ReadErrorKind::Link(LinkError::Unknown | LinkError::Site(_)));
    is_address_in(text) && find_among_words(text).is_some_and(|one| !one.result.as_ref().is_err_and(is_unknown))
}

fn is_address_in(text: &str) -> bool {
    text.contains("://") || text.contains("www.")
}

fn is_address(text: &str) -> bool {
    text.contains("://") || text.starts_with("www.")
}

/// The puzzle in an address or a code.
fn read(line: &Token<'_>) -> Option<NumberedReading> {
    let address = line.text;
    if !is_address(address) && !site::is_code(address) {
        return None;
    }
    if address.len() > LIMIT {
        return Some(NumberedReading::of_error(ReadError::at_start(ReadErrorKind::Link(LinkError::TooLong))));
    }
    if let Some(found) = puzz_link::find(line, &host_of(address)) {
        return Some(found);
    }
    Some(match cells_in(line) {
        Some(token) => NumberedReading::of_cells(&token.characters(), Form::Link),
        None => {
            let read = site::read(address).unwrap_or_else(|| Err(kind_of(address)));
            let result = read.map_err(|link| line.error(ReadErrorKind::Link(link)));
            NumberedReading { line: line.line, result }
        }
    })
}

/// The 81 characters that stand in an address plainly.
fn cells_in<'a>(line: &Token<'a>) -> Option<Token<'a>> {
    let is_cell = |ch: char| ch.is_ascii_digit() || matches!(ch, '.' | '*' | '_' | 'X' | 'x' | '-');
    line.runs(&is_cell).into_iter().find(|token| token.text.len() == 81)
}

fn kind_of(address: &str) -> LinkError {
    let address = address.to_ascii_lowercase();
    let by_name = SITES.iter().find(|(part, _)| address.contains(part)).map(|(_, link)| link.clone());
    by_name.unwrap_or_else(|| match host_of(&address) {
        host if host.contains('.') => LinkError::Site(host),
        _ => LinkError::Unknown,
    })
}

/// The longest host that is named, in characters.
const LONGEST_HOST: usize = 60;

/// The host of an address, in small letters and without `www.`.
fn host_of(address: &str) -> String {
    let behind = address.split_once("://").map_or(address, |(_, behind)| behind);
    let host = behind.split(['/', '?', '#', ':']).next().unwrap_or_default().to_ascii_lowercase();
    host.strip_prefix("www.").unwrap_or(&host).chars().take(LONGEST_HOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardState, Site};

    #[test]
    fn a_link_among_words_is_found_on_its_line() {
        let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
        let coded = Site::FPuzzles.link(&BoardState::of_givens(line.parse().unwrap()));
        for link in [format!("https://example.org/{line}"), coded, "https://example.org/".to_owned()] {
            let found = find_among_words(&format!("Try this one:\n\nit is at {link}.\n")).unwrap();
            assert_eq!((found.line, found.result.is_ok()), (3, link.len() > 20), "{link}");
        }
    }
}
