//! The front of the reader: a text as numbered lines, without comments, headings and other sections.

use super::{
    error::{ReadError, ReadErrorKind},
    mark::is_symbol,
    steps,
};

/// A kind of characters.
pub(crate) type Kind<'k> = &'k dyn Fn(char) -> bool;

/// A line of the text, or a piece of one: a cell, a group, a field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    /// The number of its line, from 1.
    pub(crate) line: usize,
    /// The place at which it begins, in characters from 1.
    pub(crate) column: usize,
    /// The text of the piece.
    pub(crate) text: &'a str,
}

impl<'a> Token<'a> {
    /// A whole line.
    pub(crate) const fn of_line(line: usize, text: &'a str) -> Token<'a> {
        Token { line, column: 1, text }
    }

    /// The pieces that consist of characters of a kind, each as long as can be.
    pub(crate) fn runs(&self, is_part: Kind<'_>) -> Vec<Token<'a>> {
        let mut pieces = self.pieces(&|ch| !is_part(ch));
        pieces.retain(|piece| !piece.text.is_empty());
        pieces
    }

    /// The texts before, between and after the characters of a kind: one piece more than there are of them.
    pub(crate) fn pieces(&self, is_between: Kind<'_>) -> Vec<Token<'a>> {
        steps::count(self.text.len());
        let mut column = self.column;
        let mut pieces = Vec::new();
        for text in self.text.split(is_between) {
            pieces.push(Token { column, text, ..*self });
            column += text.chars().count() + 1;
        }
        pieces
    }

    /// Whether there is nothing in it.
    pub(crate) fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// An error at this token.
    pub(crate) const fn error(&self, kind: ReadErrorKind) -> ReadError {
        ReadError { kind, line: self.line, column: self.column }
    }

    /// The error that it is no group of digits.
    pub(crate) fn bad_group(&self) -> ReadError {
        self.error(ReadErrorKind::BadGroup(self.text.to_owned()))
    }

    /// The token without characters of a kind at its ends.
    pub(crate) fn trimmed(&self, is_around: Kind<'_>) -> Token<'a> {
        steps::count(self.text.len());
        let text = self.text.trim_start_matches(is_around);
        let column = self.column + self.text.chars().count() - text.chars().count();
        Token { column, text: text.trim_end_matches(is_around), ..*self }
    }

    /// A token for each of its characters.
    pub(crate) fn characters(&self) -> Vec<Token<'a>> {
        steps::count(self.text.len());
        let mut characters = Vec::new();
        for (at, ch) in self.text.char_indices() {
            let text = self.text.get(at..at + ch.len_utf8()).unwrap_or_default();
            characters.push(Token { column: self.column + characters.len(), text, ..*self });
        }
        characters
    }
}

/// The number of characters of a kind.
pub(crate) fn count(text: &str, is_counted: Kind<'_>) -> usize {
    steps::count(text.len());
    text.chars().filter(|&ch| is_counted(ch)).count()
}

/// Whether there are characters of a kind and no others.
pub(crate) fn is_only(text: &str, is_right: Kind<'_>) -> bool {
    !text.is_empty() && !text.contains(|ch| !is_right(ch))
}

/// All lines of a text.
pub(crate) fn all_lines(text: &str) -> Vec<Token<'_>> {
    steps::count(text.len());
    let mut lines = Vec::new();
    for text in text.split('\n') {
        lines.push(Token::of_line(lines.len() + 1, text));
    }
    lines
}

/// The lines of a text as it was given, by all ends that [`Plain`](super::plain::Plain) knows.
pub(crate) fn given_lines(text: &str) -> Vec<&str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_end = |ch: char| matches!(ch, '\r' | '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}');
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(end) = rest.find(is_end) {
        let (line, from_end) = rest.split_at(end);
        lines.push(line);
        let behind = from_end.strip_prefix("\r\n");
        rest = behind.unwrap_or_else(|| from_end.get(from_end.chars().next().map_or(0, char::len_utf8)..).unwrap_or_default());
    }
    lines.push(rest);
    lines
}

/// Whether a text is blank, or has comments alone.
pub(crate) fn is_nothing(text: &str) -> bool {
    given_lines(text).iter().all(|line| line.trim().is_empty() || line.starts_with('#'))
}

/// The lines of a text that can hold cells: of several sections only the one that is called `[Puzzle]`, and neither comments
/// nor headings.
pub(crate) fn lines(text: &str) -> Vec<Token<'_>> {
    if text.lines().any(is_puzzle_section) { lines_of_section(text, is_puzzle_section) } else { lines_of_section(text, |_| true) }
}

/// The lines below `[State]` that can hold cells.
pub(crate) fn lines_of_state(text: &str) -> Vec<Token<'_>> {
    lines_of_section(text, |name| name.trim().eq_ignore_ascii_case("[state]"))
}

/// The lines that can hold cells in sections that are called so. What stands above the first is in one without a name.
fn lines_of_section(text: &str, is_meant: fn(&str) -> bool) -> Vec<Token<'_>> {
    let mut lines = all_lines(text);
    let mut inside = is_meant("");
    lines.retain_mut(|line| {
        if is_section(line.text) {
            inside = is_meant(line.text);
            return false;
        }
        let comment = line.text.find('#');
        line.text = line.text.get(..comment.unwrap_or(line.text.len())).unwrap_or_default();
        let is_comment = comment.is_some() && line.is_blank();
        inside && !is_comment && !is_heading(line.text)
    });
    lines
}

/// `[Puzzle]`, `[State]`: what SadMan Software's files have above each part.
pub(crate) fn is_section(text: &str) -> bool {
    let name = text.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    name.is_some_and(|name| is_only(name, &|ch| is_letter(ch) || ch == ' '))
}

pub(crate) fn is_puzzle_section(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case("[puzzle]")
}

/// Whether the line is words rather than cells: it has a word, and fewer cells than letters; or it begins with a word, and has
/// fewer cells than a row.
pub(crate) fn is_heading(text: &str) -> bool {
    let in_word = |ch: char| is_letter(ch) && !is_symbol(ch);
    let has_word = text.split(|ch| !in_word(ch)).any(|word| word.chars().count() >= 3);
    let begins_with_word = text.trim_start().chars().take(2).filter(|&ch| in_word(ch)).count() == 2;
    let (letters, cells) = (count(text, &in_word), count(text, &is_symbol));
    has_word && cells < letters || begins_with_word && cells < 9
}

/// Letters of any script, by where scripts lie in Unicode: what lines and boxes are drawn with lies between them.
const fn is_letter(ch: char) -> bool {
    ch.is_ascii_alphabetic() || matches!(ch, '\u{C0}'..='\u{1FFF}' | '\u{2C00}'..='\u{2DFF}' | '\u{3040}'..='\u{FDFF}')
}
