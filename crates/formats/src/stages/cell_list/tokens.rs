//! A text as numbers and what stands between them.

use super::super::{Sign, starts_with};
use crate::mark;
use std::collections::BTreeMap;

/// A number, or what stands in the place of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A number.
    Number,
    /// One of the letters `A` to `J`, alone.
    Letter,
    /// `null`, or quotes with nothing in them.
    Nothing,
}

/// A number of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    pub(super) kind: Kind,
    /// The number, 1000 where it is larger; of a letter its place, from 0.
    pub(super) number: u16,
    /// The number of its digits.
    pub(super) length: usize,
    /// The place at which it begins.
    pub(super) at: Sign,
    /// The gap before it, by its place among all gaps.
    pub(super) gap: usize,
}

/// The text between two numbers, without blanks and quotes. Equal gaps are one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Gap {
    /// The signs, in small letters; one blank or the end of a line where there is nothing else.
    pub(super) text: String,
    /// Whether the line ends in it.
    pub(super) ends_line: bool,
    /// Whether a bracket ends in it and, behind a comma or a blank, another begins.
    pub(super) is_between_brackets: bool,
}

impl Gap {
    /// The words in the gap.
    pub(super) fn words(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.text.split(|ch: char| !ch.is_alphabetic()).filter(|word| !word.is_empty())
    }

    /// The word that names what follows: no bracket, comma or other end stands between.
    pub(super) fn label(&self) -> Option<&str> {
        let word = self.words().next_back()?;
        let (_, behind) = self.text.rsplit_once(word)?;
        (!behind.contains([',', ';', ')', ']', '}', '\n'])).then_some(word)
    }

    /// The strength with which the gap keeps its two sides apart.
    pub(super) fn strength(&self) -> usize {
        4 * usize::from(self.text.contains(';')) + 2 * usize::from(self.is_between_brackets) + usize::from(self.ends_line)
    }
}

/// The numbers of a text without its comments.
#[derive(Debug)]
pub(super) struct Numbers {
    pub(super) values: Vec<Value>,
    pub(super) gaps: Vec<Gap>,
    /// The gap behind the last number.
    pub(super) end: Gap,
}

impl Numbers {
    /// The numbers of a text in which letters may be some, or not.
    pub(super) fn of(signs: &[Sign], with_letters: bool) -> Numbers {
        let code = without_comments(signs);
        let has_fractions = has_fractions(&code);
        let mut known: BTreeMap<Gap, usize> = BTreeMap::new();
        let mut values = Vec::new();
        let (mut at, mut from) = (0, 0);
        while at < code.len() {
            let Some((kind, number, length, end)) = value_at(&code, at, with_letters, has_fractions) else {
                at += 1;
                continue;
            };
            let next = known.len();
            let gap = *known.entry(gap_of(code.get(from..at).unwrap_or_default())).or_insert(next);
            values.push(Value { kind, number, length, at: code[at], gap });
            (at, from) = (end, end);
        }
        let mut gaps: Vec<(usize, Gap)> = known.into_iter().map(|(gap, place)| (place, gap)).collect();
        gaps.sort_unstable_by_key(|(place, _)| *place);
        let end = gap_of(code.get(from..).unwrap_or_default());
        Numbers { values, gaps: gaps.into_iter().map(|(_, gap)| gap).collect(), end }
    }

    /// The gap before a number.
    pub(super) fn before(&self, place: usize) -> &Gap {
        self.values.get(place).and_then(|value| self.gaps.get(value.gap)).unwrap_or(&self.end)
    }
}

/// The value that begins here, and where it ends.
fn value_at(code: &[Sign], at: usize, with_letters: bool, has_fractions: bool) -> Option<(Kind, u16, usize, usize)> {
    let ch = code.get(at)?.ch;
    let rest = code.get(at..)?;
    if mark::is_stand_in(ch) {
        return Some((Kind::Nothing, 0, 1, at + 1));
    }
    if matches!(ch, '"' | '\'') && is_empty_string(code, at) {
        return Some((Kind::Nothing, 0, 0, at + 2));
    }
    if ch.is_ascii_digit() {
        let length = rest.iter().take_while(|sign| sign.ch.is_ascii_digit()).count();
        let digits = rest.iter().take(length.min(4)).filter_map(|sign| sign.ch.to_digit(10));
        let number = digits.fold(0, |number, digit| (10 * number + digit).min(1000));
        let mut end = at + length;
        if !has_fractions && code.get(end).is_some_and(|sign| sign.ch == '.') {
            let zeros = code.get(end + 1..)?.iter().take_while(|sign| sign.ch == '0').count();
            end += if zeros > 0 { zeros + 1 } else { 0 };
        }
        return Some((Kind::Number, u16::try_from(number).unwrap_or(1000), length, end + type_behind(code.get(end..)?)));
    }
    let is_alone = || {
        let before = at.checked_sub(1).and_then(|before| code.get(before));
        !before.is_some_and(|sign| sign.ch.is_alphanumeric() || sign.ch == '_')
    };
    if with_letters && matches!(ch, 'A'..='J' | 'a'..='j') && is_alone() {
        let next = code.get(at + 1..)?.iter().find(|sign| !matches!(sign.ch, ' ' | '\t' | '"' | '\'' | ',' | '-' | '_'));
        let is_before_number = next.is_some_and(|sign| sign.ch.is_ascii_digit());
        let place = u16::try_from(u32::from(ch.to_ascii_uppercase()) - u32::from('A')).ok()?;
        return is_before_number.then_some((Kind::Letter, place, 1, at + 1));
    }
    None
}

/// The quotes of a string that is empty: no third one stands beside them, and nothing that a string begins or ends with.
fn is_empty_string(code: &[Sign], at: usize) -> bool {
    let quote = |place: Option<usize>| place.and_then(|place| code.get(place)).is_some_and(|sign| matches!(sign.ch, '"' | '\''));
    let same = code.get(at).zip(code.get(at + 1)).is_some_and(|(one, next)| one.ch == next.ch);
    same && !quote(at.checked_sub(1)) && !quote(Some(at + 2))
}

/// The length of the type that a program writes behind a number: `2u8`.
fn type_behind(rest: &[Sign]) -> usize {
    ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "usize", "isize"]
        .iter()
        .flat_map(|name| [(*name).to_owned(), format!("_{name}")])
        .find(|name| starts_with(rest, name))
        .map_or(0, |name| name.len())
}

/// Whether a point between two digits parts a number from another than zero, so that `1.0` is none of `1`.
fn has_fractions(code: &[Sign]) -> bool {
    code.windows(3)
        .any(|three| three[1].ch == '.' && three[0].ch.is_ascii_digit() && three[2].ch.is_ascii_digit() && three[2].ch != '0')
}

fn gap_of(signs: &[Sign]) -> Gap {
    let ends_line = signs.iter().any(|sign| sign.ch == '\n');
    let mut text = String::new();
    let mut is_apart = false; // whether blanks stand before this sign
    for sign in signs.iter().filter(|sign| !matches!(sign.ch, '"' | '\'' | '`')) {
        if sign.ch.is_whitespace() {
            is_apart = true;
            continue;
        }
        if is_apart && sign.ch.is_alphabetic() && text.ends_with(char::is_alphabetic) {
            text.push(' ');
        }
        text.extend(sign.ch.to_lowercase());
        is_apart = false;
    }
    if text.is_empty() {
        text.push_str(match (ends_line, signs.is_empty()) {
            (true, _) => "\n",
            (false, true) => "",
            (false, false) => " ",
        });
    }
    let close = signs.iter().position(|sign| matches!(sign.ch, ')' | ']' | '}'));
    let open = signs.iter().rposition(|sign| matches!(sign.ch, '(' | '[' | '{'));
    let is_between_brackets = close.zip(open).is_some_and(|(close, open)| open > close + 1);
    Gap { text, ends_line, is_between_brackets }
}

/// The signs of a program without its comments.
fn without_comments(signs: &[Sign]) -> Vec<Sign> {
    let mut code: Vec<Sign> = Vec::with_capacity(signs.len());
    let mut rest = signs;
    while let Some(first) = rest.first() {
        let length = comment_at(rest, &code);
        if length > 0 {
            rest = rest.get(length..).unwrap_or_default();
        } else {
            code.push(*first);
            rest = rest.get(1..).unwrap_or_default();
        }
    }
    code
}

/// The length of the comment that begins here; 0 where none does.
fn comment_at(rest: &[Sign], before: &[Sign]) -> usize {
    let Some(first) = rest.first() else { return 0 };
    if !matches!(first.ch, '/' | '#' | '%' | '-' | ';' | '<') {
        return 0;
    }
    let last = before.last().map_or('\n', |sign| sign.ch);
    let next = rest.get(1).map_or('\n', |sign| sign.ch);
    let begins_line = || before.iter().rev().map(|sign| sign.ch).find(|ch| !matches!(ch, ' ' | '\t')).is_none_or(|ch| ch == '\n');
    let up_to = |end: &str| {
        let length = end.chars().count();
        let at = rest.windows(length).skip(2).position(|window| starts_with(window, end));
        at.map_or(rest.len(), |at| at + 2 + length) // a comment that never ends goes to the end, so that each sign is looked at once
    };
    let is_line = match (first.ch, next) {
        ('/', '*') => return up_to("*/"),
        ('<', '!') => return if starts_with(rest, "<!--") { up_to("-->") } else { 0 },
        ('/', '/') => last != ':',
        ('#', '{' | '(' | '[' | '\'' | '"') => false,
        ('#', _) => true,
        ('%', '{' | '[' | '(') => false,
        ('%', _) => last.is_whitespace() || matches!(last, '.' | ';'),
        ('-', '-') => last.is_whitespace(),
        (';', _) => begins_line(),
        _ => false,
    };
    if is_line { rest.iter().position(|sign| sign.ch == '\n').unwrap_or(rest.len()) } else { 0 }
}
