//! Links to Sudoku sites: read where the 81 cells stand in them plainly or in a code that is known, else answered with what to copy
//! instead.

#[cfg(feature = "serde")]
use super::error::SiteName;
use super::{
    NumberedReading,
    error::{LinkError, ReadError, ReadErrorKind},
    form::Form,
    nonet_link::LIMIT,
    puzz_link,
    remark::Remark,
    rules, site,
    text_lines::Token,
};
use std::collections::BTreeSet;

/// The part of the address by which each site is known, and the error for its links in which no puzzle is; looked for in this order.
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

/// The names of all sites, some of them more than once.
#[cfg(feature = "serde")]
pub(crate) fn site_names() -> impl Iterator<Item = SiteName> {
    SITES.into_iter().filter_map(|(_, error)| match error {
        LinkError::Id { site } | LinkError::Encoded { site } => Some(site),
        _ => None,
    })
}

/// The puzzle in a link; nothing if the text is no link.
pub(crate) fn find(text: &str) -> Option<NumberedReading> {
    let address = text.trim();
    let number = text.split('\n').take_while(|line| line.trim().is_empty()).count() + 1;
    if address.contains(char::is_whitespace) { None } else { read(&Token::of_line(number, address)) }
}

/// The number of links of a text that are looked at: each may unpack to a megabyte.
const MOST_LINKS: usize = 40;

/// The puzzles in the links among the words of a text, as in a message, or in a picture that names its link; else why the first link
/// holds none. Empty if there is no link.
pub(crate) fn find_among_words(text: &str) -> Vec<NumberedReading> {
    let is_between = |ch: char| ch.is_whitespace() || matches!(ch, '<' | '>' | '"');
    let around = |ch: char| "()[]'“”«».,;!".contains(ch);
    let words = text.lines().zip(1..).flat_map(|(line, number)| line.split(is_between).map(move |word| (word, number)));
    let links = words.filter(|(word, _)| is_address(word));
    let links = links.take(MOST_LINKS);
    let mut found: Vec<NumberedReading> = Vec::new();
    let mut seen: BTreeSet<&str> = BTreeSet::new(); // a link may stand there twice, as address and as text
    for (word, number) in links {
        let word = word.trim_matches(around);
        if seen.insert(word) {
            found.extend(read(&Token::of_line(number, word)));
        }
    }
    let (mut good, bad): (Vec<_>, Vec<_>) = found.into_iter().partition(|one| one.result.is_ok());
    if good.is_empty() {
        return bad.into_iter().take(1).collect();
    }
    let left_out = bad.iter().filter(|one| !one.result.as_ref().is_err_and(is_of_no_site)).count();
    if left_out > 0 {
        let readings = good.iter_mut().filter_map(|one| one.result.as_mut().ok());
        readings.for_each(|reading| reading.remarks.push(Remark::OtherLinks(left_out)));
    }
    good
}

/// Whether a link is not known to be one to a puzzle.
fn is_of_no_site(error: &ReadError) -> bool {
    matches!(error.kind, ReadErrorKind::Link(LinkError::Unknown | LinkError::Site(_)))
}

/// Whether a line has a link with a puzzle, or one to a site that is known; or is nothing but a site's code.
pub(crate) fn is_line(text: &str) -> bool {
    let word = text.trim();
    if !word.contains(char::is_whitespace) && site::is_code(word) {
        return true;
    }
    is_address_in(text) && find_among_words(text).iter().any(|one| !one.result.as_ref().is_err_and(is_of_no_site))
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
        Some(token) => match rules::in_address(address) {
            Some(rule) => NumberedReading { line: line.line, result: Err(line.error(rule)) },
            None => NumberedReading::of_cells(&token.characters(), Form::Link),
        },
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
            let found = find_among_words(&format!("Try this one:\n\nit is at {link}.\n"));
            let [found] = &found[..] else { panic!("{found:?}") };
            assert_eq!((found.line, found.result.is_ok()), (3, link.len() > 20), "{link}");
        }
    }

    #[test]
    fn of_several_links_none_is_passed_over() {
        let one = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
        let two = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
        let link = |line: &str| Site::FPuzzles.link(&BoardState::of_givens(line.parse().unwrap()));
        let plain = |line: &str| format!("https://example.org/{line}");
        for (text, expected) in [
            (format!("{} {}", link(one), link(two)), &[(1, 0), (1, 0)][..]),
            (format!("{}\n{}\n", link(one), plain(two)), &[(1, 0), (2, 0)]),
            (format!("{0}\n<{0}>\n", link(one)), &[(1, 0)]),
            (format!("{}\nhttps://example.org/more\n", link(one)), &[(1, 0)]),
            (format!("{}\nhttps://sudokupad.app/nd4nqq0nhb\n", plain(one)), &[(1, 1)]),
            (format!("https://sudokupad.app/nd4nqq0nhb\n{} {}\n", plain(one), link(two)), &[(2, 1), (2, 1)]),
        ] {
            let found = find_among_words(&text);
            let said: Vec<_> = found.iter().map(|one| (one.line, one.result.as_ref().unwrap().remarks.len())).collect();
            assert_eq!(said, expected, "{text}");
        }
    }
}
