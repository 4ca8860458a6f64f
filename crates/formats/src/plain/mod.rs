//! The first stage of the reader: a text in plain signs, each of which knows where it stands in the text that was given.
//!
//! Digits of all scripts become `1` to `9`, ends of lines `\n`, blanks of all widths a blank; what leaves no mark is left out. Later
//! [stages](super::stages) change the signs further; an error that is found in the end is told at its place in the given text.

mod digits;

use super::{ReadError, ReadErrorKind, mark, steps};
use std::{borrow::Cow, cell::OnceCell, iter::Peekable, str::Chars};

/// A character, and where it or what it stands for is in the given text, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sign {
    pub(crate) ch: char,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

impl Sign {
    /// Another character that stands for this one.
    pub(crate) const fn becoming(self, ch: char) -> Sign {
        Sign { ch, ..self }
    }

    /// The error of this kind at its place.
    pub(crate) const fn error(self, kind: ReadErrorKind) -> ReadError {
        ReadError { kind, line: self.line as usize, column: self.column as usize }
    }
}

/// The plain signs of a text.
fn signs(text: &str) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::with_capacity(text.len());
    let (mut line, mut column) = (1, 1);
    let text = before_end_of_file(text);
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable();
    while let Some(ch) = rest.next() {
        if matches!(ch, ESCAPE | '\u{9b}') {
            column += 1 + skip_command(ch, &mut rest);
            continue;
        }
        let ends_line = match ch {
            '\r' => rest.peek() != Some(&'\n'), // before `\n`, it is half of an end of line; alone, it is one
            '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => true,
            _ => false,
        };
        if ends_line {
            signs.push(Sign { ch: '\n', line, column });
            (line, column) = (line + 1, 1);
            continue;
        }
        let sign = Sign { ch: plain(ch), line, column };
        column += 1;
        match sign.ch {
            '\r' => {}
            '\u{20e3}' => unframe(&mut signs),
            ch if leaves_no_mark(ch) => {}
            _ => signs.push(sign),
        }
    }
    signs
}

/// The sign that begins a command to a terminal.
const ESCAPE: char = '\u{1b}';

/// Skips what follows the beginning of a command to a terminal, such as `[1;34m` for a color, and returns how many characters it has.
fn skip_command(begin: char, rest: &mut Peekable<Chars<'_>>) -> u32 {
    let mut skipped = 0;
    let mut next_if = |is_part: &dyn Fn(char) -> bool| {
        let is_next = rest.next_if(|ch| is_part(*ch)).is_some();
        skipped += u32::from(is_next);
        is_next
    };
    if begin != ESCAPE || next_if(&|ch| ch == '[') {
        while next_if(&|ch| matches!(ch, ' '..='?')) {}
        next_if(&|ch| matches!(ch, '@'..='~'));
    } else if next_if(&|ch| ch == ']') {
        while next_if(&|ch| !matches!(ch, '\u{7}' | ESCAPE | '\r' | '\n')) {} // the title of a window
        next_if(&|ch| ch == '\u{7}');
    } else if next_if(&|ch| matches!(ch, '(' | ')')) {
        next_if(&|ch| ch.is_ascii_alphanumeric());
    } else {
        next_if(&|ch| ch == '\\');
    }
    skipped
}

/// The text before the sign by which DOS ends a file, behind which nothing is but blanks.
fn before_end_of_file(text: &str) -> &str {
    let is_end = |ch: char| matches!(ch, '\u{1a}' | '\0') || ch.is_whitespace();
    let (before, end) = text.split_at(text.trim_end_matches(is_end).len());
    end.find('\u{1a}').map_or(text, |at| text.get(..before.len() + at).unwrap_or(text))
}

/// The key cap around a sign was met: `#` on a key is no comment.
fn unframe(signs: &mut [Sign]) {
    if let Some(last) = signs.last_mut().filter(|last| last.ch == '#') {
        last.ch = mark::HASH;
    }
}

/// The plain character for this one; itself where it has none.
fn plain(ch: char) -> char {
    if ch.is_ascii() {
        return ch;
    }
    if let Some(digit) = digits::digit(ch) {
        return digit;
    }
    match ch {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(ch) - WIDER).unwrap_or(ch),
        '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' | '\u{2800}' => ' ',
        '¦' | '❘' | '∣' | 'ǀ' | '￨' => '|',
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' | '‚' => '\'',
        '،' | '、' => ',',
        '؛' => ';',
        ch if mark::is_stand_in(ch) => char::REPLACEMENT_CHARACTER,
        ch => ch,
    }
}

/// The distance in Unicode from ASCII's characters to their wide forms behind them.
const WIDER: u32 = 0xfee0;

/// Whether a character is none of its own: joiners, marks for the direction or the form of what is beside it.
const fn leaves_no_mark(ch: char) -> bool {
    matches!(ch, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// The text that signs make up.
pub(crate) fn text_of(signs: &[Sign]) -> String {
    steps::count(signs.len());
    signs.iter().map(|sign| sign.ch).collect()
}

/// Signs without blanks at both ends.
pub(crate) fn trimmed(signs: &[Sign]) -> &[Sign] {
    let is_mark = |sign: &Sign| !sign.ch.is_whitespace();
    let Some(first) = signs.iter().position(is_mark) else { return &[] };
    let last = signs.iter().rposition(is_mark).unwrap_or(first);
    steps::count(first + signs.len() - last);
    signs.get(first..=last).unwrap_or_default()
}

/// A text that is read, and the signs that it is made of; none where it is plain as it was given.
#[derive(Debug)]
pub(crate) struct Plain<'a> {
    pub(crate) text: Cow<'a, str>,
    signs: Option<Vec<Sign>>,
    /// The place in the signs at which each line begins, once that was asked for.
    starts: OnceCell<Vec<usize>>,
}

impl<'a> Plain<'a> {
    /// The plain text of a text that was given.
    pub(crate) fn new(text: &'a str) -> Plain<'a> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic() || matches!(byte, b' ' | b'\t' | b'\n'));
        steps::count(text.len());
        if is_plain { Plain { text: Cow::Borrowed(text), signs: None, starts: OnceCell::new() } } else { Plain::of(signs(text)) }
    }

    /// The text of these signs.
    pub(crate) fn of(signs: Vec<Sign>) -> Plain<'static> {
        Plain { text: Cow::Owned(text_of(&signs)), signs: Some(signs), starts: OnceCell::new() }
    }

    /// The signs of the text.
    pub(crate) fn signs(&self) -> Vec<Sign> {
        steps::count(self.text.len());
        self.signs.clone().unwrap_or_else(|| signs(&self.text))
    }

    /// The same error, at its place in the given text.
    pub(crate) fn placed(&self, error: ReadError) -> ReadError {
        let (line, column) = self.place(error.line, error.column);
        ReadError { line, column, ..error }
    }

    /// The line of the given text from which this line comes.
    pub(crate) fn line(&self, line: usize) -> usize {
        self.place(line, 1).0
    }

    /// The place in the given text of a place in this one: behind the last sign of a line, one further than that.
    fn place(&self, line: usize, column: usize) -> (usize, usize) {
        let Some(signs) = &self.signs else { return (line, column) };
        let starts = self.starts.get_or_init(|| {
            steps::count(signs.len());
            let ends = signs.iter().enumerate().filter(|(_, sign)| sign.ch == '\n');
            std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect()
        });
        let start = |line: usize| starts.get(line).copied();
        let from = start(line.saturating_sub(1)).unwrap_or(signs.len());
        let end = start(line.max(1)).map_or(signs.len(), |next| next - 1);
        let found = signs.get(from..end).unwrap_or_default();
        if found.is_empty() {
            // An empty line stands where its end does.
            let end = signs.get(from).or(signs.last());
            return end.map_or((line, column), |sign| (sign.line as usize, sign.column as usize));
        }
        let at = column.saturating_sub(1);
        match (found.get(at), found.last()) {
            (Some(sign), _) => (sign.line as usize, sign.column as usize),
            (None, Some(last)) => (last.line as usize, last.column as usize + at + 1 - found.len()),
            (None, None) => (line, column),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_plain_and_know_their_places() {
        for (text, expected) in [
            ("\u{feff}1\r\n2\r3\n", "1\n2\n3\n"),
            ("5\u{fe0f}\u{20e3}⬜#\u{20e3}", "5⬜\u{fdef}"),
            ("۵٣७７𝟗⓪", "537790"),
            ("1\u{200b}2\u{3000}3\u{2028}4", "12 3\n4"),
            ("\u{fdd0}", "\u{fffd}"),
        ] {
            assert_eq!(text_of(&signs(text)), expected, "{text:?}");
        }
        let plain = Plain::of(signs("1\u{200b}2\r\n\u{200b}34"));
        let error = |line, column| ReadError { kind: ReadErrorKind::Empty, line, column };
        for (here, given) in [((1, 1), (1, 1)), ((1, 2), (1, 3)), ((1, 4), (1, 5)), ((2, 1), (2, 2)), ((2, 4), (2, 5))] {
            let placed = plain.placed(error(here.0, here.1));
            assert_eq!((placed.line, placed.column), given);
        }
    }
}
