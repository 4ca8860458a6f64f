//! Links of Nonet in the state in which mails and messengers leave them: with the end of a sentence or the parameters of a tracker
//! behind, percent-encoded, quoted, broken over two lines.

use super::{LIMIT, NonetLink, NonetLinkError};
use crate::{
    NumberedReading, ReadErrorKind, core_reader, number,
    plain::{Plain, Sign, text_of},
    stages::{self, NOTHING, replaced, starts_with},
    steps,
};

/// The beginnings of a link, after its `#`.
const KEYS: [&str; 4] = ["p=", "play=", "s=1.", "g=1."];

/// A broken link with fewer characters than this is no link of Nonet.
const SURELY_A_LINK: usize = 41;

/// The number of lines that a link may be broken over.
const MOST_LINES: usize = 60;

/// A line that is as long may have been broken by a mail program.
const BROKEN_AT: usize = 60;

/// A link in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FoundLink {
    result: Result<NonetLink, NonetLinkError>,
    /// The place at which the link begins, at its `#`, and the place at which its word ends.
    from: usize,
    to: usize,
}

/// The puzzles that the links in a text name; nothing if it has no link, or is a board beside its links.
pub(crate) fn readings(given: &Plain<'_>) -> Option<Vec<NumberedReading>> {
    let (signs, links) = links_of(given)?;
    let numbered = |link: FoundLink| {
        let at = signs.get(link.from)?;
        let result = link.result.map_err(|error| at.error(ReadErrorKind::NonetLink(error))).map(|link| link.reading());
        Some(NumberedReading { line: at.line as usize, result })
    };
    Some(links.into_iter().filter_map(numbered).collect())
}

/// The link in a text that has no other, if the text is no board beside it.
pub(super) fn only_link(text: &str) -> Option<NonetLink> {
    let (_, links) = links_of(&Plain::new(text))?;
    let [FoundLink { result: Ok(link), .. }] = &links[..] else { return None };
    Some(link.clone())
}

/// The signs of a text and the links in them, without bad ones beside good ones; nothing if it has no link, or is a board beside its
/// links.
fn links_of(given: &Plain<'_>) -> Option<(Vec<Sign>, Vec<FoundLink>)> {
    if !may_have_links(&given.text) {
        return None;
    }
    let signs = unwrapped(given.signs());
    let mut links = links_in(&signs);
    if links.iter().any(|link| link.result.is_ok()) {
        links.retain(|link| link.result.is_ok());
    }
    let is_none = links.is_empty() || is_board(&without(&signs, &links));
    (!is_none).then_some((signs, links))
}

/// The part of an address after its `#`; none if it does not begin as a link does.
pub(super) fn read_fragment(fragment: &str) -> Option<Result<NonetLink, NonetLinkError>> {
    let signs = unwrapped(Plain::new(fragment).signs());
    let first = usize::from(signs.first().is_some_and(|sign| sign.ch == '#'));
    let behind = signs.get(first..).unwrap_or_default();
    key_of(behind).map(|(key, length)| read_behind(key, behind.get(length..).unwrap_or_default()).0)
}

/// Returns the part of an address after its `#` as it was before mails and messengers changed it: without the signs of a
/// quotation, and with its encoded signs decoded.
///
/// ```
/// assert_eq!(nonet_formats::unwrapped_fragment("a%3Db%20"), "a=b ");
/// ```
#[must_use]
pub fn unwrapped_fragment(fragment: &str) -> String {
    text_of(&unwrapped(Plain::new(fragment).signs()))
}

/// Whether there is anything to be looked at, without a closer look.
fn may_have_links(text: &str) -> bool {
    (text.contains('#') || text.contains("%23") || text.contains("&#")) && text.contains('=')
}

/// Whether a text without its links is a board itself.
fn is_board(signs: &[Sign]) -> bool {
    core_reader::read(&Plain::of(signs.to_vec())).is_ok_and(|found| found.iter().any(|one| one.result.is_ok()))
}

/// The signs without the words of links.
fn without(signs: &[Sign], links: &[FoundLink]) -> Vec<Sign> {
    // The links stand one behind the other.
    let mut others = Vec::with_capacity(signs.len());
    let mut from = 0;
    for link in links {
        others.extend_from_slice(signs.get(from..link.from).unwrap_or_default());
        from = link.to.max(from);
    }
    others.extend_from_slice(signs.get(from..).unwrap_or_default());
    others
}

/// The text without what quotes it and with the signs that stand encoded in it.
fn unwrapped(signs: Vec<Sign>) -> Vec<Sign> {
    replaced(&stages::unquoted(signs), decoded)
}

/// `%23`, and `=3D` of mails; the line that `=` at its end broke is whole. What is no ASCII is a blank.
fn decoded(signs: &[Sign]) -> Option<(char, usize)> {
    let digit = |at: usize| signs.get(at)?.ch.to_digit(16);
    let byte = || u8::try_from(16 * digit(1)? + digit(2)?).ok();
    match signs.first()?.ch {
        '%' => byte().map(|byte| (if byte.is_ascii() { char::from(byte) } else { ' ' }, 3)),
        '=' if starts_with(signs, "=\n") => Some((NOTHING, 2)),
        // Of all codes of mails, that of the sign itself is enough; no address has `D` behind `=3`.
        '=' if byte() == Some(b'=') => Some(('=', 3)),
        _ => None,
    }
}

/// The key that signs begin with, and how many they are: a line may end within.
fn key_of(signs: &[Sign]) -> Option<(&'static str, usize)> {
    KEYS.into_iter().find_map(|key| {
        let mut at = 0;
        for ch in key.chars() {
            if signs.get(at)?.ch == '\n' {
                at = next_line(signs, at)?;
            }
            (signs.get(at)?.ch == ch).then_some(())?;
            at += 1;
        }
        Some((key, at))
    })
}

/// The links in a text, one after the other.
fn links_in(signs: &[Sign]) -> Vec<FoundLink> {
    let mut links: Vec<FoundLink> = Vec::new();
    for (at, _) in signs.iter().enumerate().filter(|(_, sign)| sign.ch == '#') {
        let behind = signs.get(at + 1..).unwrap_or_default();
        let Some((key, own)) = key_of(behind).filter(|_| links.last().is_none_or(|last| last.to <= at)) else { continue };
        let payload = behind.get(own..).unwrap_or_default();
        let (result, length) = read_behind(key, payload);
        let word = payload.iter().take(SURELY_A_LINK).take_while(|sign| !sign.ch.is_whitespace()).count();
        steps::count(length + word);
        if result.is_ok() || length.max(word) >= SURELY_A_LINK {
            let taken = at + 1 + own + length;
            let end = signs.iter().skip(taken).take_while(|sign| !sign.ch.is_whitespace()).count();
            let before = links.last().map_or(0, |last| last.to);
            let from = start_of_word(signs, before, at);
            steps::count(at - from + end);
            links.push(FoundLink { result, from, to: taken + end });
        }
    }
    links
}

/// The place at which the word begins that has this place in it; not before `earliest`.
fn start_of_word(signs: &[Sign], earliest: usize, at: usize) -> usize {
    let before = signs.get(earliest..at).unwrap_or_default();
    earliest + before.iter().rposition(|sign| sign.ch.is_whitespace()).map_or(0, |blank| blank + 1)
}

/// The link that follows the key of an address, and the number of signs of it that were taken.
fn read_behind(key: &str, payload: &[Sign]) -> (Result<NonetLink, NonetLinkError>, usize) {
    match key {
        "p=" | "play=" => read_line(key, payload),
        _ => read_position(key, payload),
    }
}

/// A line of 81, perhaps broken, with a step behind it or anything else.
fn read_line(key: &str, payload: &[Sign]) -> (Result<NonetLink, NonetLinkError>, usize) {
    let is_cell = |ch: char| ch == '.' || ch.is_ascii_digit();
    let mut line = String::new();
    let mut at = 0;
    while line.len() < 81 {
        match payload.get(at).map(|sign| sign.ch) {
            Some(ch) if is_cell(ch) => {
                line.push(ch);
                at += 1;
            }
            Some(ch) if ch.is_whitespace() => match next_line(payload, at).filter(|next| is_cell(payload[*next].ch)) {
                Some(next) => at = next,
                None => return (Err(NonetLinkError::Length(line.len())), at),
            },
            None | Some('&' | '?' | '#' | '"' | '<' | '>' | ')' | ']' | ',') => {
                return (Err(NonetLinkError::Length(line.len())), at);
            }
            Some(ch) => return (Err(NonetLinkError::Character { ch, place: line.len() + 1 }), at),
        }
    }
    // A digit too many could be any of them; points end a sentence.
    let more = payload.iter().skip(at).take_while(|sign| is_cell(sign.ch));
    let surplus: String = more.map(|sign| sign.ch).collect();
    if surplus.contains(|ch: char| ch.is_ascii_digit()) || surplus.len() > 3 {
        return (Err(NonetLinkError::Length(81 + surplus.trim_end_matches('.').len())), at + surplus.len());
    }
    let line = line.parse().map_err(|_| NonetLinkError::Length(line.len()));
    let address = line.and_then(|grid| match (key, step_behind(payload, at)) {
        ("p=", Some(step)) => step.map(|step| NonetLink::Step(grid, step)),
        ("p=", None) => Ok(NonetLink::Puzzle(grid)),
        _ => Ok(NonetLink::Game(grid)),
    });
    (address, at)
}

/// The place at which the next line begins, if there is nothing but blanks up to the end of this one, and nothing between.
fn next_line(payload: &[Sign], at: usize) -> Option<usize> {
    let blanks = payload.iter().skip(at).take_while(|sign| sign.ch.is_whitespace());
    let (count, ends) = blanks.fold((0, 0), |(count, ends), sign| (count + 1, ends + usize::from(sign.ch == '\n')));
    (ends == 1 && at + count < payload.len()).then_some(at + count)
}

/// The number of the step among the parameters behind a line.
fn step_behind(payload: &[Sign], at: usize) -> Option<Result<u32, NonetLinkError>> {
    let from = match payload.get(at)?.ch {
        '\n' => next_line(payload, at).filter(|next| payload[*next].ch == '&')?,
        _ => at,
    };
    let word: String = payload.iter().skip(from).map(|sign| sign.ch).take_while(|ch| !ch.is_whitespace()).collect();
    let word = word.replace("&amp;", "&");
    let number = word.split(['&', '?', ';', '#']).skip(1).find_map(|part| part.strip_prefix("step="))?;
    let digits = number.find(|ch: char| !ch.is_ascii_digit()).and_then(|end| number.get(..end)).unwrap_or(number);
    Some(number::read(digits, 10).filter(|step| *step > 0).ok_or(NonetLinkError::Unknown))
}

/// A position or a generated puzzle: the longest text that is one, of what stands up to the end of the line and what may go on below.
fn read_position(key: &str, payload: &[Sign]) -> (Result<NonetLink, NonetLinkError>, usize) {
    let is_part = |ch: char| ch.is_ascii_alphanumeric() || matches!(ch, '.' | '_' | '-' | '~');
    let mut texts: Vec<(String, usize)> = Vec::new();
    let mut at = 0;
    let mut text = key.to_owned();
    while texts.len() < MOST_LINES && text.len() <= LIMIT {
        let length = payload.iter().skip(at).take(LIMIT + 1).take_while(|sign| is_part(sign.ch)).count();
        text.extend(payload.iter().skip(at).take(length).map(|sign| sign.ch));
        at += length;
        texts.push((text.clone(), at));
        steps::count(text.len());
        let goes_on = |next: usize| is_part(payload[next].ch) && (key != "g=1." || recipe_goes_on(&text, length, payload, next));
        match next_line(payload, at).filter(|next| goes_on(*next)) {
            Some(next) => at = next,
            None => break,
        }
    }
    let read = |(text, length): &(String, usize)| {
        let bare = text.trim_end_matches(['.', '_', '-', '~']);
        text.parse().or_else(|error| bare.parse().map_err(|_: NonetLinkError| error)).map(|address| (address, *length))
    };
    if let Some((address, length)) = texts.iter().rev().find_map(|text| read(text).ok()) {
        return (Ok(address), length);
    }
    let (first, length) = texts.first().cloned().unwrap_or_default();
    (first.parse(), length)
}

/// Whether what stands on the next line belongs to a generated puzzle: the rest of its cells, its recipe, or the rest of that where the line
/// is as long as mails break them and what follows is no word.
fn recipe_goes_on(text: &str, length: usize, payload: &[Sign], next: usize) -> bool {
    let cells = "g=1.".len() + 81;
    let word = payload.iter().skip(next).map(|sign| sign.ch).take_while(|ch| !ch.is_whitespace());
    match text.len() {
        shorter if shorter < cells => true,
        whole if whole == cells => payload[next].ch == '.',
        _ => length >= BROKEN_AT && word.into_iter().any(|ch| ch.is_ascii_digit() || matches!(ch, '.' | '-')),
    }
}
