//! Signs that are written as others: `\n` of a program's strings, `\_` of Markdown, `&gt;` of web pages, `:five:` of chats.

use super::{Sign, starts_with};
use crate::{mark, number, steps};

/// The names that web pages have for signs.
const ENTITIES: [(&str, char); 17] = [
    ("nbsp", ' '),
    ("ensp", ' '),
    ("emsp", ' '),
    ("thinsp", ' '),
    ("gt", '>'),
    ("lt", '<'),
    ("amp", '&'),
    ("quot", '"'),
    ("apos", '\''),
    ("middot", '·'),
    ("bull", '•'),
    ("hellip", '…'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("minus", '−'),
    ("times", '×'),
    ("squ", '□'),
];

/// The names that chats have for signs. That of the number sign on a key is `hash`.
const NAMES: [(&str, char); 22] = [
    ("zero", '0'),
    ("one", '1'),
    ("two", '2'),
    ("three", '3'),
    ("four", '4'),
    ("five", '5'),
    ("six", '6'),
    ("seven", '7'),
    ("eight", '8'),
    ("nine", '9'),
    ("white_large_square", '⬜'),
    ("black_large_square", '⬛'),
    ("white_medium_square", '⬜'),
    ("black_medium_square", '⬛'),
    ("white_small_square", '⬜'),
    ("black_small_square", '⬛'),
    ("blue_square", '\u{1f7e6}'),
    ("large_blue_square", '\u{1f7e6}'),
    ("white_circle", '⚪'),
    ("black_circle", '⚫'),
    ("question", '❓'),
    ("hash", mark::HASH),
];

/// The text with the signs that were meant.
pub(super) fn prepare(signs: Vec<Sign>) -> Vec<Sign> {
    let has = |ch: char| signs.iter().any(|sign| sign.ch == ch);
    let signs = if has('&') { replaced(&signs, entity) } else { signs };
    let has = |ch: char| signs.iter().any(|sign| sign.ch == ch);
    let signs = match has('\\') && !is_latex(&signs) {
        true if is_markdown(&signs) => replaced(&signs, marked),
        true => without_escapes(&signs),
        false => signs,
    };
    let has_names = signs.windows(2).any(|two| two[0].ch == ':' && two[1].ch.is_ascii_lowercase());
    if has_names { replaced(&signs, name) } else { signs }
}

/// The text with the signs of escapes, but for those in comments: what a file tells of its puzzle may have any sign.
fn without_escapes(signs: &[Sign]) -> Vec<Sign> {
    let replaced_in = |line: &[Sign]| if starts_with(line, "#") { line.to_vec() } else { replaced(line, escape) };
    signs.split_inclusive(|sign| sign.ch == '\n').flat_map(replaced_in).collect()
}

/// The placeholder for a sign that is left out, such as one half of an end of line.
pub(crate) const NOTHING: char = '\r';

/// The text with signs for what is found at a place: a sign, and how many characters stand for it.
pub(crate) fn replaced(signs: &[Sign], find: fn(&[Sign]) -> Option<(char, usize)>) -> Vec<Sign> {
    let mut all = Vec::with_capacity(signs.len());
    let mut rest = signs;
    while let [first, behind @ ..] = rest {
        steps::count(1);
        let found = find(rest);
        match found {
            Some((NOTHING, _)) => {}
            Some((ch, _)) => all.push(first.becoming(ch)),
            None => all.push(*first),
        }
        rest = found.and_then(|(_, length)| rest.get(length..)).unwrap_or(behind);
    }
    all
}

/// Whether a backslash is of LaTeX's commands, of which some begin with `\n` and `\t`.
fn is_latex(signs: &[Sign]) -> bool {
    let at = |text: &str| (0..signs.len()).any(|at| signs.get(at..).is_some_and(|rest| starts_with(rest, text)));
    ["\\begin", "\\hline", "\\setrow", "\\node", "\\text", "\\\\"].into_iter().any(at)
}

/// `\n`, `\t`, `\"`, `\u2b1c`.
fn escape(signs: &[Sign]) -> Option<(char, usize)> {
    if !starts_with(signs, "\\") {
        return None;
    }
    match signs.get(1)?.ch {
        'n' => Some(('\n', 2)),
        'r' => Some((NOTHING, 2)),
        't' => Some(('\t', 2)),
        ch @ ('"' | '\'' | '/') => Some((ch, 2)),
        'u' => {
            let code: String = signs.get(2..6)?.iter().map(|sign| sign.ch).collect();
            Some((char::from_u32(number::read(&code, 16)?)?, 6))
        }
        _ => None,
    }
}

/// Whether all backslashes stand before signs that mean something in Markdown. Elsewhere one may part rows.
fn is_markdown(signs: &[Sign]) -> bool {
    steps::count(signs.len());
    signs.iter().zip(signs.iter().skip(1)).filter(|(sign, _)| sign.ch == '\\').all(|(_, next)| is_marking(next.ch))
        && signs.last().is_none_or(|last| last.ch != '\\')
}

const fn is_marking(ch: char) -> bool {
    matches!(ch, '_' | '*' | '.' | '-' | '|' | '#' | '+' | '~' | '>' | '=')
}

/// `\_`, `\*`.
fn marked(signs: &[Sign]) -> Option<(char, usize)> {
    let [backslash, sign, ..] = signs else { return None };
    (backslash.ch == '\\' && is_marking(sign.ch)).then_some((sign.ch, 2))
}

/// `&gt;`, `&#62;`, `&#x3e;`.
fn entity(signs: &[Sign]) -> Option<(char, usize)> {
    if !starts_with(signs, "&") {
        return None;
    }
    let end = signs.iter().take(12).position(|sign| sign.ch == ';')?;
    let name: String = signs.get(1..end)?.iter().map(|sign| sign.ch).collect();
    let number = name.strip_prefix('#').and_then(|number| match number.strip_prefix(['x', 'X']) {
        Some(number) => number::read(number, 16),
        None => number::read(number, 10),
    });
    let ch = match number.and_then(char::from_u32) {
        Some('\u{a0}') => ' ',
        Some(ch) => ch,
        None => ENTITIES.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((ch, end + 1))
}

/// `:five:`.
fn name(signs: &[Sign]) -> Option<(char, usize)> {
    if !starts_with(signs, ":") {
        return None;
    }
    let end = signs.iter().skip(1).take(22).position(|sign| sign.ch == ':')? + 1;
    let name: String = signs.get(1..end)?.iter().map(|sign| sign.ch).collect();
    NAMES.iter().find(|(known, _)| *known == name).map(|(_, ch)| (*ch, end + 1))
}
